// SPDX-License-Identifier: MIT
// Who is who. A player is whoever has the cookie with the player's name. It is signed, so that
// nobody can make one, and signed again before it grows old. Guests are nowhere else; players with
// a name, an account or a private link are in the store.
//
//   const Cookies cookies(*cookie_keys(store), now);
//   auto known = recognised(store, cookies, {request.cookie});     a new guest where nothing fits
//   cookies.field({known->player.id, known->player.epoch}, is_secure)       for Set-Cookie
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/crypto/keys.h"
#include "online/store/store.h"

namespace parlor::server {

inline constexpr std::string_view cookie_name = "parlor";
// Over TLS: no other host can set it, and nothing without TLS.
inline constexpr std::string_view secure_cookie_name = "__Host-parlor";

// What a cookie stands for. A player's sessions of an earlier epoch have been ended.
struct Session {
    std::string player;
    std::int64_t epoch = 0;
};

struct Visitor {
    Session session;
    bool needs_cookie = false;  // the client has none, or an old one
};

// Signs and reads cookies with the keys given, the newest first. Precondition: there is one.
class Cookies {
public:
    Cookies(std::vector<crypto::Key> keys, std::int64_t now) : keys_(std::move(keys)), now_(now) {}

    // All of the Set-Cookie field.
    [[nodiscard]] std::string field(const Session& session, bool is_secure) const;
    // Of a request's Cookie field. Somebody new where there is none that we have signed.
    [[nodiscard]] Visitor visitor(std::string_view cookies, bool is_secure) const;

    // "player.seconds.digest", and once a session has been ended "player.seconds.epoch.digest"
    [[nodiscard]] std::string token(const Session& session) const;
    [[nodiscard]] std::optional<Visitor> read(std::string_view token) const;

private:
    [[nodiscard]] std::optional<Visitor> named(std::string_view cookies,
                                               std::string_view name) const;

    std::vector<crypto::Key> keys_;
    std::int64_t now_;  // seconds since 1970
};

// The keys that all processes share; the first process makes them.
store::Result<std::vector<crypto::Key>> cookie_keys(store::Store& store);

// Who asks, as far as the store knows them: a guest has an id and no more.
struct Known {
    store::Player player{};
    bool needs_cookie = false;
};
// What a request tells of who asks.
struct Shown {
    std::string_view cookies;  // the Cookie field
    bool is_secure = false;    // it came over TLS
};
// Somebody new where the session has been ended.
store::Result<Known> recognised(store::Store& store, const Cookies& cookies, const Shown& shown);

}  // namespace parlor::server
