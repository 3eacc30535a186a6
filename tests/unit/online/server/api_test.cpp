// SPDX-License-Identifier: MIT
// Names and accounts over HTTP.
#include "online/server/api.h"

#include <gtest/gtest.h>

#include <thread>

namespace parlor::server {
namespace {

constexpr std::int64_t asked_at = 1'800'000'000;

// A browser: it keeps the cookie that it is given.
class Browser {
public:
    explicit Browser(store::Store& store) : store_(&store) {}
    // The same browser, asking a server with another store.
    [[nodiscard]] Browser on(store::Store& store) const {
        Browser same = *this;
        same.store_ = &store;
        return same;
    }

    HttpResponse get(const std::string& path) { return ask("GET", path, ""); }
    HttpResponse post(const std::string& path, const std::string& body = "{}") {
        return ask("POST", path, body);
    }
    HttpResponse ask(const std::string& method, const std::string& path, const std::string& body) {
        auto [answer, ended] = api_response(
            *store_, {.method = method, .path = path, .cookie = cookie_, .body = body}, asked_at);
        for (const Field& each : answer.fields) {
            if (each.name == "Set-Cookie") cookie_ = each.value.substr(0, each.value.find(';'));
        }
        ended_ = ended;
        return answer;
    }
    // The sessions that the last request has ended.
    [[nodiscard]] const std::optional<Session>& ended() const { return ended_; }
    // Of an answer about oneself, or of the one that is asked for now.
    std::string player() { return field(get("/api/me"), "player"); }

    static std::string field(const HttpResponse& answer, const std::string& name) {
        return online_json::text_field(answer.content(), name).value_or("none");
    }

private:
    store::Store* store_;
    std::string cookie_{};
    std::optional<Session> ended_{};
};

class Api : public testing::Test {
protected:
    static std::string both(const std::string& account, const std::string& passphrase) {
        return R"({"account":")" + account + R"(","passphrase":")" + passphrase + "\"}";
    }
    static void expect_refused(const HttpResponse& answer, int status, const std::string& error) {
        EXPECT_EQ(answer.status, status) << answer.content();
        EXPECT_EQ(Browser::field(answer, "error"), error) << answer.content();
    }

    std::unique_ptr<store::Store> store_ = std::move(*store::open("memory:"));
    Browser ana_{*store_};
    Browser ben_{*store_};
};

TEST_F(Api, MakesAGuestWithoutKeepingHim) {
    const HttpResponse answer = ana_.get("/api/me");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(Browser::field(answer, "name"), "");
    EXPECT_EQ(Browser::field(answer, "account"), "");
    EXPECT_NE(answer.content().find(R"("hasLink":false)"), std::string::npos);
    EXPECT_EQ(ana_.player(), Browser::field(answer, "player"));
    EXPECT_NE(ana_.player(), ben_.player());
    EXPECT_EQ(store_->counts()->players, 0);
    for (const Field& each : ana_.get("/api/me").fields) EXPECT_NE(each.name, "Set-Cookie");
}

TEST_F(Api, KeepsANameOfWhoeverChoosesOne) {
    const std::string player = ana_.player();
    const HttpResponse answer = ana_.post("/api/name", R"({"name":"  Ana \u00d1 "})");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(Browser::field(answer, "name"), "Ana \u00d1");
    EXPECT_EQ(Browser::field(ana_.get("/api/me"), "name"), "Ana \u00d1");
    EXPECT_EQ(ana_.player(), player);
    EXPECT_EQ(store_->counts()->players, 1);
}

TEST_F(Api, RefusesNamesThatAreNone) {
    const std::string longest(24, 'x');
    EXPECT_EQ(ana_.post("/api/name", R"({"name":")" + longest + "\"}").status, 200);
    std::string accents;
    for (int i = 0; i < 24; ++i) accents += "é";
    EXPECT_EQ(ana_.post("/api/name", R"({"name":")" + accents + "\"}").status, 200);
    for (const std::string& each :
         {std::string(), std::string("   "), longest + "x", std::string("a\\nb"),
          std::string("\\u007f"), std::string("\\u200b"), std::string("\\u3164\\u3164"),
          std::string("\\u2800 \\u2800"), std::string("\\u0301")}) {
        expect_refused(ana_.post("/api/name", R"({"name":")" + each + "\"}"), 400, "bad_field");
    }
    EXPECT_EQ(Browser::field(ana_.get("/api/me"), "name"), accents);
}

TEST_F(Api, RefusesBodiesThatSayNothing) {
    for (const std::string& each :
         {std::string(), std::string("{}"), std::string("[]"), std::string("null"),
          std::string("{\"name\":7}"), std::string("{\"name\":\"Ana\""), std::string("\xff\xfe"),
          std::string(1000, '[')}) {
        expect_refused(ana_.post("/api/name", each), 400, "field_missing");
        expect_refused(ana_.post("/api/account", each), 400, "field_missing");
        expect_refused(ana_.post("/api/login", each), 400, "field_missing");
        expect_refused(ana_.post("/api/return", each), 400, "field_missing");
    }
    EXPECT_EQ(store_->counts()->players, 0);
}

TEST_F(Api, AnAccountBringsAPlayerToAnotherDevice) {
    const HttpResponse made = ana_.post("/api/account", both("Ana", "a long secret"));
    EXPECT_EQ(made.status, 200);
    EXPECT_EQ(Browser::field(made, "account"), "Ana");
    EXPECT_EQ(made.content().find("secret"), std::string::npos);
    expect_refused(ben_.post("/api/login", both("ana", "another one")), 403, "wrong_passphrase");
    expect_refused(ben_.post("/api/login", both("eve", "a long secret")), 403, "wrong_passphrase");
    EXPECT_NE(ben_.player(), ana_.player());
    EXPECT_EQ(ben_.post("/api/login", both("aNA", "a long secret")).status, 200);
    EXPECT_EQ(ben_.player(), ana_.player());
}

TEST_F(Api, AnAccountBelongsToOne) {
    EXPECT_EQ(ana_.post("/api/account", both("Ana", "a long secret")).status, 200);
    expect_refused(ben_.post("/api/account", both("ANA", "another secret")), 409, "account_taken");
    for (const std::string& each :
         {both("an", "a long secret"), both("an a", "a long secret"), both("anna", "short"),
          both(std::string(33, 'a'), "long one"), both("anna", std::string(201, 'x'))}) {
        expect_refused(ben_.post("/api/account", each), 400, "bad_field");
    }
}

TEST_F(Api, APassphraseIsChangedByWhoeverKnowsTheOldOne) {
    const auto with_old = [](const std::string& passphrase, const std::string& old) {
        return R"({"account":"ana","passphrase":")" + passphrase + R"(","old":")" + old + "\"}";
    };
    ASSERT_EQ(ana_.post("/api/account", both("Ana", "a long secret")).status, 200);
    ASSERT_EQ(ben_.post("/api/login", both("ana", "a long secret")).status, 200);
    const std::string player = ana_.player();
    expect_refused(ana_.post("/api/account", both("ana", "a newer secret")), 400, "field_missing");
    expect_refused(ana_.post("/api/account", with_old("a newer secret", "a wrong one")), 403,
                   "wrong_passphrase");
    EXPECT_FALSE(ana_.ended());
    EXPECT_EQ(ana_.post("/api/account", with_old("a newer secret", "a long secret")).status, 200);
    ASSERT_TRUE(ana_.ended());
    EXPECT_EQ(ana_.ended()->player, player);
    EXPECT_EQ(ana_.ended()->epoch, 1);
    EXPECT_EQ(ana_.player(), player) << "who changes it stays in";
    EXPECT_NE(ben_.player(), player) << "other devices do not";
    expect_refused(ben_.post("/api/login", both("ana", "a long secret")), 403, "wrong_passphrase");
    EXPECT_EQ(ben_.post("/api/login", both("ana", "a newer secret")).status, 200);
    EXPECT_EQ(ben_.player(), player);
}

TEST_F(Api, WhoLogsOutEverywhereIsKnownNowhere) {
    ana_.post("/api/account", both("Ana", "a long secret"));
    const std::string link = Browser::field(ana_.post("/api/link"), "link");
    const std::string player = ana_.player();
    ben_.post("/api/login", both("Ana", "a long secret"));
    ASSERT_EQ(ben_.player(), player);
    const HttpResponse left = ana_.post("/api/logout_everywhere");
    EXPECT_EQ(left.status, 200);
    ASSERT_TRUE(ana_.ended());
    EXPECT_EQ(ana_.ended()->player, player);
    EXPECT_NE(ana_.player(), player);
    EXPECT_NE(ben_.player(), player);
    expect_refused(ben_.post("/api/return", R"({"link":")" + link + "\"}"), 403, "unknown_link");
    EXPECT_EQ(ana_.post("/api/login", both("Ana", "a long secret")).status, 200);
    EXPECT_EQ(ana_.player(), player);
}

TEST_F(Api, AGuestComesBackByLinkAfterLoggingOutEverywhere) {
    const std::string link = Browser::field(ana_.post("/api/link"), "link");
    const std::string player = ana_.player();
    ana_.post("/api/logout_everywhere");
    EXPECT_NE(ana_.player(), player);
    EXPECT_EQ(ana_.post("/api/return", R"({"link":")" + link + "\"}").status, 200);
    EXPECT_EQ(ana_.player(), player);
}

TEST_F(Api, WhoLogsOutIsSomebodyNew) {
    ana_.post("/api/account", both("Ana", "a long secret"));
    const std::string player = ana_.player();
    const HttpResponse left = ana_.post("/api/logout");
    EXPECT_EQ(left.status, 200);
    EXPECT_EQ(Browser::field(left, "account"), "");
    EXPECT_EQ(ana_.player(), Browser::field(left, "player"));
    EXPECT_NE(ana_.player(), player);
    EXPECT_EQ(ana_.post("/api/login", both("Ana", "a long secret")).status, 200);
    EXPECT_EQ(ana_.player(), player);
}

TEST_F(Api, APrivateLinkBringsAPlayerBackUntilThereIsANewerOne) {
    const std::string older = Browser::field(ana_.post("/api/link"), "link");
    EXPECT_EQ(older.size(), 26);
    EXPECT_NE(ana_.get("/api/me").content().find(R"("hasLink":true)"), std::string::npos);
    EXPECT_EQ(ben_.post("/api/return", R"({"link":")" + older + "\"}").status, 200);
    EXPECT_EQ(ben_.player(), ana_.player());
    const std::string newer = Browser::field(ana_.post("/api/link"), "link");
    Browser eve(*store_);
    expect_refused(eve.post("/api/return", R"({"link":")" + older + "\"}"), 403, "unknown_link");
    expect_refused(eve.post("/api/return", R"({"link":"x"})"), 403, "unknown_link");
    EXPECT_NE(eve.player(), ana_.player());
    EXPECT_EQ(eve.post("/api/return", R"({"link":")" + newer + "\"}").status, 200);
    EXPECT_EQ(eve.player(), ana_.player());
}

TEST_F(Api, ALinkOutlivesANameThatIsChosenAtTheSameTime) {
    for (int i = 0; i < 50; ++i) {
        Browser browser(*store_);
        const std::string player = browser.player();
        // A store belongs to one thread; stores in memory share their content.
        const auto other = store::open("memory:");
        Browser twin = browser.on(**other);
        std::thread naming([&twin] { twin.post("/api/name", R"({"name":"Ana"})"); });
        const std::string link = Browser::field(browser.post("/api/link"), "link");
        naming.join();
        Browser device(*store_);
        ASSERT_EQ(device.post("/api/return", R"({"link":")" + link + "\"}").status, 200) << i;
        EXPECT_EQ(Browser::field(device.get("/api/me"), "name"), "Ana");
    }
}

TEST_F(Api, GivesTheRecordOfAGameThatIsOver) {
    const store::Write write{.table = "k3f9x2m7qa4c",
                             .first = 1,
                             .events = {"event"},
                             .listing = store::Listing{},
                             .secret = "secret",
                             .record = {}};
    ASSERT_TRUE(store_->write(std::array{write}));
    const std::string path = "/api/tables/k3f9x2m7qa4c/record";
    expect_refused(ana_.get(path), 404, "no_record");
    const store::Write last{.table = "k3f9x2m7qa4c",
                            .first = 2,
                            .events = {"event"},
                            .listing = {},
                            .secret = {},
                            .record = "a record"};
    ASSERT_TRUE(store_->write(std::array{last}));
    EXPECT_EQ(ana_.get(path).status, 200);
    EXPECT_EQ(ana_.get(path).content(), "a record");
    expect_refused(ana_.post(path), 405, "wrong_method");
    expect_refused(ana_.get("/api/tables/none/record"), 404, "no_record");
    expect_refused(ana_.get("/api/tables//record"), 404, "unknown_path");
    expect_refused(ana_.get("/api/tables/a/b/record"), 404, "unknown_path");
}

// A table as lists show it.
store::Write table(const std::string& id, store::Phase phase, const std::string& player,
                   std::int64_t changed) {
    return {.table = id,
            .first = 1,
            .events = {"event"},
            .listing = store::Listing{.phase = phase,
                                      .changed = changed,
                                      .players = {player, "another"},
                                      .card = R"({"game":"zenda"})"},
            .secret = "secret",
            .record = {}};
}

TEST_F(Api, ListsOnesOwnFinishedGamesTheNewestFirst) {
    const std::string ana = ana_.player();
    using enum store::Phase;
    ASSERT_TRUE(store_->write(
        std::array{table("first", Over, ana, 7), table("second", Over, ana, 9),
                   table("third", Playing, ana, 11), table("fourth", Over, ben_.player(), 13)}));
    EXPECT_EQ(ana_.get("/api/games").content(),
              R"({"games":[)"
              R"({"table":"second","yourTurn":false,"changed":9,"game":"zenda"},)"
              R"({"table":"first","yourTurn":false,"changed":7,"game":"zenda"}]})");
    EXPECT_EQ(Browser(*store_).get("/api/games").content(), R"({"games":[]})");
    expect_refused(ana_.post("/api/games"), 405, "wrong_method");
}

TEST_F(Api, RefusesOtherPathsAndMethods) {
    expect_refused(ana_.get("/api/"), 404, "unknown_path");
    expect_refused(ana_.get("/api/you"), 404, "unknown_path");
    expect_refused(ana_.get("/api/name"), 405, "wrong_method");
    expect_refused(ana_.post("/api/me"), 405, "wrong_method");
    expect_refused(ana_.ask("DELETE", "/api/me", ""), 405, "wrong_method");
    EXPECT_TRUE(is_api("/api/me"));
    EXPECT_FALSE(is_api("/apiary"));
}

}  // namespace
}  // namespace parlor::server
