// SPDX-License-Identifier: MIT
// The contest of a game whose types are known, for the source in the game's folder that makes it.
#pragma once

#include <algorithm>
#include <chrono>
#include <utility>

#include "computers/analysis/arena_body.h"
#include "programs/cli/series/contest.h"
#include "programs/cli/series/entrant.h"

namespace parlor::cli {

// A player, and the clock beside it.
template <game::Game G>
class Timed final : public analysis::Contestant<G> {
public:
    // `spent` outlives it.
    Timed(std::unique_ptr<analysis::Contestant<G>> contestant, Thinking& spent)
        : contestant_(std::move(contestant)), spent_(spent) {}

    void begin_game() override { contestant_->begin_game(); }

    base::Expected<std::size_t, std::string> choose(const typename G::Position& before,
                                                    std::optional<typename G::Throw> thrown,
                                                    const typename G::Results& results,
                                                    base::Random& random) override {
        const auto begun = std::chrono::steady_clock::now();
        auto chosen = contestant_->choose(before, thrown, results, random);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
        if (results.size() > 1) spent_.add({taken.count(), 1});
        return chosen;
    }

private:
    std::unique_ptr<analysis::Contestant<G>> contestant_;
    Thinking& spent_;
};

template <game::Game G>
class ArenaRing final : public Ring {
public:
    ArenaRing(const analysis::SeriesRules<G>& terms, const std::vector<Entrant<G>>& entrants,
              const Meeting& meeting)
        : spent_(meeting.players.size()),
          arena_(terms, meeting.seed, contestants(entrants, meeting)) {}

    parallel::Workers::Result play(std::uint64_t set) override {
        std::ranges::fill(spent_, Thinking{});
        const std::vector<double> played = numbers(arena_.play(set));
        parallel::Workers::Result all;
        for (const Thinking& each : spent_) all.insert(all.end(), {each.seconds, each.choices});
        all.insert(all.end(), played.begin(), played.end());
        return all;
    }

private:
    using Contestants = typename analysis::Arena<G>::Contestants;
    Contestants contestants(const std::vector<Entrant<G>>& entrants, const Meeting& meeting) {
        Contestants all;
        for (std::size_t i = 0; i < spent_.size(); ++i) {
            const Entrant<G>& each = entrants[meeting.players[i]];
            all.push_back(std::make_unique<Timed<G>>(each.make(), spent_[i]));
        }
        return all;
    }

    std::vector<Thinking> spent_;
    analysis::Arena<G> arena_;
};

template <game::Game G>
class ArenaContest final : public Contest {
public:
    ArenaContest(std::string game, analysis::SeriesRules<G> terms, std::vector<Entrant<G>> entrants)
        : game_(std::move(game)), terms_(std::move(terms)), entrants_(std::move(entrants)) {}

    [[nodiscard]] std::string game() const override { return game_; }
    [[nodiscard]] std::vector<EntrantCard> entrants() const override {
        std::vector<EntrantCard> all;
        for (const Entrant<G>& each : entrants_) all.push_back(each.card);
        return all;
    }
    [[nodiscard]] std::size_t sides() const override { return terms_.sides(); }
    [[nodiscard]] std::unique_ptr<Ring> ring(const Meeting& meeting) const override {
        return std::make_unique<ArenaRing<G>>(terms_, entrants_, meeting);
    }

private:
    std::string game_;
    analysis::SeriesRules<G> terms_;
    std::vector<Entrant<G>> entrants_;
};

}  // namespace parlor::cli
