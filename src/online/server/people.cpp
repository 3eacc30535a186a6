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

std::string message(std::string_view player, std::string_view seconds) {
    return std::string("cookie\n").append(player).append("\n").append(seconds);
}

}  // namespace

std::string Cookies::token(std::string_view player) const {
    const std::string seconds = std::to_string(now_);
    return std::string(player).append(".").append(seconds).append(".").append(
        crypto::hex(crypto::hmac(keys_.front(), message(player, seconds))));
}

std::optional<Visitor> Cookies::read(std::string_view token) const {
    const auto parts = base::split(token, '.');
    if (parts.size() != 3 || parts[0].size() != player_length) return std::nullopt;
    const auto seconds = base::parse_unsigned(parts[1]);
    if (!seconds) return std::nullopt;
    // Signed later than now: a clock of ours was wrong, then or now, and nobody is to lose a seat
    // for it.
    const auto now = static_cast<std::uint64_t>(now_);
    const std::uint64_t age = now - std::min(now, *seconds);
    if (age > lasts) return std::nullopt;
    for (std::size_t i = 0; i < keys_.size(); ++i) {
        const auto digest = crypto::hmac(keys_[i], message(parts[0], parts[1]));
        if (!crypto::are_equal(crypto::hex(digest), parts[2])) continue;
        return Visitor{std::string(parts[0]), i > 0 || age > signed_anew_after};
    }
    return std::nullopt;
}

Visitor Cookies::visitor(std::string_view cookies) const {
    for (std::string_view each : base::split(cookies, ';')) {
        each = base::trimmed(each);
        const std::size_t equals = std::min(each.find('='), each.size());
        if (each.substr(0, equals) != cookie_name || equals == each.size()) continue;
        if (const auto found = read(each.substr(equals + 1))) return *found;
    }
    return {crypto::random_name(player_length), true};
}

std::string Cookies::field(std::string_view player, bool is_secure) const {
    return std::string(cookie_name)
        .append("=")
        .append(token(player))
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
        store::StoreError{store::Fault::Damaged, std::string(store::cookie_keys_setting)});
}

}  // namespace parlor::server
