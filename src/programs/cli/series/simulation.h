// SPDX-License-Identifier: MIT
// A series of games that is being counted, whichever game it is. Each game makes its own from the
// options of `parlor simulate`.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "computers/analysis/series.h"
#include "presentation/language/language.h"
#include "programs/cli/series/series_runner.h"

namespace parlor::cli {

class Simulation {
public:
    virtual ~Simulation() = default;

    virtual void run(std::uint64_t games, unsigned threads,
                     const std::function<void(std::uint64_t done)>& progress) = 0;
    // How often that plays the games: once, and more where other rules are compared.
    [[nodiscard]] virtual std::uint64_t passes() const { return 1; }
    // What was counted, as one JSON object and for people to read.
    [[nodiscard]] virtual std::string json(double seconds) const = 0;
    [[nodiscard]] virtual std::string table(double seconds, language::Language language) const = 0;
    // As pictures. False, after a line on the standard error, if that failed.
    [[nodiscard]] virtual bool draw() const { return true; }
};

// What is the same in every game.
template <game::Game G>
class SeriesSimulation : public Simulation {
public:
    explicit SeriesSimulation(analysis::Series<G> series) : series_(std::move(series)) {}

    void run(std::uint64_t games, unsigned threads,
             const std::function<void(std::uint64_t done)>& progress) override {
        const PlayShare<analysis::Tally<G>> play = [this](std::uint64_t first,
                                                          std::uint64_t count) {
            return play_series(series_, first, count);
        };
        tally_ = run_series(play, games, threads, progress);
    }

protected:
    [[nodiscard]] const analysis::Series<G>& series() const { return series_; }
    [[nodiscard]] const analysis::Tally<G>& tally() const { return tally_; }

private:
    analysis::Series<G> series_;
    analysis::Tally<G> tally_;
};

}  // namespace parlor::cli
