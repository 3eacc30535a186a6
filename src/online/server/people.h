// SPDX-License-Identifier: MIT
// Recognises players by their cookies. A cookie contains the player's id and is signed, so that
// nobody can forge it; it is signed again before it expires. Guests exist only in their cookies;
// players with a name, an account or a private link are in the store.
//
//   const Cookies cookies(*cookie_keys(store), now);
//   auto known = identify(store, cookies, {request.cookie});       a new guest if unknown
//   cookies.field({known->player.id, known->player.epoch}, is_secure)       for Set-Cookie
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/crypto/keys.h"
#include "online/store/store.h"

namespace parlor::server {

inline constexpr std::string_view cookie_name = "parlor";
// The name over TLS. A browser accepts it only from this very host, and only over TLS.
inline constexpr std::string_view secure_cookie_name = "__Host-parlor";

// Before `__Host-parlor` existed, the cookie had the plain name over TLS too. A sibling host can
// set a plain cookie, so the server accepts one over TLS only until `plain_cookie_end`, only if it
// was signed before `plain_cookie_signed_before`, and only if there is no `__Host-parlor` at all.
inline constexpr std::chrono::sys_days plain_cookie_signed_before{std::chrono::year(2026) / 12 / 1};
inline constexpr std::chrono::sys_days plain_cookie_end{std::chrono::year(2027) / 3 / 1};

// What a cookie stands for. Sessions of earlier epochs than the player's have been ended.
struct Session {
    std::string player;
    std::int64_t epoch = 0;
};

struct Visitor {
    Session session;
    bool needs_cookie = false;             // the client has no cookie, or an old one
    std::chrono::sys_seconds signed_at{};  // only if there is a cookie
};

// Signs and reads cookies with the keys given, the newest first. Precondition: there is one.
class Cookies {
public:
    Cookies(std::vector<crypto::Key> keys, std::int64_t now) : keys_(std::move(keys)), now_(now) {}

    // The value of the Set-Cookie field.
    [[nodiscard]] std::string field(const Session& session, bool is_secure) const;
    // Reads a request's Cookie field. Returns a new guest if no cookie is signed by us.
    [[nodiscard]] Visitor visitor(std::string_view cookies, bool is_secure) const;

    // "player.seconds.digest", and once a session has been ended "player.seconds.epoch.digest"
    [[nodiscard]] std::string token(const Session& session) const;
    [[nodiscard]] std::optional<Visitor> read(std::string_view token) const;

private:
    // The first cookie that we signed, before `signed_before`.
    [[nodiscard]] std::optional<Visitor> first_signed(
        const std::vector<std::string_view>& tokens,
        std::chrono::sys_seconds signed_before = std::chrono::sys_seconds::max()) const;

    std::vector<crypto::Key> keys_;
    std::int64_t now_;  // seconds since 1970
};

// The keys that all processes share; the first process makes them.
store::Result<std::vector<crypto::Key>> cookie_keys(store::Store& store);

// A player as the store knows them; of a guest only the id is known.
struct Identity {
    store::Player player{};
    bool needs_cookie = false;
    bool is_new = false;  // a guest made for this request, which had no cookie of a player
};
// What a request says about its player.
struct Credentials {
    std::string_view cookies;  // the Cookie field
    bool is_secure = false;    // it came over TLS
};
// Returns a new guest if the session has been ended.
store::Result<Identity> identify(store::Store& store, const Cookies& cookies,
                                 const Credentials& credentials);

}  // namespace parlor::server
