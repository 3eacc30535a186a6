// SPDX-License-Identifier: MIT
// The computers at the table: whole plays, steps and all, from the players' choices.
#pragma once

#include <string>
#include <string_view>

#include "base/random.h"
#include "cli/words.h"
#include "pollyanna/step.h"
#include "pollyanna/throw.h"

namespace parlor::cli {

bool is_computer(std::string_view name);  // of the roster
std::string_view best_computer();
std::string all_computers();  // "random, simple"

// What a computer of that name plays. The stream is for choices alone, never that of the dice.
// Precondition: is_computer(name).
pollyanna::Play computer_play(std::string_view name, const pollyanna::Position& position,
                              pollyanna::Throw thrown, base::Random random);

// What a play does, in a few words: "it captures, a piece comes to safety".
std::string merits(const Voice& voice, const pollyanna::Position& before,
                   const pollyanna::Play& play);

}  // namespace parlor::cli
