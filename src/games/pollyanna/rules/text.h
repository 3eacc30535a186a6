// SPDX-License-Identifier: MIT
// Text for spaces, throws, steps, plays and positions, exactly as docs/notation.md has it.
//
//   auto read = parse_position("pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- b 6-3");
//   if (!read) for (const Defect& each : read.error()) …       every defect, not only the first
//   text(read->position) == "pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- b ?"
//
// The pieces of a seat and the dice of a throw may be read in any order; they are written in one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "games/pollyanna/rules/defects.h"
#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/rules.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

std::string text(Space space);
std::string text(Throw thrown);
std::string text(Variant variant);
std::string text(SeatSet seats);  // letters in seat order
std::string text(const Step& step);
std::string text(std::span<const Step> steps);  // `pass` if empty
std::string text(const Position& position);     // with `?` or the result
std::string text(const Position& position, Throw thrown);

// A position and the throw to be played, if the text has one.
using PositionText = game::PositionText<Position, Throw>;

base::Expected<PositionText, Defects> parse_position(std::string_view text);

// A position that is being set up: readable text, and why the position cannot stand yet.
struct PositionSketch {
    PositionText read;
    Defects flaws{};
};
base::Expected<PositionSketch, Defects> parse_sketch(std::string_view text);

base::Expected<Variant, Defects> parse_variant(std::string_view text);
std::optional<Seat> parse_seat(char letter);
std::optional<Space> parse_space(std::string_view text);
std::optional<Throw> parse_throw(std::string_view text);

// A step as it was written. It need not be playable.
struct StepText {
    Space from;
    Space to;
    bool reward = false;
    bool declined = false;

    friend bool operator==(const StepText&, const StepText&) = default;
};
bool matches(const StepText& written, const Step& step);

// `pass` reads as no steps.
base::Expected<std::vector<StepText>, Defects> parse_play(std::string_view text);

}  // namespace parlor::pollyanna
