// SPDX-License-Identifier: MIT
// Loop, buckets, log lines, figures, messages between processes.
#include <gtest/gtest.h>

#include <future>
#include <regex>
#include <set>
#include <sstream>

#include "online/hosting/limits.h"
#include "online/hosting/log.h"
#include "online/hosting/loop.h"
#include "online/hosting/metrics.h"
#include "online/hosting/neighbours.h"
#include "online/hosting/store_threads.h"

namespace parlor::hosting {
namespace {

using namespace std::chrono_literals;

TEST(Loop, DoesInOrderWhatIsPostedBeforeItStops) {
    Loop loop;
    std::vector<int> done;
    for (int i = 0; i < 1000; ++i) loop.post([&done, i] { done.push_back(i); });
    loop.stop();
    ASSERT_EQ(done.size(), 1000);
    EXPECT_TRUE(std::ranges::is_sorted(done));
    loop.post([&done] { done.clear(); });
    loop.after(0ms, [&done] { done.clear(); });
    loop.stop();
    EXPECT_EQ(done.size(), 1000);
}

TEST(Loop, DoesWhatIsDueInTheOrderOfTimes) {
    Loop loop;
    std::string done;
    std::promise<void> all;
    const auto now = std::chrono::steady_clock::now();
    loop.at(now + 40ms, [&] {
        done += 'c';
        all.set_value();
    });
    loop.at(now + 20ms, [&] { done += 'b'; });
    loop.at(now + 20ms, [&] { done += 'B'; });
    loop.at(now - 1ms, [&] { done += 'a'; });
    all.get_future().wait();
    loop.stop();
    EXPECT_EQ(done, "abBc");
}

TEST(Loop, DropsWhatIsDueLaterWhenItStops) {
    bool is_done = false;
    const auto held = std::make_shared<int>(1);
    {
        Loop loop;
        loop.after(1h, [&is_done, held] { is_done = true; });
        std::promise<void> earlier;
        loop.after(1ms, [&] { earlier.set_value(); });
        earlier.get_future().wait();
        EXPECT_FALSE(is_done) << "an hour too early";
        loop.stop();
    }
    EXPECT_FALSE(is_done);
    EXPECT_EQ(held.use_count(), 1);
}

TEST(Loop, IsWokenByAnEarlierTime) {
    Loop loop;
    loop.after(1h, [] {});
    std::promise<void> done;
    loop.after(1ms, [&] { done.set_value(); });
    EXPECT_EQ(done.get_future().wait_for(60s), std::future_status::ready);
}

TEST(StoreThreads, AnswersAllThatWasAskedBeforeItStops) {
    std::vector<std::unique_ptr<store::Store>> stores;
    stores.push_back(*store::open("memory:"));
    stores.push_back(*store::open("memory:"));
    std::atomic<int> answered = 0;
    StoreThreads threads(std::move(stores));
    for (int i = 0; i < 100; ++i) threads.ask([&](store::Store&) { ++answered; });
    threads.stop();
    EXPECT_EQ(answered, 100);
    threads.ask([&](store::Store&) { ++answered; });
    threads.stop();
    EXPECT_EQ(answered, 100);
}

TEST(Bucket, GivesAtOnceWhatItHoldsAndThenAsItFills) {
    const Bucket::Time start{};
    Bucket bucket({.a_second = 2, .at_once = 3}, start);
    EXPECT_TRUE(bucket.is_full(start));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start + 499ms));
    EXPECT_TRUE(bucket.take(start + 501ms));
    EXPECT_FALSE(bucket.take(start + 502ms));
    EXPECT_FALSE(bucket.is_full(start + 1900ms));
    EXPECT_TRUE(bucket.is_full(start + 3s));
    EXPECT_TRUE(bucket.is_full(start + 24h));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(start + 24h));
    EXPECT_FALSE(bucket.take(start + 24h));
    EXPECT_FALSE(bucket.take(start)) << "time does not run backwards";
}

TEST(Log, QuotesWhatWouldNotBeOneWord) {
    EXPECT_EQ(quoted("k3f9x2m7qa4c"), "k3f9x2m7qa4c");
    EXPECT_EQ(quoted(""), R"("")");
    EXPECT_EQ(quoted("two words"), R"("two words")");
    EXPECT_EQ(quoted("a=b"), R"("a=b")");
    EXPECT_EQ(quoted(R"(say "x\y")"), R"("say \"x\\y\"")");
    EXPECT_EQ(quoted("a\nlevel=error").find('\n'), std::string::npos);
    EXPECT_EQ(quoted("\x1b[31m\r").find_first_of("\x1b\r"), std::string::npos);
}

TEST(Log, WritesOneLineAnOccurrence) {
    std::vector<std::string> lines;
    const Log log([&](const std::string& line) { lines.push_back(line); });
    log.warning("table_lost", {{"table", "k3"}, {"reason", "a b"}});
    ASSERT_EQ(lines.size(), 1);
    const std::regex form(R"(time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z )"
                          R"(level=warning event=table_lost table=k3 reason="a b")");
    EXPECT_TRUE(std::regex_match(lines.front(), form)) << lines.front();
    Log().info("nobody_hears");
}

// Every sample's family was declared before, once; counts of a histogram only grow.
TEST(Metrics, AreTextAsPrometheusReadsIt) {
    Metrics metrics;
    metrics.commands.add(3);
    metrics.connections.add(-2);
    metrics.command_seconds.observe(0.0007);
    metrics.command_seconds.observe(0.0005);
    metrics.command_seconds.observe(60);
    const std::string text = metrics.text();
    EXPECT_TRUE(text.ends_with('\n'));
    std::set<std::string> declared;
    std::istringstream lines(text);
    const std::regex help(R"(# HELP ([a-z_]+) .+)");
    const std::regex type(R"(# TYPE ([a-z_]+) (counter|gauge|histogram))");
    const std::regex sample(
        R"re(([a-z_]+?)(_bucket\{le="([0-9.]+|\+Inf)"\}|_sum|_count)? -?[0-9.e+-]+)re");
    for (std::string line; std::getline(lines, line);) {
        std::smatch found;
        if (std::regex_match(line, help)) continue;
        if (std::regex_match(line, found, type)) {
            EXPECT_TRUE(declared.insert(found[1]).second) << line;
            EXPECT_EQ(found[2] == "counter", found[1].str().ends_with("_total")) << line;
            continue;
        }
        ASSERT_TRUE(std::regex_match(line, found, sample)) << line;
        EXPECT_TRUE(declared.contains(found[1])) << line;
    }
    EXPECT_NE(text.find("\nparlor_commands_total 3\n"), std::string::npos);
    EXPECT_NE(text.find("\nparlor_connections -2\n"), std::string::npos);
    EXPECT_NE(text.find("parlor_command_seconds_bucket{le=\"0.0005\"} 1\n"), std::string::npos);
    EXPECT_NE(text.find("parlor_command_seconds_bucket{le=\"0.001\"} 2\n"), std::string::npos);
    EXPECT_NE(text.find("parlor_command_seconds_bucket{le=\"10\"} 2\n"), std::string::npos) << text;
    EXPECT_NE(text.find("parlor_command_seconds_bucket{le=\"+Inf\"} 3\n"), std::string::npos);
    EXPECT_NE(text.find("parlor_command_seconds_count 3\n"), std::string::npos);
}

TEST(Neighbours, ReadWhatTheyWrite) {
    const std::string said = "{\"id\":\"1\"}\nand another line";
    const auto forwarded = parse_message(text(Forwarded{7, "ana", "203.0.113.7", said}));
    ASSERT_TRUE(forwarded);
    EXPECT_EQ(std::get<Forwarded>(*forwarded).client, 7);
    EXPECT_EQ(std::get<Forwarded>(*forwarded).player, "ana");
    EXPECT_EQ(std::get<Forwarded>(*forwarded).address, "203.0.113.7");
    EXPECT_EQ(std::get<Forwarded>(*forwarded).text, said);
    const auto deliver = parse_message(text(Deliver{1U << 31U, said}));
    EXPECT_EQ(std::get<Deliver>(deliver.value()).client, 1U << 31U);
    EXPECT_EQ(std::get<Deliver>(deliver.value()).text, said);
    EXPECT_EQ(std::get<ClientGone>(parse_message(text(ClientGone{9})).value()).client, 9);
    EXPECT_EQ(std::get<CutClient>(parse_message(text(CutClient{9})).value()).client, 9);
    EXPECT_EQ(std::get<Deliver>(parse_message(text(Deliver{3, ""})).value()).text, "");
    EXPECT_TRUE(
        std::holds_alternative<ResetConnection>(parse_message(text(ResetConnection{})).value()));
    const auto ended = parse_message(text(EndSessions{"ana", 3}));
    EXPECT_EQ(std::get<EndSessions>(ended.value()).player, "ana");
    EXPECT_EQ(std::get<EndSessions>(ended.value()).epoch, 3);
}

TEST(Neighbours, RefuseWhatIsNoMessage) {
    for (const std::string_view each :
         {"", "\n", " ", "F", "F 1", "F x ana ::1\n{}", "F 1 ana\n{}", "F 1 ana ::1 more\n{}",
          "E 1", "E ana 1", "X 1", "FF 1 ana\n{}", "D -1\ntext", "D 99999999999999999999999\ntext",
          "{\"id\":\"1\"}"}) {
        EXPECT_FALSE(parse_message(each)) << each;
    }
}

}  // namespace
}  // namespace parlor::hosting
