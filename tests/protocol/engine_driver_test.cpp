// SPDX-License-Identifier: MIT
// Engines that misbehave in every way, as shell scripts: each fault has its name, and in time.
#include "laboratory/engine_driver.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "games/zenda/game.h"
#include "support/program.h"
#include "support/zenda_boards.h"

namespace parlor::tests {
namespace {

using laboratory::EngineDriver;
using laboratory::EngineFault;
using laboratory::EngineProblem;
using std::chrono::milliseconds;

constexpr auto position = "dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- b 5-2";

// What it does when it is asked to go.
class ScriptedEngine {
public:
    explicit ScriptedEngine(const std::string& goes, const std::string& greets = usual_greeting) {
        write_text(folder_.file("engine"), "while read word rest; do\n case $word in\n  hello) " +
                                               greets + ";;\n  go) " + goes +
                                               ";;\n  quit) exit;;\n esac\ndone\n");
    }
    [[nodiscard]] std::string command() const { return "sh " + folder_.file("engine"); }

    // What comes of one play.
    [[nodiscard]] base::Expected<std::string, EngineFault> play() const {
        const auto engine = EngineDriver::start(command());
        if (!engine) return base::unexpected(engine.error());
        if (const auto begun = (*engine)->begin_game(7); !begun) {
            return base::unexpected(begun.error());
        }
        return (*engine)->best_play(position, milliseconds(50));
    }

    static constexpr auto usual_greeting =
        "echo id name Bad Company; echo id author Nobody; echo game dixie-1952 partners; echo "
        "ready";

private:
    TemporaryFolder folder_;
};

void expect_fault(const ScriptedEngine& engine, EngineProblem problem, std::string_view part) {
    const auto play = engine.play();
    ASSERT_FALSE(play) << *play;
    EXPECT_EQ(name(play.error().problem), name(problem));
    EXPECT_EQ(play.error().part, part);
}

TEST(EngineDriver, HearsAPlay) {
    EXPECT_EQ(ScriptedEngine("echo info chances b=1.0; echo; echo bestplay pass").play(), "pass");
}

TEST(EngineDriver, KnowsAnEngineByItsCard) {
    const ScriptedEngine script("",
                                "echo id name Bad Company; echo game dixie-1952 partners;"
                                "echo game zenda; echo board 0123; echo option seed 1; echo ready");
    const auto engine = EngineDriver::start(script.command());
    ASSERT_TRUE(engine);
    const laboratory::EngineCard& card = (*engine)->card();
    EXPECT_EQ(card.name, "Bad Company");
    EXPECT_EQ(card.board, "0123");
    EXPECT_EQ(card.options, std::vector<std::string>{"seed"});
    const games::Game& pollyanna = games::of("pollyanna");
    const games::Game& zenda = games::of("zenda");
    EXPECT_TRUE(may_play(card, pollyanna, "dixie-1952"));
    EXPECT_TRUE(may_play(card, pollyanna, "dixie-1952+partners"));
    EXPECT_EQ(may_play(card, zenda, "zenda").error().problem, EngineProblem::NotItsBoard);
    EXPECT_EQ(may_play(card, pollyanna, "pollyanna-1916").error().problem,
              EngineProblem::NotItsGame);
    EXPECT_EQ(may_play(card, pollyanna, "dixie-1952+partners+third_piece").error().problem,
              EngineProblem::NotItsGame);
    laboratory::EngineCard on_gate = card;
    const zenda::Game gate(tests::small_board("gate").board);
    on_gate.board = gate.board();
    EXPECT_TRUE(may_play(on_gate, gate, "zenda"));
}

TEST(EngineDriver, NamesAnEngineAfterItsProgramIfItTellsNoName) {
    const ScriptedEngine script("", "echo ready");
    EXPECT_EQ((*EngineDriver::start(script.command()))->card().name, "sh");
}

TEST(EngineDriver, TellsTheSeedToWhomItMatters) {
    const auto told = [](const std::string& greeting) {
        TemporaryFolder folder;
        write_text(folder.file("engine"), "while read word rest; do\n echo $word $rest >> " +
                                              folder.file("heard") + "\n case $word in\n hello) " +
                                              greeting +
                                              ";;\n go) echo bestplay pass;;\n esac\ndone\n");
        {
            const auto engine = EngineDriver::start("sh " + folder.file("engine"));
            EXPECT_TRUE((*engine)->begin_game(7));
            EXPECT_TRUE((*engine)->best_play(position, milliseconds(50)));
        }
        return read_text(folder.file("heard"));
    };
    const std::string played = std::string("position ") + position + "\ngo time 50\nquit\n";
    EXPECT_EQ(told("echo ready"), "hello 1\nnewgame\n" + played);
    EXPECT_EQ(told("echo option seed 1; echo ready"), "hello 1\nnewgame\noption seed 7\n" + played);
}

TEST(EngineDriver, CannotStartWhatIsNotThere) {
    const auto engine = EngineDriver::start("./nobody");
    ASSERT_FALSE(engine);
    EXPECT_EQ(engine.error().problem, EngineProblem::CannotStart);
    EXPECT_EQ(sentence(engine.error(), "./nobody", language::Language::English),
              "./nobody cannot be started: No such file or directory. (engine_cannot_start)");
}

TEST(EngineDriver, SeesAnEngineThatEnds) {
    expect_fault(ScriptedEngine("", "exit 3"), EngineProblem::Exited, "3");
    expect_fault(ScriptedEngine("exit 4"), EngineProblem::Exited, "4");
    expect_fault(ScriptedEngine("kill -9 $$"), EngineProblem::Killed, "9");
    expect_fault(ScriptedEngine("exec >&-; sleep 1000"), EngineProblem::Silent, "");
}

TEST(EngineDriver, WaitsNoLongerThanItsTimeAndAMoment) {
    expect_fault(ScriptedEngine("sleep 1000"), EngineProblem::Slow, "50");
    expect_fault(ScriptedEngine("while :; do echo info still thinking; done"), EngineProblem::Slow,
                 "50");
}

TEST(EngineDriver, ListensToNoIntroductionWithoutEnd) {
    expect_fault(ScriptedEngine("", "while :; do echo game dixie-1952; done"),
                 EngineProblem::NeverReady, "");
}

TEST(EngineDriver, QuotesOnlyWhatIsPlain) {
    expect_fault(ScriptedEngine("printf 'a\\033[31mb\\377c\\n'"), EngineProblem::Malformed,
                 "a [31mb c");
}

TEST(EngineDriver, StopsAnEngineThatForgetsTheTime) {
    const ScriptedEngine engine(
        "while read word && [ $word != stop ]; do :; done; echo bestplay pass");
    EXPECT_EQ(engine.play(), "pass");
}

TEST(EngineDriver, RefusesWhatIsNotInTheProtocol) {
    expect_fault(ScriptedEngine("", "echo Welcome to Bad Company"), EngineProblem::Malformed,
                 "Welcome to Bad Company");
    expect_fault(ScriptedEngine("echo Segmentation fault"), EngineProblem::Malformed,
                 "Segmentation fault");
    expect_fault(ScriptedEngine("echo bestplay"), EngineProblem::Malformed, "bestplay");
    expect_fault(ScriptedEngine("head -c 100000 /dev/zero | tr '\\0' x"),
                 EngineProblem::LineTooLong, "");
    expect_fault(ScriptedEngine("cat /dev/zero"), EngineProblem::LineTooLong, "");
    expect_fault(ScriptedEngine("echo error unknown_position"), EngineProblem::Error,
                 "error unknown_position");
    expect_fault(ScriptedEngine("echo ready"), EngineProblem::OutOfTurn, "ready");
}

TEST(EngineDriver, DoesNotTakeAnOldAnswerForANewOne) {
    const ScriptedEngine script("printf 'bestplay pass\\nbestplay 6/9\\n'");
    const auto engine = EngineDriver::start(script.command());
    ASSERT_TRUE((*engine)->begin_game(1));
    EXPECT_EQ((*engine)->best_play(position, milliseconds(50)), "pass");
    const auto next = (*engine)->best_play(position, milliseconds(50));
    ASSERT_FALSE(next);
    EXPECT_EQ(next.error().problem, EngineProblem::OutOfTurn);
}

TEST(EngineDriver, SaysEveryFaultInBothLanguages) {
    for (int i = 0; i <= static_cast<int>(EngineProblem::IllegalPlay); ++i) {
        const EngineFault fault{static_cast<EngineProblem>(i), "part"};
        const std::string english = sentence(fault, "Bad", language::Language::English);
        EXPECT_NE(english.find("Bad"), std::string::npos) << english;
        EXPECT_NE(sentence(fault, "Bad", language::Language::Spanish), english);
    }
}

}  // namespace
}  // namespace parlor::tests
