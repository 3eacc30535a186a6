// SPDX-License-Identifier: MIT
// A coach of one game by its types: what is alike in every game. A game derives its coach and
// supplies what differs, as members that this template finds by name:
//
//   class Coach final : public coach::CoachOf<Coach, Zenda, Match> {
//       friend CoachOf;
//       std::vector<Side> sides_of(const Match& table) const;
//       std::vector<Reason> reasons(const Position& from, const Position& after) const;
//   };
//
// The members below that are marked as hooks have a default. The game's coach.cpp includes
// coach_of_body.h and instantiates the template. PlainCoach is the coach of a game whose seats are
// sides of their own (rules/match/plain_match.h).
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "computers/coach/engines.h"
#include "computers/coach/judged_game.h"
#include "rules/match/match_of.h"

namespace parlor::coach {

// A side as search numbers it, and the letters of its seats.
struct Side {
    std::size_t number;
    std::string letters;
};
using Sides = std::vector<Side>;

template <class Self, game::Game G, class GameMatch>
class CoachOf : public Coach {
public:
    using Position = typename G::Position;
    using Throw = typename G::Throw;
    // Returns the steps from where a turn stands to a position; nullopt if they do not lead there.
    using Rest = std::function<std::optional<std::string>(const Position& goal)>;

    // The board must outlive the coach, and be that of every table it is asked about.
    explicit CoachOf(const typename G::Board& board) : engines_(board) {}

    [[nodiscard]] std::span<const LevelCard> levels() const override { return engines_.cards(); }

    [[nodiscard]] std::vector<std::string> sides(const match::Match& match) const override {
        std::vector<std::string> all;
        for (const Side& each : self().sides_of(typed(match))) all.push_back(each.letters);
        return all;
    }

    std::vector<double> chances(const match::Match& match) override {
        const GameMatch& table = typed(match);
        if (table.is_setting()) return {};
        return in_order(table, engines_.evaluator().chances(table.position()));
    }

    void play(match::Match& match, std::string_view level, base::Random random,
              const base::Stop& stop) override {
        const std::string chosen = chosen_play(typed(match), level, random, stop);
        while (!match.made_texts().empty()) match.undo();
        match.make_all(chosen);
    }

    std::vector<Advice> advice(const match::Match& match, const AdviceOptions& options,
                               const base::Stop& stop) override;

    [[nodiscard]] std::vector<PossibleThrow> throws() const override {
        std::vector<PossibleThrow> all;
        for (const auto& [thrown, weight] : G::throws) all.push_back({text(thrown), weight});
        return all;
    }
    BestOfThrow best_of(const match::Match& match, const PossibleThrow& thrown,
                        Effort effort) override {
        const GameMatch& table = typed(match);
        const Throw dice = *GameMatch::read_throw(thrown.thrown);
        const auto best = engines_.judge(effort).best_of(table.position(), dice);
        return {self().play_to(table.position(), dice, best.after), text(best.after),
                in_order(table, best.chances)};
    }
    std::vector<double> before(const match::Match& match, Effort effort) override {
        const GameMatch& table = typed(match);
        return in_order(table, engines_.judge(effort).chances(table.position()));
    }

    std::optional<Lead> lead(const match::Match& match, const LeadOptions& options,
                             const base::Stop& stop) override;
    std::vector<std::string_view> themes(const match::Match& played) override;
    JudgedTurn judge_turn(const match::Match& played, const AdviceOptions& options,
                          const base::Stop& stop) override;
    std::vector<CheckedReason> check_comparison(const match::Match& played,
                                                const AdviceOptions& options, std::uint64_t games,
                                                const base::Stop& stop) override;

protected:
    [[nodiscard]] const typename G::Board& board() const { return engines_.board(); }
    Engines<G>& engines() { return engines_; }

    static const GameMatch& typed(const match::Match& match) { return match::of<GameMatch>(match); }

    // A whole play of the turn that a level chooses. Precondition: the level is of this game.
    std::string chosen_play(const GameMatch& table, std::string_view level, base::Random& random,
                            const base::Stop& stop);

    // Hook: the position that a whole turn is chosen from.
    [[nodiscard]] Position turn_start(const GameMatch& table) const { return table.position(); }
    // Hook: what a turn can lead to. Without a throw pieces are set up.
    [[nodiscard]] typename G::Results results(const Position& from,
                                              std::optional<Throw> thrown) const {
        auto found = G::results_on(board());
        found.find(from, *thrown);
        return found;
    }
    // Hook: the steps of a whole turn that leads to a position. Precondition: there is one.
    [[nodiscard]] std::string play_to(const Position& from, std::optional<Throw> thrown,
                                      const Position& goal) const;
    // Hook. The table must outlive what it returns.
    [[nodiscard]] Rest rest_of(const GameMatch& table) const;
    // Hook: how a result differs from others of the same throw.
    [[nodiscard]] std::vector<std::string_view> differences(
        const Position& /*from*/, const Position& /*answer*/,
        std::span<const Position> /*others*/) const {
        return {};
    }
    // Hook: what the best play has that the one made lacks. Precondition: they differ.
    [[nodiscard]] std::vector<Contrast<G>> contrasts(const Choice<G>& /*choice*/,
                                                     players::Lookahead<G>& /*ahead*/) const {
        return {};
    }
    // Hook.
    static constexpr Weighing weighing = Weighing::LookingAhead;
    // Hook: whether the seat that acts may take back the steps made, to play otherwise.
    [[nodiscard]] bool may_undo(const GameMatch& /*table*/) const { return true; }

private:
    [[nodiscard]] const Self& self() const { return static_cast<const Self&>(*this); }

    // An estimate corrected for luck may pass 0 and 1 by a little; a chance does not.
    static double as_chance(double estimate) { return std::clamp(estimate, 0.0, 1.0); }
    [[nodiscard]] std::vector<double> in_order(const GameMatch& table,
                                               const game::Chances<G>& chances) const {
        std::vector<double> all;
        for (const Side& side : self().sides_of(table)) {
            all.push_back(as_chance(chances[side.number]));
        }
        return all;
    }

    // Of a turn played with a throw.
    analysis::Turn<G> judged(const GameMatch& table, const AdviceOptions& options,
                             const base::Stop& stop) {
        return engines_.judge(options.effort)
            .turn(table.position(), *table.thrown(), table.ended(), options.seed, stop);
    }
    // What is worth telling of it. Empty if the play was no error.
    std::vector<Contrast<G>> compared(const GameMatch& table, const analysis::Turn<G>& turn) {
        if (turn.error() < least_error) return {};
        auto& comparer = engines_.comparer(Self::weighing);
        const Choice<G> choice{table.position(), *table.thrown(), turn.best.after,
                               turn.played.after};
        return comparer.worth_telling(self().contrasts(choice, comparer.ahead()), turn.side,
                                      turn.error());
    }

    Engines<G> engines_;
};

template <game::Game G, class GameMatch>
class PlainCoach final : public CoachOf<PlainCoach<G, GameMatch>, G, GameMatch> {
    using Whole = CoachOf<PlainCoach<G, GameMatch>, G, GameMatch>;

public:
    using Whole::Whole;

private:
    friend Whole;
    static Sides sides_of(const GameMatch& /*table*/) {
        Sides all;
        for (const char seat : G::seats) all.push_back({all.size(), {seat}});
        return all;
    }
    static std::vector<Reason> reasons(const typename G::Position& /*from*/,
                                       const typename G::Position& after) {
        return {{G::winner(after) ? "hint.wins" : "hint.moves_on", {}}};
    }
};

}  // namespace parlor::coach
