// SPDX-License-Identifier: MIT
// Processes that share a store: who owns a table, what they send each other, and who is gone.
#include "store/exchange.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>

#include "store/message_parts.h"
#include "unit/store/any_store.h"

namespace parlor::tests {
namespace {

using store::Exchange;
using store::Fault;
using Texts = std::vector<std::string>;

// A process as the others see it; here several live in one.
class Member {
public:
    explicit Member(const std::string& address)
        : exchange_(Exchange::join(
                        address,
                        [this](auto from, auto text) { add(received_, from + " " + text); },
                        [this](auto process) { add(gone_, process); })
                        .value()) {}

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

TEST(MessageParts, PutALongMessageTogetherAgain) {
    std::string text;
    for (int i = 0; i < 20000; ++i) text += i % 3 == 0 ? "€" : i % 3 == 1 ? "🎲" : "a";
    const auto parts = store::parts({"3fa92b", 7, text});
    ASSERT_GT(parts.size(), 3U);
    store::Assembly assembly;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        EXPECT_LT(parts[i].size(), 7900U);
        EXPECT_NE(static_cast<unsigned char>(parts[i].back()) & 0xC0U, 0xC0U);
        EXPECT_FALSE(assembly.take(parts[i]).has_value());
    }
    const auto whole = assembly.take(parts.back());
    ASSERT_TRUE(whole.has_value());
    EXPECT_EQ(whole->from, "3fa92b");
    EXPECT_EQ(whole->text, text);
}

TEST(MessageParts, LoseOnlyTheMessageThatHasAHole) {
    const auto first = store::parts({"a", 1, std::string(20000, 'x')});
    const auto second = store::parts({"a", 2, ""});
    store::Assembly assembly;
    EXPECT_FALSE(assembly.take(first[0]).has_value());
    EXPECT_FALSE(assembly.take(first[2]).has_value());
    EXPECT_FALSE(assembly.take("").has_value());
    EXPECT_FALSE(assembly.take("a b c d e").has_value());
    const auto whole = assembly.take(second[0]);
    ASSERT_TRUE(whole.has_value());
    EXPECT_EQ(whole->text, "");
}

TEST(LocalExchange, OwnsEverythingAndLetsNobodyElseIn) {
    const TemporaryFolder folder;
    const std::string address = "sqlite:" + folder.file("store.db");
    auto store = store::open(address).value();
    Member member(address);
    EXPECT_FALSE(member->is_shared());
    EXPECT_EQ(member->self().size(), 12U);
    EXPECT_EQ(member->claim("t").value(), member->self());
    EXPECT_TRUE(member->release("t").has_value());
    EXPECT_EQ(member->processes().value(), Texts{member->self()});
    const auto other = Exchange::join(address, {}, {});
    ASSERT_FALSE(other.has_value());
    EXPECT_EQ(other.error().fault, Fault::InUse);
    EXPECT_TRUE(store::open(address).value()->counts().has_value());
    member.leave();
    EXPECT_TRUE(Exchange::join(address, {}, {}).has_value());
}

class SharedExchange : public testing::Test {
protected:
    void SetUp() override {
        if (!Postgres::is_installed()) GTEST_SKIP() << "there is no PostgreSQL 15";
        address_ = Postgres::shared().new_database();
    }
    std::string address_;
};

TEST_F(SharedExchange, ATableHasOneOwner) {
    Member ana(address_);
    Member luis(address_);
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

TEST_F(SharedExchange, WhoLeavesGivesAllUp) {
    Member ana(address_);
    Member luis(address_);
    const std::string gone = luis->self();
    EXPECT_EQ(luis->claim("t").value(), gone);
    EXPECT_EQ(ana->claim("t").value(), gone);
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));  // they have seen each other
    luis.leave();
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    EXPECT_EQ(ana.gone(1), Texts{gone});
}

TEST_F(SharedExchange, MessagesComeWholeAndInOrder) {
    Member ana(address_);
    Member luis(address_);
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

// Joins, claims, says its name and waits to be killed.
[[noreturn]] void live_elsewhere(const std::string& address, int pipe) {
    auto exchange = Exchange::join(address, [](auto, auto) {}, [](auto) {}).value();
    const std::string owner = exchange->claim("t").value();
    if (write(pipe, owner.data(), owner.size()) < 0) _exit(1);
    while (true) pause();
}

TEST_F(SharedExchange, TablesOfADeadProcessAreTaken) {
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
    EXPECT_EQ(ana->claim("t").value(), name);  // nobody knows yet
    EXPECT_EQ(ana.gone(1), Texts{name});
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    close(ends[0]);
    close(ends[1]);
}

TEST_F(SharedExchange, WhoWasSilentForTooLongIsToldOnceAndBeginsAnew) {
    Member ana(address_);
    EXPECT_EQ(ana->claim("t").value(), ana->self());
    Postgres::shared().stop();
    EXPECT_EQ(ana.gone(1), Texts{ana->self()});
    const auto claimed = ana->claim("t");
    Postgres::shared().start();
    ASSERT_FALSE(claimed.has_value());
    EXPECT_EQ(claimed.error().fault, Fault::Unavailable);
    Member luis(address_);
    EXPECT_EQ(luis->claim("t").value(), luis->self());
    const auto is_back = [&] {
        const Texts all = luis->processes().value();
        return std::ranges::find(all, ana->self()) != all.end();
    };
    for (int i = 0; i < 200 && !is_back(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    EXPECT_EQ(ana->claim("t").value(), luis->self());
    EXPECT_EQ(ana->claim("u").value(), ana->self());
    luis->send(ana->self(), "welcome back");
    EXPECT_EQ(ana.received(1), Texts{luis->self() + " welcome back"});
    EXPECT_EQ(ana.gone(1).size(), 1U);
}

}  // namespace
}  // namespace parlor::tests
