// SPDX-License-Identifier: MIT
// Who may come in, and how often.
#include "online/server/online.h"

#include <gtest/gtest.h>

#include <future>

namespace parlor::server {
namespace {

TEST(Gate, BoundsConnectionsOfAnAddressAndInAll) {
    Gate gate({.connections = 3, .connections_an_address = 2});
    std::vector<Gate::Slot> places;
    places.push_back(gate.enter("a"));
    places.push_back(gate.enter("a"));
    EXPECT_TRUE(places[0] && places[1]);
    EXPECT_FALSE(gate.enter("a"));
    places.push_back(gate.enter("b"));
    EXPECT_TRUE(places[2]);
    EXPECT_FALSE(gate.enter("c"));
    places.erase(places.begin());
    EXPECT_TRUE(gate.enter("a")) << "and is given back at once";
    places.push_back(gate.enter("c"));
    EXPECT_TRUE(places.back());
    EXPECT_FALSE(gate.enter("b"));
    places.clear();
    for (int i = 0; i < 100; ++i) EXPECT_TRUE(gate.enter("a"));
}

TEST(Gate, BoundsConnectionsOfTheNetworksAroundAnAddress) {
    Gate gate({.connections = 100, .connections_an_address = 2});
    std::vector<Gate::Slot> places;
    // `addresses` that follow each other, two clients each: how many of the clients may enter.
    const auto enter = [&](const std::string& first_bits, int addresses) {
        std::size_t entered = 0;
        for (int i = 0; i < 2 * addresses; ++i) {
            places.push_back(gate.enter(first_bits + std::to_string(10 + i / 2) + "::/64"));
            if (places.back()) ++entered;
        }
        return entered;
    };
    EXPECT_EQ(enter("2001:db8:1:1", 8), 4U) << "a /56";
    EXPECT_EQ(enter("2001:db8:1:2", 8), 4U) << "another one of the /48";
    EXPECT_EQ(enter("2001:db8:1:3", 8), 0U);
    EXPECT_EQ(enter("2001:db8:2:3", 8), 4U);
    places.clear();
    EXPECT_EQ(enter("2001:db8:1:3", 8), 4U);
    EXPECT_EQ(enter("10.0.0.", 1), 2U) << "IPv4 counts by address";
}

TEST(Gate, APlaceIsGivenBackOnceWhoeverHasIt) {
    Gate gate({.connections = 1});
    Gate::Slot first = gate.enter("a");
    Gate::Slot second = std::move(first);
    EXPECT_FALSE(gate.enter("a"));
    {
        const Gate::Slot third = std::move(second);
    }
    EXPECT_TRUE(gate.enter("a"));
}

TEST(Gate, BoundsRequestsAndTriesOfAnAddress) {
    Gate gate({.requests = {.a_second = 0, .at_once = 3}, .logins = {.a_second = 0, .at_once = 1}});
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(gate.may_ask("a"));
    EXPECT_FALSE(gate.may_ask("a"));
    EXPECT_TRUE(gate.may_ask("b"));
    EXPECT_TRUE(gate.may_log_in("a"));
    EXPECT_FALSE(gate.may_log_in("a"));
    EXPECT_TRUE(gate.may_log_in("b"));
}

class AnOnline : public testing::Test {
protected:
    void open(OnlineOptions options = {}) {
        online_ = std::make_unique<Online>(*host_, metrics_, std::move(options));
    }
    static Caller caller(std::string_view origin, std::string_view host = "play.example") {
        return {.address = "198.51.100.7", .host = host, .origin = origin};
    }
    int status(const Caller& caller, std::string_view method, std::string_view path = "/api/name") {
        return online_->refusal_for(caller, method, path).status;
    }

    Online::Admitted admitted(const Caller& who) {
        std::promise<Online::Admitted> said;
        online_->admit(who, [&](Online::Admitted answer) { said.set_value(std::move(answer)); });
        return said.get_future().get();
    }

    hosting::Metrics metrics_;
    std::unique_ptr<hosting::Host> host_ =
        std::move(*hosting::Host::open({}, metrics_, hosting::Log()));
    std::unique_ptr<Online> online_;
};

TEST_F(AnOnline, LetsOnlyItsOwnPageChangeAnything) {
    open({.origins = {"https://other.example"}});
    EXPECT_EQ(status(caller("http://play.example"), "POST"), 0);
    EXPECT_EQ(status(caller("http://localhost:8080", "localhost:8080"), "POST"), 0);
    EXPECT_EQ(status(caller("https://other.example"), "POST"), 0);
    for (const std::string_view each :
         {"", "null", "play.example", "https://", "https://play.example.evil.example",
          "https://evil.example", "https://play.example", "http://play.example:8443",
          "http://other.example", "https://evilplay.example",
          "https://evil.example/play.example"}) {
        EXPECT_EQ(status(caller(each), "POST"), 403) << each;
        EXPECT_EQ(status(caller(each), "DELETE"), 403) << each;
        EXPECT_EQ(status(caller(each), "GET"), 0) << each;
    }
    EXPECT_EQ(status(caller("https://", ""), "POST"), 403);
}

// A page that came without TLS can be anybody's.
TEST_F(AnOnline, LetsAPageInByTheSchemeThatItCameBy) {
    open({.trusts_proxy = true});
    Caller who = caller("https://play.example");
    who.forwarded_proto = "https";
    EXPECT_EQ(status(who, "POST"), 0);
    who.origin = "http://play.example";
    EXPECT_EQ(status(who, "POST"), 403);
    who.forwarded_proto = "http";
    EXPECT_EQ(status(who, "POST"), 0);
}

// A page elsewhere can point its own name at our address.
TEST_F(AnOnline, KnowsItselfByAddressAndByTheNamesGiven) {
    const auto knows = [&](std::string_view host, std::string_view scheme = {}) {
        Caller who = caller("", host);
        who.forwarded_proto = scheme;
        return online_->knows_host(who);
    };
    open();
    for (const std::string_view each : {"192.168.1.7:8080", "127.0.0.1", "[::1]:8080", "[fd00::7]",
                                        "localhost:8080", "LOCALHOST", "parlor.localhost", ""}) {
        EXPECT_TRUE(knows(each)) << each;
    }
    for (const std::string_view each : {"evil.example", "evil.example:8080", "games.local:8080",
                                        "games", "localhost.evil.example", "127.0.0.1.evil.example",
                                        "evillocalhost", ":8080", "[", "::1.evil.example"}) {
        EXPECT_FALSE(knows(each)) << each;
    }
    EXPECT_FALSE(knows("evil.example", "https")) << "anybody can say so where there is no proxy";
    open({.origins = {"https://games.example", "http://games.local:8080"}});
    EXPECT_TRUE(knows("games.example"));
    EXPECT_TRUE(knows("Games.Example:443"));
    EXPECT_TRUE(knows("games.local:8080"));
    EXPECT_TRUE(knows("192.168.1.7:8080"));
    EXPECT_FALSE(knows("evil.example"));
    EXPECT_FALSE(knows("https"));
    open({.trusts_proxy = true});
    EXPECT_TRUE(knows("play.example", "https")) << "the certificate names it";
    EXPECT_FALSE(knows("play.example", "http"));
}

TEST_F(AnOnline, CountsByTheAddressThatAProxyTellsOnlyWhereItIsTrusted) {
    const GateLimits one{.requests = {.a_second = 0, .at_once = 1}};
    const auto from = [](std::string_view forwarded) {
        Caller who = caller("");
        who.forwarded_for = forwarded;
        return who;
    };
    open({.limits = one});
    EXPECT_EQ(status(from("10.0.0.1"), "GET"), 0);
    EXPECT_EQ(status(from("10.0.0.2"), "GET"), 429);
    open({.trusts_proxy = true, .limits = one});
    EXPECT_EQ(status(from("10.0.0.1"), "GET"), 0);
    EXPECT_EQ(status(from("10.0.0.2"), "GET"), 0);
    EXPECT_EQ(status(from("10.0.0.9, 10.0.0.2"), "GET"), 429) << "the proxy adds the last";
    EXPECT_EQ(status(from(""), "GET"), 0);
    EXPECT_EQ(status(from(""), "GET"), 429);
}

TEST_F(AnOnline, BoundsTriesToBecomeSomebodyElse) {
    open({.limits = {.logins = {.a_second = 0, .at_once = 2}}});
    const Caller own = caller("http://play.example");
    EXPECT_EQ(status(caller("https://evil.example"), "POST", "/api/login"), 403);
    EXPECT_EQ(status(own, "POST", "/api/login"), 0);
    EXPECT_EQ(status(own, "POST", "/api/return"), 0);
    EXPECT_EQ(status(own, "POST", "/api/login"), 429);
    EXPECT_EQ(status(own, "POST", "/api/account"), 429);
    EXPECT_EQ(status(own, "POST", "/api/name"), 0);
}

TEST_F(AnOnline, ShowsFiguresToThisMachineAlone) {
    open();
    const auto asked = [&](std::string address, std::string_view forwarded = {}) {
        return online_
            ->metrics_response({.address = std::move(address), .forwarded_for = forwarded})
            .status;
    };
    EXPECT_EQ(asked("127.0.0.1"), 200);
    EXPECT_EQ(asked("::1"), 200);
    EXPECT_EQ(asked("::ffff:127.0.0.1"), 200);
    EXPECT_EQ(asked("127.0.0.1", "198.51.100.7"), 404) << "a proxy asks for somebody";
    EXPECT_EQ(asked("198.51.100.7"), 404);
    EXPECT_EQ(asked("::ffff:198.51.100.7"), 404);
    EXPECT_EQ(asked(""), 404);
    open({.shows_metrics_to_all = true});
    EXPECT_EQ(asked("198.51.100.7"), 200);
}

TEST_F(AnOnline, AdmitsGuestsOfItsOwnPageAndKnowsThemAgain) {
    open({.trusts_proxy = true, .version = "1.2"});
    EXPECT_EQ(admitted(caller("")).error().status, 403);
    EXPECT_EQ(admitted(caller("https://evil.example")).error().status, 403);
    Caller ana = caller("https://play.example");
    ana.forwarded_proto = "https";
    const auto first = admitted(ana);
    ASSERT_TRUE(first);
    EXPECT_TRUE(first->set_cookie.ends_with("; Secure"));
    EXPECT_NE(first->welcome.find(first->session.player), std::string::npos);
    EXPECT_NE(first->welcome.find(R"("version":"1.2")"), std::string::npos);
    ana.cookie = first->set_cookie;
    const auto second = admitted(ana);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->session.player, first->session.player);
    EXPECT_EQ(second->set_cookie, "");
}

TEST_F(AnOnline, AdmitsNobodyTooOften) {
    open({.limits = {.requests = {.a_second = 0, .at_once = 2}}});
    const Caller own = caller("http://play.example");
    EXPECT_TRUE(admitted(own));
    EXPECT_TRUE(admitted(own));
    EXPECT_EQ(admitted(own).error().status, 429);
}

TEST_F(AnOnline, AsksTheStoreInTheNameOfTheCaller) {
    open();
    std::promise<HttpResponse> said;
    online_->ask(caller(""), {.method = "GET", .path = "/api/me"},
                 [&](HttpResponse answer) { said.set_value(std::move(answer)); });
    EXPECT_EQ(said.get_future().get().status, 200);
}

}  // namespace
}  // namespace parlor::server
