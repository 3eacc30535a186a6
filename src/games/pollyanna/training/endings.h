// SPDX-License-Identifier: MIT
// Solves all endings of two against two by value iteration. What each throw can lead to is listed
// once; then the chances are worked out from each other again and again, until they stay.
//
//   EndingSolver solver(variant, workers);
//   solver.list();                                about 4 GiB
//   while (solver.sweep() > 1e-6) {}
//   solver.chances()                              [own][rival], of the seat to throw
//
// Positions are taken in the order of how far all pieces have come, the farthest first. Only
// captures lead back, so that few sweeps are enough. The same on any number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "computers/parallel/workers.h"
#include "games/pollyanna/players/ending.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::training {

class EndingSolver {
public:
    using Progress = std::function<void(std::size_t done)>;

    // `workers` of one process.
    EndingSolver(pollyanna::Variant variant, parallel::Workers& workers);

    // In so many parts.
    void list(const Progress& progress = {});
    [[nodiscard]] std::size_t parts() const { return levels_.size(); }
    // The greatest change of a chance. Precondition: all is listed.
    double sweep();

    // Of the seat to throw, by own * placements + rival. Where no pieces can stand so: 0.
    [[nodiscard]] const std::vector<float>& chances() const { return chances_; }
    // To go on where another has stopped. Precondition: that many.
    void begin_with(std::vector<float> chances) { chances_ = std::move(chances); }

private:
    // What a throw can lead to: twice the number of a position, plus one if the same side throws
    // again; or nothing was played; or the game is won. The last of a throw is marked.
    using Result = std::uint32_t;
    struct Pair {  // two positions that are each other's after a lost throw
        std::uint32_t one;
        std::uint32_t other;
    };
    // How often a throw wins in the end, without those that are lost, and how often one is lost.
    struct Share {
        double won = 0;
        double lost = 0;
    };
    // Some pairs of a level, for one worker at a time.
    struct Part {
        std::vector<Pair> pairs;
        std::vector<Result> results;  // of all throws, one pair after another
    };
    using Level = std::vector<Part>;

    void list_one(std::uint32_t position, pollyanna::Results& found,
                  std::vector<Result>& all) const;
    [[nodiscard]] double value(Result result) const;
    [[nodiscard]] Share share(const Result*& next) const;
    [[nodiscard]] parallel::Workers::Result solved(const Part& part) const;

    pollyanna::Variant variant_;
    parallel::Workers& workers_;
    std::vector<Level> levels_;  // in the order of a sweep
    std::vector<float> chances_;
};

}  // namespace parlor::training
