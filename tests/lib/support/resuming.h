// SPDX-License-Identifier: MIT
// Records that are read again: what is wrong with them, and games that go on from them.
//
//   damage_of(text, games::resume)                 "4 unreadable x unknown_switch\n"
//   expect_resumes(std::move(match), resume, any_throw, {.seed = 1, .every = 40})
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/random.h"
#include "rules/match/resume.h"

namespace parlor::tests {

using Resume = std::function<match::Resumed(const game::Record&)>;
using AnyThrow = std::function<std::string(base::Random&)>;

// The text with the first `from` replaced.
inline std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string changed(text);
    return changed.replace(changed.find(from), from.size(), to);
}

// "line fault part", and the defect or the reason where there is one; one a line. "none" for a
// record that can be resumed.
inline std::string damage_of(std::string_view text, const Resume& resume) {
    const auto record = game::read(text);
    if (!record) return "not read";
    const auto match = resume(*record);
    if (match) return "none";
    std::string all;
    for (const match::Damage& each : match.error()) {
        all += std::to_string(each.line).append(" ").append(name(each.fault));
        all += " " + each.part;
        if (!each.refused.reason.empty()) all += " " + each.refused.reason;
        all += "\n";
    }
    return all;
}

struct RandomGame {
    std::uint64_t seed = 1;
    std::uint32_t every = 1;  // saved and resumed in one turn of this many
    int turns = 100'000;      // at most
};
// Plays at random, saving and resuming within turns: the game must go on as it was.
inline void expect_resumes(std::unique_ptr<match::Match> match, const Resume& resume,
                           const AnyThrow& any_throw, const RandomGame& game) {
    base::Random random(game.seed);
    const auto read_again = [&] { return resume(*game::read(game::write(match->record()))); };
    for (int turn = 0; turn < game.turns && match->due() != match::Due::Over; ++turn) {
        if (match->due() == match::Due::Throw) ASSERT_TRUE(match->throw_dice(any_throw(random)));
        while (match->due() == match::Due::Step || match->due() == match::Due::Set) {
            const auto next = match->choice_texts();
            const auto chosen = random.below(static_cast<std::uint32_t>(next.size()) + 1);
            const char last = match->awaited().back();
            if (chosen < next.size()) {
                ASSERT_TRUE(match->make(next[chosen])) << next[chosen];
            } else if (match->may_hand_over(last)) {
                ASSERT_TRUE(match->hand_over(last));
            }
        }
        if (random.below(game.every) == 0) {
            auto resumed = read_again();
            ASSERT_TRUE(resumed) << game::write(match->record());
            EXPECT_EQ((*resumed)->record(), match->record());
            EXPECT_EQ((*resumed)->made_texts(), match->made_texts());
            match = *std::move(resumed);
        }
        ASSERT_TRUE(match->confirm());
    }
    const auto resumed = read_again();
    ASSERT_TRUE(resumed) << game::write(match->record());
    EXPECT_EQ((*resumed)->record(), match->record());
}

}  // namespace parlor::tests
