// SPDX-License-Identifier: MIT
#include "online/server/people.h"

#include <algorithm>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::server {
namespace {

constexpr std::size_t player_length = 16;
constexpr std::uint64_t day = 86400;
constexpr std::uint64_t lasts = 400 * day;  // no browser keeps one longer
constexpr std::uint64_t signed_anew_after = day;

std::string message(std::string_view player, std::string_view seconds, std::string_view epoch) {
    std::string text = std::string("cookie\n").append(player).append("\n").append(seconds);
    return epoch.empty() ? text : text.append("\n").append(epoch);
}

Visitor new_guest() { return {{crypto::random_name(player_length), 0}, true}; }

// The values of all cookies with this name.
std::vector<std::string_view> values_of(std::string_view cookies, std::string_view name) {
    std::vector<std::string_view> values;
    for (std::string_view each : base::split(cookies, ';')) {
        each = base::trimmed(each);
        const std::size_t equals = each.find('=');
        if (equals == std::string_view::npos || each.substr(0, equals) != name) continue;
        values.push_back(each.substr(equals + 1));
    }
    return values;
}

}  // namespace

std::string Cookies::token(const Session& session) const {
    const std::string seconds = std::to_string(now_);
    const std::string epoch = session.epoch == 0 ? std::string() : std::to_string(session.epoch);
    const auto digest = crypto::hmac(keys_.front(), message(session.player, seconds, epoch));
    std::string text = session.player + '.' + seconds + '.';
    if (!epoch.empty()) text += epoch + '.';
    return text + crypto::hex(digest);
}

std::optional<Visitor> Cookies::read(std::string_view token) const {
    const auto parts = base::split(token, '.');
    const bool has_epoch = parts.size() == 4;
    if ((parts.size() != 3 && !has_epoch) || parts[0].size() != player_length) return std::nullopt;
    const auto seconds = base::parse_unsigned(parts[1]);
    const auto epoch = base::parse_signed(has_epoch ? parts[2] : "0");
    if (!seconds || !epoch) return std::nullopt;
    // If it was signed later than now, our clock was wrong then or is now. The player must not lose
    // a seat for that.
    const auto now = static_cast<std::uint64_t>(now_);
    const std::uint64_t age = now - std::min(now, *seconds);
    if (age > lasts) return std::nullopt;
    const std::string signed_text =
        message(parts[0], parts[1], has_epoch ? parts[2] : std::string_view());
    for (std::size_t i = 0; i < keys_.size(); ++i) {
        const auto digest = crypto::hmac(keys_[i], signed_text);
        if (!crypto::are_equal(crypto::hex(digest), parts.back())) continue;
        return Visitor{{std::string(parts[0]), *epoch},
                       i > 0 || age > signed_anew_after,
                       std::chrono::sys_seconds(std::chrono::seconds(*seconds))};
    }
    return std::nullopt;
}

std::optional<Visitor> Cookies::first_signed(const std::vector<std::string_view>& tokens,
                                             std::chrono::sys_seconds signed_before) const {
    for (const std::string_view each : tokens) {
        auto found = read(each);
        if (found && found->signed_at < signed_before) return found;
    }
    return std::nullopt;
}

Visitor Cookies::visitor(std::string_view cookies, bool is_secure) const {
    const auto plain = values_of(cookies, cookie_name);
    if (!is_secure) return first_signed(plain).value_or(new_guest());
    const auto secure = values_of(cookies, secure_cookie_name);
    if (!secure.empty() ||
        std::chrono::sys_seconds(std::chrono::seconds(now_)) >= plain_cookie_end) {
        return first_signed(secure).value_or(new_guest());
    }
    Visitor found = first_signed(plain, plain_cookie_signed_before).value_or(new_guest());
    found.needs_cookie = true;
    return found;
}

std::string Cookies::field(const Session& session, bool is_secure) const {
    return std::string(is_secure ? secure_cookie_name : cookie_name)
        .append("=")
        .append(token(session))
        .append("; Path=/; HttpOnly; SameSite=Lax; Max-Age=")
        .append(std::to_string(lasts))
        .append(is_secure ? "; Secure" : "");
}

store::Result<std::vector<crypto::Key>> cookie_keys(store::Store& store) {
    auto text = store.setting(store::cookie_keys_setting);
    if (text && text->empty()) {
        text = store.keep_setting(store::cookie_keys_setting, crypto::hex(crypto::random_key()));
    }
    if (!text) return base::unexpected(text.error());
    std::vector<crypto::Key> all;
    for (const std::string_view each : base::split(*text, ',')) {
        if (const auto key = crypto::parse_hex(each)) all.push_back(*key);
    }
    if (!all.empty()) return all;
    return base::unexpected(
        store::StoreError{store::StoreFault::Damaged, std::string(store::cookie_keys_setting)});
}

store::Result<Identity> identify(store::Store& store, const Cookies& cookies,
                                 const Credentials& credentials) {
    const Visitor visitor = cookies.visitor(credentials.cookies, credentials.is_secure);
    auto kept = store.player(visitor.session.player);
    if (!kept) return base::unexpected(kept.error());
    const std::int64_t epoch = *kept ? (*kept)->epoch : 0;
    if (visitor.session.epoch != epoch) {
        return Identity{{.id = new_guest().session.player}, true, true};
    }
    if (*kept) return Identity{std::move(**kept), visitor.needs_cookie};
    const bool is_new = visitor.signed_at == std::chrono::sys_seconds{};
    return Identity{{.id = visitor.session.player}, visitor.needs_cookie, is_new};
}

}  // namespace parlor::server
