// SPDX-License-Identifier: MIT
// `parlor serve`: the page for browsers and the tables online, here and, if it is wanted, in the
// network.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "presentation/language/language.h"

namespace parlor::cli {

struct ServeOptions {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any that is free
    std::string root;           // empty: the page that belongs to this program
    std::optional<bool> open;   // the browser; none: where somebody sits at a terminal
    unsigned threads = 0;       // 0: half as many as the machine has cores
    bool log = false;
    std::string store;                 // empty: a file of this user's
    std::string nats;                  // empty: messages between processes go through the store
    std::vector<std::string> origins;  // other addresses of the page
    bool behind_proxy = false;
    bool metrics_for_all = false;
    bool no_limits = false;  // for an address
    std::size_t connections = 10'000;
    language::Language language = language::Language::English;
};

// Serves until it is interrupted (SIGINT, SIGTERM) and then finishes what is being sent; a second
// interruption ends it at once. The exit code: 0, or 2 after a line on the standard error.
int serve(const ServeOptions& options);

}  // namespace parlor::cli
