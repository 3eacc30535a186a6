// SPDX-License-Identifier: MIT
// Processes that share a store: who owns a table, what they send each other, and who is gone.
#include "online/cluster/exchange.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <optional>
#include <thread>

#include "online/cluster/transport.h"
#include "support/nats.h"
#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using cluster::Exchange;
using store::StoreFault;
using Texts = std::vector<std::string>;

// What is asked for, once it can be had: a database that has just come back may refuse at first.
template <class Ask>
auto eventually(Ask ask) {
    for (int i = 0; i < 300; ++i) {
        if (auto answer = ask()) return std::move(*answer);
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return ask().value();
}

// A process as the others see it; here several live in one.
class Member {
public:
    explicit Member(const std::string& address, const std::string& nats = {})
        : exchange_(eventually([&] {
              return Exchange::join(
                  address, [this](auto from, auto text) { add(received_, from + " " + text); },
                  [this](auto process) { add(gone_, process); }, nats);
          })) {}

    Exchange* operator->() { return exchange_.get(); }
    void leave() { exchange_.reset(); }
    Texts received(std::size_t count) { return await(received_, count); }
    Texts gone(std::size_t count) { return await(gone_, count); }

private:
    void add(Texts& texts, std::string text) {
        const std::scoped_lock lock(mutex_);
        texts.push_back(std::move(text));
        changed_.notify_all();
    }
    Texts await(const Texts& texts, std::size_t count) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::chrono::seconds(30), [&] { return texts.size() >= count; });
        return texts;
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    Texts received_;
    Texts gone_;
    std::unique_ptr<Exchange> exchange_;
};

// Until one of them has come: what is sent meanwhile may be lost.
void send_until_heard(Member& from, Member& to, const std::string& text) {
    const std::size_t before = to.received(0).size();
    for (int i = 0; i < 300 && to.received(0).size() == before; ++i) {
        from->send(to->self(), text);
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_EQ(to.received(before + 1)[before], from->self() + " " + text);
}

TEST(MessageParts, PutALongMessageTogetherAgain) {
    std::string text;
    for (int i = 0; i < 20000; ++i) text += i % 3 == 0 ? "€" : i % 3 == 1 ? "🎲" : "a";
    const auto parts = cluster::parts({"3fa92b", 7, text}, 7900);
    ASSERT_GT(parts.size(), 3U);
    cluster::MessageAssembler assembler;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        EXPECT_LE(parts[i].size(), 7900U);
        EXPECT_NE(static_cast<unsigned char>(parts[i].back()) & 0xC0U, 0xC0U);
        EXPECT_FALSE(assembler.take(parts[i]).has_value());
    }
    const auto whole = assembler.take(parts.back());
    ASSERT_TRUE(whole.has_value());
    EXPECT_EQ(whole->from, "3fa92b");
    EXPECT_EQ(whole->text, text);
}

TEST(MessageParts, LoseOnlyTheMessageThatHasAHole) {
    const auto first = cluster::parts({"a", 1, std::string(20000, 'x')}, 7900);
    const auto second = cluster::parts({"a", 2, "x"}, 7900);
    cluster::MessageAssembler assembler;
    EXPECT_FALSE(assembler.take(first[0]).has_value());
    EXPECT_FALSE(assembler.take(first[2]).has_value());
    EXPECT_FALSE(assembler.take("").has_value());
    EXPECT_FALSE(assembler.take("a b c d e").has_value());
    const auto whole = assembler.take(second[0]);
    ASSERT_TRUE(whole.has_value());
    EXPECT_EQ(whole->text, "x");
    EXPECT_FALSE(whole->is_next);
}

TEST(MessageParts, TellWhatWasLostAndWhatCameTwice) {
    cluster::MessageAssembler assembler;
    const auto take = [&](std::uint64_t number, const std::string& text) {
        return assembler.take(cluster::parts({"a", number, text}, 7900).front());
    };
    EXPECT_FALSE(take(0, "").has_value());
    EXPECT_TRUE(take(1, "first").value().is_next);
    EXPECT_FALSE(take(1, "first").has_value());
    EXPECT_FALSE(take(1, "").has_value());
    EXPECT_TRUE(take(2, "second").value().is_next);
    const auto lost = take(3, "");
    ASSERT_TRUE(lost.has_value());
    EXPECT_FALSE(lost->is_next);
    EXPECT_FALSE(take(3, "").has_value());
    EXPECT_TRUE(take(4, "fourth").value().is_next);
    EXPECT_FALSE(take(6, "sixth").value().is_next);
    const auto other = cluster::parts({"b", 2, "of two"}, 7900);
    EXPECT_FALSE(assembler.take(other.front()).value().is_next);
}

TEST(LocalExchange, OwnsEverything) {
    const TemporaryFolder folder;
    const std::string address = "sqlite:" + folder.file("store.db");
    Member member(address);
    EXPECT_FALSE(member->is_shared());
    EXPECT_EQ(member->self().size(), 12U);
    EXPECT_EQ(member->claim("t").value(), member->self());
    EXPECT_TRUE(member->release("t").has_value());
    EXPECT_EQ(member->processes().value(), Texts{member->self()});
}

TEST(LocalExchange, HasNoUseForNats) {
    const auto joined = Exchange::join("memory:", {}, {}, "nats://127.0.0.1:4222");
    ASSERT_FALSE(joined.has_value());
    EXPECT_EQ(joined.error().fault, StoreFault::NotShared);
}

class OnPostgres : public testing::Test {
protected:
    void SetUp() override {
        if (!Postgres::is_installed()) GTEST_SKIP() << "there is no PostgreSQL 15";
        address_ = Postgres::shared().new_database();
    }
    std::string address_;
};

// However messages are carried.
class SharedExchange : public OnPostgres, public testing::WithParamInterface<std::string> {
protected:
    void SetUp() override {
        if (GetParam() == "nats") {
            if (!Nats::is_installed()) GTEST_SKIP() << "there is no NATS";
            server_.emplace();
            nats_ = server_->address();
        }
        OnPostgres::SetUp();
    }
    std::optional<Nats> server_;
    std::string nats_;
};
INSTANTIATE_TEST_SUITE_P(Carriers, SharedExchange, testing::Values("postgres", "nats"), named);

TEST_P(SharedExchange, ATableHasOneOwner) {
    Member ana(address_, nats_);
    Member luis(address_, nats_);
    EXPECT_TRUE(ana->is_shared());
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    EXPECT_EQ(luis->claim("t").value(), ana->self());
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    EXPECT_EQ(luis->claim("u").value(), luis->self());
    EXPECT_TRUE(luis->release("t").has_value());  // not theirs to give
    EXPECT_EQ(luis->claim("t").value(), ana->self());
    EXPECT_TRUE(ana->release("t").has_value());
    EXPECT_EQ(luis->claim("t").value(), luis->self());
    Texts both{ana->self(), luis->self()};
    std::ranges::sort(both);
    EXPECT_EQ(ana->processes().value(), both);
}

TEST_P(SharedExchange, WhoLeavesGivesAllUp) {
    Member luis(address_, nats_);
    Member ana(address_, nats_);  // sees him when she joins
    const std::string gone = luis->self();
    EXPECT_EQ(luis->claim("t").value(), gone);
    EXPECT_EQ(ana->claim("t").value(), gone);
    luis.leave();
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    EXPECT_EQ(ana.gone(1), Texts{gone});
}

TEST_P(SharedExchange, MessagesComeWholeAndInOrder) {
    Member ana(address_, nats_);
    Member luis(address_, nats_);
    Texts expected;
    for (std::size_t i = 0; i < 300; ++i) {
        std::string text = i % 50 == 0 ? "" : "the same \"text\" \\ again";
        for (std::size_t j = 0; i % 50 == 0 && j < 30000; ++j) text += "ñ";
        expected.push_back(ana->self() + " " + text);
        ana->send(luis->self(), text);
    }
    ana->send("nobody", "lost");
    EXPECT_EQ(luis.received(expected.size()), expected);
    luis->send(ana->self(), "answer");
    EXPECT_EQ(ana.received(1), Texts{luis->self() + " answer"});
}

TEST_P(SharedExchange, MessagesMayBeLongerThanAnyCarrierTakes) {
    Member ana(address_, nats_);
    Member luis(address_, nats_);
    const std::string text(3 << 20, 'x');
    ana->send(luis->self(), text);
    ana->send(luis->self(), "short");
    const Texts expected{ana->self() + " " + text, ana->self() + " short"};
    EXPECT_TRUE(luis.received(2) == expected);
}

// Joins, claims, says its name and waits to be killed.
[[noreturn]] void live_elsewhere(const std::string& address, int pipe) {
    auto exchange = Exchange::join(address, [](auto, auto) {}, [](auto) {}).value();
    const std::string owner = exchange->claim("t").value();
    if (write(pipe, owner.data(), owner.size()) < 0) _exit(1);
    while (true) pause();
}

TEST_F(OnPostgres, TablesOfADeadProcessAreTaken) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) live_elsewhere(address_, ends[1]);
    std::string name(12, ' ');
    ASSERT_EQ(read(ends[0], name.data(), name.size()), 12);
    Member ana(address_);
    EXPECT_EQ(ana->claim("t").value(), name);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    EXPECT_EQ(ana.gone(1), Texts{name});
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    close(ends[0]);
    close(ends[1]);
}

// It was seen a moment ago, and its session has ended.
TEST_F(OnPostgres, AProcessIsDeadAsSoonAsItsSessionIs) {
    Member ana(address_);
    Postgres::shared().run_sql(address_,
                               "INSERT INTO processes VALUES ('killed', clock_timestamp()); "
                               "INSERT INTO owners VALUES ('t', 'killed')");
    EXPECT_EQ(ana->processes().value(), Texts{ana->self()});
    EXPECT_EQ(ana->claim("t").value(), ana->self());
}

// Others may have taken its tables between the two.
TEST_F(OnPostgres, WhoseSessionWasCutIsToldAndBeginsAnew) {
    Member ana(address_);
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    Postgres::shared().run_sql(
        address_, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = 7205");
    EXPECT_EQ(ana.gone(1), Texts{ana->self()});
    const auto is_back = [&] {
        const auto claimed = ana->claim("t");
        return claimed && *claimed == ana->self();
    };
    for (int i = 0; i < 300 && !is_back(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    EXPECT_TRUE(is_back());
}

TEST_P(SharedExchange, WhoWasSilentForTooLongIsToldOnceAndBeginsAnew) {
    Member ana(address_, nats_);
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    Postgres::shared().stop();
    EXPECT_EQ(ana.gone(1), Texts{ana->self()});
    const auto claimed = ana->claim("t");
    Postgres::shared().start();
    ASSERT_FALSE(claimed.has_value());
    EXPECT_EQ(claimed.error().fault, StoreFault::Unavailable);
    Member luis(address_, nats_);
    const auto owner = [](Member& of, const std::string& table) {
        return eventually([&] { return of->claim(table); });
    };
    EXPECT_EQ(owner(luis, "t"), luis->self());
    const auto is_back = [&] {
        const auto all = luis->processes();
        return all && std::ranges::find(*all, ana->self()) != all->end();
    };
    for (int i = 0; i < 600 && !is_back(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    EXPECT_EQ(owner(ana, "t"), luis->self());
    EXPECT_EQ(owner(ana, "u"), ana->self());
    send_until_heard(luis, ana, "welcome back");
    EXPECT_EQ(std::ranges::count(ana.gone(1), ana->self()), 1);
}

class OnNats : public OnPostgres {
protected:
    void SetUp() override {
        if (!Nats::is_installed()) GTEST_SKIP() << "there is no NATS";
        OnPostgres::SetUp();
    }
};

TEST_F(OnNats, AServerThatIsNotThereIsNamedWithoutItsSecrets) {
    for (const std::string each : {"nats://ana:secret@127.0.0.1:1", "nats://secret@127.0.0.1:1",
                                   "secret@127.0.0.1:1,nats://a:secret@127.0.0.1:2", ","}) {
        const auto joined = Exchange::join(address_, {}, {}, each);
        ASSERT_FALSE(joined.has_value());
        EXPECT_EQ(joined.error().fault, StoreFault::NoNats);
        EXPECT_EQ(joined.error().reason.find("secret"), std::string::npos);
        EXPECT_EQ(joined.error().reason.find("***@127.0.0.1") != std::string::npos, each != ",");
    }
}

TEST_F(OnNats, APasswordOrATokenMayStandInTheAddress) {
    const Nats with_password({"--user", "ana", "--pass", "secret"});
    const Nats with_token({"--auth", "secret"});
    for (const std::string& each :
         {with_password.address("ana:secret"), with_token.address("secret")}) {
        Member ana(address_, each);
        Member luis(address_, each);
        luis->send(ana->self(), "hello");
        EXPECT_EQ(ana.received(1), Texts{luis->self() + " hello"});
    }
    const auto refused = Exchange::join(address_, {}, {}, with_token.address("another"));
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().fault, StoreFault::NoNats);
}

TEST_F(OnNats, NothingIsLostInSilence) {
    Nats server;
    Member ana(address_, server.address());
    Member luis(address_, server.address());
    ana->send(luis->self(), "before");
    EXPECT_EQ(luis.received(1).size(), 1U);
    server.stop();
    ana->send(luis->self(), "while it is away");
    EXPECT_EQ(ana->claim("t").value(), ana->self());  // is no business of it
    server.start();
    send_until_heard(luis, ana, "afterwards");
    send_until_heard(ana, luis, "afterwards");
    const bool has_come = luis.received(0)[1] == ana->self() + " while it is away";
    EXPECT_EQ(luis.gone(0).empty(), has_come);
}

TEST_F(OnNats, WhoWasRefusedTriesAgain) {
    Nats server;
    Member ana(address_, server.address("ana:secret"));
    Member luis(address_, server.address("ana:secret"));
    server.stop();
    server.ask({"--user", "ana", "--pass", "another"});
    server.start();
    // A connection gives up after two refusals, and another one is tried.
    EXPECT_TRUE(server.await_refusals(8));
    server.stop();
    server.ask({"--user", "ana", "--pass", "secret"});
    server.start();
    send_until_heard(luis, ana, "let in");
}

}  // namespace
}  // namespace parlor::tests
