// SPDX-License-Identifier: MIT
// Countdown as text.
//
//   countdown 10 b ?         ten are left, and Blue is to throw
//   countdown 7 r 6-4-1      Red has thrown two heads: a die of 4 to 6 is one
//   countdown 0 =r           Red has counted to nothing and wins
//   -2                       a step: two are counted down
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "countdown/rules.h"
#include "rules/match/match.h"

namespace parlor::countdown {

inline constexpr std::string_view game_name = "countdown";
inline constexpr std::string_view seat_letters = "br";

constexpr char letter(std::size_t side) { return seat_letters[side]; }

std::string text(const Countdown::Position& position, std::string_view thrown = "?");
std::string step_text(int count);
std::optional<int> parse_step(std::string_view text);

// None: three dice are not written so.
std::optional<Countdown::Throw> parse_throw(std::string_view text);

struct PositionText {
    Countdown::Position position;
    std::string thrown;  // empty: the dice are still to be thrown
};
base::Expected<PositionText, match::TextFaults> parse_position(std::string_view text);

}  // namespace parlor::countdown
