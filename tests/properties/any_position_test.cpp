// SPDX-License-Identifier: MIT
// What must hold in any position that could stand, crowded ones that play seldom reaches included.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "games/pollyanna/rules/defects.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"
#include "properties/any_text.h"
#include "properties/generators.h"
#include "reference/slow_pollyanna.h"

namespace parlor::tests {
namespace {

using namespace pollyanna;

// Puts pieces where the numbers say, and leaves those waiting that could not stand there.
Position placed(const Setting& setting, const std::vector<int>& codes, int crowd) {
    Position position = starting_position(setting.variant, setting.seated, setting.seated.first());
    std::size_t next = 0;
    for (const Seat seat : all_seats) {
        if (!setting.seated.has(seat)) continue;
        for (std::size_t piece = 0; piece < 4; ++piece, ++next) {
            const Position before = position;
            // Most on one stretch of Broadway, so that they meet.
            const int code = codes[next];
            const Space space = code < 0 ? Space::broadway((crowd - code) % board.broadway())
                                         : Space::from_code(code % Space::count());
            position.of(seat)[piece] = space;
            std::ranges::sort(position.of(seat));
            if (!defects(position, {}).empty()) position = before;
        }
    }
    return position;
}

rc::Gen<Position> any_position() {
    const std::vector<Setting> settings = all_settings();
    return rc::gen::exec([settings] {
        const Setting setting = *rc::gen::elementOf(settings);
        const auto codes =
            *rc::gen::container<std::vector<int>>(16, rc::gen::inRange(-24, Space::count()));
        const int crowd = *rc::gen::inRange(0, board.broadway());
        Position position = placed(setting, codes, crowd);
        const Seat begins =
            *rc::gen::elementOf(std::vector<Seat>(all_seats.begin(), all_seats.end()));
        if (position.seated.has(begins) && !all_home(position.of(begins))) {
            position.to_throw = begins;
        }
        return position;
    });
}

auto read_position(std::string_view text) { return parse_position(text); }

Throw any_throw() { return Throw::of(*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7)); }

std::set<std::string> fast(const Position& position, Throw thrown) {
    Results results;
    results.find(position, thrown);
    std::set<std::string> all;
    for (std::size_t i = 0; i < results.size(); ++i) all.insert(text(results[i]));
    return all;
}

RC_GTEST_PROP(AnyPosition, FastGeneratorAgreesWithTheReference, ()) {
    const Position position = *any_position();
    const Throw thrown = any_throw();
    RC_PRE(defects(position, {}).empty());
    RC_TAG(std::string(position.variant.partners() ? "partners" : "singles"));
    RC_ASSERT(fast(position, thrown) == slow::results(text(position, thrown)));
}

RC_GTEST_PROP(AnyPosition, SurvivesItsText, ()) {
    const Position position = *any_position();
    RC_PRE(defects(position, {}).empty());
    survives_its_text(position, read_position);
}

RC_GTEST_PROP(AnyPosition, LegalPlaysLeadToPositionsThatCouldStand, ()) {
    const Position position = *any_position();
    const Throw thrown = any_throw();
    RC_PRE(defects(position, {}).empty());
    Results results;
    results.find(position, thrown);
    for (std::size_t i = 0; i < results.size(); ++i) {
        RC_ASSERT(parse_position(text(results[i])).has_value());
    }
}

// Whatever is typed, an answer comes: a position, or what is wrong with the text.
RC_GTEST_PROP(AnyText, IsReadOrHasDefects, (const std::string& typed)) {
    is_read_or_has_defects(parse_position(typed));
    is_read_or_has_defects(parse_play(typed));
}

RC_GTEST_PROP(AnyText, OfAPositionWithALetterChanged, ()) {
    survives_a_change(text(*any_position()), read_position);
}

}  // namespace
}  // namespace parlor::tests
