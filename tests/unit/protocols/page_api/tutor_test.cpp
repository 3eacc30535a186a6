// SPDX-License-Identifier: MIT
// What a turn gives away, asked before it ends.
#include <gtest/gtest.h>

#include <algorithm>

#include "protocols/page_api/page_api.h"

namespace parlor::page_api {
namespace {

TEST(Tutor, JudgesATurnBeforeItEnds) {
    PageApi page;
    const auto opened = page.open(language::Language::English,
                                  {"pollyanna-1951 b:w,w,8,h g:- r:w,w,w,10 y:- b 2-1", "3"});
    ASSERT_TRUE(opened);
    const int table = opened->table;
    EXPECT_EQ(page.find(table)->weigh(base::never_stop).error().error, "throw_not_played");
    page.find(table)->step("8/9");
    page.find(table)->step("9/11");  // and captures no piece
    const auto judged = page.find(table)->weigh(base::never_stop);
    ASSERT_TRUE(judged);
    EXPECT_EQ(judged->least, 0.05);
    EXPECT_EQ(judged->blunder, judged->error >= judged->least);
    EXPECT_GT(judged->error, 0.01);
    page.find(table)->undo();
    page.find(table)->undo();
    const auto best = page.find(table)->hint(1, base::never_stop)->hints[0].play;
    for (std::size_t from = 0; from < best.size();) {
        const std::size_t end = std::min(best.find(' ', from), best.size());
        page.find(table)->step(best.substr(from, end - from));
        from = end + 1;
    }
    EXPECT_EQ(page.find(table)->weigh(base::never_stop)->error, 0);
}

}  // namespace
}  // namespace parlor::page_api
