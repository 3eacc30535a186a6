// SPDX-License-Identifier: MIT
#include "games/zenda/players/reasons.h"

#include <array>

#include "games/zenda/players/view.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/throw.h"

namespace parlor::zenda {
namespace {

// Whether a piece that goes on alone with the dice of a hand captures one of the prey.
bool hunts(const Board& board, Law& law, const Hand& hand, Role role, Spot from,
           const SpotSet& prey) {
    const SpotSet occupied = all_pieces(hand.position);
    for (std::size_t i = 0; i < dice_count && hand.left[i] != 0; ++i) {
        if (i > 0 && hand.left[i - 1] == hand.left[i]) continue;
        const auto goes_on = [&](const Step& step, const Board::Target&, const SpotSet&) {
            const Hand next = after(board, hand, step);
            if (step.captures) return !prey.has(step.to) || !law.is_lawful(next);
            return is_over(next.position) || !may_take_a_die(next, role, step.to) ||
                   !hunts(board, law, next, role, step.to, prey);
        };
        if (!visit_targets(board, hand.position, occupied, role, from, hand.left[i], goes_on)) {
            return true;
        }
    }
    return false;
}

bool captures(const Board& board, const Hand& hand, const SpotSet& prey) {
    Law law(board, hand);
    for (const Role role : all_roles) {
        if (city_of(role) != hand.city || role == Role::King) continue;  // Z17
        for (const Spot from : pieces_of(hand.position, role)) {
            if (!may_take_a_die(hand, role, from)) continue;
            if (hunts(board, law, hand, role, from, prey)) return true;
        }
    }
    return false;
}

// Whether the King reaches Streslau alone with the dice of a hand.
bool comes_home(const Board& board, const Hand& hand, Spot from) {
    const SpotSet occupied = all_pieces(hand.position);
    for (std::size_t i = 0; i < dice_count && hand.left[i] != 0; ++i) {
        if (i > 0 && hand.left[i - 1] == hand.left[i]) continue;
        const auto goes_on = [&](const Step& step, const Board::Target&, const SpotSet&) {
            const Hand next = after(board, hand, step);
            if (is_over(next.position)) return winner(next.position) != City::Zenda;
            return !may_take_a_die(next, Role::King, step.to) || !comes_home(board, next, step.to);
        };
        if (!visit_targets(board, hand.position, occupied, Role::King, from, hand.left[i],
                           goes_on)) {
            return true;
        }
    }
    return false;
}

ThrowSet throws_that_cost(const Board& board, Position position, City city, const SpotSet& prey) {
    position.city = other(city);
    ThrowSet found = 0;
    for (std::size_t i = 0; i < all_throws.size(); ++i) {
        const Hand hand(board, position, all_throws[i].thrown);
        if (captures(board, hand, prey)) found |= ThrowSet{1} << i;
    }
    return found;
}

}  // namespace

int falls_of(ThrowSet throws) {
    int falls = 0;
    for (std::size_t i = 0; i < all_throws.size(); ++i) {
        if ((throws >> i & 1U) != 0) falls += all_throws[i].weight;
    }
    return falls;
}

ThrowSet throws_feared(const Board& board, Position position, City city) {
    return throws_that_cost(board, position, city, pieces_of(position, city));
}

ThrowSet throws_home(const Board& board, Position position) {
    position.city = City::Zenda;
    ThrowSet found = 0;
    for (std::size_t i = 0; i < all_throws.size(); ++i) {
        const Hand hand(board, position, all_throws[i].thrown);
        if (comes_home(board, hand, position.king)) found |= ThrowSet{1} << i;
    }
    return found;
}

int falls_feared(const Board& board, Position position, City city) {
    return falls_of(throws_feared(board, position, city));
}

int falls_upon(const Board& board, Position position, City city, Spot spot) {
    if (!may_be_captured(board, position, spot)) return 0;
    return falls_of(throws_that_cost(board, position, city, SpotSet::of(spot)));
}

namespace {

// What reasons compare: a position from one side's point of view.
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
    int held = 0;  // of the exits
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
