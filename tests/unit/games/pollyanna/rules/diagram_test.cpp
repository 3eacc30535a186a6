// SPDX-License-Identifier: MIT
// What the leaflets say of their own Diagram A, played through.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

constexpr Space blockade = Space::broadway(54);

// Whether the rest of a throw can be played without a piece of the Blockade.
bool can_spare_it(const Law& law, const Hand& hand) {
    const std::vector<Step> lawful = law.lawful_steps(hand);
    if (lawful.empty()) return true;
    return std::ranges::any_of(lawful, [&](const Step& step) {
        return step.from != blockade && can_spare_it(law, after(hand, step));
    });
}

bool red_can_spare_it(const Edition& edition, std::string_view blue, Throw thrown) {
    const auto from = parse_position(std::string(edition.name) + " b:w,w,53," + std::string(blue) +
                                     " g:w,w,w,w r:48,54,54,h y:w,w,w,51 r ?");
    const Law law(from.value().position, thrown);
    return can_spare_it(law, law.start());
}

// cites T22 P35 P39 P54 P58
TEST(DiagramA, RedMustBreakTheBlockadeIfTheThrowIsOverSix) {
    int throws = 0;
    for (const Edition& edition : editions_of(RuleBook::Leaflets)) {
        for (const std::string_view blue : {"D2", "D3", "D4", "D5"}) {
            for (const auto& [thrown, weight] : all_throws) {
                if (thrown.is_doublet()) continue;
                ++throws;
                EXPECT_EQ(red_can_spare_it(edition, blue, thrown), thrown.total() <= 6)
                    << edition.name << " " << blue << " " << text(thrown);
            }
        }
    }
    EXPECT_EQ(throws, 4 * 4 * 15);
}

// Nearer to the fork Blue would leave the single piece no way, further on one too many.
TEST(DiagramA, SaysWhereBlueStandsOnTheTurnout) {
    EXPECT_FALSE(red_can_spare_it(editions.front(), "D1", Throw::of(2, 1)));
    EXPECT_TRUE(red_can_spare_it(editions.front(), "D6", Throw::of(6, 1)));
}

}  // namespace
}  // namespace parlor::pollyanna
