// SPDX-License-Identifier: MIT
// Games that a net plays against itself, to learn from. Every position becomes a sample of the
// chances that the net should have given it. The same net, seed and game number give the same game
// and the same samples on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "computers/players/candidates.h"
#include "computers/players/lookahead.h"
#include "computers/players/net_evaluator.h"
#include "computers/players/player.h"
#include "computers/training/net_sample.h"

namespace parlor::training {

struct NetGamesOptions {
    double lambda = 0.98;       // the weight of the end of a game in the chances to be learnt
    double exploration = 0.1;   // how often a worse result is played …
    double temperature = 0.01;  // … drawn by how close it is to the best
    double pairs = 0;           // how often two results of a throw are searched one throw ahead
};

// Use one object per thread and board.
template <class Inputs, class StartPositions>
class NetGames {
public:
    using Game = typename Inputs::Game;
    using Position = typename Game::Position;
    using Sample = NetSample<Inputs::most_kept>;

    NetGames(const typename Game::Board& board, Inputs inputs,
             std::unique_ptr<players::Evaluator<Game>> evaluator, const NetGamesOptions& options)
        : options_(options),
          evaluator_(std::move(evaluator)),
          ahead_(board, *evaluator_),
          results_(Game::results_on(board)),
          inputs_(std::move(inputs)) {}

    // Ends where the evaluator knows the truth, or where the start positions make a draw.
    std::vector<Sample> play(std::size_t kind, std::uint64_t seed, std::uint64_t stream) {
        base::Random dice(seed, stream);
        base::Random choices(seed, stream | players::choices_stream);
        moments_.clear();
        std::vector<Sample> samples;
        StartPositions starts;
        Position position = set_up(StartPositions::begin(kind, choices), choices);
        while (Game::throw_is_due(position) && !evaluator_->knows(position) && !starts.is_drawn()) {
            Moment moment{.before = position};
            position = choose(position, Game::Throw::by(dice), choices, moment, samples);
            starts.count(moment.before, position);
            moments_.push_back(moment);
        }
        players::Outlook<Game> target{};
        if (starts.is_drawn()) {
            target.back() = 1;
        } else {
            target = evaluator_->outlook(position);
        }
        for (std::size_t i = moments_.size(); i-- > 0;) {
            const Moment& moment = moments_[i];
            const double carried = moment.strayed ? 0 : options_.lambda;
            for (std::size_t side = 0; side < target.size(); ++side) {
                target[side] = carried * target[side] + (1 - carried) * moment.best[side];
            }
            add(moment.before, target, samples);
        }
        return samples;
    }

private:
    using Candidate = players::Candidate<Game>;
    struct Moment {
        Position before;
        players::Outlook<Game> best{};  // once the throw is played as seems best
        bool strayed = false;  // another result was played: what follows says nothing of it
    };

    static double fraction(base::Random& random) {
        return static_cast<double>(random.next() >> 11U) * 0x1p-53;
    }

    // Half the time as seems best, of some ways that are drawn by lot, and otherwise the first of
    // them, so that the net sees many.
    Position set_up(Position position, base::Random& random) {
        if constexpr (SetsUp<StartPositions, Game>) {
            while (!Game::throw_is_due(position)) {
                const std::size_t side = Game::side_to_throw(position);
                Candidate best{};
                Candidate first{};
                for (std::size_t i = 0; i < ways_to_set_up; ++i) {
                    const Position after = StartPositions::set_up(results_, position, random);
                    const Candidate next{i, after, evaluator_->chances(after)};
                    if (i == 0) first = next;
                    if (i == 0 || next.chances[side] > best.chances[side]) best = next;
                }
                const bool strays = random.below(2) == 0;
                moments_.push_back({position, evaluator_->outlook(best.after), strays});
                position = strays ? first.after : best.after;
            }
        }
        return position;
    }

    Position choose(const Position& position, typename Game::Throw thrown, base::Random& random,
                    Moment& moment, std::vector<Sample>& samples) {
        results_.find(position, thrown);
        const std::size_t side = Game::side_to_throw(position);
        const auto some = evaluator_->shortlist(results_, side);
        found_.clear();
        for (std::size_t at = 0; at < (some.empty() ? results_.size() : some.size()); ++at) {
            const std::size_t i = some.empty() ? at : some[at];
            const Position after = results_[i];
            found_.push_back({i, after, evaluator_->chances(after)});
        }
        const auto is_better = [side](const auto& better, const auto& worse) {
            return better.chances[side] > worse.chances[side];
        };
        const bool makes_pair = found_.size() > 1 && fraction(random) < options_.pairs;
        if (makes_pair) {
            std::ranges::sort(found_, [&](const auto& one, const auto& other) {
                return is_better(one, other) || (!is_better(other, one) && one.index < other.index);
            });
            add_pair(side, random, samples);
        }
        const auto& best = *std::ranges::min_element(found_, is_better);
        moment.best = evaluator_->outlook(best.after);
        if (found_.size() == 1 || fraction(random) >= options_.exploration) return best.after;
        const auto& chosen = drawn(best, side, random);
        moment.strayed = chosen.index != best.index;
        return chosen.after;
    }

    // Draws one of the results; results closer to the best are more likely.
    const Candidate& drawn(const Candidate& best, std::size_t side, base::Random& random) const {
        const auto weight = [&](const Candidate& each) {
            return players::power_of_e((each.chances[side] - best.chances[side]) /
                                       options_.temperature);
        };
        double sum = 0;
        for (const Candidate& each : found_) sum += weight(each);
        double left = fraction(random) * sum;
        for (const Candidate& each : found_) {
            left -= weight(each);
            if (left <= 0) return each;
        }
        return best;  // NOLINT(*-return-const-ref-from-parameter): one of those found
    }

    // The best and one of those that come next. Precondition: the best are found first.
    void add_pair(std::size_t side, base::Random& random, std::vector<Sample>& samples) {
        const auto rivals = static_cast<std::uint32_t>(std::min<std::size_t>(found_.size() - 1, 3));
        const std::array both{found_[0].after, found_[1 + random.below(rivals)].after};
        if (evaluator_->knows(both[0]) || evaluator_->knows(both[1])) return;
        const std::size_t before = samples.size();
        for (const Position& each : both) {
            add(each, ahead_.outlook(each), samples);
            if (samples.size() > before) {
                samples.back().chooser = static_cast<std::uint8_t>(Inputs::output(each, side));
            }
        }
        if (samples.size() == before + 2) samples[before].is_pair = 1;
    }

    void add(const Position& position, const players::Outlook<Game>& outlook,
             std::vector<Sample>& samples) {
        add_sample(inputs_, list_, position, outlook, samples);
    }

    static constexpr std::size_t ways_to_set_up = 64;

    NetGamesOptions options_;
    std::unique_ptr<players::Evaluator<Game>> evaluator_;
    players::Lookahead<Game> ahead_;
    typename Game::Results results_;
    Inputs inputs_;
    typename Inputs::List list_;
    std::vector<Candidate> found_;  // of one throw
    std::vector<Moment> moments_;
};

}  // namespace parlor::training
