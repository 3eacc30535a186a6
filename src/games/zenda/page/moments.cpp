// SPDX-License-Identifier: MIT
// What deserves a moment's notice of a step.
#include "games/zenda/match/match.h"
#include "games/zenda/page/page.h"
#include "games/zenda/players/danger.h"
#include "games/zenda/rules/text.h"

namespace parlor::page {
namespace {

using namespace zenda;

constexpr int narrowly = 72;  // of 216 falls: so many must have endangered a piece that escapes

// Whether a piece that stood within the enemy's reach when the throw began stands out of it now.
// One that captures has done more than escape.
bool escapes(const Board& board, const Position& begun, const Hand& hand, const Step& step) {
    if (step.captures || role_at(begun, step.from) != step.role) return false;
    const Position then = after(board, hand, step).position;
    if (is_over(then)) return false;
    return players::falls_upon(board, hand.position, hand.city, step.from) >= narrowly &&
           players::falls_upon(board, then, hand.city, step.to) == 0;
}

}  // namespace

std::vector<Moment> ZendaPage::step_moments(const match::Match& match) const {
    const auto& table = match::of<zenda::Match>(match);
    if (!table.thrown()) return {};
    const auto made = table.made();
    const Step& step = made.back();
    const Hand hand =
        hand_after(table.board(), table.position(), table.thrown(), made.first(made.size() - 1));
    if (!escapes(table.board(), table.position(), hand, step)) return {};
    return {{"escaped", text(step.to)}};
}

}  // namespace parlor::page
