// SPDX-License-Identifier: MIT
#include "games/zenda/rules/board.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <ranges>

#include "base/hash.h"
#include "games/zenda/rules/board_defects.h"

namespace parlor::zenda {
namespace {

constexpr std::array<std::string_view, 5> kind_names{"road", "zenda-white", "zenda-blue",
                                                     "streslau-white", "streslau-blue"};

// Walks every way of exactly `count` roads from a spot, none of them twice.
class Walk {
public:
    Walk(const std::vector<SpotSet>& next_to, Spot from) : next_to_(next_to), from_(from) {}

    // The ways by where they end. A way that passes all that another passes, and more, is left
    // out: where it is open, so is the other.
    std::map<Spot, std::vector<SpotSet>> run(int count) {
        walk(from_, count, SpotSet{});
        return std::move(found_);
    }

private:
    void walk(Spot here, int left, SpotSet between) {
        if (left == 0) return keep(here, between);
        between.add(here);
        for (const Spot next : next_to_[static_cast<std::size_t>(here.number())]) {
            const std::pair<int, int> ends = std::minmax(here.number(), next.number());
            if (std::ranges::find(used_, ends) != used_.end()) continue;
            used_.push_back(ends);
            walk(next, left - 1, between);
            used_.pop_back();
        }
    }

    void keep(Spot to, SpotSet between) {
        between.remove(from_);
        auto& ways = found_[to];
        if (std::ranges::any_of(ways, [&](const SpotSet& way) { return between.contains(way); })) {
            return;
        }
        std::erase_if(ways, [&](const SpotSet& way) { return way.contains(between); });
        ways.push_back(between);
    }

    const std::vector<SpotSet>& next_to_;
    Spot from_;
    std::vector<std::pair<int, int>> used_;
    std::map<Spot, std::vector<SpotSet>> found_;
};

}  // namespace

std::string_view name(Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

std::optional<Kind> parse_kind(std::string_view text) {
    const auto found = std::ranges::find(kind_names, text);
    if (found == kind_names.end()) return std::nullopt;
    return static_cast<Kind>(found - kind_names.begin());
}

base::Expected<Board, BoardDefects> Board::make(BoardPlan plan) {
    BoardDefects found = defects(plan);
    if (!found.empty()) return base::unexpected(std::move(found));
    Board board(std::move(plan));
    for (int number = 1; number <= board.size(); ++number) {
        const Spot spot = Spot::at(number);
        const bool tangled = std::ranges::any_of(std::views::iota(1, 7), [&](int count) {
            return board.targets(spot, count).size() > most_targets;
        });
        if (tangled) found.push_back({BoardFault::TooTangled, "spot " + std::to_string(number)});
    }
    if (!found.empty()) return base::unexpected(std::move(found));
    return board;
}

Board::Board(BoardPlan plan) : plan_(std::move(plan)), next_to_(plan_.spots.size() + 1) {
    for (const BoardPlan::Road& road : plan_.roads) {
        next_to_[static_cast<std::size_t>(road.one)].add(Spot::at(road.other));
        next_to_[static_cast<std::size_t>(road.other)].add(Spot::at(road.one));
    }
    for (int number = 1; number <= size(); ++number) {
        const Spot spot = Spot::at(number);
        switch (place(spot).kind) {
            case Kind::Road: break;
            case Kind::ZendaWhite: white_[index(City::Zenda)].add(spot); break;
            case Kind::ZendaBlue: blue_[index(City::Zenda)].add(spot); break;
            case Kind::StreslauWhite: white_[index(City::Streslau)].add(spot); break;
            case Kind::StreslauBlue: blue_[index(City::Streslau)].add(spot); break;
        }
    }
    for (const City city : all_cities) around_[index(city)] = white(city) | blue(city);
    find_targets();
}

void Board::find_targets() {
    first_target_.assign(6, 0);  // no spot is number 0
    reach_.resize(6);
    for (int number = 1; number <= size(); ++number) {
        for (int count = 1; count <= 6; ++count) {
            first_target_.push_back(static_cast<std::uint32_t>(targets_.size()));
            Reach reach{SpotSet::of(Spot::at(number)), {}};
            for (const auto& [to, ways] : Walk(next_to_, Spot::at(number)).run(count)) {
                reach.touched.add(to);
                reach.ends.add(to);
                for (const SpotSet& between : ways) reach.touched = reach.touched | between;
                const auto first = static_cast<std::uint32_t>(ways_.size());
                ways_.insert(ways_.end(), ways.begin(), ways.end());
                targets_.push_back({to, first, static_cast<std::uint32_t>(ways_.size())});
            }
            reach_.push_back(reach);
        }
    }
    first_target_.push_back(static_cast<std::uint32_t>(targets_.size()));
}

const Board& standard_board() {
    static const Board board = [] {
        auto made = Board::make(standard_plan());
        assert(made);
        return std::move(*made);
    }();
    return board;
}

std::string fingerprint(const Board& board) {
    std::uint64_t hash = base::mix(static_cast<std::uint64_t>(board.size()));
    for (int number = 1; number <= board.size(); ++number) {
        const Spot spot = Spot::at(number);
        hash = base::mix(hash ^ static_cast<std::uint64_t>(board.place(spot).kind));
        for (const std::uint64_t word : board.next_to(spot).words()) hash = base::mix(hash ^ word);
    }
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 0; i < text.size(); ++i) text[i] = digits[(hash >> (60 - 4 * i)) & 15U];
    return text;
}

}  // namespace parlor::zenda
