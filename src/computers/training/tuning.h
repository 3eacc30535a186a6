// SPDX-License-Identifier: MIT
// Tunes the weights of a linear evaluation by simultaneous perturbation (SPSA) in self-play. It is
// for games whose sides are unlike, so that each side has its own row of weights and what one side
// learns would make samples of the other's games useless.
//
// Two games are played with the same dice. In the first, every weight of both rows is a little
// larger or smaller than now, at random; in the second, each is changed the other way. A weight is
// then moved by what the games in which it was larger have gained. In the end the rows are scaled
// so that the predicted chances agree with the results, which changes no choice.
//
//   const TuningResult tuned = zenda::tune({{&board, features}}, start, plan, *workers);
//
// Games are played on several boards in turn, so that the weights do not fit one board alone. The
// same plan gives the same weights, bit for bit, however many workers there are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "computers/parallel/workers.h"
#include "computers/players/linear_evaluator.h"

namespace parlor::training {

struct TuningPlan {
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;  // in each generation; rounded up to pairs
    int generations = 4;
};

// Predicted chances against results, in games that nothing was fitted to.
struct Calibration {
    struct Bin {
        double count = 0;
        double said = 0;      // the sum of the predicted chances
        double happened = 0;  // the number of wins; a draw is half of one
    };
    static constexpr std::size_t bins = 10;
    std::array<Bin, bins> by_chance{};  // 0 … 0.1, 0.1 … 0.2, …
    double samples = 0;
    double losses = 0;  // the sum of −log(predicted chance of what happened)

    void add(double said, double happened);  // of one side of a sample
    [[nodiscard]] double mean_loss() const { return samples > 0 ? losses / samples : 0; }
};

struct TuningResult {
    struct Generation {
        double share = 0;  // of the points that the first side won
        double moved = 0;  // the mean relative change of a weight
    };
    players::Weights weights;
    std::vector<Generation> generations;
    std::vector<Calibration> checked;  // by row
};

// The board must outlive it.
template <players::Features F>
struct TuningBoard {
    const typename F::Game::Board* board;
    F features;
};

// The number of games that tuning plays: the generations, scaling and checking.
std::uint64_t games_in(const TuningPlan& plan);

}  // namespace parlor::training
