// SPDX-License-Identifier: MIT
// The members of Judge, for the source in a game's folder that instantiates it.
#pragma once

#include <cassert>
#include <optional>
#include <tuple>

#include "computers/analysis/judge.h"
#include "computers/analysis/rollouts.h"
#include "computers/players/lookahead.h"
#include "computers/players/roster.h"

namespace parlor::analysis {
namespace judging {

using players::Evaluator;
using players::Lookahead;

template <game::Game G>
Lookahead<G> lookahead(const typename G::Board& board, Evaluator<G>& quick,
                       players::Selection selection) {
    if (selection.most == 1) return Lookahead<G>(board, quick);
    return Lookahead<G>(board, quick, std::make_unique<Lookahead<G>>(board, quick), selection);
}

template <game::Game G>
typename Rollouts<G>::Limits limits(const Effort& effort) {
    return {.throws = effort.throws > 0 ? effort.throws : Rollouts<G>::whole_game,
            .corrected = JudgeSettings<G>::corrected_throws};
}

inline Interval within_all(Interval interval) {
    return {std::clamp(interval.low, 0.0, 1.0), std::clamp(interval.high, 0.0, 1.0)};
}

// What luck was taken out of may have gone a little below nothing.
template <class Chances>
Chances none_negative(Chances chances) {
    double sum = 0;
    for (double& each : chances) sum += each = std::max(each, 0.0);
    for (double& each : chances) each /= sum;
    return chances;
}

}  // namespace judging

template <game::Game G>
class Judge<G>::Impl {
public:
    using Position = typename G::Position;
    using Options = std::vector<Option<G>>;

    Impl(const typename G::Board& board, const Effort& effort)
        : effort_(effort),
          results_(G::results_on(board)),
          quick_(players::standard_evaluator<G>(board)),
          patient_(JudgeSettings<G>::patient_evaluator(board)),
          ahead_(judging::lookahead<G>(board, *quick_, effort.ahead)),
          rollouts_(board, *quick_, judging::limits<G>(effort)) {}

    // To be used before the next.
    const typename G::Results& results(const Position& position, typename G::Throw thrown) {
        results_.find(position, thrown);
        return results_;
    }

    // `also` is looked at closely too.
    Options options(const Position& before, const typename G::Results& found,
                    std::optional<Position> also, std::uint64_t seed, const base::Stop& stop) {
        side_ = G::side_to_throw(before);
        Options all = evaluated(found);
        if (patient_->knows(before)) {
            // Then all that may follow is known too.
            for (Option<G>& each : all) know(each);
        } else {
            const auto closely = all.begin() + bring_to_front(all, also);
            effort_.rollouts > 0 ? play_on(all.begin(), closely, seed, stop)
                                 : look_ahead(all.begin(), closely, stop);
        }
        finish(all);
        return all;
    }

    [[nodiscard]] Turn<G> turn(const Options& options, const Position& after) const {
        const auto played = std::ranges::find(options, after, &Option<G>::after);
        assert(played != options.end());
        return {.side = side_, .best = options.front(), .played = *played, .stake = stake_};
    }

    [[nodiscard]] game::Chances<G> mean(const Position& position) {
        return patient_->knows(position) ? patient_->chances(position) : ahead_.chances(position);
    }
    // By the same means.
    players::Candidate<G> best_of(const Position& position, typename G::Throw thrown) {
        if (!patient_->knows(position)) return ahead_.best_reply(position, thrown);
        constexpr std::uint64_t any_seed = 0;  // what is known is not played on
        const Option<G> best =
            options(position, results(position, thrown), std::nullopt, any_seed, base::never_stop)
                .front();
        return {best.index, best.after, best.chances};
    }
    game::Chances<G> after_best(const Position& position, typename G::Throw thrown,
                                const Option<G>& best) {
        return patient_->knows(position) ? best.chances : ahead_.after_best_reply(position, thrown);
    }

private:
    using Iterator = typename Options::iterator;

    // The best first; equals as the generator found them.
    Options evaluated(const typename G::Results& found) {
        Options all;
        all.reserve(found.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Position after = found[i];
            all.push_back({.after = after, .chances = quick_->chances(after), .index = i});
        }
        sort(all);
        stake_ = 0;
        for (Option<G>& each : all) {
            each.error = chance(all.front()) - chance(each);
            stake_ += each.error / static_cast<double>(all.size());
        }
        return all;
    }

    // What is worth a closer look; says how many.
    std::ptrdiff_t bring_to_front(Options& all, const std::optional<Position>& also) const {
        const auto is_close = [&](const Option<G>& each) {
            return each.error <= effort_.selection.margin;
        };
        const std::size_t most = std::min(effort_.selection.most, all.size());
        const auto end = std::ranges::find_if_not(
            all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most), is_close);
        const auto asked =
            also ? std::ranges::find(end, all.end(), *also, &Option<G>::after) : all.end();
        if (asked == all.end()) return end - all.begin();
        std::rotate(end, asked, asked + 1);
        return end - all.begin() + 1;
    }

    void look_ahead(Iterator first, Iterator last, const base::Stop& stop) {
        for (; first != last && !stop(); ++first) {
            if (!know(*first)) judge(*first, ahead_.chances(first->after), Look::Ahead);
        }
    }

    // Plays a share of each result's games in turn: when stopped, all are equally far.
    void play_on(Iterator first, Iterator last, std::uint64_t seed, const base::Stop& stop) {
        constexpr std::uint64_t rounds = 8;
        const std::uint64_t share =
            (static_cast<std::uint64_t>(effort_.rollouts) + rounds - 1) / rounds;
        std::vector<Estimate<G>> estimates(static_cast<std::size_t>(last - first));
        for (std::uint64_t round = 0; round < rounds && !stop(); ++round) {
            for (auto at = first; at != last; ++at) {
                if (round == 0 && know(*at)) continue;
                if (at->look == Look::Exact) continue;
                rollouts_.add(estimates[static_cast<std::size_t>(at - first)],
                              {at->after, share, seed, round * share}, stop);
            }
        }
        for (auto at = first; at != last; ++at) {
            const Estimate<G>& estimate = estimates[static_cast<std::size_t>(at - first)];
            if (estimate.games() < share) continue;
            judge(*at, judging::none_negative(estimate.chances()), Look::PlayedOn);
            at->interval = judging::within_all(estimate.spread(side_).interval);
        }
    }

    bool know(Option<G>& option) {
        if (!patient_->knows(option.after)) return false;
        judge(option, patient_->chances(option.after), Look::Exact);
        return true;
    }

    void judge(Option<G>& option, const game::Chances<G>& chances, Look look) const {
        option.chances = chances;
        option.look = look;
    }

    // Those that were looked at closely are compared with each other; the others keep what they
    // fell behind in the evaluation.
    void finish(Options& all) const {
        sort(all);
        for (Option<G>& each : all) {
            if (each.look != Look::Evaluated) each.error = chance(all.front()) - chance(each);
            if (each.look != Look::PlayedOn) each.interval = {chance(each), chance(each)};
        }
    }

    void sort(Options& all) const {
        std::ranges::sort(all, {}, [this](const Option<G>& each) {
            return std::tuple(each.look == Look::Evaluated, -chance(each), each.index);
        });
    }

    [[nodiscard]] double chance(const Option<G>& option) const { return option.chances[side_]; }

    Effort effort_;
    typename G::Results results_;
    std::unique_ptr<players::Evaluator<G>> quick_;
    std::unique_ptr<players::Evaluator<G>> patient_;
    players::Lookahead<G> ahead_;
    Rollouts<G> rollouts_;
    std::size_t side_ = 0;  // that chooses
    double stake_ = 0;      // of its choice
};

template <game::Game G>
Judge<G>::Judge(const typename G::Board& board, Effort effort)
    : impl_(std::make_unique<Impl>(board, effort)) {}

template <game::Game G>
Judge<G>::~Judge() = default;
template <game::Game G>
Judge<G>::Judge(Judge&&) noexcept = default;
template <game::Game G>
Judge<G>& Judge<G>::operator=(Judge&&) noexcept = default;

template <game::Game G>
std::vector<Option<G>> Judge<G>::options(const typename G::Position& before,
                                         typename G::Throw thrown, std::uint64_t seed,
                                         const base::Stop& stop) {
    return options(before, impl_->results(before, thrown), seed, stop);
}

template <game::Game G>
std::vector<Option<G>> Judge<G>::options(const typename G::Position& before,
                                         const typename G::Results& results, std::uint64_t seed,
                                         const base::Stop& stop) {
    return impl_->options(before, results, std::nullopt, seed, stop);
}

template <game::Game G>
Turn<G> Judge<G>::turn(const typename G::Position& before, typename G::Throw thrown,
                       const typename G::Position& after, std::uint64_t seed,
                       const base::Stop& stop) {
    Turn<G> judged = turn(before, impl_->results(before, thrown), after, seed, stop);
    judged.before = impl_->mean(before);
    judged.thrown = impl_->after_best(before, thrown, judged.best);
    return judged;
}

template <game::Game G>
Turn<G> Judge<G>::turn(const typename G::Position& before, const typename G::Results& results,
                       const typename G::Position& after, std::uint64_t seed,
                       const base::Stop& stop) {
    Turn<G> judged = impl_->turn(impl_->options(before, results, after, seed, stop), after);
    judged.before = judged.thrown = judged.best.chances;
    return judged;
}

template <game::Game G>
game::Chances<G> Judge<G>::chances(const typename G::Position& position) {
    return impl_->mean(position);
}

template <game::Game G>
players::Candidate<G> Judge<G>::best_of(const typename G::Position& position,
                                        typename G::Throw thrown) {
    return impl_->best_of(position, thrown);
}

}  // namespace parlor::analysis
