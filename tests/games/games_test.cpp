// SPDX-License-Identifier: MIT
// Finished games, replayed whole: a change of the rules that touches them shows here, with its
// line.
#include <gtest/gtest.h>

#include <filesystem>

#include "base/random.h"
#include "games/games.h"
#include "games/pollyanna/rules/text.h"
#include "rules/game/record.h"
#include "rules/match/resume.h"
#include "support/corpus.h"

namespace parlor::tests {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> recorded_games() {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(fs::path(PARLOR_SOURCE) / "tests" / "games")) {
        if (entry.path().extension() == ".txt") {
            all.push_back("tests/games/" + entry.path().filename().string());
        }
    }
    return all;
}

TEST(RecordedGames, AreReplayedToTheirEnd) {
    ASSERT_GE(recorded_games().size(), 4U);
    for (const std::string& file : recorded_games()) {
        const std::string written = read_project_file(file);
        const auto record = game::read(written);
        ASSERT_TRUE(record) << file << ":" << record.error().front().line;
        EXPECT_EQ(game::write(*record), written) << file;
        const auto match = games::resume(*record);
        ASSERT_TRUE(match) << file << ":" << match.error().front().line << " "
                           << name(match.error().front().fault);
        EXPECT_EQ((*match)->result_text(), record->result) << file;
    }
}

// The seed gives every throw of the record again, those of the opening first.
TEST(RecordedGames, FollowFromTheirSeed) {
    for (const std::string& file : recorded_games()) {
        const auto record = game::read(read_project_file(file));
        ASSERT_TRUE(record && record->seed) << file;
        base::Random random(record->seed->seed, record->seed->stream);
        for (const game::RecordedThrow& each : record->opening) {
            EXPECT_EQ(pollyanna::text(pollyanna::Throw::by(random)), each.thrown) << file;
        }
        for (const game::Turn& turn : record->turns) {
            EXPECT_EQ(pollyanna::text(pollyanna::Throw::by(random)), turn.thrown) << file;
        }
    }
}

}  // namespace
}  // namespace parlor::tests
