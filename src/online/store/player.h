// SPDX-License-Identifier: MIT
// People whom a store knows: those who chose a name, made a private link or opened an account.
#pragma once

#include <cstdint>
#include <string>

namespace parlor::store {

struct Player {
    std::string id{};
    std::string name{};
    std::string account{};     // as it was typed; empty: a guest
    std::string passphrase{};  // locked
    std::string link{};        // digest of the private link's secret; empty: there is none
    std::int64_t epoch = 0;    // of the cookies that are valid: it grows to end all others
    std::int64_t made = 0;
    std::int64_t seen = 0;  // the day when last seen is enough
};

// What is to be different about a player, known or new. What is empty stays as it is, whoever
// changes it at the same time.
struct PlayerChange {
    std::string id;
    std::int64_t at = 0;  // milliseconds since 1970
    std::string name{};
    std::string account{};
    std::string passphrase{};      // a new one, locked
    std::string old_passphrase{};  // that it takes the place of; empty: there was none
    std::string link{};
    // Cookies so far, and of somebody with an account the private link too: whoever had a cookie
    // could have made it.
    bool ends_sessions = false;
};

// Nothing is different where another has the account, or where the old passphrase is not the
// player's any more.
enum class ChangeResult : std::uint8_t { Done, AccountTaken, PassphraseOutdated };

}  // namespace parlor::store
