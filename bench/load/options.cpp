// SPDX-License-Identifier: MIT
#include "load/options.h"

#include <fmt/core.h>

#include <functional>
#include <map>
#include <string_view>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::load {
namespace {

constexpr std::string_view help =
    R"(load: plays many tables of a server that runs, and tells how it did

  --address HOST:PORT,…   where it is (127.0.0.1:8080); several processes take turns
  --tables N              played at once (100)
  --players N             at each, 2 to 4 (2)
  --game NAME             pollyanna-1916, zenda, … (pollyanna-1916)
  --seconds N             measured, after all tables have begun (20)
  --rate N                plays a second at all tables together; 0: as fast as it goes (0)
  --steps                 every step by itself rather than a whole turn
  --watchers N            who only look on, spread over the tables (0)
  --idle N                who are connected and do nothing (0)
  --sources N             come from 127.0.0.1 … 127.0.0.N (1)
  --ramp N                connections made a second (2000)
  --pid N,…               the server's processes, for memory and processor time
  --no-check              the dice of finished games are not checked

A play is a turn: a throw and what is done with it. With a rate plays are due at fixed times, and
what is late counts from then.
)";

std::optional<int> number(std::string_view text) { return base::parse_number(text); }

bool read_size(std::size_t& value, std::string_view text) {
    const auto read = number(text);
    if (read) value = static_cast<std::size_t>(*read);
    return read.has_value();
}

bool read_list(std::vector<int>& values, std::string_view text) {
    values.clear();
    for (const std::string_view each : base::split(text, ',')) {
        const auto read = number(each);
        if (!read) return false;
        values.push_back(*read);
    }
    return true;
}

bool read_address(Options& options, std::string_view text) {
    options.ports.clear();
    for (const std::string_view each : base::split(text, ',')) {
        const std::size_t colon = each.find(':');
        if (colon == std::string_view::npos) return false;
        const auto port = number(each.substr(colon + 1));
        if (!port) return false;
        options.host = each.substr(0, colon) == "localhost" ? "127.0.0.1" : each.substr(0, colon);
        options.ports.push_back(*port);
    }
    return true;
}

bool read_whole(int& value, std::string_view text) {
    const auto read = number(text);
    value = read.value_or(0);
    return read.has_value();
}

bool read_value(Options& options, std::string_view name, std::string_view text) {
    if (name == "--address") return read_address(options, text);
    if (name == "--tables") return read_size(options.tables, text);
    if (name == "--players") return read_size(options.players, text);
    if (name == "--seconds") return read_whole(options.seconds, text);
    if (name == "--watchers") return read_size(options.watchers, text);
    if (name == "--idle") return read_size(options.idle, text);
    if (name == "--sources") return read_size(options.sources, text);
    if (name == "--ramp") return read_whole(options.ramp, text);
    if (name == "--pid") return read_list(options.processes, text);
    if (name == "--game") {
        options.game = text;
        return true;
    }
    if (name == "--rate") {
        const auto read = base::parse_decimal(text);
        options.rate = read.value_or(0);
        return read.has_value();
    }
    return false;
}

}  // namespace

std::optional<Options> read_options(int count, char** words) {
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string_view name = words[i];
        if (name == "--help") {
            fmt::print("{}", help);
            return std::nullopt;
        }
        if (name == "--steps") {
            options.by_steps = true;
        } else if (name == "--no-check") {
            options.checks = false;
        } else if (i + 1 == count || !read_value(options, name, words[i + 1])) {
            fmt::print(stderr, "load: {}? See load --help.\n", name);
            return std::nullopt;
        } else {
            ++i;
        }
    }
    return options;
}

}  // namespace parlor::load
