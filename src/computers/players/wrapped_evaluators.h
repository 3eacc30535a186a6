// SPDX-License-Identifier: MIT
// Evaluators that hold another one and save it work.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "computers/players/evaluator.h"

namespace parlor::players {

// Caches the chances of another evaluator. Different throws lead to the same positions: a third of
// the requests of a look one throw ahead are repetitions.
template <game::Game G>
class CachedEvaluator final : public Evaluator<G> {
public:
    explicit CachedEvaluator(std::unique_ptr<Evaluator<G>> asked)
        : asked_(std::move(asked)), entries_(std::size_t{1} << bits) {}

    game::Chances<G> chances(const typename G::Position& position) override {
        Entry& entry = entries_[index_of(position)];
        if (!entry.taken || entry.position != position) {
            entry = {position, asked_->chances(position), true};
        }
        return entry.chances;
    }

    std::span<const std::size_t> shortlist(const typename G::Results& results,
                                           std::size_t side) override {
        return asked_->shortlist(results, side);
    }

    // Not cached: the results of successive throws of a game hardly ever repeat.
    std::span<const game::Chances<G>> chances_after(const typename G::Results& results) override {
        return asked_->chances_after(results);
    }

    bool knows(const typename G::Position& position) override { return asked_->knows(position); }

private:
    static constexpr unsigned bits = 12;  // a small cache is fastest: it stays in the processor's

    struct alignas(64) Entry {  // in one line of the cache
        typename G::Position position;
        game::Chances<G> chances{};
        bool taken = false;
    };

    // A later position replaces an earlier one.
    static std::size_t index_of(const typename G::Position& position) {
        constexpr std::uint64_t mixed = 0x9e3779b97f4a7c15U;
        const std::uint64_t hash = std::hash<typename G::Position>{}(position);
        return static_cast<std::size_t>((hash * mixed) >> (64U - bits));
    }

    std::unique_ptr<Evaluator<G>> asked_;
    std::vector<Entry> entries_;
};

// An evaluator for games whose throws lead to very many positions: a faster evaluator selects the
// few that the main one looks at.
template <game::Game G>
class FilteredEvaluator final : public Evaluator<G> {
public:
    // `judge` looks at no more than `most` results of a throw.
    FilteredEvaluator(std::unique_ptr<Evaluator<G>> quick, std::unique_ptr<Evaluator<G>> judge,
                      std::size_t most)
        : quick_(std::move(quick)), judge_(std::move(judge)), most_(most) {}

    game::Chances<G> chances(const typename G::Position& position) override {
        return judge_->chances(position);
    }
    Outlook<G> outlook(const typename G::Position& position) override {
        return judge_->outlook(position);
    }
    double chance(const typename G::Position& position, std::size_t side, double least) override {
        return judge_->chance(position, side, least);
    }
    bool knows(const typename G::Position& position) override { return judge_->knows(position); }

    // The best results by `quick`, in the order of the results. Of equals, the first ones.
    std::span<const std::size_t> shortlist(const typename G::Results& results,
                                           std::size_t side) override {
        if (results.size() <= most_) return {};
        best_.clear();
        double least = -1;
        for (std::size_t i = 0; i < results.size(); ++i) {
            const double chance = quick_->chance(results[i], side, least);
            if (chance <= least) continue;
            if (best_.size() == most_) {
                std::ranges::pop_heap(best_, is_better);
                best_.pop_back();
            }
            best_.push_back({chance, i});
            std::ranges::push_heap(best_, is_better);
            if (best_.size() == most_) least = best_.front().chance;
        }
        numbers_.clear();
        for (const Ranked& each : best_) numbers_.push_back(each.number);
        std::ranges::sort(numbers_);
        return numbers_;
    }

private:
    struct Ranked {
        double chance;
        std::size_t number;
    };
    // The worst, and of equals the last, is at the top of the heap.
    static bool is_better(const Ranked& one, const Ranked& other) {
        return one.chance != other.chance ? one.chance > other.chance : one.number < other.number;
    }

    std::unique_ptr<Evaluator<G>> quick_;
    std::unique_ptr<Evaluator<G>> judge_;
    std::size_t most_;
    std::vector<Ranked> best_;  // a heap
    std::vector<std::size_t> numbers_;
};

}  // namespace parlor::players
