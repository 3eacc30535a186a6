// SPDX-License-Identifier: MIT
// The server behind nginx with the shipped configuration, over TLS, as deploy/nginx.conf and
// docs/deploy.md promise it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "faults/crowd.h"
#include "faults/nginx.h"
#include "faults/server_process.h"
#include "faults/stranger.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class BehindNginx : public testing::Test {
protected:
    void SetUp() override {
        if (!Nginx::is_installed()) GTEST_SKIP() << "nginx or openssl is not installed";
        nginx_ = std::make_unique<Nginx>(server_.address().port);
        tunnel_ = std::make_unique<Nginx::Tunnel>(*nginx_);
    }
    [[nodiscard]] Address address() const { return tunnel_->address(); }

    // The answer to one request on a connection of its own.
    HttpReply ask(const Address& at, const std::string& line, const std::string& fields = {},
                  const std::string& body = {}) {
        Stranger client(loop_, at);
        const std::string length =
            body.empty() ? "" : "Content-Length: " + std::to_string(body.size()) + "\r\n";
        client.socket().send(line + " HTTP/1.1\r\nHost: " + at.shown() + "\r\n" + length + fields +
                             "\r\n" + body);
        loop_.run_until([&] { return client.reply().status != 0; }, patience);
        return client.reply();
    }
    int tries_link(const Address& at, const std::string& fields = {}) {
        return ask(at, "POST /api/return",
                   "Origin: " + at.origin() + "\r\nContent-Type: application/json\r\n" + fields,
                   R"({"link":"aaaaaaaaaaaaaaaaaaaaaaaaaa"})")
            .status;
    }

    TemporaryFolder folder_;
    std::string store_ = "sqlite:" + folder_.file("tables.db");
    ServerProcess server_{{.store = store_, .more = {"--behind-proxy"}}};
    Loop loop_;
    std::unique_ptr<Nginx> nginx_;
    std::unique_ptr<Nginx::Tunnel> tunnel_;
};

TEST_F(BehindNginx, ThePageComesOverTls) {
    const HttpReply page = ask(address(), "GET /");
    EXPECT_EQ(page.status, 200) << nginx_->said();
    EXPECT_EQ(page.body, "<html>");
    EXPECT_EQ(page.field("Strict-Transport-Security"), "max-age=31536000");
    const HttpReply me = ask(address(), "GET /api/me");
    EXPECT_EQ(me.status, 200);
    EXPECT_THAT(me.field("Set-Cookie"),
                AllOf(StartsWith("__Host-parlor="), HasSubstr("; Secure"), HasSubstr("; HttpOnly"),
                      HasSubstr("; Path=/"), Not(HasSubstr("Domain"))));
}

TEST_F(BehindNginx, PlainHttpIsSentToTls) {
    const HttpReply reply = ask(nginx_->plain(), "GET /?table=k3f9x2m7qa4c");
    EXPECT_EQ(reply.status, 301);
    EXPECT_EQ(reply.field("Location"), "https://127.0.0.1/?table=k3f9x2m7qa4c");
}

TEST_F(BehindNginx, MetricsAreForTheMachineAlone) {
    const HttpReply reply = ask(address(), "GET /metrics");
    EXPECT_EQ(reply.status, 404);
    EXPECT_THAT(reply.body, HasSubstr("nginx"));
    EXPECT_EQ(ask(server_.address(), "GET /metrics").status, 200);
}

TEST_F(BehindNginx, GamesArePlayedOverTls) {
    Crowd crowd({.tables = 2, .party = {.seats = "bgry", .watchers = 1}, .pause = 20ms},
                {address()});
    ASSERT_TRUE(crowd.begins(60s)) << crowd.told() << server_.said() << nginx_->said();
    for (int i = 0; i < 10; ++i) {
        ASSERT_TRUE(crowd.goes_on(60s)) << crowd.told() << server_.said() << nginx_->said();
    }
    EXPECT_TRUE(crowd.resigns(60s)) << crowd.told();
    EXPECT_THAT(crowd.losses(), testing::IsEmpty());
    EXPECT_THAT(crowd.parties().front()->devices().front()->cookie(), StartsWith("__Host-parlor="));
    EXPECT_EQ(server_.end(crowd.loop()), 0);
    crowd.ledger().compare(store_);
    EXPECT_EQ(crowd.ledger().faults(), none);
}

TEST_F(BehindNginx, PagesOfOthersAreRefused) {
    const auto upgrade = [&](const std::string& fields) {
        return Stranger(loop_, address()).upgrades(fields);
    };
    const std::string origin = "Origin: " + address().origin();
    EXPECT_EQ(upgrade(origin + "\r\n"), 101);
    EXPECT_EQ(upgrade(""), 403);
    EXPECT_EQ(upgrade("Origin: https://evil.test\r\n"), 403);
    EXPECT_EQ(upgrade("Origin: http://" + address().shown() + "\r\n"), 403);
    EXPECT_EQ(upgrade(origin + ".evil.test\r\n"), 403);
}

// What a client writes about its own address does not count.
TEST_F(BehindNginx, LimitsCountTheAddressThatNginxSees) {
    const Nginx::Tunnel elsewhere(*nginx_, "127.0.0.2");
    int status = 0;
    for (int i = 0; i < 100 && status != 429; ++i) status = tries_link(address());
    EXPECT_EQ(status, 429);
    EXPECT_EQ(tries_link(address(), "X-Forwarded-For: 127.0.0.3\r\n"), 429);
    EXPECT_NE(tries_link(elsewhere.address()), 429);
}

TEST_F(BehindNginx, LargeBodiesDoNotReachTheServer) {
    const std::string fields =
        "Origin: " + address().origin() + "\r\nContent-Type: application/json\r\n";
    const auto post = [&](std::size_t size) {
        return ask(address(), "POST /api/name", fields, std::string(size, ' '));
    };
    EXPECT_EQ(post(64U << 10U).status, 400);
    const HttpReply reply = post((64U << 10U) + 1);
    EXPECT_EQ(reply.status, 413);
    EXPECT_THAT(reply.body, HasSubstr("nginx"));
    EXPECT_EQ(reply.field("Strict-Transport-Security"), "max-age=31536000");
}

// Requests that never end, each on a connection of its own. They send a byte now and then, so that
// nginx keeps them however slowly this test runs.
TEST_F(BehindNginx, OneAddressDoesNotTakeAllConnections) {
    std::vector<std::unique_ptr<Stranger>> clients;
    const auto is_refused = [&] {
        return std::ranges::any_of(clients, [](auto& each) { return each->reply().status == 429; });
    };
    const std::string request = "POST /api/name HTTP/1.1\r\nHost: " + address().shown() +
                                "\r\nContent-Length: 60000\r\n\r\n";
    while (clients.size() < 201) {
        clients.push_back(std::make_unique<Stranger>(loop_, address()));
        clients.back()->socket().send(request);
        if (clients.size() % 20 != 0) continue;
        for (const auto& each : clients) each->socket().send("x");
        loop_.run_for(1ms);
        EXPECT_FALSE(is_refused()) << clients.size();
    }
    EXPECT_TRUE(loop_.run_until(is_refused, patience));
    const Nginx::Tunnel elsewhere(*nginx_, "127.0.0.2");
    EXPECT_EQ(ask(elsewhere.address(), "GET /health").status, 200) << nginx_->said();
}

}  // namespace
}  // namespace parlor::tests
