// SPDX-License-Identifier: MIT
// Remembers what another evaluator has said. Different throws lead to the same positions: a third
// of what a look one throw ahead asks about has been asked before.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "computers/players/evaluator.h"

namespace parlor::players {

template <game::Game G>
class CachedEvaluator final : public Evaluator<G> {
public:
    explicit CachedEvaluator(std::unique_ptr<Evaluator<G>> asked)
        : asked_(std::move(asked)), places_(std::size_t{1} << bits) {}

    game::Chances<G> chances(const typename G::Position& position) override {
        Place& place = places_[place_of(position)];
        if (!place.taken || place.position != position) {
            place = {position, asked_->chances(position), true};
        }
        return place.chances;
    }

    std::span<const std::size_t> shortlist(const typename G::Results& results,
                                           std::size_t side) override {
        return asked_->shortlist(results, side);
    }

    // Past the memory: of what the throws of a game lead to, next to nothing was asked before.
    std::span<const game::Chances<G>> chances_after(const typename G::Results& results) override {
        return asked_->chances_after(results);
    }

    bool knows(const typename G::Position& position) override { return asked_->knows(position); }

private:
    static constexpr unsigned bits = 12;  // what stays close to the processor is quickest

    struct alignas(64) Place {  // in one line of the cache
        typename G::Position position;
        game::Chances<G> chances{};
        bool taken = false;
    };

    // A later position takes the place of an earlier one.
    static std::size_t place_of(const typename G::Position& position) {
        constexpr std::uint64_t mixed = 0x9e3779b97f4a7c15U;
        const std::uint64_t hash = std::hash<typename G::Position>{}(position);
        return static_cast<std::size_t>((hash * mixed) >> (64U - bits));
    }

    std::unique_ptr<Evaluator<G>> asked_;
    std::vector<Place> places_;
};

}  // namespace parlor::players
