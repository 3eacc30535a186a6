// SPDX-License-Identifier: MIT
// A duel of the day played to its end as the page plays it; the person's moves are a computer's.
#pragma once

#include <memory>
#include <string>

#include "games/duel.h"
#include "games/games.h"
#include "rules/match/dice.h"

namespace parlor::tests {

// People who play with different seeds play differently. Ends after `most` turns.
inline game::Record played_duel(std::string_view day, std::string_view edition,
                                std::uint64_t person = 1, std::size_t most = 10'000) {
    const games::Duel duel = games::duel_of(day, edition).value();
    const games::Game& game = games::of(edition);
    match::Dice dice({duel.seed, 0}, game.dice());
    const auto match = games::begin(games::new_game(duel), [&] { return dice.cast(); }).value();
    const auto coach = game.coach();
    while (match->due() != match::Due::Over && match->turns_ended() < most) {
        if (match->due() == match::Due::Throw) match->throw_dice(dice.cast());
        const std::string seat(1, match->seat());
        if (match->due() != match::Due::Confirm) {
            const bool is_person = seat.front() == duel.person;
            coach->play_for(seat, *match, is_person ? "simple" : duel.level,
                            coach::choices(is_person ? person : duel.seed, *match),
                            base::never_stop);
        }
        match->confirm();
    }
    return match->record();
}

}  // namespace parlor::tests
