// SPDX-License-Identifier: MIT
// The terminal finds the third game, and what is usual serves it.
#include <gtest/gtest.h>

#include <numeric>

#include "games/games.h"
#include "programs/cli/console.h"
#include "programs/cli/games.h"

namespace parlor::cli {
namespace {

using Lines = std::vector<std::string>;

class ThirdGameTerminal : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(found_);
        seating_.place('b', std::string(Seating::human));
        seating_.place('r', "careful");
    }
    [[nodiscard]] Scene scene() const { return {*found_, *table_, seating_, voice_, true}; }

    std::unique_ptr<TerminalGame> found_ = find_game({"countdown 7 b ?", ""});
    std::unique_ptr<match::Match> table_ = std::move(*games::open("countdown 7 b 6-5-1"));
    Seating seating_{games::of("countdown").seats()};
    sentences::Voice voice_{};
};

TEST_F(ThirdGameTerminal, IsFoundByName) {
    EXPECT_EQ(found_->game().name(), "countdown");
    EXPECT_EQ(all_games().size(), 3U);
    EXPECT_EQ(find_game({"zenda", ""})->game().name(), "zenda");
    EXPECT_EQ(find_game({"countdown", "lane.json"}), nullptr);
}

TEST_F(ThirdGameTerminal, BeginsAsUsual) {
    const terminal::GameChoice choice{.game = "countdown"};
    EXPECT_EQ(found_->named(choice, "br"), "countdown");
    EXPECT_EQ(found_->usual_seats(choice).seated, "br");
    EXPECT_EQ(found_->usual_seats(choice).person, 'b');
    ASSERT_TRUE(found_->start(""));
    EXPECT_EQ((*found_->start(""))->position_text(), "countdown 10 b ?");
    EXPECT_EQ(found_->editions(language::Language::English), Lines{"Countdown"});
    EXPECT_EQ(found_->edition(language::Language::English, "zenda"), Lines{});
    EXPECT_EQ(found_->where_to_read(language::Language::English, "C1"),
              "docs/rules/countdown.md#c1");
    EXPECT_EQ(found_->where_to_read(language::Language::Spanish, "CQ1"),
              "docs/es/rules/rulings.md#cq1");
}

TEST_F(ThirdGameTerminal, ListsItsPlays) {
    Lines lines;
    found_->plays(*table_, [&](std::string_view line) { lines.emplace_back(line); });
    EXPECT_EQ(lines, (Lines{"-2 -> countdown 5 r ?", "-1 -> countdown 6 r ?"}));
}

TEST_F(ThirdGameTerminal, IsShownAndAnswered) {
    EXPECT_EQ(found_->board_lines(scene(), {}), Lines{"ooooooo"});
    EXPECT_EQ(found_->prompt(scene(), "Ana").find("Ana: number or step"), 0U);
    EXPECT_EQ(found_->answer(scene(), "1").steps, "-2");
    EXPECT_EQ(found_->answer(scene(), "-1").steps, "-1");
    EXPECT_FALSE(found_->answer(scene(), "3").complaint.empty());
    EXPECT_EQ(found_->choices_told(scene()), (Lines{"You may play:", " 1  -2        counts down 2",
                                                    " 2  -1        counts down 1"}));
    const Lines panel = panel_lines(scene(), {});
    const std::string all = std::accumulate(
        panel.begin(), panel.end(), std::string(),
        [](const std::string& so_far, const std::string& line) { return so_far + line + '\n'; });
    for (const char* part : {"Countdown", ">B You", " R Computer", "6-5-1", "1  -2", "2  -1"}) {
        EXPECT_NE(all.find(part), std::string::npos) << part << "\n" << all;
    }
}

}  // namespace
}  // namespace parlor::cli
