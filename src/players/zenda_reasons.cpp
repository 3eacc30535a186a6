// SPDX-License-Identifier: MIT
#include "players/zenda_reasons.h"

#include <array>

#include "players/zenda_view.h"
#include "zenda/rules.h"

namespace parlor::players {
namespace {

using zenda::Board;
using zenda::City;
using zenda::Position;
using zenda::Spot;
using zenda::SpotSet;

// What can be told of a position from one side's point of view.
struct Account {
    Account(const Board& board, const Position& position, City city)
        : rivals(pieces_of(position, other(city)).size()) {
        const ZendaView view(board, position);
        way = view.open_way();
        const SpotSet own = pieces_of(position, city);
        const SpotSet hunters = city == City::Streslau ? view.yellow : view.green;
        for (const Spot spot : own) {
            if (is_supported(board, position, spot) && !board.around(city).has(spot)) ++paired;
            if (may_be_captured(board, position, spot)) {
                danger += view.faces_that_reach(spot, hunters);
            }
        }
        held = (board.next_to(position.king) & view.firm).size();
    }

    int rivals;
    std::optional<int> way;
    int paired = 0;
    int danger = 0;
    int held = 0;
};

class Teller {
public:
    Teller(const Board& board, const Position& before, const Position& after)
        : streslau_(before.city == City::Streslau),
          before_(board, before, before.city),
          after_(board, after, before.city) {}

    std::vector<ZendaEffect> tell() {
        add(after_.rivals < before_.rivals, ZendaEffect::Captures);
        add(streslau_ && after_.held > before_.held, ZendaEffect::HoldsKing);
        tell_way();
        add(after_.paired > before_.paired, ZendaEffect::MakesPair);
        add(after_.danger < before_.danger, ZendaEffect::LeavesDanger);
        if (told_.empty()) told_.push_back(ZendaEffect::MovesOn);
        add(after_.paired < before_.paired, ZendaEffect::BreaksPair);
        add(after_.danger > before_.danger, ZendaEffect::FacesDanger);
        return std::move(told_);
    }

private:
    void add(bool holds, ZendaEffect effect) {
        if (holds) told_.push_back(effect);
    }

    // Only what the side that played has wished for.
    void tell_way() {
        const auto& was = before_.way;
        const auto& is = after_.way;
        add(streslau_ && was && !is, ZendaEffect::CutsWay);
        add(!streslau_ && !was && is, ZendaEffect::OpensWay);
        if (!was || !is) return;
        add(!streslau_ && *is < *was, ZendaEffect::KingNearer);
        add(streslau_ && *is > *was, ZendaEffect::KingFarther);
    }

    bool streslau_;
    Account before_;
    Account after_;
    std::vector<ZendaEffect> told_;
};

}  // namespace

std::string_view name(ZendaEffect effect) {
    constexpr std::array<std::string_view, 14> names{
        "wins",        "captures",     "holds_king",  "cuts_way",      "opens_way",
        "king_nearer", "king_farther", "makes_pair",  "leaves_danger", "moves_on",
        "breaks_pair", "faces_danger", "loses_throw", "sets_up"};
    return names[static_cast<std::size_t>(effect)];
}

std::vector<ZendaEffect> reasons(const Board& board, const Position& before,
                                 const Position& after) {
    if (is_over(after)) return {ZendaEffect::Wins};
    if (before.phase == zenda::Phase::Setting) return {ZendaEffect::SetsUp};
    Position passed = before;
    passed.city = other(before.city);
    if (passed == after) return {ZendaEffect::LosesThrow};
    return Teller(board, before, after).tell();
}

}  // namespace parlor::players
