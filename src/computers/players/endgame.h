// SPDX-License-Identifier: MIT
// Exact chances where a game runs one way: every throw leads on, or is lost. The chance of a
// position is the mean over all throws of the result that is best for the side to throw, down
// to positions that are won. Every position is worked out once and kept.
//
//   Endgame<Pollyanna> endgame(board, is_lost);
//   const Chances chances = endgame.solve(position);
//
// Lost throws pass the dice round until they are back where they were: positions that differ only
// in who is to throw are solved together, as equations.
//
// Pollyanna's endgame is games/pollyanna/players/endgame.h. Zenda has none. Pieces go back and
// forth there, so nothing but a capture is final, and captures do not decide a game either:
// Streslau without the pieces to surround the King cannot win any more, but it can still stand in
// his way, and whether he comes home or the game is drawn is the same question as before.
#pragma once

#include <cassert>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "base/hash_index.h"
#include "rules/game/game.h"

namespace parlor::players {

template <game::Game G>
class Endgame {
public:
    using Position = typename G::Position;
    // Whether nothing was played between the two.
    using IsLost = bool (*)(const Position& before, const Position& after);

    Endgame(const typename G::Board& board, IsLost is_lost)
        : is_lost_(is_lost), results_(G::results_on(board)) {}

    // Equal results: the first the generator finds. Precondition: no position can come about twice
    // but by lost throws, and a win is always possible.
    game::Chances<G> solve(const Position& position) { return known_[place_of(position)].chances; }

    [[nodiscard]] std::size_t size() const { return known_.size(); }  // positions kept
    void forget() {
        known_.clear();
        index_.clear();
    }

private:
    struct Known {
        Position position;
        game::Chances<G> chances{};
    };
    // A position while it is worked out: its chances are `rest` and so much of the next one's as
    // there are lost throws.
    struct Link {
        Position position;
        game::Chances<G> rest{};
        double lost = 0;
        std::optional<Position> next{};
    };

    [[nodiscard]] std::optional<std::size_t> find(const Position& position) const {
        return index_.find(hash(position),
                           [&](std::size_t at) { return known_[at].position == position; });
    }

    static std::uint64_t hash(const Position& position) { return std::hash<Position>{}(position); }

    void keep(const Position& position, const game::Chances<G>& chances) {
        index_.add(hash(position), known_.size(), [](std::size_t) { return false; });
        known_.push_back({position, chances});
    }

    std::size_t place_of(const Position& position) {
        if (const auto at = find(position)) return *at;
        if (const auto winner = G::winner(position)) {
            game::Chances<G> chances{};
            chances[*winner] = 1;
            keep(position, chances);
        } else {
            solve_round(position);
        }
        return *find(position);
    }

    // The position and those that lost throws lead to.
    void solve_round(const Position& first) {
        std::vector<Link> round{link(first)};
        const auto is_open = [&](const std::optional<Position>& next) {
            return next && *next != first && !find(*next);
        };
        while (is_open(round.back().next)) round.push_back(link(*round.back().next));

        game::Chances<G> ahead{};  // of the position after the last
        if (const std::optional<Position>& next = round.back().next) {
            ahead = *next == first ? after_whole_rounds(round) : known_[*find(*next)].chances;
        }
        for (; !round.empty(); round.pop_back()) {
            const Link& each = round.back();
            for (std::size_t i = 0; i < ahead.size(); ++i) {
                ahead[i] = each.rest[i] + each.lost * ahead[i];
            }
            keep(each.position, ahead);
        }
    }

    // The first one's chances, when the last one's lost throw leads back to it.
    static game::Chances<G> after_whole_rounds(const std::vector<Link>& round) {
        game::Chances<G> sum{};
        double reached = 1;  // how often all throws so far are lost
        for (const Link& each : round) {
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += reached * each.rest[i];
            reached *= each.lost;
        }
        assert(reached < 1);
        for (double& chance : sum) chance /= 1 - reached;
        return sum;
    }

    Link link(const Position& position) {
        Link made{.position = position};
        for (const auto& [thrown, weight] : G::throws) {
            const double share = static_cast<double>(weight) / game::total_weight<G>();
            results_.find(position, thrown);
            if (is_lost_(position, results_[0])) {
                made.lost += share;
                made.next = results_[0];
                continue;
            }
            const game::Chances<G> best = best_result(G::side_to_throw(position));
            for (std::size_t i = 0; i < best.size(); ++i) made.rest[i] += share * best[i];
        }
        return made;
    }

    // Of the results that lie in the scratch memory, which is used for others on the way.
    game::Chances<G> best_result(std::size_t side) {
        const std::size_t first = open_.size();
        for (std::size_t i = 0; i < results_.size(); ++i) open_.push_back(results_[i]);
        game::Chances<G> best{};
        best[side] = -1;
        for (std::size_t at = first; at < open_.size(); ++at) {
            const Position after = open_[at];
            const game::Chances<G>& chances = known_[place_of(after)].chances;
            if (chances[side] > best[side]) best = chances;
        }
        open_.resize(first);
        return best;
    }

    IsLost is_lost_;
    typename G::Results results_;
    std::vector<Known> known_;
    base::HashIndex index_;
    std::vector<Position> open_;  // results yet to be looked at, of all throws under way
};

}  // namespace parlor::players
