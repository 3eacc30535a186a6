// SPDX-License-Identifier: MIT
// The host and people in it.
#include "online/hosting/host.h"

#include <future>
#include <thread>

#include "support/postgres.h"
#include "support/program.h"
#include "unit/online/hosting/host_transport.h"

namespace parlor::hosting {
namespace {

using namespace std::chrono_literals;
using tests::Answer;
using tests::one_and_a_computer;
using Person = tests::LocalPerson;
using tests::plan_json;
using tests::Postgres;
using tests::TemporaryFolder;
using tests::two_people;

std::unique_ptr<Host> opened(Metrics& metrics, const std::string& store = "memory:") {
    auto host = Host::open({.store = store}, metrics, Log());
    if (!host) ADD_FAILURE() << name(host.error().fault) << ' ' << host.error().reason;
    return std::move(*host);
}

class AHall : public testing::Test {
protected:
    // Two who have sat down.
    void begin(Person& ana, Person& ben, bool is_public = true) {
        const Answer made = ana.create("pollyanna-1916", two_people, is_public);
        ASSERT_TRUE(made.ok) << made.error;
        ASSERT_TRUE(ana.watch(made.table).ok);
        ASSERT_TRUE(ben.watch(made.table).ok);
        ASSERT_TRUE(ana.sit('b').ok);
        ASSERT_TRUE(ben.sit('r').ok);
        EXPECT_TRUE(ana.reveal('b').ok);
        EXPECT_TRUE(ben.reveal('r').ok);
        EXPECT_TRUE(ana.await_event(ben.seen().seq()));
        EXPECT_TRUE(ben.await_event(ana.seen().seq()));
    }
    void await_unloaded() const {
        const auto until = std::chrono::steady_clock::now() + tests::patience;
        while (metrics_.tables.value() > 0 && std::chrono::steady_clock::now() < until) {
            std::this_thread::sleep_for(1ms);
        }
    }
    // The player to act does the next thing, `times` times.
    static void play(Person& ana, Person& ben, int times, base::Random& random) {
        for (int i = 0; i < times && !HasFailure(); ++i) {
            Person& next = ana.seen().state().to_act == "b" ? ana : ben;
            Person& other = &next == &ana ? ben : ana;
            const Answer done = next.act(random);
            ASSERT_TRUE(done.ok) << done.error << ' ' << done.part;
            EXPECT_TRUE(other.await_event(next.seen().seq()));
        }
    }

    Metrics metrics_;
    base::Random random_{1};
};

TEST_F(AHall, PlaysAWholeGameAgainstAComputer) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    const Answer made = ana.create("pollyanna-1916", one_and_a_computer);
    ASSERT_TRUE(made.ok) << made.error;
    EXPECT_TRUE(ana.watch(made.table).ok);
    EXPECT_EQ(ana.seen().state().phase, "open");
    EXPECT_TRUE(ana.sit('b').ok);
    EXPECT_TRUE(ana.reveal('b').ok);
    ana.play(random_, 'b');
    EXPECT_EQ(ana.seen().state().phase, "over");
    EXPECT_NE(ana.seen().record().find("secret"), std::string::npos);
    EXPECT_EQ(metrics_.games_ended.value(), 1);
    EXPECT_EQ((*store::open("memory:"))->record(made.table).value(), ana.seen().record());
}

TEST_F(AHall, RefusesWhatItCannotReadAndTablesThatAreNotThere) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    host->receive(std::shared_ptr<Client>(std::shared_ptr<void>(), &ana.transport().listener()),
                  "{");
    EXPECT_EQ(ana.transport().listener().next(), R"({"error":"not_json","part":""})");
    EXPECT_EQ(ana.ask(R"("do":"dance")").error, "unknown_do");
    EXPECT_EQ(ana.watch("k3f9x2m7qa4c").error, "unknown_table");
    EXPECT_EQ(ana.watch("k3f9x2m7qa4c").error, "unknown_table");
    EXPECT_EQ(ana.ask(ana.about("throw") + ",\"at\":1").error, "unknown_table");
    EXPECT_EQ(ana.create("chess", two_people).error, "unknown_edition");
    EXPECT_EQ(metrics_.tables.value(), 0);
    EXPECT_EQ(metrics_.refused.value(), 6);
}

TEST_F(AHall, MakesOneTableForARepeatedCommand) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    Person ben(*host, "ben");
    const std::string create = R"("do":"create",)" + plan_json("zenda", R"([{"seat":"s","level":""},
        {"seat":"z","level":""}])");
    ana.say("x", create);
    ana.say("x", create);
    const Answer first = ana.answer("x");
    const Answer second = ana.answer("x");
    EXPECT_TRUE(first.ok) << first.error;
    EXPECT_EQ(first.table, second.table);
    Person another_device(*host, "ana");
    EXPECT_EQ(another_device.ask_as("x", create).table, first.table);
    EXPECT_NE(ben.ask_as("x", create).table, first.table);
    EXPECT_EQ(metrics_.tables_created.value(), 2);
}

TEST_F(AHall, BoundsHowManyTablesAnAddressMakes) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    int made = 0;
    while (made < 100 && ana.create("pollyanna-1916", two_people).ok) ++made;
    EXPECT_GE(made, 10);
    EXPECT_LT(made, 100);
    EXPECT_EQ(ana.create("pollyanna-1916", two_people).error, "too_many_tables");
    EXPECT_EQ(Person(*host, "ben").create("pollyanna-1916", two_people).error, "");
}

TEST_F(AHall, BoundsHowOftenTablesAreToldAnew) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    const Answer made = ana.create("pollyanna-1916", two_people);
    std::string refused;
    for (int i = 0; i < 400 && refused.empty(); ++i) refused = ana.watch(made.table).error;
    EXPECT_EQ(refused, "too_fast");
    EXPECT_EQ(ana.ask(R"("do":"throw","table":"k3f9x2m7qa4c","at":1)").error, "too_fast");
    EXPECT_TRUE(ana.sit('b').ok) << "what is less work goes on";
    EXPECT_TRUE(Person(*host, "ben").watch(made.table).ok);
}

TEST_F(AHall, BoundsWhatIsSaid) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    ASSERT_TRUE(ana.watch(ana.create("pollyanna-1916", two_people).table).ok);
    std::string refused;
    for (int i = 0; i < 100 && refused.empty(); ++i) {
        refused = ana.ask(ana.about("say") + R"(,"text":"Hello")").error;
    }
    EXPECT_EQ(refused, "too_fast");
}

// Also if the last person leaves while the computer thinks.
TEST_F(AHall, UnloadsTablesThatNobodyNeeds) {
    auto host = Host::open({.unload_after = 1ms}, metrics_, Log());
    ASSERT_TRUE(host);
    Person ana(**host, "ana");
    ASSERT_TRUE(ana.watch(ana.create("pollyanna-1916", one_and_a_computer).table).ok);
    ASSERT_TRUE(ana.sit('b').ok);
    EXPECT_TRUE(ana.reveal('b').ok);
    while (ana.seen().state().to_act == "b" && !HasFailure()) ana.act(random_);
    ana.transport().leave();
    await_unloaded();
    EXPECT_EQ(metrics_.tables.value(), 0);
    Person again(**host, "ana");
    ASSERT_TRUE(again.watch(ana.table()).ok);
    EXPECT_EQ(again.seen().state().to_act, "b");
}

// A player who makes the host unload and load the table does not get time for it.
TEST_F(AHall, AClockRunsOutWhateverAnybodyDoes) {
    auto host = Host::open({.unload_after = 1ms, .no_limits = true}, metrics_, Log());
    ASSERT_TRUE(host);
    Person ana(**host, "ana");
    Person ben(**host, "ben");
    const Answer made = ana.ask(R"("do":"create","plan":{"game":"pollyanna-1916","seats":)" +
                                std::string(two_people) +
                                R"(,"public":true,"clock":{"turn":1,"bank":0},"patience":60})");
    ASSERT_TRUE(made.ok) << made.error;
    ASSERT_TRUE(ana.watch(made.table).ok);
    ASSERT_TRUE(ana.sit('b').ok);
    ASSERT_TRUE(ben.watch(made.table).ok);
    ASSERT_TRUE(ben.sit('r').ok);
    EXPECT_TRUE(ana.reveal('b').ok);
    EXPECT_TRUE(ben.reveal('r').ok);
    ASSERT_TRUE(ben.ask(ben.about("unwatch")).ok);
    const auto until = std::chrono::steady_clock::now() + tests::patience;
    while (!ana.seen().is_over() && std::chrono::steady_clock::now() < until) {
        ASSERT_TRUE(ana.watch(made.table).ok);
        ASSERT_TRUE(ana.ask(ana.about("unwatch")).ok);
        await_unloaded();
    }
    EXPECT_TRUE(ana.seen().is_over());
}

TEST_F(AHall, KeepsTablesByLinkOutOfOthersLists) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    Person ben(*host, "ben");
    begin(ana, ben, false);
    Person eve(*host, "eve");
    EXPECT_TRUE(eve.ask(R"("do":"lobby")").ok);
    EXPECT_EQ(eve.transport().listener().next_with("lobby").find(ana.table()), std::string::npos);
    EXPECT_TRUE(ana.ask(R"("do":"lobby")").ok);
    EXPECT_NE(ana.transport().listener().next_with("lobby").find(ana.table()), std::string::npos);
}

TEST_F(AHall, GivesBothPlayersOneRematch) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    Person ben(*host, "ben");
    begin(ana, ben);
    EXPECT_FALSE(ana.ask(ana.about("rematch")).ok) << "the game is not over";
    EXPECT_TRUE(ana.ask(ana.about("resign") + R"(,"seat":"b")").ok);
    const Answer first = ana.ask(ana.about("rematch"));
    const Answer second = ben.ask(ben.about("rematch"));
    EXPECT_TRUE(first.ok) << first.error;
    EXPECT_TRUE(second.ok) << second.error;
    EXPECT_EQ(first.table, second.table);
    EXPECT_NE(first.table, ana.table());
    Person again(*host, "ana");
    EXPECT_TRUE(again.watch(first.table).ok);
    EXPECT_EQ(again.seen().state().phase, "open");
    EXPECT_EQ(metrics_.tables_created.value(), 2);
}

TEST_F(AHall, SaysNothingToWhoHasGone) {
    const auto host = opened(metrics_);
    Person ana(*host, "ana");
    Person ben(*host, "ben");
    begin(ana, ben);
    ana.transport().leave();
    ben.ask(ben.about("say") + R"(,"text":"Hello")");
    while (!ana.transport().listener().next(0ms).empty()) continue;
    ben.ask(ben.about("say") + R"(,"text":"Are you there?")");
    EXPECT_EQ(ana.transport().listener().next(0ms), "");
    Person back(*host, "ana");
    EXPECT_TRUE(back.watch(ana.table()).ok);
    EXPECT_EQ(back.seen().state().phase, "playing");
}

TEST_F(AHall, ATableGoesOnAfterTheServerWasClosed) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    std::string table;
    tests::Seq told = 0;
    {
        const auto host = opened(metrics_, store);
        Person ana(*host, "ana");
        Person ben(*host, "ben");
        begin(ana, ben);
        play(ana, ben, 20, random_);
        table = ana.table();
        told = ana.seen().seq();
        host->close();
        ana.say("late", ana.about("say") + R"(,"text":"Too late")");
        ana.transport().leave();
        host->close();
    }
    const auto host = opened(metrics_, store);
    Person ana(*host, "ana");
    Person ben(*host, "ben");
    EXPECT_TRUE(ana.watch(table).ok);
    EXPECT_TRUE(ben.watch(table).ok);
    EXPECT_EQ(ana.seen().seq(), told);
    play(ana, ben, 20, random_);
}

TEST_F(AHall, TakesUpGamesThatWaitForAComputer) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    std::string table;
    {
        const auto host = opened(metrics_, store);
        Person ana(*host, "ana");
        table = ana.create("pollyanna-1916", one_and_a_computer).table;
        ana.watch(table);
        ana.sit('b');
        EXPECT_TRUE(ana.reveal('b').ok);
        while (ana.seen().state().to_act == "b" && !HasFailure()) ana.act(random_);
        host->close();  // before the computer has played, or after
    }
    const auto host = opened(metrics_, store);
    Person ana(*host, "ana");
    EXPECT_TRUE(ana.watch(table).ok);
    ASSERT_TRUE(ana.await([&] { return ana.seen().state().to_act == "b"; }));
    EXPECT_TRUE(ana.act(random_).ok);
}

TEST_F(AHall, ASecondOneOnTheSameFileIsRefused) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + folder.file("tables.db");
    const auto host = opened(metrics_, store);
    const auto second = Host::open({.store = store}, metrics_, Log());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().fault, store::StoreFault::InUse);
    EXPECT_EQ(Host::open({.store = "mysql://x"}, metrics_, Log()).error().fault,
              store::StoreFault::BadAddress);
}

class TwoHalls : public AHall {
protected:
    void SetUp() override {
        if (!Postgres::is_installed()) GTEST_SKIP() << "there is no PostgreSQL 15";
        const std::string store = Postgres::shared().new_database();
        one_ = opened(metrics_, store);
        other_ = opened(metrics_, store);
    }

    std::unique_ptr<Host> one_;
    std::unique_ptr<Host> other_;
};

TEST_F(TwoHalls, BothHearThatSessionsHaveEnded) {
    std::promise<std::pair<std::string, std::int64_t>> here;
    auto there = decltype(here)();
    for (const auto& [host, heard] : {std::pair(&one_, &here), std::pair(&other_, &there)}) {
        (*host)->on_sessions_ended(
            [heard](const std::string& player, auto epoch) { heard->set_value({player, epoch}); });
    }
    one_->end_sessions("ana", 3);
    for (auto* each : {&here, &there}) {
        auto told = each->get_future();
        ASSERT_EQ(told.wait_for(tests::patience), std::future_status::ready);
        EXPECT_EQ(told.get(), std::pair(std::string("ana"), std::int64_t{3}));
    }
}

TEST_F(TwoHalls, PassOnWhatIsSaidAndTakeOverFromOneAnother) {
    Person ana(*one_, "ana");
    Person ben(*other_, "ben");
    begin(ana, ben);
    EXPECT_GT(metrics_.forwarded.value(), 0);
    play(ana, ben, 30, random_);
    EXPECT_EQ(ben.ask(ben.about("throw") + ",\"at\":0").error, "stale");
    const std::string create = R"("do":"create",)" + plan_json("pollyanna-1916", two_people);
    Person ana_there(*other_, "ana");
    EXPECT_EQ(ana_there.ask_as("c1", create).table, ana.table()) << "made before, at the other";

    Person eve(*other_, "eve");
    EXPECT_TRUE(eve.watch(ana.table()).ok);
    EXPECT_NE(ana.transport().listener().next_with(R"("watching":1)").find(R"(["ana","ben"])"),
              std::string::npos);
    eve.transport().leave();
    ana.transport().listener().next_with(R"("watching":0)");

    const tests::Seq told = ben.seen().seq();
    one_->close();
    EXPECT_EQ(ben.transport().listener().await_cut(), "moved");
    ben.transport().leave();
    Person ben_again(*other_, "ben");
    Person ana_again(*other_, "ana");
    EXPECT_TRUE(ben_again.watch(ana.table()).ok);
    EXPECT_TRUE(ana_again.watch(ana.table()).ok);
    EXPECT_EQ(ben_again.seen().seq(), told);
    play(ana_again, ben_again, 20, random_);
}

}  // namespace
}  // namespace parlor::hosting
