// SPDX-License-Identifier: MIT
// Engines in the arena: good ones play, bad ones lose their games with a message, and it ends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::HasSubstr;

constexpr auto parlor_engine = PARLOR_PROGRAM " engine --level random";

template <class... Options>
Ran arena(const std::string& engine, Options... options) {
    return run_lab(
        {"arena", "simple", "--engine", engine, "--games", "2", "--threads", "1", options...}, {},
        {"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"});
}

// A script that greets and then does the same for every play.
class BadEngine {
public:
    explicit BadEngine(const std::string& goes) {
        write_text(folder_.file("engine"),
                   "while read word rest; do\n case $word in\n  hello) echo id name Bad Company;"
                   "echo game pollyanna-1916; echo game zenda; echo ready;;\n  go) " +
                       goes + ";;\n esac\ndone\n");
    }
    [[nodiscard]] std::string command() const { return "sh " + folder_.file("engine"); }

private:
    TemporaryFolder folder_;
};

// The engine loses both games, by that fault.
template <class... Options>
void expect_lost(const std::string& goes, const std::string& message, Options... options) {
    const BadEngine engine(goes);
    const Ran ran = arena(engine.command(), "--json", options...);
    EXPECT_EQ(ran.code, 0) << ran.err;
    const auto read = boost::json::parse(ran.out);
    EXPECT_THAT(boost::json::value_to<std::string>(read.at("reasons").at(0)), HasSubstr(message));
    const auto& players = read.at("players").as_array();
    EXPECT_EQ(players.at(0).at("wins"), 2);
    EXPECT_EQ(players.at(1).at("wins"), 0);
    EXPECT_EQ(players.at(1).at("name"), "Bad Company");
    EXPECT_EQ(players.at(1).at("forfeits"), 2);
}

TEST(EngineInArena, PlaysAfterThoseWhoAreNamed) {
    const Ran ran = arena(parlor_engine, "--json");
    EXPECT_EQ(ran.err, "");
    const auto read = boost::json::parse(ran.out);
    const auto& players = read.at("players").as_array();
    EXPECT_EQ(players.at(0).at("name"), "simple");
    EXPECT_EQ(players.at(1).at("name"), "Parlor");
    EXPECT_EQ(players.at(1).at("forfeits"), 0);
}

TEST(EngineInArena, PlaysBothGamesAndInPartnership) {
    EXPECT_EQ(arena(parlor_engine, "--partners").code, 0);
    EXPECT_EQ(
        arena(parlor_engine, "--game", "zenda", "--board", PARLOR_SOURCE "/tests/boards/gate.json")
            .code,
        2);
    const std::string on_board =
        std::string(parlor_engine) + " --board " PARLOR_SOURCE "/tests/boards/gate.json";
    const Ran ran = arena(on_board, "--game", "zenda", "--board",
                          PARLOR_SOURCE "/tests/boards/gate.json", "--json");
    EXPECT_EQ(ran.err, "");
    const auto players = boost::json::parse(ran.out).at("players").as_array();
    EXPECT_EQ(players.at(1).at("forfeits"), 0);
}

TEST(EngineInArena, PlaysTheSameOnAnyNumberOfThreads) {
    const auto on_threads = [](const char* count) {
        return run_lab({"arena", "--engine", parlor_engine, "--engine", parlor_engine, "--games",
                        "4", "--threads", count, "--json"})
            .out;
    };
    EXPECT_EQ(on_threads("1"), on_threads("2"));
}

TEST(EngineInArena, LosesByADeath) {
    const std::string message =
        "Bad Company has ended by itself, with exit code 3. (engine_exited)";
    expect_lost("exit 3", message);
    EXPECT_THAT(arena(BadEngine("exit 3").command()).out, HasSubstr(message));
}

TEST(EngineInArena, LosesBySilence) {
    expect_lost("sleep 1000", "Bad Company has not answered within 5 milliseconds. (engine_slow)",
                "--engine-time", "5");
}

TEST(EngineInArena, LosesByBabble) {
    expect_lost("echo Segmentation fault", "not in the protocol: \"Segmentation fault\". (engine_");
}

TEST(EngineInArena, LosesByALineWithoutEnd) {
    expect_lost("cat /dev/zero", "(engine_line_too_long)");
}

TEST(EngineInArena, LosesByAnIllegalPlay) {
    expect_lost("echo bestplay 6/60", "unknown_step 6/60. (engine_illegal_play)");
    expect_lost("echo bestplay a:1/2", "(engine_illegal_play)");
    expect_lost("echo bestplay pass", "throw_not_played");
    expect_lost("echo bestplay pass", "(engine_illegal_play)", "--game", "zenda");
}

TEST(EngineInArena, EndsBeforeTheFirstGameIfItCannotBegin) {
    const auto expect_refused = [](const Ran& ran, const std::string& message) {
        EXPECT_EQ(ran.code, 2);
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(lines_of(ran.err), testing::ElementsAre(HasSubstr(message)));
    };
    expect_refused(arena("./nobody"), "./nobody cannot be started");
    expect_refused(arena("sh -c exit"), "(engine_exited)");
    const BadEngine engine("exit 3");
    expect_refused(arena(engine.command(), "--game", "dixie-1952"),
                   "Bad Company does not play dixie-1952. (engine_not_its_game)");
    expect_refused(arena(engine.command(), "--partners"),
                   "Bad Company does not play pollyanna-1916+partners. (engine_not_its_game)");
    expect_refused(arena(engine.command(), "--engine-time", "0"), "(out_of_range)");
}

}  // namespace
}  // namespace parlor::tests
