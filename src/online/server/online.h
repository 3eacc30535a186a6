// SPDX-License-Identifier: MIT
// Between connections and the host: which clients are admitted, who they are, and the responses
// that need a store.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "online/hosting/host.h"
#include "online/server/api.h"
#include "online/server/duel_desk.h"
#include "online/server/gate.h"
#include "online/server/puzzle_desk.h"

namespace parlor::server {

struct OnlineOptions {
    // Other addresses of the page, such as https://play.example. Requests for their hosts are
    // answered, and the page may come from them.
    std::vector<std::string> origins{};
    // A proxy in front says which address asks, and whether over TLS.
    bool trusts_proxy = false;
    bool shows_metrics_to_all = false;  // otherwise only to this machine
    GateLimits limits{};
    hosting::Rate commands{.a_second = 20, .at_once = 100};  // of one connection
    hosting::Rate reads{.a_second = 200,
                        .at_once = 2000};  // of one connection; a command may take a few reads
    // How often a connection looks up whether its session has ended. It is usually told at once;
    // this is for cases where the message was lost.
    hosting::Rate session_checks{.a_second = 1.0 / 60, .at_once = 1};
    Difficulties puzzles{};  // those whose attempts are collected
    std::string version{};
};

// What every request says about its client.
struct Caller {
    std::string address{};  // of the socket
    std::string_view forwarded_for{};
    std::string_view forwarded_proto{};
    std::string_view host{};
    std::string_view origin{};
    std::string_view cookie{};
};

// A client that may open a WebSocket.
struct AdmittedClient {
    Session session;
    std::string address;     // for limits per address
    std::string welcome;     // the first message to it
    std::string set_cookie;  // empty if the client's cookie is good
};

class Online {
public:
    using Admitted = base::Expected<AdmittedClient, HttpResponse>;

    // Host and metrics must outlive it.
    Online(hosting::Host& host, hosting::Metrics& metrics, OnlineOptions options)
        : host_(&host),
          metrics_(&metrics),
          options_(std::move(options)),
          gate_(options_.limits),
          duels_(host),
          puzzles_(std::make_shared<PuzzleDesk>(options_.puzzles)) {}

    // True if the request names a host of this server. Otherwise a page elsewhere may have pointed
    // its own name at our address (DNS rebinding), so that the browser takes us for a part of it.
    [[nodiscard]] bool knows_host(const Caller& caller) const;
    // The response to other requests: an error in JSON, or a sentence for people.
    [[nodiscard]] static HttpResponse unknown_host_response(const Caller& caller,
                                                            bool is_for_program);

    // A refusal that needs no store; status 0 if the request is allowed.
    HttpResponse refusal_for(const Caller& caller, std::string_view method, std::string_view path);
    // Both call back on a thread that may wait for the store.
    void ask(const Caller& caller, ApiRequest request, std::function<void(HttpResponse)> answer);
    void admit(const Caller& caller, std::function<void(Admitted)> admitted);
    // Calls `ended` only if the session has been ended.
    void if_ended(const Session& session, std::function<void()> ended);

    // Ends what takes long, so that its answers can still be sent.
    void finish() { duels_.close(); }

    Gate::Slot enter(const Caller& caller) { return gate_.enter(address_of(caller)); }
    [[nodiscard]] bool is_secure(const Caller& caller) const;
    [[nodiscard]] HttpResponse metrics_response(const Caller& caller) const;

    hosting::Host& host() { return *host_; }
    hosting::Metrics& metrics() { return *metrics_; }
    [[nodiscard]] const OnlineOptions& options() const { return options_; }

private:
    [[nodiscard]] std::string address_of(const Caller& caller) const;
    [[nodiscard]] bool is_own_page(const Caller& caller) const;

    hosting::Host* host_;
    hosting::Metrics* metrics_;
    OnlineOptions options_;
    Gate gate_;
    DuelDesk duels_;
    std::shared_ptr<PuzzleDesk> puzzles_;
};

}  // namespace parlor::server
