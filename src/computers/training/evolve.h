// SPDX-License-Identifier: MIT
// Weights improved by trial, where each side has a row of its own and what one learns makes the
// other's lessons worthless. In a pair of games with the same dice every weight is a little more
// than now or a little less, by lot, and in the second game the other way about. What the games
// that had more of a weight gained is how far the weight is moved. In the end the rows are scaled
// so that the chances they say agree with what happens, which changes no choice.
//
//   const Evolved evolved = evolve<ZendaFeatures>({{board, features}}, start, plan, *workers);
//
// Games are played on several boards in turn, so that the weights do not fit one board alone.
// The same plan gives the same weights, bit for bit, however many workers there are.
#pragma once

#include <vector>

#include "computers/players/features.h"
#include "computers/players/weights.h"
#include "computers/training/calibration.h"
#include "computers/training/tune.h"

namespace parlor::training {

struct Evolved {
    struct Generation {
        double share = 0;  // of the points, that the first side won
        double moved = 0;  // how far a weight was moved on average, as a share of it
    };
    players::Weights weights;
    std::vector<Generation> generations;
    std::vector<Calibration> checked;  // by row
};

// A board, which outlives it, and how it is looked at.
template <players::Features F>
struct Ground {
    const typename F::Game::Board* board;
    F features;
};

// Games of a generation are rounded up to pairs; as many are played to scale the rows, and again to
// check them. A weight that starts as nothing stays nothing. For ZendaFeatures. Precondition: there
// is some ground.
template <players::Features F>
Evolved evolve(const std::vector<Ground<F>>& grounds, const players::Weights& start,
               const Plan& plan, parallel::Workers& workers,
               const parallel::Workers::Progress& progress = {});

// How many games are played in all.
std::uint64_t games_to_evolve(const Plan& plan);

}  // namespace parlor::training
