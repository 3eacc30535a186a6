// SPDX-License-Identifier: MIT
// The steps that a throw can begin with, by die and piece, found once: most of them can still be
// made when other pieces have moved. For the generator alone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/inline_vector.h"
#include "games/zenda/rules/steps.h"

namespace parlor::zenda {

class Openings {
public:
    struct Opening {
        Step step;
        const Board::Target* target;
        const SpotSet* between;  // on the first way that is open
    };
    using Span = std::span<const Opening>;

    // Precondition: the hand plays a throw.
    void look(const Board& board, const Hand& start) {
        all_.clear();
        occupied_ = all_pieces(start.position);
        others_ = pieces_of(start.position, other(start.city));
        army_.clear();
        for (const Spot spot : start.position.army) army_.push_back(spot);
        for (const Role role : all_roles) own_[index(role)] = pieces_of(start.position, role);
        for (std::size_t i = 0; i < dice_count; ++i) {
            const std::uint8_t count = start.left[i];
            if (count == 0 || (i > 0 && start.left[i - 1] == count)) continue;
            for (const Role role : all_roles) {
                if (city_of(role) != start.city) continue;
                for (const Spot from : own_[index(role)]) find(board, start, role, from, count);
            }
        }
    }

    // Where the army stood. A piece that has moved since has used its die.
    [[nodiscard]] std::span<const Spot> army() const { return {army_.begin(), army_.end()}; }

    // How a hand differs from the start: spots where nobody can stop any more, and spots where, or
    // by way of which, somebody might.
    struct Change {
        SpotSet taken;
        SpotSet freed;
    };
    [[nodiscard]] Change change(const Board& board, const Hand& hand,
                                const SpotSet& occupied) const {
        Change change{occupied - occupied_, occupied_ - occupied};
        const SpotSet others = pieces_of(hand.position, other(hand.city));
        if (others != others_) {  // whoever was captured supports nobody
            const SpotSet captured = others_ - others;
            change.taken = change.taken | captured;
            change.freed = change.freed | (board.next_to(captured) & others);
        }
        return change;
    }

    // Whether a piece has steps there that it had at the start, or fewer.
    [[nodiscard]] bool has(const Change& change, Role role, Spot from, const SpotSet& reach) const {
        return own_[index(role)].has(from) && !reach.meets(change.freed);
    }
    // Precondition: a die of the start.
    [[nodiscard]] Span of(Spot from, std::uint8_t count) const {
        const Range& range = range_of(from, count);
        return Span(all_).subspan(range.begin, range.end - range.begin);
    }

private:
    struct Range {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    void find(const Board& board, const Hand& start, Role role, Spot from, std::uint8_t count) {
        Range& range = ranges_[count - 1U][static_cast<std::size_t>(from.number())];
        range.begin = static_cast<std::uint32_t>(all_.size());
        visit_targets(board, start.position, occupied_, role, from, count,
                      [&](const Step& step, const Board::Target& target, const SpotSet& between) {
                          all_.push_back({step, &target, &between});
                          return true;
                      });
        range.end = static_cast<std::uint32_t>(all_.size());
    }

    [[nodiscard]] const Range& range_of(Spot from, std::uint8_t count) const {
        return ranges_[count - 1U][static_cast<std::size_t>(from.number())];
    }

    std::vector<Opening> all_;
    std::array<std::array<Range, most_spots + 1>, 6> ranges_{};  // of the dice and pieces at hand
    std::array<SpotSet, all_roles.size()> own_;  // at the start, by role; the enemy's too
    base::InlineVector<Spot, count_of(Role::Army)> army_;
    SpotSet others_;
    SpotSet occupied_;
};

}  // namespace parlor::zenda
