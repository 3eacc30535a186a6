// SPDX-License-Identifier: MIT
// Tables over loopback: who is let in, and what becomes of them when the server ends.
#include "online/server/online.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "client/device.h"
#include "client/frames.h"
#include "http/client.h"
#include "online/server/http_server.h"
#include "support/patience.h"

namespace parlor::tests {
namespace {

using server::Files;
using server::HttpServer;
using server::Online;
using server::OnlineOptions;
using server::Site;

class OnlineOverHttp : public testing::Test {
protected:
    void SetUp() override { start({}); }
    void start(OnlineOptions options) {
        server_.reset();
        online_ = std::make_unique<Online>(*host_, metrics_, std::move(options));
        auto started = HttpServer::start(
            site_,
            {.port = 0, .limits = {.to_ask = std::chrono::seconds(5)}, .online = online_.get()});
        ASSERT_TRUE(started) << started.error().reason;
        server_ = std::move(*started);
    }
    void TearDown() override {
        server_->finish();
        host_->close();
    }

    [[nodiscard]] std::uint16_t port() const { return server_->port(); }
    [[nodiscard]] static std::string upgrade(std::string_view origin, std::string_view more = {}) {
        std::string text =
            "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        if (!origin.empty()) text.append("Origin: ").append(origin).append("\r\n");
        return text.append(more).append("\r\n");
    }
    static std::string post(std::string_view path, std::string_view origin,
                            const std::string& body) {
        return std::string("POST ")
            .append(path)
            .append(" HTTP/1.1\r\nHost: localhost\r\nOrigin: ")
            .append(origin)
            .append("\r\nContent-Length: ")
            .append(std::to_string(body.size()))
            .append("\r\n\r\n")
            .append(body);
    }

    hosting::Metrics metrics_;
    std::unique_ptr<hosting::Host> host_ =
        std::move(*hosting::Host::open({}, metrics_, hosting::Log()));
    std::unique_ptr<Online> online_;
    Site site_{Files({{"/index.html", "<html>"}}), R"({"status":"ok"})"};
    std::unique_ptr<HttpServer> server_;
};

TEST_F(OnlineOverHttp, GivesAGuestACookieAndKnowsHimByIt) {
    const Reply first = get(port(), "/api/me");
    EXPECT_EQ(first.status, 200);
    EXPECT_EQ(first.field("Content-Type"), "application/json");
    EXPECT_EQ(first.field("Cache-Control"), "no-store");
    const std::string cookie = first.field("Set-Cookie");
    EXPECT_TRUE(cookie.starts_with("parlor="));
    EXPECT_NE(cookie.find("; HttpOnly"), std::string::npos);
    EXPECT_NE(cookie.find("; SameSite=Lax"), std::string::npos);
    const std::string own = "Cookie: " + cookie.substr(0, cookie.find(';')) + "\r\n";
    const Reply second = get(port(), "/api/me", own);
    EXPECT_EQ(second.body, first.body);
    EXPECT_EQ(second.field("Set-Cookie"), "");
}

TEST_F(OnlineOverHttp, LetsOnlyItsOwnPageChangeAnything) {
    Client client(port());
    const std::string name = R"({"name":"Ana"})";
    client.send(post("/api/name", "https://evil.example", name));
    EXPECT_EQ(client.receive().status, 403);
    client.send(post("/api/name", "http://localhost", name));
    const Reply done = client.receive();
    EXPECT_EQ(done.status, 200);
    EXPECT_NE(done.body.find("Ana"), std::string::npos);
    client.send(post("/api/name", "http://localhost", std::string(100'000, ' ')));
    EXPECT_EQ(client.receive().status, 413);
}

TEST_F(OnlineOverHttp, OpensWebSocketsForItsOwnPageAlone) {
    for (const std::string_view origin : {"", "null", "https://evil.example"}) {
        Client client(port());
        client.send(upgrade(origin));
        const Reply reply = client.receive();
        EXPECT_EQ(reply.status, 403) << origin;
        EXPECT_NE(reply.body.find("wrong_origin"), std::string::npos);
        EXPECT_TRUE(client.is_ended());
    }
    Client client(port());
    client.send(upgrade("http://localhost"));
    const Reply reply = client.receive(false);
    EXPECT_EQ(reply.status, 101);
    EXPECT_TRUE(reply.field("Set-Cookie").starts_with("parlor="));
    EXPECT_EQ(get(port(), "/ws").status, 404) << "it is nothing that can be read";
}

TEST_F(OnlineOverHttp, AnswersNothingUnderAForeignName) {
    const auto asked = [this](std::string request) {
        const std::string own = "localhost";
        for (std::size_t at = 0; (at = request.find(own, at)) != std::string::npos;) {
            request.replace(at, own.size(), "evil.example");
        }
        Client client(port());
        client.send(request);
        return client.receive();
    };
    const std::string get = " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (const std::string path : {"/", "/health", "/metrics", "/t/x", "/api/me", "/nothing"}) {
        const Reply reply = asked("GET " + path + get);
        EXPECT_EQ(reply.status, 421) << path;
        EXPECT_EQ(reply.field("Set-Cookie"), "");
        EXPECT_NE(reply.body.find("unknown_host"), std::string::npos);
    }
    EXPECT_EQ(asked("GET /api/me" + get).body, R"({"error":"unknown_host","part":"evil.example"})");
    EXPECT_NE(asked("GET /" + get).body.find("--origin http://evil.example "), std::string::npos);
    EXPECT_EQ(asked(post("/api/name", "http://localhost", R"({"name":"Eve"})")).status, 421);
    EXPECT_EQ(asked(upgrade("http://localhost")).body,
              R"({"error":"unknown_host","part":"evil.example"})");
    start({.origins = {"http://evil.example"}});
    EXPECT_EQ(asked("GET /" + get).status, 200);
    EXPECT_EQ(asked(post("/api/name", "http://localhost", R"({"name":"Ana"})")).status, 200);
}

TEST_F(OnlineOverHttp, BoundsConnectionsAndGivesPlacesBack) {
    start({.limits = {.connections_an_address = 2}});
    {
        Client first(port());
        Client second(port());
        first.send(upgrade("http://localhost"));
        EXPECT_EQ(first.receive(false).status, 101);
        second.send(upgrade("http://localhost"));
        EXPECT_EQ(second.receive(false).status, 101);
        Client third(port());
        third.send(upgrade("http://localhost"));
        const Reply refused = third.receive();
        EXPECT_EQ(refused.status, 429);
        EXPECT_NE(refused.body.find("too_many_connections"), std::string::npos);
    }
    for (int i = 0;; ++i) {
        ASSERT_LT(i, 2000);
        Client later(port());
        later.send(upgrade("http://localhost"));
        if (later.receive(false).status == 101) break;
    }
}

TEST_F(OnlineOverHttp, StillAnswersAllTheRest) {
    EXPECT_EQ(get(port(), "/health").body, R"({"status":"ok"})");
    EXPECT_EQ(get(port(), "/").body, "<html>");
    const Reply figures = get(port(), "/metrics");
    EXPECT_EQ(figures.status, 200);
    EXPECT_TRUE(figures.field("Content-Type").starts_with("text/plain; version=0.0.4"));
    EXPECT_NE(figures.body.find("# TYPE parlor_commands_total counter\n"), std::string::npos);
    EXPECT_EQ(get(port(), "/metrics", "X-Forwarded-For: 198.51.100.7\r\n").status, 404);
    EXPECT_EQ(get(port(), "/api/none").status, 404);
    EXPECT_EQ(get(port(), "/api/tables/k3f9x2m7qa4c/record").status, 404);
}

// A device that keeps what it hears.
class Hearing final : public Device::User {
public:
    bool is_up = false;
    std::vector<std::string> heard{};
    std::string goodbye{};

    void on_up(Device& /*device*/) override { is_up = true; }
    void on_answer(Device& /*device*/, const Answer& answer) override {
        heard.push_back(answer.ok ? "ok" : answer.error);
    }
    void on_message(Device& /*device*/, std::string_view text) override {
        heard.emplace_back(text);
    }
    void on_down(Device& device, int code, std::string_view reason) override {
        goodbye = std::to_string(code).append(" ").append(reason);
        device.disconnect();
    }
};

TEST_F(OnlineOverHttp, SaysGoodbyeWhenItEnds) {
    Loop loop;
    Hearing ana;
    Device device(loop, ana, {.addresses = {{.port = port()}}, .name = "d"});
    device.connect();
    ASSERT_TRUE(loop.run_until([&] { return ana.is_up; }, patience));
    device.ask(R"("do":"lobby")");
    ASSERT_TRUE(loop.run_until([&] { return ana.heard.size() >= 2; }, patience));
    EXPECT_EQ(metrics_.connections.value(), 1);
    const auto finished = std::async(std::launch::async, [&] { server_->finish(); });
    ASSERT_TRUE(loop.run_until([&] { return !ana.goodbye.empty(); }, patience));
    EXPECT_EQ(ana.goodbye, "1001 restart");
    finished.wait();
    host_->close();
    EXPECT_EQ(metrics_.connections.value(), 0) << "nobody holds him any more";
}

// A client need not wait for the answer to its handshake.
TEST_F(OnlineOverHttp, HearsWhatComesWithTheHandshake) {
    Client eager(port());
    eager.send(upgrade("http://localhost") + frame(Opcode::Text, R"({"id":"1","do":"lobby"})"));
    EXPECT_EQ(eager.receive().status, 101);
    EXPECT_TRUE(eager.hears(R"({"answer":"1","ok":true})"));
}

class LoggingOut : public OnlineOverHttp {
protected:
    void SetUp() override { open({}); }
    void open(OnlineOptions options) {
        start(std::move(options));
        device_ = connected(ana_);
        another_ = connected(ben_);
        ASSERT_TRUE(loop_.run_until([&] { return ana_.is_up && ben_.is_up; }, patience));
    }
    // As the player of the device, but from elsewhere.
    [[nodiscard]] int post_as_ana(std::string_view path, const std::string& body) const {
        Client elsewhere(port());
        std::string request = post(path, "http://localhost", body);
        request.insert(request.find("Origin"), "Cookie: " + device_->cookie() + "\r\n");
        elsewhere.send(request);
        return elsewhere.receive().status;
    }
    void expect_goodbye() {
        ASSERT_TRUE(loop_.run_until([&] { return !ana_.goodbye.empty(); }, patience));
        EXPECT_EQ(ana_.goodbye, "1012 logged_out");
        EXPECT_EQ(ben_.goodbye, "");
    }

    Loop loop_;
    Hearing ana_;
    Hearing ben_;
    std::unique_ptr<Device> device_;
    std::unique_ptr<Device> another_;

private:
    std::unique_ptr<Device> connected(Hearing& user) {
        user = {};
        const DeviceOptions options{.addresses = {{.port = port()}}, .name = "d"};
        auto device = std::make_unique<Device>(loop_, user, options);
        device->connect();
        return device;
    }
};

// The devices say nothing, and are looked up only once a minute.
TEST_F(LoggingOut, EverywhereClosesConnectionsAtOnce) {
    EXPECT_EQ(post_as_ana("/api/logout_everywhere", "{}"), 200);
    expect_goodbye();
}

TEST_F(LoggingOut, ByANewPassphraseClosesConnectionsAtOnce) {
    const std::string account = R"({"account":"ana","passphrase":"a long secret")";
    EXPECT_EQ(post_as_ana("/api/account", account + '}'), 200);
    device_->ask(R"("do":"leave_lobby")");
    ASSERT_TRUE(loop_.run_until([&] { return !ana_.heard.empty(); }, patience));
    EXPECT_EQ(ana_.goodbye, "") << "the first passphrase ends no session";
    EXPECT_EQ(post_as_ana("/api/account", account + R"(,"old":"a long secret"})"), 200);
    expect_goodbye();
}

// Another process has done so, and its message was lost.
TEST_F(LoggingOut, IsNoticedWithoutAMessageToo) {
    open({.session_checks = {.a_second = 1e9, .at_once = 1e9}});
    std::promise<bool> changed;
    host_->store_threads().ask([&](store::Store& store) {
        const store::PlayerChange change{.id = device_->player(), .ends_sessions = true};
        changed.set_value(store.change(change).has_value());
    });
    ASSERT_TRUE(changed.get_future().get());
    device_->ask(R"("do":"leave_lobby")");
    expect_goodbye();
}

TEST_F(OnlineOverHttp, CutsOffWhoTalksTooFast) {
    start({.commands = {.a_second = 0, .at_once = 3}});
    Loop loop;
    Hearing ana;
    Device device(loop, ana, {.addresses = {{.port = port()}}, .name = "d"});
    device.connect();
    ASSERT_TRUE(loop.run_until([&] { return ana.is_up; }, patience));
    for (int i = 0; i < 3000; ++i) device.send_bytes(frame(Opcode::Text, "{}"));
    ASSERT_TRUE(loop.run_until([&] { return !ana.goodbye.empty(); }, patience));
    EXPECT_EQ(ana.goodbye, "1008 too_fast");
    EXPECT_NE(std::ranges::find(ana.heard, R"({"error":"too_fast","part":""})"), ana.heard.end());
    EXPECT_EQ(metrics_.cut_off.value(), 1);
}

}  // namespace
}  // namespace parlor::tests
