// SPDX-License-Identifier: MIT
#include "online/server/online.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <ctime>

#include "base/plain.h"
#include "base/words.h"
#include "online/server/http_text.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::server {
namespace {

using tables::RefusalReason;

std::int64_t seconds_now() { return static_cast<std::int64_t>(std::time(nullptr)); }

bool is_loopback(std::string_view address) {
    return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

bool asks_for_identity(std::string_view path) {
    return path == "/api/login" || path == "/api/return" || path == "/api/account";
}

bool is_duel(std::string_view path) { return path == "/api/duels"; }

struct Arrival {
    std::string address;
    std::string cookie;
    bool is_secure;
};

Online::Admitted admitted_client(store::Store& store, const Arrival& arrival,
                                 const std::string& version) {
    auto keys = cookie_keys(store);
    if (!keys) return base::unexpected(api_problem(503, {RefusalReason::Unavailable}));
    const Cookies cookies(std::move(*keys), seconds_now());
    const auto known = identify(store, cookies, {arrival.cookie, arrival.is_secure});
    if (!known) return base::unexpected(api_problem(503, {RefusalReason::Unavailable}));
    const store::Player& player = known->player;
    AdmittedClient client{
        .session = {player.id, player.epoch},
        .address = arrival.address,
        .welcome = online_json::welcome_json({player.id, player.name, player.account, version}),
        .set_cookie = {}};
    if (known->needs_cookie) {
        client.set_cookie = cookies.field({player.id, player.epoch}, arrival.is_secure);
    }
    return client;
}

}  // namespace

HttpResponse Online::refusal_for(const Caller& caller, std::string_view method,
                                 std::string_view path) {
    const std::string address = address_of(caller);
    if (!gate_.may_ask(address)) return api_problem(429, {RefusalReason::TooFast});
    if (method != "GET" && method != "HEAD" && !is_own_page(caller)) {
        return api_problem(403, {RefusalReason::WrongOrigin, std::string(caller.origin)});
    }
    if (asks_for_identity(path) && !gate_.may_log_in(address)) {
        return api_problem(429, {RefusalReason::TooManyTries});
    }
    if (is_duel(path)) {
        if (method != "POST") {
            return api_problem(405, {RefusalReason::WrongMethod, std::string(method)});
        }
        if (!gate_.may_enter_duel(address)) {
            return api_problem(429, {RefusalReason::TooManyTries});
        }
    }
    if (path == puzzles_path && method == "POST" && !gate_.may_rate_puzzles(address)) {
        return api_problem(429, {RefusalReason::TooManyTries});
    }
    return {.status = 0};
}

void Online::ask(const Caller& caller, ApiRequest request,
                 std::function<void(HttpResponse)> answer) {
    request.cookie = caller.cookie;
    request.is_secure = is_secure(caller);
    if (is_duel(request.path)) {
        return duels_.enter(std::move(request), address_of(caller), seconds_now(),
                            std::move(answer));
    }
    if (request.path == puzzles_path) {
        return host_->store_threads().ask([puzzles = puzzles_, request = std::move(request),
                                           answer = std::move(answer)](store::Store& store) {
            answer(puzzles->response(store, request, seconds_now()));
        });
    }
    hosting::StoreThreads& threads =
        asks_for_identity(request.path) ? host_->passphrase_thread() : host_->store_threads();
    threads.ask([host = host_, request = std::move(request),
                 answer = std::move(answer)](store::Store& store) {
        ApiResponse said = api_response(store, request, seconds_now());
        answer(std::move(said.answer));
        if (said.ended) host->end_sessions(said.ended->player, said.ended->epoch);
    });
}

void Online::admit(const Caller& caller, std::function<void(Admitted)> admitted) {
    if (!gate_.may_ask(address_of(caller))) {
        return admitted(base::unexpected(api_problem(429, {RefusalReason::TooFast})));
    }
    if (!is_own_page(caller)) {
        return admitted(base::unexpected(
            api_problem(403, {RefusalReason::WrongOrigin, std::string(caller.origin)})));
    }
    Arrival arrival{address_of(caller), std::string(caller.cookie), is_secure(caller)};
    host_->store_threads().ask([arrival = std::move(arrival), version = options_.version,
                                admitted = std::move(admitted)](store::Store& store) {
        admitted(admitted_client(store, arrival, version));
    });
}

void Online::if_ended(const Session& session, std::function<void()> ended) {
    host_->store_threads().ask([session, ended = std::move(ended)](store::Store& store) {
        const auto kept = store.player(session.player);
        const bool is_known = kept && *kept;
        if (is_known && (*kept)->epoch != session.epoch) ended();
    });
}

HttpResponse Online::metrics_response(const Caller& caller) const {
    const bool is_here = is_loopback(caller.address) && caller.forwarded_for.empty();
    if (!is_here && !options_.shows_metrics_to_all) return plain_response(404);
    return {.status = 200,
            .fields = {{"Cache-Control", "no-store"},
                       {"Content-Type", "text/plain; version=0.0.4; charset=utf-8"}},
            .body = metrics_->text()};
}

// Over TLS the browser has checked the name against the certificate, which an attacker has not got.
// Browsers always send a Host; a program that sends none cannot have been misled.
bool Online::knows_host(const Caller& caller) const {
    if (is_secure(caller) || caller.host.empty()) return true;
    const std::string name = host_name(caller.host);
    boost::system::error_code not_an_address;
    boost::asio::ip::make_address(name, not_an_address);
    if (!not_an_address || name == "localhost" || name.ends_with(".localhost")) return true;
    return std::ranges::any_of(options_.origins, [&](std::string_view origin) {
        const std::size_t scheme = origin.find("://");
        return scheme != std::string_view::npos && host_name(origin.substr(scheme + 3)) == name;
    });
}

HttpResponse Online::unknown_host_response(const Caller& caller, bool is_for_program) {
    constexpr int misdirected = 421;
    const std::string host = base::plain(caller.host);
    if (is_for_program) return api_problem(misdirected, {RefusalReason::UnknownHost, host});
    HttpResponse answer = plain_response(misdirected);
    answer.body = "This server does not know the name " + host +
                  " (unknown_host).\nOpen it by its IP address, or start it with --origin http://" +
                  host + " to use this name.\n";
    return answer;
}

// The last that the proxy has added; those before it anybody can write.
std::string Online::address_of(const Caller& caller) const {
    if (!options_.trusts_proxy || caller.forwarded_for.empty()) return network_of(caller.address);
    return network_of(base::trimmed(base::split(caller.forwarded_for, ',').back()));
}

bool Online::is_secure(const Caller& caller) const {
    return options_.trusts_proxy && caller.forwarded_proto == "https";
}

bool Online::is_own_page(const Caller& caller) const {
    if (caller.origin.empty() || caller.host.empty()) return false;
    if (std::ranges::find(options_.origins, caller.origin) != options_.origins.end()) return true;
    return caller.origin ==
           std::string(is_secure(caller) ? "https://" : "http://").append(caller.host);
}

}  // namespace parlor::server
