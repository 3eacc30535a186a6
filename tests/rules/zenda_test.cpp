// SPDX-License-Identifier: MIT
// Runs Zenda's rule corpus, on its small boards, through the engine's two ways to find what a throw
// leads to, and through the reference.
#include <gtest/gtest.h>

#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/results.h"
#include "games/zenda/rules/text.h"
#include "reference/slow_zenda.h"
#include "support/corpus.h"
#include "support/zenda_boards.h"

namespace parlor::tests {
namespace {

Texts by_plays(const zenda::Board& board, const zenda::PositionText& from) {
    Texts all;
    for (const zenda::Play& play : zenda::plays(board, from.position, from.thrown)) {
        all.insert(zenda::text(play.after));
    }
    return all;
}

Texts by_results(const zenda::Board& board, const zenda::PositionText& from) {
    zenda::Results results(board);
    if (from.thrown) {
        results.find(from.position, *from.thrown);
    } else {
        results.find(from.position);
    }
    Texts all;
    for (std::size_t i = 0; i < results.size(); ++i) all.insert(zenda::text(results[i]));
    return all;
}

std::string canonical(const zenda::PositionText& from) {
    return from.thrown ? zenda::text(from.position, *from.thrown) : zenda::text(from.position);
}

class ZendaCorpus : public testing::TestWithParam<RuleBlock> {};

TEST_P(ZendaCorpus, HoldsExactly) {
    const RuleBlock& block = GetParam();
    SCOPED_TRACE(block.file + ":" + std::to_string(block.line) + " " + block.rule);
    ASSERT_FALSE(block.cites.empty());
    ASSERT_FALSE(block.cases.empty());
    const TestBoard& test_board = small_board(block.board);
    const zenda::Board& board = test_board.board;
    for (const Case& each : block.cases) {
        const auto from = zenda::parse_position(board, each.from);
        ASSERT_TRUE(from) << name(from.error().front().fault) << " " << from.error().front().part;
        ASSERT_TRUE(from->thrown || from->position.phase == zenda::Phase::Setting) << each.from;
        EXPECT_EQ(canonical(*from), each.from) << "not canonical";
        const Texts expected(each.to.begin(), each.to.end());
        for (const auto& [which, found] :
             {std::pair{"plays", by_plays(board, *from)},
              std::pair{"results", by_results(board, *from)},
              std::pair{"reference", slow::zenda_results(test_board.slow, each.from)}}) {
            EXPECT_TRUE(found == expected) << which << "\nfrom " << each.from << " on "
                                           << block.board << "\nmissing:" << listed(expected, found)
                                           << "\ntoo many:" << listed(found, expected);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Zenda, ZendaCorpus, testing::ValuesIn(read_corpus("zenda")),
                         [](const auto& block) { return test_name(block.param); });

}  // namespace
}  // namespace parlor::tests
