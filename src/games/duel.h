// SPDX-License-Identifier: MIT
// The duel of the day: everybody plays the same dice against the same computer, whose choices
// follow from the seed too. Everything follows from the date and the edition, so the page, the
// program and the server agree on it without asking each other.
//
//   const auto duel = duel_of("2026-11-20", "poleana");
//   if (!duel) …                                           no such date or edition
//   match::Dice dice({duel->seed}, games::of(duel->edition).dice());
//   auto table = begin(new_game(*duel), [&] { return dice.cast(); });
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/match/new_game.h"

namespace parlor::games {

struct Duel {
    std::string edition;
    std::string level;
    std::string seats;  // that play, in the order of turns
    char person;        // one of them; the other is the computer's
    std::uint64_t seed;
    friend bool operator==(const Duel&, const Duel&) = default;
};

// Levels whose play takes longer than this are never chosen: a duel lasts ten minutes at most.
inline constexpr double longest_milliseconds = 100;

// The date is YYYY-MM-DD. The edition is one that is played without switches, by two.
std::optional<Duel> duel_of(std::string_view date, std::string_view edition);

// With the tag that says who plays which seat, as the page writes it. The person has no name.
match::NewGame new_game(const Duel& duel);

// The days from 1970-01-01 to a date, "2026-11-20"; nullopt if that is no date since then.
std::optional<std::int64_t> parse_date(std::string_view text);

}  // namespace parlor::games
