// SPDX-License-Identifier: MIT
// Weights made from nothing: play with the weights there are, fit better ones to what came of it,
// and again. The first generation plays anyhow. The same plan gives the same weights, bit for bit,
// however many workers there are.
//
//   const Tuned tuned = tune(features, board, plan, *workers);
//   text(tuned.weights, shape_of<PollyannaFeatures>(), card)
#pragma once

#include <cstdint>
#include <vector>

#include "computers/parallel/workers.h"
#include "computers/players/features.h"
#include "computers/players/weights.h"
#include "computers/training/calibration.h"

namespace parlor::training {

struct Plan {
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;  // of each kind of game (course.h), in each generation
    int generations = 4;
};

// What one generation taught about one row of weights, together with those before it.
struct Progress {
    double samples = 0;
    double forks = 0;
    // Of the samples: the mean of −log(the chance given to what happened).
    double loss_before = 0;
    double loss_after = 0;
    // Of the forks: how much of the differences between results was not foreseen.
    double unexplained_before = 0;
    double unexplained_after = 0;
};

struct Tuned {
    players::Weights weights;
    std::vector<std::vector<Progress>> generations;  // by row
    std::vector<Calibration> checked;                // by row
};

// How many games are played in all.
template <players::Features F>
std::uint64_t games_in(const Plan& plan);

// `progress` is told how many games are done. For PollyannaFeatures.
template <players::Features F>
Tuned tune(const F& features, const typename F::Game::Board& board, const Plan& plan,
           parallel::Workers& workers, const parallel::Workers::Progress& progress = {});

}  // namespace parlor::training
