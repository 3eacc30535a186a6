// SPDX-License-Identifier: MIT
#include "programs/cli/series/arena_runner.h"

#include <algorithm>
#include <chrono>
#include <span>

#include "computers/analysis/arena.h"

namespace parlor::cli {
namespace {

using analysis::ArenaSet;
using analysis::Sprt;

// Somebody, and the clock beside him.
template <game::Game G>
class Timed final : public analysis::Contestant<G> {
public:
    // `spent` outlives him.
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

// What one thread has of a contest.
template <game::Game G>
class Ring {
public:
    explicit Ring(const Contest<G>& contest)
        : spent_(contest.entrants.size()),
          arena_(contest.terms, contest.seed, contestants(contest)) {}

    // Two numbers a player about his time, then those of the set.
    parallel::Crew::Result play(std::uint64_t set) {
        std::ranges::fill(spent_, Thinking{});
        const std::vector<double> played = numbers(arena_.play(set));
        parallel::Crew::Result all;
        for (const Thinking& each : spent_) all.insert(all.end(), {each.seconds, each.choices});
        all.insert(all.end(), played.begin(), played.end());
        return all;
    }

private:
    typename analysis::Arena<G>::Contestants contestants(const Contest<G>& contest) {
        typename analysis::Arena<G>::Contestants all;
        for (std::size_t i = 0; i < spent_.size(); ++i) {
            all.push_back(std::make_unique<Timed<G>>(contest.entrants[i].make(), spent_[i]));
        }
        return all;
    }

    std::vector<Thinking> spent_;
    analysis::Arena<G> arena_;
};

// Shares are handed out in batches. Nobody else has work while the last of a batch is done, and
// what was played after the set that settles a question was played in vain.
std::uint64_t next_batch(std::uint64_t played, std::uint64_t left, bool may_stop) {
    constexpr std::uint64_t largest = 1U << 16U;
    constexpr std::uint64_t least = 32;
    const std::uint64_t wanted = may_stop ? std::max(least, played / 4) : largest;
    return std::min({wanted, largest, left});
}

// Counts a set; false where it settles the question.
bool count(std::span<const double> result, ContestOutcome& outcome) {
    for (Thinking& each : outcome.thinking) {
        each.add({result[0], result[1]});
        result = result.subspan(2);
    }
    const ArenaSet set = analysis::arena_set(result);
    outcome.totals.add(set);
    if (!outcome.test) return true;
    outcome.test->add(outcome.totals.half_points(set, 0));
    return outcome.test->verdict() == Sprt::Verdict::Undecided;
}

}  // namespace

template <game::Game G>
ContestOutcome run_contest(parallel::Crew& crew, const Contest<G>& contest,
                           const std::function<void(std::uint64_t games)>& progress) {
    const std::size_t players = contest.entrants.size();
    ContestOutcome outcome{.totals = {players, contest.terms.sides()},
                           .test = {},
                           .thinking = std::vector<Thinking>(players)};
    if (contest.question) outcome.test.emplace(*contest.question);
    std::vector<std::unique_ptr<Ring<G>>> rings;
    for (unsigned i = 0; i < crew.hands(); ++i) {
        rings.push_back(std::make_unique<Ring<G>>(contest));
    }
    for (std::uint64_t played = 0; played < contest.sets; played = outcome.totals.sets()) {
        const parallel::Shares batch{
            played, next_batch(played, contest.sets - played, outcome.test.has_value())};
        const auto results = crew.run(
            batch, [&](std::uint64_t set, unsigned hand) { return rings[hand]->play(set); },
            [&](std::uint64_t done) { progress((played + done) * players); });
        for (const auto& each : results) {
            if (!count(each, outcome)) return outcome;
        }
    }
    return outcome;
}

template ContestOutcome run_contest(parallel::Crew&, const Contest<pollyanna::Pollyanna>&,
                                    const std::function<void(std::uint64_t)>&);
template ContestOutcome run_contest(parallel::Crew&, const Contest<zenda::Zenda>&,
                                    const std::function<void(std::uint64_t)>&);

}  // namespace parlor::cli
