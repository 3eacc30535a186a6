// SPDX-License-Identifier: MIT
#include "games/zenda/players/reasons.h"

#include <array>

#include "games/zenda/players/danger.h"
#include "games/zenda/players/view.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {
namespace {

// What can be told of a position from one side's point of view.
struct Account {
    Account(const Board& board, const Position& position, City city)
        : rivals(pieces_of(position, other(city)).size()),
          exits(board.next_to(position.king).size()),
          feared(falls_feared(board, position, city)) {
        const View view(board, position);
        way = view.open_way();
        for (const Spot spot : pieces_of(position, city)) {
            if (is_supported(board, position, spot) && !board.around(city).has(spot)) ++paired;
        }
        held = (board.next_to(position.king) & view.firm).size();
    }

    int rivals;
    std::optional<int> way;
    int paired = 0;
    int exits;     // from the King's spot
    int held = 0;  // of these
    int feared;
};

class Teller {
public:
    Teller(const Board& board, const Position& before, const Position& after)
        : streslau_(before.city == City::Streslau),
          before_(board, before, before.city),
          after_(board, after, before.city) {}

    std::vector<players::Merit<Effect>> tell() {
        const int was = before_.feared;
        const int is = after_.feared;
        add(after_.rivals < before_.rivals, Effect::Captures, before_.rivals - after_.rivals);
        add(streslau_ && after_.held > before_.held, Effect::HoldsKing, after_.held, after_.exits);
        tell_way();
        add(after_.paired > before_.paired, Effect::MakesPair);
        add(is == 0 && was > 0, Effect::LeavesDanger, was);
        add(is > 0 && is < was, Effect::LessensDanger, is, was);
        add(told_.empty(), Effect::MovesOn);
        add(after_.paired < before_.paired, Effect::BreaksPair);
        add(is > was, Effect::FacesDanger, is);
        return std::move(told_);
    }

private:
    void add(bool holds, Effect effect, int count = 0, int before = 0) {
        if (holds) told_.push_back({effect, count, before});
    }

    // Only what the side that played has wished for.
    void tell_way() {
        const auto& was = before_.way;
        const auto& is = after_.way;
        add(streslau_ && was && !is, Effect::CutsWay);
        add(!streslau_ && !was && is, Effect::OpensWay);
        if (!was || !is) return;
        add(!streslau_ && *is < *was, Effect::KingNearer, *is, *was);
        add(streslau_ && *is > *was, Effect::KingFarther, *is, *was);
    }

    bool streslau_;
    Account before_;
    Account after_;
    std::vector<players::Merit<Effect>> told_;
};

}  // namespace

std::string_view name(Effect effect) {
    constexpr std::array<std::string_view, 15> names{
        "wins",        "captures",     "holds_king",   "cuts_way",      "opens_way",
        "king_nearer", "king_farther", "makes_pair",   "leaves_danger", "lessens_danger",
        "moves_on",    "breaks_pair",  "faces_danger", "loses_throw",   "sets_up"};
    return names[static_cast<std::size_t>(effect)];
}

std::vector<players::Merit<Effect>> reasons(const Board& board, const Position& before,
                                            const Position& after) {
    if (is_over(after)) return {{Effect::Wins}};
    if (before.phase == Phase::Setting) return {{Effect::SetsUp}};
    Position passed = before;
    passed.city = other(before.city);
    if (passed == after) return {{Effect::LosesThrow}};
    return Teller(board, before, after).tell();
}

}  // namespace parlor::zenda
