// SPDX-License-Identifier: MIT
// Runs the rule corpus through the obvious generator, the fast one and the reference.
#include <gtest/gtest.h>

#include "games/pollyanna/drawing/terminal.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"
#include "reference/slow_pollyanna.h"
#include "support/corpus.h"

namespace parlor::tests {
namespace {

Texts by_plays(const pollyanna::PositionText& from) {
    Texts all;
    for (const pollyanna::Play& play : pollyanna::plays(from.position, *from.thrown)) {
        all.insert(pollyanna::text(play.after));
    }
    return all;
}

Texts by_results(const pollyanna::PositionText& from) {
    pollyanna::Results results;
    results.find(from.position, *from.thrown);
    Texts all;
    for (std::size_t i = 0; i < results.size(); ++i) all.insert(pollyanna::text(results[i]));
    return all;
}

std::string drawn(const pollyanna::Position& position) {
    std::string lines;
    for (const std::string& line : pollyanna::board_lines(position, {})) lines += line + "\n";
    return lines;
}

class RuleCorpus : public testing::TestWithParam<RuleBlock> {};

TEST_P(RuleCorpus, HoldsExactly) {
    const RuleBlock& block = GetParam();
    SCOPED_TRACE(block.file + ":" + std::to_string(block.line) + " " + block.rule);
    ASSERT_FALSE(block.cites.empty());
    ASSERT_FALSE(block.cases.empty());
    for (const Case& each : block.cases) {
        const auto from = pollyanna::parse_position(each.from);
        ASSERT_TRUE(from) << name(from.error().front().fault) << " " << from.error().front().part;
        ASSERT_TRUE(from->thrown) << each.from;
        EXPECT_EQ(pollyanna::text(from->position, *from->thrown), each.from) << "not canonical";
        const Texts expected(each.to.begin(), each.to.end());
        for (const auto& [which, found] :
             {std::pair{"plays", by_plays(*from)}, std::pair{"results", by_results(*from)},
              std::pair{"reference", slow::results(each.from)}}) {
            EXPECT_TRUE(found == expected)
                << which << "\nfrom " << each.from << "\n"
                << drawn(from->position) << "missing:" << listed(expected, found)
                << "\ntoo many:" << listed(found, expected);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Pollyanna, RuleCorpus, testing::ValuesIn(read_corpus("pollyanna")),
                         [](const auto& block) { return test_name(block.param); });

}  // namespace
}  // namespace parlor::tests
