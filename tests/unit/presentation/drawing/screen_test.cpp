// SPDX-License-Identifier: MIT
#include "presentation/drawing/screen.h"

#include <gtest/gtest.h>

namespace parlor::drawing {
namespace {

TEST(AScreen, HasOneColumnACodePoint) {
    Screen screen(6, 2);
    screen.put(1, 0, "año");
    screen.put(0, 1, "──────");
    EXPECT_EQ(screen.lines(false), (std::vector<std::string>{" año  ", "──────"}));
}

TEST(AScreen, TakesCharactersOfAnyWidth) {
    Screen screen(6, 1);
    screen.put(0, 0, "abcdef");
    screen.put_character(1, 0, "美", 2);
    screen.put_character(4, 0, "e\xcc\x81", 1);
    EXPECT_EQ(screen.lines(false), std::vector<std::string>{"a美de\xcc\x81"
                                                            "f"});
}

}  // namespace
}  // namespace parlor::drawing
