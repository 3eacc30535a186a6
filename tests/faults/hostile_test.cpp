// SPDX-License-Identifier: MIT
// People who cheat, and programs that are no browsers: each is refused by name, no table changes,
// and everybody else's game goes on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/frames.h"
#include "client/web_socket_transport.h"
#include "faults/crowd.h"
#include "faults/server_process.h"
#include "faults/stranger.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using testing::AnyOf;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

// A server, and two people who play all the while and must not be troubled.
class Hostile : public testing::Test {
protected:
    void SetUp() override { ASSERT_TRUE(crowd_.begins()) << crowd_.told() << server_.said(); }

    void TearDown() override {
        EXPECT_TRUE(server_.runs()) << server_.said();
        EXPECT_TRUE(crowd_.goes_on()) << crowd_.told() << server_.said();
        if (!was_restarted_) EXPECT_THAT(crowd_.losses(), testing::IsEmpty());
        EXPECT_EQ(server_.end(loop()), 0);
        crowd_.ledger().compare(store_);
        EXPECT_EQ(crowd_.ledger().faults(), none);
    }

    Loop& loop() { return crowd_.loop(); }
    Party& party() { return *crowd_.parties().front(); }
    [[nodiscard]] std::string origin() const {
        return "Origin: http://" + server_.address().shown() + "\r\n";
    }
    [[nodiscard]] std::vector<std::string> stored(const std::string& table) const {
        const auto store = store::open(store_);
        return (*(*store)->table(table))->events;
    }

    TemporaryFolder folder_;
    std::string store_ = "sqlite:" + folder_.file("tables.db");
    ServerProcess server_{{.store = store_}};
    Crowd crowd_{{.tables = 1, .pause = 100ms}, {server_.address()}};
    bool was_restarted_ = false;
};

// Besides, two people at a table whom the test tells what to do.
class AtATable : public Hostile {
protected:
    void SetUp() override {
        Hostile::SetUp();
        const Answer made = ana_.create("pollyanna-1916", two_people);
        ASSERT_TRUE(made.ok) << made.error << " " << made.part;
        table_ = made.table;
        ana_.watch(table_);
        ben_.watch(table_);
        ASSERT_TRUE(ana_.sit('b').ok);
        ASSERT_TRUE(ben_.sit('r').ok);
        ASSERT_TRUE(ana_.reveal('b').ok);
        ASSERT_TRUE(ben_.reveal('r').ok);
        ASSERT_TRUE(ana_.await([&] { return ana_.seen().state().phase == "playing"; }));
        ASSERT_TRUE(ben_.await([&] { return ben_.seen().seq() == ana_.seen().seq(); }));
    }

    // Who has the turn, and who has not.
    OnlinePerson& acting() { return ana_.seen().state().to_act == "b" ? ana_ : ben_; }
    OnlinePerson& waiting() { return ana_.seen().state().to_act == "b" ? ben_ : ana_; }
    std::string command(std::string_view what, std::string_view more) {
        return R"("do":")" + std::string(what) + R"(","table":")" + table_ + '"' +
               std::string(more);
    }
    // Until both have heard of it.
    void hear(Seq seq) {
        ASSERT_TRUE(ana_.await(
            [&] { return ana_.seen().state().seq >= seq && ben_.seen().state().seq >= seq; }));
    }

    OnlinePerson ana_{loop(), server_.address()};
    OnlinePerson ben_{loop(), server_.address()};
    std::string table_;
};

TEST_F(AtATable, ARepeatedCommandIsDoneOnceAndAnsweredAlike) {
    const std::string text = command("throw", acting().at());
    OnlinePerson& who = acting();
    const Answer first = who.ask_as("once", text);
    ASSERT_TRUE(first.ok) << first.error;
    const Answer again = who.ask_as("once", text);
    EXPECT_TRUE(again.ok) << again.error;
    EXPECT_EQ(again.seq, first.seq);
    who.transport().device().lose();
    ASSERT_TRUE(who.await([&] { return who.transport().device().is_up(); }));
    EXPECT_EQ(who.ask_as("once", text).seq, first.seq);
    EXPECT_EQ(stored(table_).size(), first.seq);
}

TEST_F(AtATable, ARepeatedCommandIsKnownAfterARestartToo) {
    OnlinePerson& who = acting();
    const std::string text = command("throw", who.at());
    const Answer first = who.ask_as("once", text);
    ASSERT_TRUE(first.ok) << first.error;
    was_restarted_ = true;
    server_.kill();
    loop().run_for(10ms);
    server_.start();
    ASSERT_TRUE(who.await([&] { return who.transport().device().is_up(); }));
    const Answer again = who.ask_as("once", text);
    EXPECT_TRUE(again.ok) << again.error;
    EXPECT_EQ(again.seq, first.seq);
    ASSERT_TRUE(crowd_.goes_on()) << crowd_.told();
}

TEST_F(AtATable, WhatWasMeantForAnEarlierStateIsStale) {
    OnlinePerson& who = acting();
    const std::string before = who.at();
    const Answer thrown = who.ask(command("throw", before));
    ASSERT_TRUE(thrown.ok);
    hear(thrown.seq);
    EXPECT_EQ(who.ask(command("throw", before)).error, "stale");
    EXPECT_EQ(who.ask(command("play", before + R"(,"steps":"pass")")).error, "stale");
    EXPECT_EQ(who.ask(command("confirm", ",\"at\":4000000")).error, "stale");
    EXPECT_EQ(stored(table_).size(), thrown.seq);
}

TEST_F(AtATable, NobodyPlaysOutOfTurn) {
    const std::size_t before = stored(table_).size();
    OnlinePerson& who = waiting();
    for (const std::string_view what : {"throw", "undo", "over", "confirm"}) {
        const Answer answer = who.ask(command(what, who.at()));
        EXPECT_FALSE(answer.ok) << what;
        EXPECT_EQ(answer.error, "not_your_turn") << what;
    }
    EXPECT_EQ(who.ask(command("play", who.at() + R"(,"steps":"pass")")).error, "not_your_turn");
    EXPECT_EQ(stored(table_).size(), before);
}

TEST_F(AtATable, WhoDoesNotSitThereChangesNothing) {
    OnlinePerson eve(loop(), server_.address());
    eve.watch(table_);
    const std::size_t before = stored(table_).size();
    const std::vector<std::pair<std::string_view, std::string>> tried{
        {"throw", eve.at()},
        {"step", eve.at() + R"(,"step":"w/6")"},
        {"undo", eve.at()},
        {"confirm", eve.at()},
        {"play", eve.at() + R"(,"steps":"pass")"},
        {"sit", R"(,"seat":"b","name":"E","tip":")" + std::string(64, '9') + '"'},
        {"reveal", eve.at() + R"(,"seat":"b","link":"")"},
        {"renew", eve.at() + R"(,"seat":"b","tip":")" + std::string(64, '9') + '"'},
        {"stand", R"(,"seat":"b")"},
        {"fill", R"(,"level":"simple")"},
        {"offer", R"(,"what":"take_back")"},
        {"agree", R"(,"offer":1)"},
        {"decline", R"(,"offer":1)"},
        {"resign", R"(,"seat":"b")"},
        {"replace", R"(,"seat":"b")"},
        {"return", R"(,"seat":"b")"},
        {"rematch", ""},
    };
    for (const auto& [what, more] : tried) {
        const Answer answer = eve.ask_at(table_, what, more);
        EXPECT_FALSE(answer.ok) << what;
        EXPECT_THAT(answer.error, MatchesRegex("[a-z_]+")) << what;
        EXPECT_NE(answer.error, "silence") << what;
    }
    EXPECT_EQ(stored(table_).size(), before);
}

TEST_F(AtATable, SomebodyElsesCommandIsNotDoneUnderItsId) {
    OnlinePerson& who = acting();
    const std::string text = command("throw", who.at());
    ASSERT_TRUE(who.ask_as("mine", text).ok);
    OnlinePerson eve(loop(), server_.address());
    const Answer stolen = eve.ask_as("mine", text);
    EXPECT_FALSE(stolen.ok);
    const Answer own = waiting().ask_as("mine", text);
    EXPECT_FALSE(own.ok);
}

TEST_F(AtATable, ATableNobodyMadeIsUnknown) {
    for (const std::string table :
         {"aaaaaaaaaaaa", "k3f9x2m7qa4c", "", "'; drop table events; --", "../../../etc/passwd"}) {
        const Answer answer = ana_.ask_at(table, "watch");
        EXPECT_FALSE(answer.ok) << table;
        EXPECT_THAT(answer.error, MatchesRegex("[a-z_]+")) << table;
        EXPECT_NE(answer.error, "silence") << table;
    }
}

TEST_F(AtATable, AFragmentedCommandIsOne) {
    const std::string text = R"({"id":"parts",)" + command("say", R"(,"text":"hello")") + "}";
    ana_.transport().device().send_bytes(frame(Opcode::Text, text.substr(0, 5), false));
    ana_.transport().device().send_bytes(frame(Opcode::Ping, "between"));
    ana_.transport().device().send_bytes(frame(Opcode::Continuation, text.substr(5, 10), false));
    ana_.transport().device().send_bytes(frame(Opcode::Continuation, text.substr(15), true));
    ASSERT_TRUE(
        ana_.await([&] { return !ana_.answers().empty() && ana_.answers().back().id == "parts"; }));
    EXPECT_TRUE(ana_.answers().back().ok) << ana_.answers().back().error;
}

TEST_F(AtATable, ACutCommandIsNone) {
    const std::size_t before = stored(table_).size();
    OnlinePerson& who = acting();
    const std::string whole =
        frame(Opcode::Text, R"({"id":"half",)" + command("throw", who.at()) + "}");
    who.transport().device().send_bytes(std::string_view(whole).substr(0, whole.size() - 3));
    loop().run_for(50ms);
    who.transport().device().lose();
    ASSERT_TRUE(who.await([&] { return who.transport().device().is_up(); }));
    EXPECT_EQ(stored(table_).size(), before);
    EXPECT_TRUE(who.ask(command("throw", who.at())).ok);
}

TEST_F(Hostile, WhatIsNoCommandIsNamed) {
    OnlinePerson eve(loop(), server_.address());
    const std::vector<std::string> said{
        "",
        "hello",
        "{",
        "[]",
        "null",
        R"({"id":"1"})",
        R"({"id":1,"do":"lobby"})",
        R"({"id":"2","do":"dance"})",
        R"({"id":"3","do":"create"})",
        R"({"id":"4","do":"create","plan":{"game":"chess","seats":[]}})",
        R"({"id":"5","do":"throw","table":"x","at":-1})",
        R"({"id":"6","do":"throw","table":"x","at":1e300})",
        R"({"id":"7","do":"say","table":7,"text":{}})",
        std::string(200, '['),
        "\xff\xfe",
    };
    for (const std::string& each : said) {
        if (eve.transport().is_cut()) break;
        const std::size_t before = eve.messages().size() + eve.answers().size();
        eve.transport().device().send_bytes(frame(Opcode::Text, each));
        EXPECT_TRUE(eve.await([&] {
            return eve.messages().size() + eve.answers().size() > before ||
                   eve.transport().is_cut();
        })) << each;
    }
    for (const Answer& each : eve.answers()) EXPECT_FALSE(each.ok) << each.id;
    EXPECT_THAT(eve.messages(), Contains(HasSubstr("not_json")));
}

TEST_F(Hostile, FramesOfTheWrongKindEndTheConnection) {
    OnlinePerson owner(loop(), server_.address());
    const std::string fields = origin() + "Cookie: " + owner.transport().device().cookie() + "\r\n";
    const std::vector<std::string> wrong{
        frame(Opcode::Binary, R"({"id":"1","do":"lobby"})"),
        frame(Opcode::Text, std::string(1U << 20U, 'x')),
        frame(Opcode::Continuation, "of nothing"),
        std::string("\x81\x02hi", 4),        // not masked
        std::string("\xf1\x80\0\0\0\0", 6),  // reserved bits
        std::string("\x83\x80\0\0\0\0", 6),  // no such kind
        std::string("\x09\x80\0\0\0\0", 6),  // a ping in parts
        std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
                    14),  // longer than anything
        "GET / HTTP/1.1\r\n\r\n",
    };
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        Stranger eve(loop(), server_.address());
        ASSERT_EQ(eve.upgrades(fields), 101);
        eve.socket().send(wrong[i]);
        const auto is_named = [&] {
            return std::ranges::any_of(eve.texts(), [](const std::string& each) {
                return each.starts_with(R"({"error")");
            });
        };
        EXPECT_TRUE(loop().run_until([&] { return is_named() || eve.was_cut(); }, patience))
            << "frame " << i;
    }
}

TEST_F(Hostile, AFloodOfCommandsIsTooFast) {
    OnlinePerson eve(loop(), server_.address());
    std::string flood;
    for (int i = 0; i < 1000; ++i) {
        flood += frame(Opcode::Text, R"({"id":"f)" + std::to_string(i) +
                                         R"(","do":"watch","table":")" + party().table() + R"("})");
    }
    eve.transport().device().send_bytes(flood);
    const auto is_too_fast = [&] {
        const auto& answers = eve.answers();
        return eve.transport().is_cut() ||
               std::ranges::any_of(answers, [](auto& each) { return each.error == "too_fast"; }) ||
               std::ranges::any_of(eve.messages(), [](const std::string& each) {
                   return each.find("too_fast") != std::string::npos;
               });
    };
    EXPECT_TRUE(eve.await(is_too_fast));
}

TEST_F(Hostile, WhoHasNoCookieOfOursIsSomebodyElse) {
    OnlinePerson owner(loop(), server_.address());
    const std::string cookie = owner.transport().device().cookie();
    const std::size_t equals = cookie.find('=');
    const std::string name = cookie.substr(0, equals + 1);
    std::vector<std::string> guesses{"",
                                     name,
                                     name + "admin",
                                     name + std::string(4000, 'a'),
                                     name + owner.transport().device().player(),
                                     name + party().devices().front()->player(),
                                     cookie + "0"};
    for (const std::size_t at : {equals + 1, equals + 5, cookie.size() - 20, cookie.size() - 1}) {
        guesses.push_back(cookie);
        guesses.back()[at] = guesses.back()[at] == '1' ? '2' : '1';
    }
    for (const std::string& each : guesses) {
        Stranger eve(loop(), server_.address());
        const int status = eve.upgrades(origin() + "Cookie: " + each + "\r\n");
        if (status != 101) {
            EXPECT_THAT(status, AnyOf(400, 401, 403, 431)) << each;
            continue;
        }
        EXPECT_TRUE(loop().run_until([&] { return !eve.texts().empty(); }, patience)) << each;
        EXPECT_THAT(eve.texts(), Each(Not(HasSubstr(owner.transport().device().player())))) << each;
    }
    Stranger honest(loop(), server_.address());
    EXPECT_EQ(honest.upgrades(origin() + "Cookie: other=1; " + cookie + "\r\n"), 101);
    EXPECT_TRUE(loop().run_until([&] { return !honest.texts().empty(); }, patience));
    EXPECT_THAT(honest.texts(), Contains(HasSubstr(owner.transport().device().player())));
}

TEST_F(Hostile, PagesOfOthersDoNotSpeakForTheirReaders) {
    OnlinePerson owner(loop(), server_.address());
    const std::string cookie = "Cookie: " + owner.transport().device().cookie() + "\r\n";
    const std::string here = server_.address().shown();
    for (const std::string& each :
         {std::string(), std::string("Origin: null\r\n"),
          std::string("Origin: http://evil.test\r\n"), "Origin: http://" + here + ".evil.test\r\n",
          "Origin: http://evil.test/" + here + "\r\n"}) {
        Stranger eve(loop(), server_.address());
        EXPECT_EQ(eve.upgrades(each + cookie), 403) << each;
    }
    for (const std::string path : {"name", "account", "login", "logout", "link", "return"}) {
        Stranger eve(loop(), server_.address());
        const std::string body = R"({"name":"Eve"})";
        eve.socket().send("POST /api/" + path + " HTTP/1.1\r\nHost: " + here + "\r\n" + cookie +
                          "Origin: http://evil.test\r\nContent-Type: application/json\r\n" +
                          "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
        loop().run_until([&] { return eve.reply().status != 0; }, patience);
        EXPECT_EQ(eve.reply().status, 403) << path;
    }
}

TEST_F(Hostile, SocketsThatSayNothingTakeNobodysPlace) {
    std::vector<std::unique_ptr<Stranger>> silent;
    for (int i = 0; i < 60; ++i) {
        silent.push_back(std::make_unique<Stranger>(loop(), server_.address()));
        if (i % 2 == 0) silent.back()->socket().send("GET /ws HTTP/1.1\r\nHost:");
    }
    EXPECT_TRUE(crowd_.goes_on()) << crowd_.told();
}

// Where nothing else limits what the reader may ask for.
TEST(SlowReader, IsCutOffAndHoldsNobodyUp) {
    const ServerProcess server({.store = "memory:", .more = {"--no-limits"}});
    Crowd crowd({.tables = 1, .pause = 50ms}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    Stranger eve(crowd.loop(), server.address());
    eve.socket().shrink_buffer(2048);
    ASSERT_EQ(eve.upgrades("Origin: http://" + server.address().shown() + "\r\n"), 101);
    eve.socket().stop_reading();
    const std::string watch = frame(Opcode::Text, R"({"id":"w","do":"watch","table":")" +
                                                      crowd.parties().front()->table() + R"("})");
    for (int i = 0; i < 5000; ++i) eve.socket().send(watch);
    EXPECT_TRUE(eve.is_cut(60s));
    EXPECT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    EXPECT_EQ(crowd.ledger().faults(), none);
}

}  // namespace
}  // namespace parlor::tests
