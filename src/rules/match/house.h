// SPDX-License-Identifier: MIT
// People name the rules of their house or their quarter, "the way we play in Tepito": the switches,
// and whatever else they mean by it. A record tells the name by a tag: `house: Tepito`.
#pragma once

#include <cstddef>
#include <string_view>

#include "rules/match/match.h"

namespace parlor::match {

inline constexpr std::string_view house_tag = "house";
inline constexpr std::size_t longest_house_name = 40;  // characters

// Empty: the rules have no name.
std::string_view house_of(const std::vector<game::Tag>& tags);

// Adds the tag; an empty name is none.
void name_house(Header& header, std::string_view name);

// A name is plain text of at most so many characters, without blanks on either side. Anything else
// is refused as `bad_house_name`. Whoever can tell what is visible (unicode/letters.h) asks for
// that besides.
TextFaults house_faults(const Header& header);

}  // namespace parlor::match
