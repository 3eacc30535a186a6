// SPDX-License-Identifier: MIT
#include "online/server/api.h"

#include <algorithm>
#include <array>

#include "base/numbers.h"
#include "base/plain.h"
#include "base/words.h"
#include "games/duel.h"
#include "online/crypto/keys.h"
#include "protocols/online_json/tables_json.h"
#include "unicode/letters.h"

namespace parlor::server {
namespace {

using tables::RefusalReason;

constexpr std::string_view root = "/api/";
constexpr std::string_view tables_root = "/api/tables/";
constexpr std::string_view duels_root = "/api/duels/";
constexpr std::string_view record_end = "/record";

constexpr std::size_t longest_name = 24;
constexpr std::size_t shortest_account = 3;
constexpr std::size_t longest_account = 32;
constexpr std::size_t shortest_passphrase = 8;
constexpr std::size_t longest_passphrase = 200;
constexpr std::size_t link_length = 26;  // 130 bits
constexpr std::size_t most_games = 1000;
constexpr std::size_t duels_a_page = 50;

struct Problem {
    int status;
    tables::Refusal refusal;
};
template <class T>
using Outcome = base::Expected<T, Problem>;

base::unexpected<Problem> problem(int status, RefusalReason why, std::string part = {}) {
    return base::unexpected(Problem{status, {why, std::move(part)}});
}
base::unexpected<Problem> no_store() { return problem(503, RefusalReason::Unavailable); }

// One request of a player about the player.
class ApiCall {
public:
    ApiCall(store::Store& store, const ApiRequest& request, std::int64_t now)
        : store_(store), request_(request), now_(now) {}

    ApiResponse run() {
        HttpResponse said = answer();
        return {std::move(said), std::move(ended_)};
    }

private:
    struct Endpoint {
        std::string_view method;
        std::string_view path;
        Outcome<std::string> (ApiCall::*answer)();

        // A path that ends with a slash is the beginning of others.
        [[nodiscard]] bool fits(std::string_view asked) const {
            return path.ends_with('/') ? asked.starts_with(path) : asked == path;
        }
    };

    HttpResponse answer() {
        const auto found = std::ranges::find_if(
            endpoints, [this](const Endpoint& each) { return each.fits(request_.path); });
        if (found == endpoints.end())
            return api_problem(404, {RefusalReason::UnknownPath, request_.path});
        if (request_.method != found->method) {
            return api_problem(405, {RefusalReason::WrongMethod, request_.method});
        }
        auto keys = cookie_keys(store_);
        if (!keys) return api_problem(503, {RefusalReason::Unavailable});
        const Cookies cookies(std::move(*keys), now_);
        const auto known = identify(store_, cookies, {request_.cookie, request_.is_secure});
        if (!known) return api_problem(503, {RefusalReason::Unavailable});
        player_ = known->player;
        auto text = (this->*found->answer)();
        if (!text) return api_problem(text.error().status, text.error().refusal);
        HttpResponse answer = json_response(std::move(*text));
        const bool is_same = player_.id == known->player.id && player_.epoch == known->player.epoch;
        if (known->needs_cookie || !is_same) {
            const Session session{player_.id, player_.epoch};
            answer.fields.push_back({"Set-Cookie", cookies.field(session, request_.is_secure)});
        }
        return answer;
    }

    Outcome<std::string> me() {
        return online_json::me_json(
            {player_.id, player_.name, player_.account, !player_.link.empty()});
    }

    // Returns the player as stored afterwards, because other requests may change other fields.
    Outcome<std::string> change(store::PlayerChange change) {
        change.id = player_.id;
        change.at = now_ * 1000;
        const auto changed = store_.change(change);
        if (!changed) return no_store();
        if (*changed == store::ChangeResult::AccountTaken) {
            return problem(409, RefusalReason::AccountTaken, change.account);
        }
        if (*changed == store::ChangeResult::PassphraseOutdated) {
            return problem(403, RefusalReason::WrongPassphrase);
        }
        const auto kept = store_.player(player_.id);
        if (!kept) return no_store();
        if (*kept) player_ = **kept;
        if (change.ends_sessions) ended_ = {player_.id, player_.epoch};
        return me();
    }

    // A field of plain text with `least` to `most` characters.
    Outcome<std::string> field(std::string_view name, std::size_t least, std::size_t most) {
        const auto text = online_json::text_field(request_.body, name);
        if (!text) return problem(400, RefusalReason::FieldMissing, std::string(name));
        const std::size_t length = base::characters(*text);
        const bool is_fine = base::is_plain(*text) && length >= least && length <= most;
        if (!is_fine) return problem(400, RefusalReason::BadField, std::string(name));
        return *text;
    }

    Outcome<std::string> name() {
        auto text = field("name", 1, longest_name);
        if (!text) return text;
        const std::string name(base::trimmed(*text));
        if (!unicode::is_visible(name)) return problem(400, RefusalReason::BadField, "name");
        return change({.id = {}, .name = name});
    }

    // A new passphrase ends all other sessions, also those of a stranger with the old one.
    Outcome<std::string> account() {
        auto account = field("account", shortest_account, longest_account);
        if (!account) return account;
        if (account->find_first_of(" \t") != std::string::npos || !unicode::is_visible(*account)) {
            return problem(400, RefusalReason::BadField, "account");
        }
        auto passphrase = field("passphrase", shortest_passphrase, longest_passphrase);
        if (!passphrase) return passphrase;
        const bool has_one = !player_.passphrase.empty();
        if (has_one) {
            auto old = field("old", 1, longest_passphrase);
            if (!old) return old;
            if (!crypto::opens(*old, player_.passphrase)) {
                return problem(403, RefusalReason::WrongPassphrase);
            }
        }
        std::string locked = crypto::lock_passphrase(*passphrase);
        if (locked.empty()) return no_store();  // there is no memory for it
        return change({.id = {},
                       .account = *account,
                       .passphrase = std::move(locked),
                       .old_passphrase = player_.passphrase,
                       .ends_sessions = has_one});
    }

    // Neither the response nor its time shows whether the account or the passphrase was wrong.
    Outcome<std::string> login() {
        auto account = field("account", 1, longest_account);
        if (!account) return account;
        auto passphrase = field("passphrase", 1, longest_passphrase);
        if (!passphrase) return passphrase;
        const auto found = store_.player_of_account(*account);
        if (!found) return no_store();
        static const std::string nobodys = crypto::lock_passphrase("nobody's");
        const bool is_right =
            crypto::opens(*passphrase, *found ? (*found)->passphrase : nobodys) && *found;
        if (!is_right) return problem(403, RefusalReason::WrongPassphrase);
        player_ = **found;
        return me();
    }

    Outcome<std::string> logout() {
        player_ = {};
        player_.id = crypto::random_name(16);
        return me();
    }

    Outcome<std::string> logout_everywhere() {
        auto ended = change({.id = {}, .ends_sessions = true});
        if (!ended) return ended;
        return logout();
    }

    Outcome<std::string> link() {
        const std::string secret = crypto::random_name(link_length);
        auto changed = change({.id = {}, .link = crypto::hex(crypto::sha256(secret))});
        if (!changed) return changed;
        return online_json::link_json(secret);
    }

    Outcome<std::string> come_back() {
        auto secret = field("link", 1, link_length);
        if (!secret) return secret;
        const auto found = store_.player_of_link(crypto::hex(crypto::sha256(*secret)));
        if (!found) return no_store();
        if (!*found) return problem(403, RefusalReason::UnknownLink);
        player_ = **found;
        return me();
    }

    // All finished games, the newest first.
    Outcome<std::string> games() {
        const auto found = store_.tables_of(player_.id, true, most_games);
        if (!found) return no_store();
        std::vector<online_json::LobbyLine> lines;
        for (const store::ListedTable& each : *found) {
            lines.push_back(
                {.table = each.table, .card = each.listing.card, .changed = each.listing.changed});
        }
        return online_json::games_json(lines);
    }

    // DAY/EDITION, or DAY/EDITION/PAGE.
    Outcome<std::string> duels() {
        const std::string_view path(request_.path);
        const auto parts = base::split(path.substr(duels_root.size()), '/');
        const auto page = base::parse_number(parts.size() == 3 ? parts[2] : "0");
        const bool is_path = parts.size() == 2 || parts.size() == 3;
        if (!is_path || !page || !games::duel_of(parts[0], parts[1])) {
            return problem(404, RefusalReason::UnknownPath, request_.path);
        }
        const auto first = static_cast<std::size_t>(*page) * duels_a_page;
        // One more than are shown, which says whether there is another page.
        auto found = store_.duels(parts[0], parts[1], {first, duels_a_page + 1}, player_.id);
        if (!found) return no_store();
        const std::size_t last = first + duels_a_page;
        const auto is_beyond = [&](const store::PlacedDuel& each) { return each.place > last; };
        const bool has_more = std::ranges::any_of(*found, is_beyond);
        std::erase_if(*found, [&](const store::PlacedDuel& each) {
            return is_beyond(each) && each.entry.player != player_.id;
        });
        return online_json::duels_json({.day = std::string(parts[0]),
                                        .edition = std::string(parts[1]),
                                        .page = static_cast<std::size_t>(*page),
                                        .has_more = has_more,
                                        .duels = std::move(*found),
                                        .player = player_.id});
    }

    static constexpr std::array<Endpoint, 10> endpoints{{
        {"GET", "/api/me", &ApiCall::me},
        {"GET", "/api/games", &ApiCall::games},
        {"GET", duels_root, &ApiCall::duels},
        {"POST", "/api/name", &ApiCall::name},
        {"POST", "/api/account", &ApiCall::account},
        {"POST", "/api/login", &ApiCall::login},
        {"POST", "/api/logout", &ApiCall::logout},
        {"POST", "/api/logout_everywhere", &ApiCall::logout_everywhere},
        {"POST", "/api/link", &ApiCall::link},
        {"POST", "/api/return", &ApiCall::come_back},
    }};

    store::Store& store_;
    const ApiRequest& request_;
    std::int64_t now_;
    store::Player player_{};
    std::optional<Session> ended_{};
};

// "k3f9x2m7qa4c" of "/api/tables/k3f9x2m7qa4c/record"; empty for another path.
std::string_view recorded_table(std::string_view path) {
    if (!path.starts_with(tables_root) || !path.ends_with(record_end)) return {};
    path.remove_prefix(tables_root.size());
    if (path.size() <= record_end.size()) return {};
    path.remove_suffix(record_end.size());
    return path.find('/') == std::string_view::npos ? path : std::string_view();
}

HttpResponse record_response(store::Store& store, std::string_view table) {
    auto record = store.record(table);
    if (!record) return api_problem(503, {RefusalReason::Unavailable});
    if (record->empty()) return api_problem(404, {RefusalReason::NoRecord, std::string(table)});
    return {.status = 200,
            .fields = {{"Cache-Control", "private, max-age=60"},
                       {"Content-Type", "text/plain; charset=utf-8"},
                       {"Content-Disposition",
                        "inline; filename=\"parlor-" + std::string(table) + ".txt\""}},
            .body = std::move(*record)};
}

}  // namespace

HttpResponse json_response(std::string json) {
    return {.status = 200,
            .fields = {{"Cache-Control", "no-store"}, {"Content-Type", "application/json"}},
            .body = std::move(json)};
}

bool is_api(std::string_view path) { return path.starts_with(root); }

HttpResponse api_problem(int status, const tables::Refusal& refusal) {
    HttpResponse answer = json_response(online_json::problem_json(refusal));
    answer.status = status;
    return answer;
}

ApiResponse api_response(store::Store& store, const ApiRequest& request, std::int64_t now) {
    const std::string_view table = recorded_table(request.path);
    if (table.empty()) return ApiCall(store, request, now).run();
    if (request.method != "GET")
        return {api_problem(405, {RefusalReason::WrongMethod, request.method})};
    return {record_response(store, table)};
}

}  // namespace parlor::server
