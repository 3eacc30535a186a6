// SPDX-License-Identifier: MIT
// The board: spots joined by roads. It is data (boards/zenda.json), a reconstruction that may be
// replaced by a better one; no code knows a spot by its number. docs/rules/zenda.md says what the
// leaflet forces and what was chosen.
//
//   auto board = Board::make({spots, roads});
//   if (!board) for (const BoardDefect& each : board.error()) …      every defect
//   for (const Target& target : board->targets(from, 6)) …           where a 6 may lead
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "games/zenda/rules/board_defects.h"
#include "games/zenda/rules/city.h"
#include "games/zenda/rules/spot.h"

namespace parlor::zenda {

enum class Kind : std::uint8_t { Road, ZendaWhite, ZendaBlue, StreslauWhite, StreslauBlue };

std::string_view name(Kind kind);  // as in a board file: `zenda-blue`
std::optional<Kind> parse_kind(std::string_view text);

// A board as it was drawn, sound or not.
struct BoardPlan {
    struct Place {
        double x = 0;  // in the picture: to the right, downwards
        double y = 0;
        Kind kind = Kind::Road;
        friend bool operator==(const Place&, const Place&) = default;
    };
    struct Road {
        int one = 0;
        int other = 0;
        friend bool operator==(const Road&, const Road&) = default;
    };
    std::vector<Place> spots;  // spot 1 first
    std::vector<Road> roads;
    // Whether the leaflet's words on blue spots apply (board_defects.h), not only what play needs.
    bool strict = true;
    friend bool operator==(const BoardPlan&, const BoardPlan&) = default;
};

class Board {
public:
    static base::Expected<Board, BoardDefects> make(BoardPlan plan);

    [[nodiscard]] const BoardPlan& plan() const { return plan_; }
    [[nodiscard]] int size() const { return static_cast<int>(plan_.spots.size()); }
    [[nodiscard]] bool has(int number) const { return number >= 1 && number <= size(); }
    [[nodiscard]] const BoardPlan::Place& place(Spot spot) const {
        return plan_.spots[static_cast<std::size_t>(spot.number()) - 1];
    }

    // ZQ8: the spots joined to it by a road.
    [[nodiscard]] const SpotSet& next_to(Spot spot) const {
        return next_to_[static_cast<std::size_t>(spot.number())];
    }
    // The spots joined to any spot of a set.
    [[nodiscard]] SpotSet next_to(const SpotSet& spots) const {
        SpotSet all;
        for (const Spot spot : spots) all = all | next_to(spot);
        return all;
    }
    [[nodiscard]] const SpotSet& white(City city) const { return white_[index(city)]; }
    [[nodiscard]] const SpotSet& blue(City city) const { return blue_[index(city)]; }
    // The white and the blue spots of a city: where support fails its own pieces (Z20).
    [[nodiscard]] const SpotSet& around(City city) const { return around_[index(city)]; }

    // A spot that a die leads to, and the spots between on each way there. No road is used twice
    // (ZQ3). The first spot is never among those between, but it may be the target.
    struct Target {
        Spot to;
        std::uint32_t first_way = 0;
        std::uint32_t end_way = 0;
    };
    // By ascending spot. Precondition: the count is 1 … 6.
    [[nodiscard]] std::span<const Target> targets(Spot from, int count) const {
        const auto at = static_cast<std::size_t>(from.number() * 6 + count - 1);
        return std::span(targets_).subspan(first_target_[at],
                                           first_target_[at + 1] - first_target_[at]);
    }
    struct Reach {
        SpotSet touched;  // every spot of such a way, its ends and all between
        SpotSet ends;     // where it may lead
    };
    [[nodiscard]] const Reach& reach(Spot from, int count) const {
        return reach_[static_cast<std::size_t>(from.number() * 6 + count - 1)];
    }
    [[nodiscard]] std::span<const SpotSet> ways(const Target& target) const {
        return std::span(ways_).subspan(target.first_way, target.end_way - target.first_way);
    }

    friend bool operator==(const Board& a, const Board& b) { return a.plan_ == b.plan_; }

private:
    explicit Board(BoardPlan plan);
    void find_targets();

    BoardPlan plan_;
    std::vector<SpotSet> next_to_;  // by spot number
    std::array<SpotSet, 2> white_;
    std::array<SpotSet, 2> blue_;
    std::array<SpotSet, 2> around_;
    std::vector<std::uint32_t> first_target_;
    std::vector<Target> targets_;
    std::vector<SpotSet> ways_;
    std::vector<Reach> reach_;  // by spot and count
};

// Of boards/zenda.json, which the build turns into C++ (cmake/embed_board.cmake).
BoardPlan standard_plan();
const Board& standard_board();

// 16 hexadecimal digits that identify a board by its spots' kinds and its roads, wherever the spots
// are drawn.
std::string fingerprint(const Board& board);

}  // namespace parlor::zenda
