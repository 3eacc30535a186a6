// SPDX-License-Identifier: MIT
// What a table begins with: what people want to play, and the tags of its record.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game/record.h"
#include "rules/match/match.h"

namespace parlor::match {

struct NewGame {
    std::string game;    // an edition or game, each switch after a +: "pollyanna-1916+partners"
    std::string seated;  // letters of the seats that play
    Header header{};
};

// Returns the next throw, as it is written: "6-3".
using Cast = std::function<std::string()>;

// `unknown_seat` for a seat that is not among these letters, or is named twice.
TextFaults seat_faults(std::string_view letters, std::string_view seated);

// The tags that are the same in every game: names of those who play, date, seed and so on.
// `letters` are the seats of the game in the order of the record, `playing` those that are taken.
game::Record begun_record(const Header& header, std::string_view letters, std::string_view playing);
// The same tags of a record.
Header header_of(const game::Record& record);

// The tag that says who plays each seat, a person or a computer: `players: b=human,r=careful`.
inline constexpr std::string_view players_tag = "players";
inline constexpr std::string_view human = "human";

// People name the rules of their house or their quarter, "the way we play in Tepito": the switches,
// and whatever else they mean by it. A record has the name as a tag: `house: Tepito`.
inline constexpr std::string_view house_tag = "house";
inline constexpr std::size_t longest_house_name = 40;  // characters

// Empty: the rules have no name.
std::string_view house_of(const std::vector<game::Tag>& tags);
// Adds the tag, unless the name is empty.
void name_house(Header& header, std::string_view name);
// `bad_house_name` unless the name is plain text without blanks on either side, and not too long.
// Callers that can tell which letters are visible (unicode/letters.h) check that as well.
TextFaults house_faults(const Header& header);

// Some editions were also sold with spinners in place of dice; the throws are the same. A record
// has it as a tag: `thrown_with: spinners`.
inline constexpr std::string_view thrown_with_tag = "thrown_with";
inline constexpr std::string_view spinners = "spinners";

bool has_spinners(const std::vector<game::Tag>& tags);
void add_spinners(Header& header);

}  // namespace parlor::match
