// SPDX-License-Identifier: MIT
// One table with a host that stores when the test says so.
#include "online/hosting/live_table.h"

#include "games/games.h"
#include "protocols/online_json/tables_json.h"
#include "unit/online/hosting/fake_table_host.h"
#include "unit/online/hosting/listener.h"
#include "unit/online/tables/scene.h"

namespace parlor::hosting {
namespace {

using tables::Milliseconds;
using tables::Seq;
using tests::Listener;
using Texts = std::vector<std::string>;

class ALiveTable : public testing::Test {
protected:
    static constexpr std::string_view id = "k3f9x2m7qa4c";

    void make(const tables::TablePlan& plan = tables::plan_of("pollyanna-1916", "b r")) {
        const crypto::Key secret = tables::secret_of(7);
        created_ =
            tables::Table::create({.by = "ana", .id = "c0", .action = tables::Say{}},
                                  {*accepted(plan), fair_dice::commitment(secret), {}}, host_.time);
        live_ = std::make_unique<LiveTable>(*tables::Table::load(std::string(id), secret, created_),
                                            host_, created_, "secret");
    }
    void make_stored(const tables::TablePlan& plan = tables::plan_of("pollyanna-1916", "b r")) {
        make(plan);
        live_->stored(1);
    }
    // As after a restart, with all that was written.
    void load_again() {
        tables::Events events;
        for (const store::Write& write : host_.writes) {
            for (const std::string& each : write.events)
                events.push_back(*online_json::parse_event(each));
        }
        live_ = std::make_unique<LiveTable>(
            *tables::Table::load(std::string(id), tables::secret_of(7), events), host_);
    }
    void say(const std::shared_ptr<Listener>& who, const std::string& command,
             const tables::Action& wish) {
        live_->handle({who, command}, wish);
    }
    tables::Sit seat(char letter) { return {letter, "A name", chains_.lay_down(id, letter)}; }
    std::string link(char letter) {
        const std::size_t place = letter == 'b' ? 0 : 1;
        return chains_.after(live_->table().state(host_.time).seats[place].link);
    }
    tables::Reveal reveal(char seat) { return {live_->table().played(), seat, link(seat)}; }
    void begin() {
        say(ana_, "s1", seat('b'));
        say(ben_, "s2", seat('r'));
        say(ana_, "o1", reveal('b'));
        say(ben_, "o2", reveal('r'));
        live_->stored(live_->table().seq());
        ana_->all();
        ben_->all();
    }
    [[nodiscard]] static bool has(const std::string& text, std::string_view part) {
        return text.find(part) != std::string::npos;
    }
    static std::string done(const std::string& command, Seq seq) {
        return online_json::done_json(command, seq);
    }
    static std::string refused(const std::string& command, std::string_view error) {
        return R"({"answer":")" + command + R"(","ok":false,"error":")" + std::string(error) +
               R"(","part":""})";
    }
    // Of a message of news.
    static Texts kinds(const std::string& news) {
        Texts all;
        const std::string key = R"("kind":")";
        for (std::size_t i = news.find(key); i != std::string::npos; i = news.find(key, i + 1)) {
            const std::size_t begin = i + key.size();
            all.push_back(news.substr(begin, news.find('"', begin) - begin));
        }
        return all;
    }

    tests::Chains chains_;
    FakeTableHost host_;
    tables::Events created_;
    std::unique_ptr<LiveTable> live_;
    std::shared_ptr<Listener> ana_ = std::make_shared<Listener>("ana");
    std::shared_ptr<Listener> ben_ = std::make_shared<Listener>("ben");
};

TEST_F(ALiveTable, IsWrittenAsItIsMade) {
    make();
    ASSERT_EQ(host_.writes.size(), 1);
    EXPECT_EQ(host_.writes.front().first, 1);
    EXPECT_EQ(host_.writes.front().secret, "secret");
    EXPECT_EQ(host_.writes.front().events, Texts{online_json::event_json(created_.front())});
    EXPECT_EQ(host_.writes.front().listing->phase, store::Phase::Open);
}

TEST_F(ALiveTable, TellsWhoIsHereOnceASecond) {
    make_stored();
    live_->watch({ana_, "w1"}, std::nullopt);
    ana_->all();
    for (int i = 0; i < 5; ++i) {
        live_->watch({ben_, "w"}, std::nullopt);
        EXPECT_NE(ben_->next_with(R"("here":)"), "") << "who comes is told at once";
        live_->unwatch(ben_);
    }
    live_->watch({ben_, "w"}, std::nullopt);
    EXPECT_EQ(ana_->next(std::chrono::milliseconds(0)), "");
    ASSERT_FALSE(host_.wakes.empty());
    host_.time = host_.wakes.back();
    live_->advance();
    EXPECT_TRUE(has(ana_->next(std::chrono::milliseconds(0)), R"("watching":2)"));
    EXPECT_EQ(ana_->next(std::chrono::milliseconds(0)), "");
}

TEST_F(ALiveTable, TellsNothingThatIsNotStored) {
    make();
    live_->watch({ana_, "w1"}, std::nullopt);
    say(ana_, "s1", seat('b'));
    EXPECT_EQ(ana_->all(), Texts{});
    live_->stored(1);
    const Texts first = ana_->all();
    ASSERT_EQ(first.size(), 2);
    EXPECT_TRUE(has(first[0], R"("snapshot":)"));
    EXPECT_FALSE(has(first[0], "A name"));
    EXPECT_EQ(first[1], done("w1", 1));
    live_->stored(2);
    const Texts second = ana_->all();
    ASSERT_EQ(second.size(), 2);
    EXPECT_EQ(kinds(second[0]), Texts{"sat"});
    EXPECT_EQ(second[1], done("s1", 2));
    EXPECT_TRUE(live_->table().sits("ana"));
}

TEST_F(ALiveTable, ASnapshotWaitsForWhatItShows) {
    make_stored();
    say(ana_, "s1", seat('b'));
    live_->watch({ben_, "w1"}, std::nullopt);
    EXPECT_EQ(ben_->all(), Texts{});
    live_->stored(2);
    const Texts told = ben_->all();
    ASSERT_EQ(told.size(), 2);
    EXPECT_TRUE(has(told[0], "A name"));
    EXPECT_EQ(told[1], done("w1", 2));
}

TEST_F(ALiveTable, AnswersComeInOrderAndAfterTheNews) {
    make_stored();
    live_->watch({ana_, "w1"}, std::nullopt);
    ana_->all();
    say(ana_, "s1", seat('b'));
    say(ana_, "s2", tables::Stand{'b'});
    live_->answer({ana_, "s3"}, {});
    live_->stored(3);
    const Texts told = ana_->all();
    ASSERT_EQ(told.size(), 5);
    EXPECT_EQ(kinds(told[0]), Texts{"sat"});
    EXPECT_EQ(told[1], done("s1", 2));
    EXPECT_EQ(kinds(told[2]), Texts{"stood"});
    EXPECT_EQ(told[3], done("s2", 3));
    EXPECT_EQ(told[4], done("s3", 3));
}

TEST_F(ALiveTable, ARefusalComesAtOnceAndNothingIsWritten) {
    make_stored();
    say(ana_, "t1", tables::Throw{0});
    ASSERT_EQ(ana_->all().size(), 1);
    EXPECT_EQ(host_.writes.size(), 1);
    EXPECT_EQ(host_.metrics().refused.value(), 1);
}

TEST_F(ALiveTable, ARepeatedCommandIsAnsweredAlikeAndNotDoneAgain) {
    make_stored();
    say(ana_, "s1", seat('b'));
    const std::size_t writes = host_.writes.size();
    say(ana_, "s1", seat('b'));
    EXPECT_EQ(ana_->all(), Texts{}) << "nor is it answered before it is stored";
    live_->stored(2);
    EXPECT_EQ(ana_->all(), (Texts{done("s1", 2), done("s1", 2)}));
    say(ana_, "s2", tables::Stand{'b'});
    live_->stored(3);
    say(ana_, "s1", seat('b'));
    EXPECT_EQ(ana_->all(), (Texts{done("s2", 3), done("s1", 2)}));
    EXPECT_EQ(host_.writes.size(), writes + 1);
    EXPECT_FALSE(live_->table().sits("ana"));
}

TEST_F(ALiveTable, WhoHasMissedSomeEventsGetsThem) {
    make_stored();
    begin();
    const Seq seq = live_->table().seq();
    for (Seq since = 0; since <= seq; ++since) {
        live_->watch({ben_, "w"}, since);
        const Texts told = ben_->all();
        ASSERT_EQ(told.size(), 2);
        const Texts missed = kinds(told[0]);
        EXPECT_EQ(missed.size(), seq - since);
        EXPECT_FALSE(has(told[0], R"("snapshot":)"));
        EXPECT_EQ(has(told[0], R"("seq":)" + std::to_string(since) + ','), since == seq)
            << "only the state has the number of the event known before";
    }
    EXPECT_EQ(live_->watchers().size(), 1);
}

TEST_F(ALiveTable, WhoHasMissedMoreThanIsKnownGetsASnapshot) {
    make_stored();
    begin();
    load_again();
    const Seq seq = live_->table().seq();
    live_->watch({ben_, "w1"}, seq);
    EXPECT_EQ(kinds(ben_->all().front()), Texts{});
    for (const Seq since : {Seq{0}, seq - 1, seq + 1, ~Seq{0}}) {
        live_->watch({ben_, "w2"}, since);
        EXPECT_TRUE(has(ben_->all().front(), R"("snapshot":)")) << since;
    }
}

TEST_F(ALiveTable, AfterAFailedWriteThoseWhoWaitAreToldByName) {
    make_stored();
    live_->watch({ben_, "w1"}, std::nullopt);
    ben_->all();
    say(ana_, "s1", seat('b'));
    live_->failed({tables::RefusalReason::Unavailable, ""});
    EXPECT_EQ(ana_->all(), Texts{refused("s1", "unavailable")});
    EXPECT_EQ(ben_->all(), Texts{});
    live_->stored(2);
    EXPECT_EQ(ana_->all(), Texts{});
    EXPECT_EQ(ben_->all(), Texts{});
}

TEST_F(ALiveTable, ReadAgainItShowsItselfToThoseWhoLookOn) {
    make_stored();
    load_again();
    live_->adopt({ana_, ben_});
    live_->send_snapshot();
    EXPECT_TRUE(has(ana_->all().front(), R"("snapshot":)"));
    EXPECT_TRUE(has(ben_->all().front(), R"("snapshot":)"));
}

TEST_F(ALiveTable, WhoHasGoneIsNotToldWhatHeWasPromised) {
    make_stored();
    live_->watch({ana_, "w1"}, std::nullopt);
    live_->watch({ben_, "w1"}, std::nullopt);
    ana_->all();
    ben_->all();
    say(ana_, "s1", seat('b'));
    EXPECT_TRUE(live_->everybody().contains(ana_));
    live_->forget(ana_);
    EXPECT_FALSE(live_->everybody().contains(ana_));
    live_->stored(2);
    EXPECT_EQ(ana_->all(), Texts{});
    EXPECT_EQ(ben_->all().size(), 1);
    EXPECT_TRUE(live_->table().sits("ana"));
}

TEST_F(ALiveTable, TellsWhoIsThere) {
    const auto after_a_second = [&] {
        host_.time += 1000;
        live_->advance();
    };
    make_stored();
    begin();
    live_->watch({ana_, "w1"}, std::nullopt);
    EXPECT_TRUE(has(ana_->next_with("here"), R"("here":["ana"],"watching":0)"));
    live_->watch({ben_, "w1"}, std::nullopt);
    const auto eve = std::make_shared<Listener>("eve");
    live_->watch({eve, "w1"}, std::nullopt);
    const std::string all = R"("here":["ana","ben"],"watching":1)";
    EXPECT_TRUE(has(eve->next_with("here"), all));
    after_a_second();
    EXPECT_TRUE(has(ana_->next_with("here"), all));
    live_->unwatch(ben_);
    after_a_second();
    EXPECT_TRUE(has(ana_->next_with("here"), R"("here":["ana"],"watching":1)"));
    const auto second_device = std::make_shared<Listener>("ana");
    live_->watch({second_device, "w1"}, std::nullopt);
    live_->unwatch(ana_);
    after_a_second();
    EXPECT_TRUE(has(second_device->next_with("here"), R"("here":["ana"])"));
}

TEST_F(ALiveTable, NobodyIsReplacedBeforeTheTablesPatienceEnds) {
    make_stored();
    begin();
    live_->watch({ana_, "w1"}, std::nullopt);
    live_->watch({ben_, "w1"}, std::nullopt);
    host_.time += 3'600'000;
    live_->unwatch(ben_);
    ana_->all();
    const tables::Replace replace{'r'};
    say(ana_, "r1", replace);
    host_.time += 59'999;
    say(ana_, "r2", replace);
    const Texts refusals = ana_->all();
    ASSERT_EQ(refusals.size(), 2);
    EXPECT_TRUE(has(refusals[1], R"("ok":false)"));
    host_.time += 1;
    say(ana_, "r3", replace);
    live_->stored(live_->table().seq());
    EXPECT_EQ(kinds(ana_->all().front()), Texts{"replaced"});
}

TEST_F(ALiveTable, AfterARestartPatienceBeginsAnew) {
    make_stored();
    begin();
    host_.time += 3'600'000;
    load_again();
    live_->watch({ana_, "w1"}, std::nullopt);
    ana_->all();
    say(ana_, "r1", tables::Replace{'r'});
    EXPECT_TRUE(has(ana_->all().front(), R"("ok":false)"));
    host_.time += 60'000;
    const std::size_t writes = host_.writes.size();
    say(ana_, "r2", tables::Replace{'r'});
    ASSERT_GT(host_.writes.size(), writes);
    EXPECT_TRUE(has(host_.writes[writes].events.front(), "replaced"));
}

TEST_F(ALiveTable, AsksToBeWokenWhenAClockRunsOut) {
    make_stored(tables::plan_of("pollyanna-1916", "b r", {30, 0}));
    begin();
    ASSERT_FALSE(host_.wakes.empty());
    EXPECT_EQ(host_.wakes.back(), host_.time + 30'000);
    const Seq before = live_->table().seq();
    live_->advance();
    EXPECT_EQ(live_->table().seq(), before);
    host_.time += 30'000;
    live_->advance();
    EXPECT_GT(live_->table().seq(), before);
    EXPECT_TRUE(
        has(host_.writes.back().events.back() + host_.writes[5].events.front(), R"("why":"late")"));
}

TEST_F(ALiveTable, LetsAComputerThinkOnceAndPlaysWhatItChose) {
    make_stored(tables::plan_of("pollyanna-1916", "b r=random"));
    live_->watch({ana_, "w1"}, std::nullopt);
    say(ana_, "s1", seat('b'));
    say(ana_, "r1", reveal('b'));
    live_->stored(live_->table().seq());
    for (int i = 0; i < 200 && host_.requests.empty(); ++i) {
        const Seq at = live_->table().played();
        const match::Match& match = *live_->table().match();
        const std::string command = "c" + std::to_string(i);
        if (match.due() == match::Due::Throw) {
            say(ana_, command, tables::Throw{at, link('b')});
        } else if (match.due() == match::Due::Confirm) {
            say(ana_, command, tables::Confirm{at, link('b')});
        } else {
            say(ana_, command, tables::Step{at, match.choice_texts().front()});
        }
    }
    ASSERT_EQ(host_.requests.size(), 1);
    live_->advance();
    EXPECT_EQ(host_.requests.size(), 1);
    EXPECT_FALSE(live_->is_idle());
    const ComputerThreads::Request& request = host_.requests.front();
    EXPECT_EQ(request.level, "random");
    games::of(request.match->game())
        .coach()
        ->play(*request.match, "random", base::Random(1), base::never_stop);
    const Seq before = live_->table().seq();
    live_->apply_computer_turn(live_->table().played(), request.match->play_text());
    EXPECT_GT(live_->table().seq(), before);
}

TEST_F(ALiveTable, IsIdleOnceNobodyIsThereAndAllIsStored) {
    make_stored();
    EXPECT_TRUE(live_->is_idle());
    live_->watch({ana_, "w1"}, std::nullopt);
    EXPECT_FALSE(live_->is_idle());
    say(ana_, "s1", seat('b'));
    live_->unwatch(ana_);
    EXPECT_FALSE(live_->is_idle());
    live_->stored(2);
    EXPECT_TRUE(live_->is_idle());
}

}  // namespace
}  // namespace parlor::hosting
