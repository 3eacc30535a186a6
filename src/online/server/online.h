// SPDX-License-Identifier: MIT
// The door between connections and the host: which clients may come in, who they are, and the
// answers that need a store.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "online/hosting/host.h"
#include "online/server/api.h"
#include "online/server/gate.h"

namespace parlor::server {

struct OnlineOptions {
    // Other addresses of the page, such as https://play.example. Requests for their hosts are
    // answered, and the page may come from them.
    std::vector<std::string> origins{};
    // A proxy stands in front and tells who asks and whether over TLS.
    bool trusts_proxy = false;
    bool shows_metrics_to_all = false;  // else to this machine alone
    GateLimits limits{};
    hosting::Rate commands{.a_second = 20, .at_once = 100};  // of one connection
    hosting::Rate reads{.a_second = 200, .at_once = 2000};   // the same: a command has a few pieces
    // How often a connection looks up whether its session has ended. It is usually told at once;
    // this is for cases where the message was lost.
    hosting::Rate session_checks{.a_second = 1.0 / 60, .at_once = 1};
    std::string version{};
};

// Of a request, whatever it is about.
struct Caller {
    std::string address{};  // of the socket
    std::string_view forwarded_for{};
    std::string_view forwarded_proto{};
    std::string_view host{};
    std::string_view origin{};
    std::string_view cookie{};
};

// Somebody at the door of the tables.
struct AdmittedClient {
    Session session;
    std::string address;     // that its requests are counted for
    std::string welcome;     // the first message to it
    std::string set_cookie;  // empty: the client's own will do
};

class Online {
public:
    using Admitted = base::Expected<AdmittedClient, HttpResponse>;

    // Host and metrics outlive it.
    Online(hosting::Host& host, hosting::Metrics& metrics, OnlineOptions options)
        : host_(&host), metrics_(&metrics), options_(std::move(options)), gate_(options_.limits) {}

    // Whether the request is meant for this server. If not, a page elsewhere may have pointed its
    // own name at our address (DNS rebinding): the browser then takes us for a part of that page.
    [[nodiscard]] bool knows_host(const Caller& caller) const;
    // The answer to a request that is not: an error in JSON, or a sentence for people.
    [[nodiscard]] static HttpResponse unknown_host_response(const Caller& caller,
                                                            bool is_for_program);

    // What is refused at once; an answer of status 0: nothing.
    HttpResponse refusal_for(const Caller& caller, std::string_view method, std::string_view path);
    // On a thread that may wait for the store.
    void ask(const Caller& caller, ApiRequest request, std::function<void(HttpResponse)> answer);
    void admit(const Caller& caller, std::function<void(Admitted)> admitted);
    // Called only where the session has been ended.
    void if_ended(const Session& session, std::function<void()> ended);

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
};

}  // namespace parlor::server
