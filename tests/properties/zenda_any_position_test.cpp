// SPDX-License-Identifier: MIT
// What must hold in any position of Zenda that could stand, crowded ones that play seldom reaches
// included.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "games/zenda/rules/defects.h"
#include "games/zenda/rules/results.h"
#include "games/zenda/rules/text.h"
#include "properties/any_text.h"
#include "support/zenda_boards.h"

namespace parlor::tests {
namespace {

using namespace zenda;

struct OnBoard {
    const TestBoard* on;
    Position position;
};

void showValue(const OnBoard& value, std::ostream& out) {
    out << value.on->name << ": " << text(value.position);
}

// Pieces close together, most within a stretch of the board's numbers, so that they meet.
rc::Gen<OnBoard> any_position() {
    return rc::gen::exec([] {
        const auto which = *rc::gen::inRange<std::size_t>(0, small_boards().size());
        const TestBoard& on = small_boards()[which];
        const int first = *rc::gen::inRange(1, on.board.size() - 8);
        const auto offsets = *rc::gen::container<std::vector<int>>(12, rc::gen::inRange(0, 14));
        Position position;
        position.phase = Phase::Throwing;
        position.city = *rc::gen::element(City::Streslau, City::Zenda);
        std::size_t next = 0;
        for (const Role role : all_roles) {
            for (std::size_t i = 0; i < count_of(role); ++i, ++next) {
                const int number = first + offsets[next];
                const bool stands = on.board.has(number) && offsets[next] < 12 &&
                                    !all_pieces(position).has(Spot::at(number));
                if (stands) move_piece(position, role, Spot::none(), Spot::at(number));
            }
        }
        return OnBoard{&on, position};
    });
}

auto reader_on(const Board& board) {
    return [&board](std::string_view text) { return parse_position(board, text); };
}

Throw any_throw() {
    return Throw::of(*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7));
}

std::set<std::string> fast(const OnBoard& from, Throw thrown) {
    Results results(from.on->board);
    results.find(from.position, thrown);
    std::set<std::string> all;
    for (std::size_t i = 0; i < results.size(); ++i) all.insert(text(results[i]));
    return all;
}

RC_GTEST_PROP(ZendaAnyPosition, FastGeneratorAgreesWithTheReference, ()) {
    const OnBoard from = *any_position();
    const Throw thrown = any_throw();
    RC_PRE(defects(from.on->board, from.position).empty());
    RC_ASSERT(fast(from, thrown) ==
              slow::zenda_results(from.on->slow, text(from.position, thrown)));
}

RC_GTEST_PROP(ZendaAnyPosition, SurvivesItsText, ()) {
    const OnBoard from = *any_position();
    RC_PRE(defects(from.on->board, from.position).empty());
    survives_its_text(from.position, reader_on(from.on->board));
}

RC_GTEST_PROP(ZendaAnyPosition, LegalPlaysLeadToPositionsThatCouldStand, ()) {
    const OnBoard from = *any_position();
    RC_PRE(defects(from.on->board, from.position).empty());
    for (const std::string& after : fast(from, any_throw())) {
        RC_ASSERT(parse_position(from.on->board, after).has_value());
    }
}

// Whatever is typed, an answer comes: a position, or what is wrong with the text.
RC_GTEST_PROP(ZendaAnyText, IsReadOrHasDefects, (const std::string& typed)) {
    is_read_or_has_defects(parse_position(small_board("lane").board, typed));
    is_read_or_has_defects(parse_play(typed));
}

RC_GTEST_PROP(ZendaAnyText, OfAPositionWithALetterChanged, ()) {
    const OnBoard from = *any_position();
    survives_a_change(text(from.position), reader_on(from.on->board));
}

}  // namespace
}  // namespace parlor::tests
