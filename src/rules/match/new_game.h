// SPDX-License-Identifier: MIT
// What somebody wants to play, before there is a table of it.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rules/match/match.h"

namespace parlor::match {

struct NewGame {
    std::string game;    // an edition or game, and behind each + a switch
    std::string seated;  // letters of those who play
    Header header{};
};

// The next throw, as it is written: "6-3".
using Cast = std::function<std::string()>;

// A seat that is not among these letters, or is named twice: refused as `unknown_seat`.
TextFaults seat_faults(std::string_view letters, std::string_view seated);

}  // namespace parlor::match
