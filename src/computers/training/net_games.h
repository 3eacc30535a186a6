// SPDX-License-Identifier: MIT
// Games from which a net learns: somebody plays against itself, and every position of the game
// becomes a sample of what its chances were. The same player, seed and number give the same game
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

namespace parlor::training {

// Read by training/*.py as it lies in memory.
struct NetSample {
    static constexpr std::size_t most_inputs = 64;

    std::array<std::uint16_t, most_inputs> inputs;  // those that are set; the rest is `count`
    std::array<float, nets::most_outputs> chances;  // what the net should have said
    std::uint8_t kind;
    std::uint8_t plays;    // by bit: the outputs that a side plays for
    std::uint8_t chooser;  // of a pair: the output of the side that had the choice
    std::uint8_t is_pair;  // the next sample is another result of the same throw
};
static_assert(sizeof(NetSample) == 148);

struct NetGamesOptions {
    double lambda = 0.98;       // how much of the end of a game is in the chances to be learnt
    double exploration = 0.1;   // so often a worse result is played …
    double temperature = 0.01;  // … drawn by how close it is to the best
    double pairs = 0;           // so often two results of a throw are looked at one throw ahead
};

// One a thread.
template <class Inputs, class Course>
class NetGames {
public:
    using Game = typename Inputs::Game;
    using Position = typename Game::Position;

    NetGames(const typename Game::Board& board, std::unique_ptr<players::Evaluator<Game>> evaluator,
             const NetGamesOptions& options)
        : options_(options),
          evaluator_(std::move(evaluator)),
          ahead_(board, *evaluator_),
          results_(Game::results_on(board)) {}

    // Ends where the evaluator knows the truth.
    std::vector<NetSample> play(std::size_t kind, std::uint64_t seed, std::uint64_t stream) {
        base::Random dice(seed, stream);
        base::Random choices(seed, stream | players::choices_stream);
        moments_.clear();
        std::vector<NetSample> samples;
        Position position = Course::begin(kind, choices);
        while (Game::throw_is_due(position) && !evaluator_->knows(position)) {
            Moment moment{.before = position};
            position = choose(position, Game::Throw::by(dice), choices, moment, samples);
            moments_.push_back(moment);
        }
        game::Chances<Game> target = evaluator_->chances(position);
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
        game::Chances<Game> best{};  // once the throw is played as seems best
        bool strayed = false;        // another result was played: what follows says nothing of it
    };

    static double fraction(base::Random& random) {
        return static_cast<double>(random.next() >> 11U) * 0x1p-53;
    }

    Position choose(const Position& position, typename Game::Throw thrown, base::Random& random,
                    Moment& moment, std::vector<NetSample>& samples) {
        results_.find(position, thrown);
        const std::size_t side = Game::side_to_throw(position);
        found_.clear();
        for (std::size_t i = 0; i < results_.size(); ++i) {
            const Position after = results_[i];
            found_.push_back({i, after, evaluator_->chances(after)});
        }
        const auto is_better = [side](const auto& one, const auto& other) {
            return one.chances[side] > other.chances[side];
        };
        const bool makes_pair = found_.size() > 1 && fraction(random) < options_.pairs;
        if (makes_pair) {
            std::ranges::sort(found_, [&](const auto& one, const auto& other) {
                return is_better(one, other) || (!is_better(other, one) && one.index < other.index);
            });
            add_pair(side, random, samples);
        }
        const auto& best = *std::ranges::min_element(found_, is_better);
        moment.best = best.chances;
        if (found_.size() == 1 || fraction(random) >= options_.exploration) return best.after;
        const auto& chosen = drawn(best, side, random);
        moment.strayed = chosen.index != best.index;
        return chosen.after;
    }

    // One of those found, the likelier the closer it is to the best.
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
        return best;
    }

    // The best and one of those that come next. Precondition: the best are found first.
    void add_pair(std::size_t side, base::Random& random, std::vector<NetSample>& samples) {
        const auto rivals = static_cast<std::uint32_t>(std::min<std::size_t>(found_.size() - 1, 3));
        const std::array both{found_[0].after, found_[1 + random.below(rivals)].after};
        if (evaluator_->knows(both[0]) || evaluator_->knows(both[1])) return;
        const std::size_t before = samples.size();
        for (const Position& each : both) {
            add(each, ahead_.chances(each), samples);
            if (samples.size() > before) {
                samples.back().chooser = static_cast<std::uint8_t>(Inputs::output(each, side));
            }
        }
        if (samples.size() == before + 2) samples[before].is_pair = 1;
    }

    void add(const Position& position, const game::Chances<Game>& chances,
             std::vector<NetSample>& samples) {
        Inputs::list(position, inputs_);
        if (inputs_.size() > NetSample::most_inputs) return;  // one position in thousands
        NetSample sample{};
        std::ranges::fill(sample.inputs, static_cast<std::uint16_t>(Inputs::count));
        std::ranges::copy(inputs_, sample.inputs.begin());
        sample.kind = static_cast<std::uint8_t>(Inputs::kind(position));
        for (std::size_t side = 0; side < chances.size(); ++side) {
            if (!Inputs::plays(position, side)) continue;
            const std::size_t output = Inputs::output(position, side);
            sample.chances[output] = static_cast<float>(chances[side]);
            sample.plays = static_cast<std::uint8_t>(sample.plays | 1U << output);
        }
        samples.push_back(sample);
    }

    NetGamesOptions options_;
    std::unique_ptr<players::Evaluator<Game>> evaluator_;
    players::Lookahead<Game> ahead_;
    typename Game::Results results_;
    typename Inputs::List inputs_;
    std::vector<Candidate> found_;  // of one throw
    std::vector<Moment> moments_;
};

}  // namespace parlor::training
