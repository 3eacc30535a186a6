// SPDX-License-Identifier: MIT
// The steps that a throw can begin with, by die and piece, found once: most of them can still be
// made when other pieces have moved. For the generator alone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/hash.h"
#include "base/inline_vector.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {

// Zobrist keys of hands and positions: every piece on its spot has a word, and a position's key is
// their xor, so that a step changes it by two words. Keys may collide, so equal keys are followed
// by a comparison. A row for each role, and one more for army pieces that have used their die.
inline constexpr auto keys = [] {
    std::array<std::array<std::uint64_t, most_spots + 1>, all_roles.size() + 1> all{};
    std::uint64_t number = 0;
    for (auto& row : all) {
        for (std::size_t spot = 1; spot < row.size(); ++spot) row[spot] = base::mix(++number);
    }
    return all;
}();

// The key of "no spot" is 0.
constexpr std::uint64_t key_of(Role role, Spot spot) {
    return keys[index(role)][static_cast<std::size_t>(spot.number())];
}

constexpr std::uint64_t key_of(const Position& position) {
    std::uint64_t key = 0;
    for (const Role role : all_roles) {
        for (const Spot spot : pieces_of(position, role)) key ^= key_of(role, spot);
    }
    return key;
}

// The change by a step, without the piece that it captures.
constexpr std::uint64_t key_of(const Step& step) {
    return key_of(step.role, step.from) ^ key_of(step.role, step.to);
}

// What a hand has beyond its position: army pieces that have used their die,
constexpr std::uint64_t key_of_moved(Spot spot) {
    return keys.back()[static_cast<std::size_t>(spot.number())];
}
// and the dice that are left.
inline std::uint64_t key_of_dice(const Hand& hand) {
    std::uint64_t key = hand.michael_moved ? 1 : 0;
    for (const std::uint8_t die : hand.left) key = key << 3U | die;
    return base::mix(key);
}

class Openings {
public:
    struct Opening {
        Step step;
        std::uint8_t bit = 0;   // of its piece, if of the army
        std::uint64_t key = 0;  // what it changes in a position's key, besides what it captures
        const Board::Target* target = nullptr;
        const SpotSet* between = nullptr;  // on the first way that is open
    };
    using Span = std::span<const Opening>;

    // A piece, and a die.
    struct Piece {
        Role role = Role::Army;
        Spot from;
        std::uint8_t count = 0;
        std::uint8_t bit = 0;     // if of the army: the lowest for the one on the lowest spot
        bool was_there = false;   // at the start …
        std::uint32_t begin = 0;  // … with these steps
        std::uint32_t end = 0;
        const Board::Reach* reach = nullptr;
    };

    // Precondition: the hand plays a throw.
    void look(const Board& board, const Hand& start) {
        all_.clear();
        occupied_ = all_pieces(start.position);
        others_ = pieces_of(start.position, other(start.city));
        for (std::size_t i = 0; i < dice_count; ++i) {
            const std::uint8_t count = start.left[i];
            if (count == 0 || (i > 0 && start.left[i - 1] == count)) continue;
            for (const Role role : all_roles) {
                if (city_of(role) == start.city) find(board, start, role, count);
            }
        }
    }

    // The enemy's pieces at the start.
    [[nodiscard]] const SpotSet& others() const { return others_; }

    // How a hand differs from the start: spots where a piece can no longer stop, and spots where a
    // piece may now stop or pass.
    struct Change {
        SpotSet taken;
        SpotSet freed;
    };
    [[nodiscard]] Change change(const SpotSet& occupied) const {
        return {occupied - occupied_, occupied_ - occupied};
    }
    // The same after a capture. A captured piece no longer supports its neighbours.
    [[nodiscard]] Change change(const Board& board, const SpotSet& occupied,
                                const SpotSet& others) const {
        const SpotSet captured = others_ - others;
        const Change moved = change(occupied);
        return {moved.taken | captured, moved.freed | (board.next_to(captured) & others)};
    }

    // The army where it stood at the start. Precondition, here and below: a die of the start.
    [[nodiscard]] std::span<const Piece> army(std::uint8_t count) const {
        const auto& pieces = pieces_[count - 1U][index(Role::Army)];
        return {pieces.begin(), pieces.end()};
    }
    [[nodiscard]] Piece at(const Board& board, Role role, Spot from, std::uint8_t count) const {
        for (const Piece& each : pieces_[count - 1U][index(role)]) {
            if (each.from == from) return each;
        }
        return {.role = role, .from = from, .count = count, .reach = &board.reach(from, count)};
    }
    [[nodiscard]] Span of(const Piece& piece) const {
        return Span(all_).subspan(piece.begin, piece.end - piece.begin);
    }

private:
    void find(const Board& board, const Hand& start, Role role, std::uint8_t count) {
        auto& pieces = pieces_[count - 1U][index(role)];
        pieces.clear();
        std::uint8_t bit = role == Role::Army ? 1 : 0;
        for (const Spot from : pieces_of(start.position, role)) {
            const auto begin = static_cast<std::uint32_t>(all_.size());
            visit_targets(
                board, start.position, occupied_, role, from, count,
                [&](const Step& step, const Board::Target& target, const SpotSet& between) {
                    all_.push_back({step, bit, key_of(step), &target, &between});
                    return true;
                });
            const auto end = static_cast<std::uint32_t>(all_.size());
            pieces.push_back({role, from, count, bit, true, begin, end, &board.reach(from, count)});
            bit = static_cast<std::uint8_t>(bit << 1U);
        }
    }

    using Pieces = base::InlineVector<Piece, count_of(Role::Army)>;

    std::vector<Opening> all_;
    std::array<std::array<Pieces, all_roles.size()>, 6> pieces_;  // by die and role
    SpotSet others_;
    SpotSet occupied_;
};

}  // namespace parlor::zenda
