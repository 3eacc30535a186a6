// SPDX-License-Identifier: MIT
// Runs the rule corpus of each game through the readable generator, the fast one and the reference.
#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "games/pollyanna/drawing/terminal.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"
#include "games/zenda/drawing/terminal.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/results.h"
#include "games/zenda/rules/text.h"
#include "reference/slow_pollyanna.h"
#include "reference/slow_zenda.h"
#include "support/corpus.h"
#include "support/zenda_boards.h"

namespace parlor::tests {
namespace {

// What a game's engines make of the `from` of a case.
struct Answers {
    std::string error = {};      // not empty: it cannot be read or has no throw
    std::string canonical = {};  // the same position as the engine writes it
    std::string board = {};      // drawn above a failure
    std::array<std::pair<std::string_view, Texts>, 3> found = {};
};

Texts positions_after(const auto& plays) {
    Texts all;
    for (const auto& play : plays) all.insert(text(play.after));
    return all;
}

Texts positions_of(const auto& results) {
    Texts all;
    for (std::size_t i = 0; i < results.size(); ++i) all.insert(text(results[i]));
    return all;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) all += line + "\n";
    return all;
}

Answers unreadable(const auto& defects) {
    return {.error = std::string(name(defects.front().fault)) + ' ' + defects.front().part};
}

Answers ask_pollyanna(const RuleBlock& /*block*/, const std::string& from) {
    const auto read = pollyanna::parse_position(from);
    if (!read) return unreadable(read.error());
    if (!read->thrown) return {.error = "there is no throw"};
    const auto& [position, thrown] = *read;
    pollyanna::Results results;
    results.find(position, *thrown);
    return {.canonical = text(position, *thrown),
            .board = joined(pollyanna::board_lines(position)),
            .found = {{{"plays", positions_after(pollyanna::plays(position, *thrown))},
                       {"results", positions_of(results)},
                       {"reference", slow::results(from)}}}};
}

// On the small board that the block names.
Answers ask_zenda(const RuleBlock& block, const std::string& from) {
    const auto& [name, board, slow_board] = small_board(block.board);
    const auto read = zenda::parse_position(board, from);
    if (!read) return unreadable(read.error());
    const auto& [position, thrown] = *read;
    if (!thrown && position.phase != zenda::Phase::Setting) return {.error = "there is no throw"};
    zenda::Results results(board);
    thrown ? results.find(position, *thrown) : results.find(position);
    return {.canonical = thrown ? text(position, *thrown) : text(position),
            .board = joined(zenda::board_lines(board, position)),
            .found = {{{"plays", positions_after(zenda::plays(board, position, thrown))},
                       {"results", positions_of(results)},
                       {"reference", slow::zenda_results(slow_board, from)}}}};
}

using Ask = Answers (*)(const RuleBlock& block, const std::string& from);

class RuleCorpus : public testing::TestWithParam<std::pair<Ask, RuleBlock>> {};

TEST_P(RuleCorpus, HoldsExactly) {
    const auto& [ask, block] = GetParam();
    SCOPED_TRACE(block.file + ":" + std::to_string(block.line) + " " + block.rule + ' ' +
                 block.board);
    ASSERT_FALSE(block.cites.empty());
    ASSERT_FALSE(block.cases.empty());
    for (const Case& each : block.cases) {
        const Answers answers = ask(block, each.from);
        ASSERT_EQ(answers.error, "") << each.from;
        EXPECT_EQ(answers.canonical, each.from) << "not canonical";
        const Texts expected(each.to.begin(), each.to.end());
        for (const auto& [which, found] : answers.found) {
            EXPECT_TRUE(found == expected) << which << "\nfrom " << each.from << "\n"
                                           << answers.board << "missing:" << listed(expected, found)
                                           << "\ntoo many:" << listed(found, expected);
        }
    }
}

std::vector<std::pair<Ask, RuleBlock>> blocks_for(Ask ask, std::string_view game) {
    std::vector<std::pair<Ask, RuleBlock>> all;
    for (RuleBlock& block : read_corpus(game)) all.emplace_back(ask, std::move(block));
    return all;
}

constexpr auto test_name_of = [](const auto& test) { return test_name(test.param.second); };

INSTANTIATE_TEST_SUITE_P(Pollyanna, RuleCorpus,
                         testing::ValuesIn(blocks_for(ask_pollyanna, "pollyanna")), test_name_of);
INSTANTIATE_TEST_SUITE_P(Zenda, RuleCorpus, testing::ValuesIn(blocks_for(ask_zenda, "zenda")),
                         test_name_of);

}  // namespace
}  // namespace parlor::tests
