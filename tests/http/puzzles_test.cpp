// SPDX-License-Identifier: MIT
// Attempts at puzzles over HTTP: which are taken, and the ratings that follow from them.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "http/client.h"
#include "online/server/http_server.h"
#include "online/server/online.h"

namespace parlor::tests {
namespace {

namespace json = boost::json;
using server::Files;
using server::HttpServer;
using server::Online;
using server::Site;

class PuzzlesOverHttp : public testing::Test {
protected:
    void SetUp() override { start({.a_second = 1000, .at_once = 1000}); }
    // A new server has not read the ratings yet.
    void start(hosting::Rate puzzles) {
        if (server_) server_->finish();
        server_.reset();
        online_ = std::make_unique<Online>(
            *host_, metrics_,
            server::OnlineOptions{.limits = {.puzzles = puzzles},
                                  .puzzles = {{"aaaaa", 50}, {"bbbbb", 75}}});
        server_ = HttpServer::start(site_, {.port = 0, .online = online_.get()}).value();
    }
    void TearDown() override {
        server_->finish();
        host_->close();
    }

    std::string guest() {
        const std::string cookie = get(server_->port(), "/api/me").field("Set-Cookie");
        return "Cookie: " + cookie.substr(0, cookie.find(';')) + "\r\n";
    }
    static std::string attempt(std::string_view puzzle, bool right, int rating = 1500,
                               int deviation = 350) {
        return fmt::format(R"({{"puzzle":"{}","right":{},"rating":{},"deviation":{}}})", puzzle,
                           right, rating, deviation);
    }
    // "200", "400 unknown_puzzle zzzzz"
    std::string send(const std::string& who, const std::string& attempts) {
        const std::string text = R"({"attempts":[)" + attempts + "]}";
        Client client(server_->port());
        client.send(
            fmt::format("POST /api/puzzles HTTP/1.1\r\nHost: localhost\r\n"
                        "Origin: http://localhost\r\n{}Content-Length: {}\r\n\r\n{}",
                        who, text.size(), text));
        const Reply reply = client.receive();
        const json::object said = json::parse(reply.body).as_object();
        std::string told = std::to_string(reply.status);
        for (const char* each : {"error", "part"}) {
            const json::value* const found = said.if_contains(each);
            if (found != nullptr && !found->as_string().empty()) {
                told.append(" ").append(std::string_view(found->as_string()));
            }
        }
        return told;
    }
    std::string ratings() {
        const Reply reply = get(server_->port(), "/api/puzzles");
        EXPECT_EQ(reply.status, 200);
        EXPECT_EQ(reply.field("Cache-Control"), "public, max-age=300");
        return reply.body;
    }

    hosting::Metrics metrics_;
    std::unique_ptr<hosting::Host> host_ =
        std::move(*hosting::Host::open({}, metrics_, hosting::Log()));
    std::unique_ptr<Online> online_;
    Site site_{Files({{"/index.html", "<html>"}}), R"({"status":"ok"})"};
    std::unique_ptr<HttpServer> server_;
};

TEST_F(PuzzlesOverHttp, AreRatedByTheFirstAttemptsOfPlayers) {
    EXPECT_EQ(ratings(), "{}");
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(send(guest(), attempt("aaaaa", false, 1500, 60) + "," + attempt("bbbbb", true)),
                  "200");
    }
    const std::string ana = guest();
    // The second one at a puzzle is ignored, in this request and in later ones.
    EXPECT_EQ(send(ana, attempt("aaaaa", false, 1500, 60) + "," + attempt("aaaaa", true)), "200");
    EXPECT_EQ(send(ana, attempt("aaaaa", true)), "200");
    EXPECT_EQ(ratings(), "{}") << "they are not read again at once";
    start({.a_second = 1000, .at_once = 1000});
    server::Rating expected = server::first_rating(50);
    for (int i = 0; i < 5; ++i) expected = server::rated(expected, {{1500, 60, 1}});
    EXPECT_EQ(ratings(),
              fmt::format(R"({{"aaaaa":[{:.0f},{:.0f},5]}})", expected.rating, expected.deviation))
        << "four attempts at the other one do not suffice";
    EXPECT_EQ(send(ana, attempt("bbbbb", true)), "200");
    start({.a_second = 1000, .at_once = 1000});
    const json::object all = json::parse(ratings()).as_object();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_LT(all.at("bbbbb").at(0).as_int64(), 1691) << "five of five have solved it";
}

TEST_F(PuzzlesOverHttp, AreNotRatedByOtherRequests) {
    const std::string ana = guest();
    EXPECT_EQ(send("", attempt("aaaaa", true)), "403 no_player");
    EXPECT_EQ(send("Cookie: parlor=forged\r\n", attempt("aaaaa", true)), "403 no_player");
    EXPECT_EQ(send(ana, attempt("aaaaa", true) + "," + attempt("zzzzz", true)),
              "400 unknown_puzzle zzzzz");
    EXPECT_EQ(send(ana, "7"), "400 bad_field attempts");
    EXPECT_EQ(send(ana, "{}"), "400 bad_field puzzle");
    EXPECT_EQ(send(ana, "]"), "400 field_missing attempts");
    EXPECT_EQ(send(ana, attempt("aaaaa", true, 4001)), "400 bad_field rating");
    EXPECT_EQ(send(ana, attempt("aaaaa", true, 1500, 351)), "400 bad_field deviation");
    std::string many = attempt("aaaaa", true);
    for (int i = 0; i < 100; ++i) many += "," + attempt("aaaaa", true);
    EXPECT_EQ(send(ana, many), "400 too_long attempts");
    EXPECT_EQ(ratings(), "{}");
}

TEST_F(PuzzlesOverHttp, AreBoundedPerAddress) {
    const std::string ana = guest();
    start({.a_second = 0, .at_once = 1});
    EXPECT_EQ(send(ana, attempt("aaaaa", true)), "200");
    EXPECT_EQ(send(ana, attempt("bbbbb", true)), "429 too_many_tries");
    EXPECT_EQ(ratings(), "{}");
}

}  // namespace
}  // namespace parlor::tests
