// SPDX-License-Identifier: MIT
// Two partners who share the pieces of a side and its throw (Z27, Z28, ZQ17): a plan for the side,
// told apart into what the partner with the dice does and what is left to the other. For sources
// of this room.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/random.h"
#include "computers/players/evaluator.h"
#include "games/zenda/match/match.h"
#include "games/zenda/rules/game.h"

namespace parlor::coach {

// Whether the side that acts has two players.
bool is_shared(const match::ZendaMatch& table);

struct SharedWay {
    std::string own;          // steps of the seat that acts; empty: none
    bool hands_over = false;  // though the seat could go on
    std::string rest;         // steps that follow, of whoever has the dice

    [[nodiscard]] std::string text() const;  // with `over`, as a record has it
};

// The steps in an order in which partners can make them. None: there is none that begins with those
// of the seat that acts. Precondition: a step is due.
std::optional<SharedWay> shared_way(const match::ZendaMatch& table,
                                    std::span<const zenda::Step> steps);

// The way to the position that is best for the side by that evaluation, of those that partners can
// reach from here. Precondition: a step is due.
std::optional<SharedWay> best_shared_way(const match::ZendaMatch& table,
                                         players::Evaluator<zenda::Zenda>& evaluator);

// Anything, step by step, until somebody else has the dice or nothing is left to play.
void play_anything(match::Match& match, base::Random& random);

// The rest of a turn, played so by both. Precondition: a step is due.
struct SharedPlay {
    std::string play;
    zenda::Position after;
};
SharedPlay anything(const match::ZendaMatch& table, std::uint64_t seed);

}  // namespace parlor::coach
