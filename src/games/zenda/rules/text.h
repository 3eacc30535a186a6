// SPDX-License-Identifier: MIT
// Text for spots, throws, steps, plays and positions, exactly as docs/notation.md has it.
//
//   auto read = parse_position(board, "zenda k:4 y:3,5 m:90 a:81,82 s 6-4-2");
//   if (!read) for (const Defect& each : read.error()) …       every defect, not only the first
//   text(read->position) == "zenda k:4 y:3,5 m:90 a:81,82 s ?"
//
// The spots of a role and the dice of a throw may be read in any order; they are written in one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/rules/defects.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/throw.h"

namespace parlor::zenda {

inline constexpr std::string_view game_name = "zenda";

std::string text(Spot spot);  // `-` for no spot
std::string text(Throw thrown);
std::string text(const Step& step);
std::string text(std::span<const Step> steps);  // `pass` if empty
std::string text(const Position& position);     // with `?`, `set` or the result
std::string text(const Position& position, Throw thrown);
std::string piece_text(Role role, Spot spot);  // `a:40`
std::string result_text(City winner);          // `=s`

// A position and the throw to be played, if the text has one.
using PositionText = game::PositionText<Position, Throw>;

base::Expected<PositionText, Defects> parse_position(const Board& board, std::string_view text);

// A position that is being set up: readable text, and why the position cannot stand yet.
struct PositionSketch {
    PositionText read;
    Defects flaws{};
};
base::Expected<PositionSketch, Defects> parse_sketch(const Board& board, std::string_view text);

std::optional<City> parse_city(char wanted);
std::optional<Role> parse_role(char wanted);
std::optional<Spot> parse_spot(std::string_view text);  // of any board; not `-`
std::optional<Throw> parse_throw(std::string_view text);

// A step as it was written. It need not be playable.
struct StepText {
    Role role = Role::Army;
    Spot from;  // Spot::none(): `-`
    Spot to;
    bool captures = false;  // as it was marked; the mark may be left out

    friend bool operator==(const StepText&, const StepText&) = default;
};
bool matches(const StepText& written, const Step& step);

// `pass` reads as no steps.
base::Expected<std::vector<StepText>, Defects> parse_play(std::string_view text);

}  // namespace parlor::zenda
