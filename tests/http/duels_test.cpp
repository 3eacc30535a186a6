// SPDX-License-Identifier: MIT
// Duels of the day over HTTP: who may enter one, what is refused, and the table of the day.
#include <fmt/chrono.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <chrono>

#include "http/client.h"
#include "online/server/http_server.h"
#include "online/server/online.h"
#include "support/played_duel.h"

namespace parlor::tests {
namespace {

namespace json = boost::json;
using server::Files;
using server::HttpServer;
using server::Online;
using server::Site;

std::string date(int days_ago = 0) {
    const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return fmt::format("{:%F}", std::chrono::sys_seconds(now - std::chrono::days(days_ago)));
}

class DuelsOverHttp : public testing::Test {
protected:
    void SetUp() override { start({.a_second = 1000, .at_once = 1000}); }
    void start(hosting::Rate duels) {
        if (server_) server_->finish();
        server_.reset();
        online_ = std::make_unique<Online>(*host_, metrics_,
                                           server::OnlineOptions{.limits = {.duels = duels}});
        server_ = HttpServer::start(site_, {.port = 0, .online = online_.get()}).value();
    }
    void TearDown() override {
        server_->finish();
        host_->close();
    }

    // A person with a name; an empty name is a guest.
    std::string person(const std::string& name) {
        const std::string cookie = get(server_->port(), "/api/me").field("Set-Cookie");
        std::string fields = "Cookie: " + cookie.substr(0, cookie.find(';')) + "\r\n";
        if (!name.empty()) post(fields, "/api/name", {{"name", name}});
        return fields;
    }
    Reply post(const std::string& who, std::string_view path, const json::object& body) {
        const std::string text = json::serialize(body);
        Client client(server_->port());
        client.send(
            fmt::format("POST {} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost"
                        "\r\n{}Content-Length: {}\r\n\r\n{}",
                        path, who, text.size(), text));
        return client.receive();
    }
    // "200 won", "403 duel_dice 3"
    std::string enter(const std::string& who, std::string_view day, const std::string& record) {
        const Reply reply = post(who, "/api/duels", {{"day", day}, {"record", record}});
        const json::object said = json::parse(reply.body).as_object();
        const auto text = [&](std::string_view key) {
            const json::value* const found = said.if_contains(key);
            return found == nullptr ? std::string() : json::value_to<std::string>(*found);
        };
        const std::string told = said.contains("error") ? text("error") : "entered";
        const std::string part = text("part");
        return fmt::format("{} {}{}{}", reply.status, told, part.empty() ? "" : " ", part);
    }
    json::object table(const std::string& who, const std::string& path) {
        const Reply reply = get(server_->port(), "/api/duels/" + path, who);
        EXPECT_EQ(reply.status, 200) << reply.body;
        return json::parse(reply.body).as_object();
    }

    hosting::Metrics metrics_;
    std::unique_ptr<hosting::Host> host_ =
        std::move(*hosting::Host::open({}, metrics_, hosting::Log()));
    std::unique_ptr<Online> online_;
    Site site_{Files({{"/index.html", "<html>"}}), R"({"status":"ok"})"};
    std::unique_ptr<HttpServer> server_;
};

TEST_F(DuelsOverHttp, AreEnteredOnceByPeopleWithNames) {
    const std::string record = game::write(played_duel(date(), "poleana"));
    const std::string ana = person("Ana");
    EXPECT_EQ(enter(person(""), date(), record), "403 no_name");
    EXPECT_EQ(enter(ana, date(), record), "200 entered");
    EXPECT_EQ(enter(ana, date(), record), "200 entered") << "sent again";
    const std::string other = game::write(played_duel(date(), "poleana", 2));
    EXPECT_EQ(enter(ana, date(), other), "409 duel_played");
    const std::string ben = person("Ben");
    EXPECT_EQ(enter(ben, date(), record), "409 duel_taken");
    EXPECT_EQ(enter(ben, date(), other), "200 entered");

    const json::object all = table(ana, date() + "/poleana");
    EXPECT_EQ(all.at("day").as_string(), date());
    EXPECT_FALSE(all.at("more").as_bool());
    const json::array& duels = all.at("duels").as_array();
    ASSERT_EQ(duels.size(), 2U);
    for (const json::value& each : duels) {
        EXPECT_EQ(each.at("yours").as_bool(), each.at("name").as_string() == "Ana");
        EXPECT_GT(each.at("turns").as_int64(), 10);
        EXPECT_GE(each.at("accuracy").to_number<double>(), 0);
        EXPECT_LE(each.at("accuracy").to_number<double>(), 100);
    }
    EXPECT_TRUE(table(ana, date() + "/zenda").at("duels").as_array().empty());
    EXPECT_TRUE(table(ana, date() + "/poleana/1").contains("duels"));
    for (const char* path : {"/chess", "", "/poleana/x", "/poleana/0/0"}) {
        EXPECT_EQ(get(server_->port(), "/api/duels/" + date() + path).status, 404) << path;
    }
}

TEST_F(DuelsOverHttp, AreEnteredForAWeek) {
    const std::string ana = person("Ana");
    const auto entered = [&](int days_ago) {
        const std::string day = date(days_ago);
        return enter(ana, day, game::write(played_duel(day, "poleana")));
    };
    EXPECT_EQ(entered(7), "200 entered");
    EXPECT_EQ(entered(8), "403 duel_closed " + date(8));
    EXPECT_EQ(entered(-1), "200 entered") << "it is tomorrow elsewhere";
    EXPECT_EQ(entered(-2), "403 duel_closed " + date(-2));
}

TEST_F(DuelsOverHttp, AreRefusedWhenForged) {
    const std::string ana = person("Ana");
    const game::Record record = played_duel(date(), "poleana");
    const auto forged = [&](const auto& change) {
        game::Record its = record;
        change(its);
        return enter(ana, date(), game::write(its));
    };
    EXPECT_EQ(enter(ana, date(), "I won"), "400 duel_record 1");
    EXPECT_EQ(enter(ana, date(1), game::write(record)), "403 duel_other seed");
    EXPECT_EQ(forged([](auto& its) { its.seed->seed += 1; }), "403 duel_other seed");
    EXPECT_EQ(forged([](auto& its) { its.others[0].value = "b=human,r=human"; }),
              "403 duel_other players");
    EXPECT_EQ(enter(ana, date(), game::write(played_duel(date(), "poleana", 1, 12))),
              "403 duel_unfinished");
    const std::string result = record.result == "=b" ? "=r" : "=b";
    EXPECT_TRUE(forged([&](auto& its) { its.result = result; }).starts_with("400 duel_record"));
    // The rules allow it, with the computer's plays left to another level.
    const games::Duel duel = games::duel_of(date(), "poleana").value();
    match::Dice dice({duel.seed, 0}, 2);
    const auto weaker = games::begin(games::new_game(duel), [&] { return dice.cast(); }).value();
    const auto coach = games::of("poleana").coach();
    while (weaker->due() != match::Due::Over) {
        weaker->throw_dice(dice.cast());
        coach->play(*weaker, "random", base::Random(weaker->turns_ended()), base::never_stop);
        weaker->confirm();
    }
    EXPECT_TRUE(enter(ana, date(), game::write(weaker->record())).starts_with("403 duel_choice"));
    EXPECT_TRUE(table(ana, date() + "/poleana").at("duels").as_array().empty());
    EXPECT_EQ(enter(ana, date(), game::write(record)), "200 entered") << "and then the true one";
}

TEST_F(DuelsOverHttp, AreNotCheckedWithoutBounds) {
    const std::string ana = person("Ana");
    EXPECT_EQ(post(ana, "/api/duels", {{"day", date()}}).status, 400);
    EXPECT_EQ(get(server_->port(), "/api/duels").status, 405);
    const std::string long_game(100'000, 'x');
    EXPECT_EQ(post(ana, "/api/duels", {{"day", date()}, {"record", long_game}}).status, 413);
    start({.a_second = 0, .at_once = 1});
    EXPECT_EQ(enter(ana, date(), "I won"), "400 duel_record 1");
    EXPECT_EQ(enter(ana, date(), "I won"), "429 too_many_tries");
}

TEST_F(DuelsOverHttp, EndWithTheServer) {
    const std::string ana = person("Ana");
    const std::string text = json::serialize(
        json::object{{"day", date()}, {"record", game::write(played_duel(date(), "zenda"))}});
    Client client(server_->port());
    client.send(
        fmt::format("POST /api/duels HTTP/1.1\r\nHost: localhost\r\n"
                    "Origin: http://localhost\r\n{}Content-Length: {}\r\n\r\n{}",
                    ana, text.size(), text));
    // The next answer shows that the request before it is being worked on.
    EXPECT_EQ(get(server_->port(), "/api/me").status, 200);
    server_->finish();
    EXPECT_EQ(client.receive().status, 503);
}

}  // namespace
}  // namespace parlor::tests
