// SPDX-License-Identifier: MIT
// What must hold of any text that is read as a position. `read` reads a position of the game.
#pragma once

#include <rapidcheck.h>

#include <string>

namespace parlor::tests {

template <class Position, class Read>
void survives_its_text(const Position& position, const Read& read) {
    const auto again = read(text(position));
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->position == position);
}

// Either a value, or what is wrong with the text.
template <class Result>
void is_read_or_has_defects(const Result& result) {
    RC_ASSERT(result.has_value() || !result.error().empty());
}

// One letter changed in a good text: never a crash, and what is still read is written back alike.
template <class Read>
void survives_a_change(std::string written, const Read& read) {
    const auto at = *rc::gen::inRange<std::size_t>(0, written.size());
    written[at] = *rc::gen::character<char>();
    const auto changed = read(written);
    is_read_or_has_defects(changed);
    if (!changed) return;
    const auto again =
        read(changed->thrown ? text(changed->position, *changed->thrown) : text(changed->position));
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->position == changed->position);
}

}  // namespace parlor::tests
