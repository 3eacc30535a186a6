// SPDX-License-Identifier: MIT
// What the load generator is asked for on its command line.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace parlor::load {

struct Options {
    std::string host = "127.0.0.1";
    std::vector<int> ports{8080};
    std::size_t tables = 100;
    std::size_t players = 2;
    std::string game = "pollyanna-1916";
    int seconds = 20;
    double rate = 0;  // plays a second, at all tables together; 0: as fast as it goes
    std::size_t watchers = 0;
    std::size_t idle = 0;
    std::size_t sources = 1;  // loopback addresses to come from
    int ramp = 2000;          // connections a second while tables are made
    std::vector<int> processes{};
    bool by_steps = false;
    bool checks = true;
};

// None: something else was asked for, which was answered.
std::optional<Options> read_options(int count, char** words);

}  // namespace parlor::load
