// SPDX-License-Identifier: MIT
// Something that a play does for the one who makes it, and how much of it. The kinds are each
// game's own, in its players/reasons.h.
#pragma once

namespace parlor::players {

template <class Effect>
struct Merit {
    Effect effect;
    int count = 0;   // 0: there is nothing to count
    int before = 0;  // where a number has changed: what it was

    friend bool operator==(const Merit&, const Merit&) = default;
};

}  // namespace parlor::players
