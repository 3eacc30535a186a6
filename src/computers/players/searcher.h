// SPDX-License-Identifier: MIT
// Plays the best few results on, and takes the one that does best.
#pragma once

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "computers/players/candidates.h"
#include "computers/players/evaluator.h"
#include "computers/players/player.h"

namespace parlor::players {

// Plays a position on: every side takes the result that the evaluator ranks best, until a side has
// won or enough throws were played; then the evaluator estimates the position.
template <game::Game G>
class Rollout {
public:
    // Plays at most `throws` throws. The evaluator must outlive this object.
    Rollout(const typename G::Board& board, Evaluator<G>& evaluator, int throws)
        : evaluator_(evaluator), throws_(throws), results_(G::results_on(board)) {}

    // The same dice give the same game, and every position gets the same throws. `first`, if it is
    // given, is the throw before them.
    game::Chances<G> play(typename G::Position position, base::Random dice,
                          std::optional<typename G::Throw> first = {}) {
        base::Random choices(dice.next());
        for (int i = 0; i < throws_ && G::throw_is_due(position); ++i) {
            const auto thrown = i == 0 && first ? *first : G::Throw::by(dice);
            position = best(position, thrown, choices);
        }
        return evaluator_.chances(position);
    }

    // The result that everybody takes. `random` draws among equals.
    typename G::Position best(const typename G::Position& position, typename G::Throw thrown,
                              base::Random& random) {
        results_.find(position, thrown);
        if (results_.size() == 1) return results_[0];
        return results_[best_result(results_, evaluator_, G::side_to_throw(position), random)];
    }

private:
    Evaluator<G>& evaluator_;
    int throws_;
    typename G::Results results_;
};

// Plays the best few results on, many times, all with the same dice, and takes the one that comes
// out best. An adviser, where there is one, has looked at each of them before, and its word counts
// for some rollouts: few rollouts alone would be more luck than judgement. The first throw is dealt
// from a pack of all falls of the dice, so that good ones and bad ones come as often as they
// should. The worse half is dropped again and again, so that most of the work goes into the choices
// that are close (sequential halving: Karnin, Koren and Somekh 2013).
template <game::Game G>
class Searcher final : public Player<G> {
public:
    struct Effort {
        Selection selection;
        int rollouts = 1;  // for a choice, all candidates together
        int throws = 1;    // that each of them is long
        int advice = 0;    // rollouts that the adviser's word counts for
    };

    // The adviser may hold on to the evaluator.
    Searcher(const typename G::Board& board, std::unique_ptr<Evaluator<G>> evaluator, Effort effort,
             std::unique_ptr<Evaluator<G>> adviser = nullptr)
        : evaluator_(std::move(evaluator)),
          adviser_(std::move(adviser)),
          effort_(effort),
          rollout_(board, *evaluator_, effort.throws) {}

    std::size_t choose(const typename G::Position& before, const typename G::Results& results,
                       base::Random& random, const base::Stop& stop) override {
        if (results.size() == 1) return 0;
        const std::size_t side = G::side_to_throw(before);
        const std::uint64_t seed = random.next();
        const std::vector<typename G::Throw> pack = shuffled_falls(random);
        std::vector<Rival> rivals;
        for (auto& each : candidates<G>(results, side, *evaluator_, effort_.selection)) {
            rivals.push_back({each.index, each.after});
        }
        if (adviser_ && rivals.size() > 1 && !take_advice(rivals, side, stop)) {
            return rivals.front().index;
        }
        const int rounds = std::max(1, static_cast<int>(std::bit_width(rivals.size() - 1)));
        for (std::uint64_t game = 0; rivals.size() > 1;) {
            const auto rollouts = std::max<std::size_t>(
                1, static_cast<std::size_t>(effort_.rollouts / rounds) / rivals.size());
            for (const std::uint64_t end = game + rollouts; game < end; ++game) {
                for (Rival& each : rivals) {
                    if (stop()) return best_of(rivals, game).index;
                    each.sum += rollout_.play(each.after, base::Random(seed, game),
                                              pack[game % pack.size()])[side];
                }
            }
            std::ranges::sort(rivals, [](const Rival& one, const Rival& other) {
                return one.sum != other.sum ? one.sum > other.sum : one.index < other.index;
            });
            rivals.resize((rivals.size() + 1) / 2);
        }
        return rivals.front().index;
    }

private:
    struct Rival {
        std::size_t index = 0;
        typename G::Position after;
        double sum = 0;  // of the side's chances
    };

    // Whether there was time for it.
    bool take_advice(std::vector<Rival>& rivals, std::size_t side, const base::Stop& stop) {
        for (Rival& each : rivals) {
            if (stop()) return false;
            each.sum = effort_.advice * adviser_->chances(each.after)[side];
        }
        return true;
    }

    static std::vector<typename G::Throw> shuffled_falls(base::Random& random) {
        std::vector<typename G::Throw> pack;
        for (const auto& [thrown, weight] : G::throws) {
            pack.insert(pack.end(), static_cast<std::size_t>(weight), thrown);
        }
        for (auto left = static_cast<std::uint32_t>(pack.size()); left > 1; --left) {
            std::swap(pack[left - 1], pack[random.below(left)]);
        }
        return pack;
    }

    // Stopped in the middle of a round: some have had one rollout more, which is not counted. If
    // there was no whole round, the first stands, as evaluated before the rollouts.
    static const Rival& best_of(const std::vector<Rival>& rivals, std::uint64_t whole_rounds) {
        return whole_rounds == 0 ? rivals.front()
                                 : *std::ranges::max_element(rivals, {}, &Rival::sum);
    }

    std::unique_ptr<Evaluator<G>> evaluator_;
    std::unique_ptr<Evaluator<G>> adviser_;
    Effort effort_;
    Rollout<G> rollout_;
};

}  // namespace parlor::players
