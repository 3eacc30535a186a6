// SPDX-License-Identifier: MIT
// `--endings`: a table of endings makes hints exact where it knows the position, and is refused by
// name where it is none, or for other rules. `parlor-lab endings` makes it, which takes too long
// here.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* table = PARLOR_SOURCE "/endings/pollyanna-1916.endings";

template <class... Options>
Ran hint(const char* position, Options... options) {
    return run_parlor({"hint", "--lang", "en", "--effort", "quick", position, options...});
}

TEST(EndingsOption, MakesHintsExact) {
    constexpr const char* met = "pollyanna-1916 b:20,44,h,h g:- r:w,25,h,h y:- b 5-3";
    EXPECT_THAT(hint(met).out, Not(HasSubstr("exactly")));
    const Ran exact = hint(met, "--endings", table);
    EXPECT_EQ(exact.code, 0) << exact.err;
    EXPECT_THAT(exact.out, HasSubstr("exactly"));
    const Ran throws = run_parlor({"throws", "--lang", "en", "--endings", table,
                                   "pollyanna-es b:20,44,h,h g:- r:w,25,h,h y:- b ?"});
    EXPECT_EQ(throws.code, 0) << throws.err;
}

TEST(EndingsOption, RefusesByName) {
    constexpr const char* other = "pollyanna-1951 b:20,44,h,h g:- r:w,25,h,h y:- b 5-3";
    EXPECT_THAT(hint(other, "--endings", table).err, HasSubstr("(other_rules)"));
    EXPECT_THAT(hint(other, "--endings", "nowhere.endings").err, HasSubstr("(cannot_read)"));
    EXPECT_THAT(hint(other, "--endings", PARLOR_SOURCE "/nets/pollyanna.net").err,
                HasSubstr("(not_endings)"));
    EXPECT_EQ(hint(other, "--endings", table).code, 2);
}

TEST(Endings, RefusesWhatItCannotSolve) {
    const auto endings = [](const char* game, const char* threads) {
        return run_lab({"endings", "--lang", "en", "--out", "/nowhere/endings", "--game", game,
                        "--threads", threads});
    };
    EXPECT_THAT(endings("pollyanna-1917", "1").err, HasSubstr("(unknown_edition)"));
    EXPECT_EQ(endings("pollyanna-1916", "-1").code, 2);
    const Ran zenda = endings("zenda", "1");
    EXPECT_THAT(zenda.err, HasSubstr("(no_endings)"));
    EXPECT_EQ(zenda.code, 2);
}

}  // namespace
}  // namespace parlor::tests
