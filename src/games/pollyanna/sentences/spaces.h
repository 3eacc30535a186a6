// SPDX-License-Identifier: MIT
// Spaces in sentences. Printed editions go by the names of position text: "from 17 to 20". Poleana
// goes by the numbers that are painted on its board, from the side of the player who moves, and by
// the players' names:
//
//   space_told(voice, Space::broadway(6), Relation::From, {Seat::Blue})              "from 0"
//   space_told(voice, Space::broadway(6), Relation::From, {Seat::Blue, Person::You}) "from your 0"
//   space_told(voice, Space::broadway(39), Relation::To, {Seat::Blue})               "to Ana's 3"
//
// A square belongs to the player on whose side of the board it lies: each side has a 0 and a 14.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "games/pollyanna/rules/space.h"
#include "presentation/sentences/voice.h"

namespace parlor::pollyanna {

// Whether a sentence addresses the player who moves or tells of that player.
enum class Person : std::uint8_t { They, You };
enum class Relation : std::uint8_t { At, From, To };

struct Mover {
    std::optional<Seat> seat{};  // nullopt: nobody moves, so every square is named by its owner
    Person person = Person::They;
};

// For printed editions the name alone, whatever the relation: their sentences have the
// prepositions.
std::string space_told(const sentences::Voice& voice, Space space, Relation relation = Relation::At,
                       Mover mover = {});

// The player's name; the colour of a seat without one, or with one that another player has too.
std::string short_name(const sentences::Voice& voice, Seat seat);

// Whether sentences go by painted numbers.
bool has_painted_numbers(const sentences::Voice& voice);

}  // namespace parlor::pollyanna
