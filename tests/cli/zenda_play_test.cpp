// SPDX-License-Identifier: MIT
// The Prisoner of Zenda played in the terminal, saved, and replayed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/common.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

Ran play(std::vector<std::string> options, std::string_view input = {}) {
    options.insert(options.begin(), {"play", "--game", "zenda", "--seed", "5"});
    return run_parlor(options, input);
}

// The spots that people type are spots of the valley.
Ran play_in_valley(std::vector<std::string> options, std::string_view input = {}) {
    options.insert(options.end(), {"--board", valley});
    return play(options, input);
}

// How both sides set up there, with the Enter that ends each turn; then 5-2-1 is thrown.
constexpr std::string_view streslau_sets_up = "65 62 64 66 68 69 70 72 76\n\n";
constexpr std::string_view zenda_sets_up = "4 3 5\n\n";

TEST(ZendaPlay, EnterSetsUpAndThrows) {
    const Ran ran = play({}, "\n\n\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Streslau sets up: Black Michael on "),
                               HasSubstr("Zenda: Enter sets up for you"),
                               HasSubstr("Zenda sets up: the King on "), HasSubstr("Zenda rolls "),
                               HasSubstr("These may move"),
                               EndsWith("Good-bye, and long live the King.\n")));
}

TEST(ZendaPlay, SetsUpByHand) {
    const Ran ran = play_in_valley({"--seats", "s=human,z=human"},
                                   "3\n"               // not Streslau's
                                   "65\n"              // Black Michael comes first
                                   "m 66\n"            // he is there already
                                   "62 63 64\na 66\n"  // several at once
                                   "a:-/67 a:-/68\n"   // as it is written
                                   "u\n68 69 70\n"     // one taken back
                                   "\n"                // the turn ends
                                   "k 4 3 5\n\n");
    EXPECT_THAT(ran.out, AllOf(HasSubstr("3 is not a blue spot of your city"),
                               HasSubstr("All pieces of that kind are on the board already."),
                               HasSubstr("a:-/68 is taken back."),
                               HasSubstr("Streslau sets up: Black Michael on 65, the army on 62, "
                                         "63, 64, 66, 67, 68, 69, 70."),
                               HasSubstr("the King on 4, the yellow pieces on 3, 5.")));
}

TEST(ZendaPlay, FollowsWhatIsSetUpInOneLine) {
    const std::string begun(streslau_sets_up);
    const Ran mixed = play_in_valley({"--seats", "s=human,z=human"}, begun + "k:-/4 3 5\n\n");
    EXPECT_THAT(mixed.out, HasSubstr("Zenda sets up: the King on 4, the yellow pieces on 3, 5."));
    const Ran more = play_in_valley({"--seats", "s=human,z=human"}, begun + "4 3 5 4\n");
    EXPECT_EQ(more.code, 0);
    EXPECT_THAT(more.out, Not(HasSubstr("Zenda sets up:")));
}

// Black Michael's computer cannot use the dice, and his partner is a person.
TEST(ZendaPlay, AsksAPersonForTheDiceThatOnlyHeCanPlay) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.txt");
    const std::string record =
        "parlor record 1\ngame: zenda\nedition: zenda\nseat m: C\nseat a: Ana\nseat z: L\n"
        "seed: 5\nboard: c4cd441a880979b8\nplayers: m=simple,a=human,z=simple\n"
        "start: zenda k:28 y:1 m:- a:62,66 s ?\nresult: unfinished\n\n";
    write_text(file, record);
    const Ran ran = run_parlor({"play", "--load", file, "--board", valley}, "\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Ana: spot of a piece"));
}

TEST(ZendaPlay, UnderstandsSpotsAsTheyAreSaid) {
    const std::string before = std::string(streslau_sets_up).append(zenda_sets_up) + "\n";
    const auto told = [&](const std::string& typed) {
        return play_in_valley({"--seats", "s=human,z=human"}, before + typed).out;
    };
    EXPECT_THAT(told("68\n63\n"), HasSubstr("from 68 to which spot?"));
    EXPECT_THAT(told("68 63\nu\n"), HasSubstr("a:68/63 is taken back."));
    EXPECT_THAT(told("68/63\nu\n"), HasSubstr("a:68/63 is taken back."));
    EXPECT_THAT(told("a:68/63 72/68\nu\n"), HasSubstr("a:72/68 is taken back."));
    EXPECT_THAT(told("68\nu\n68\n64\n"), HasSubstr("from 64 to which spot?"));
    EXPECT_THAT(told("12\n"), HasSubstr("No piece that you may move now stands on 12."));
    EXPECT_THAT(told("? 68 66\n"), HasSubstr("(rules Z"));
    EXPECT_THAT(told("? 68 63\n"), HasSubstr("That step may be made."));
    EXPECT_THAT(told("h\n"), HasSubstr("Hint: "));
    EXPECT_THAT(told("zz\n68 xx\n"), HasSubstr("\"68 xx\" is not a key I know"));
    EXPECT_THAT(told("over\n"), HasSubstr("There is no partner now who could play the rest"));
    EXPECT_THAT(told("help\n"), HasSubstr("40 46     from 40 to 46"));
    EXPECT_THAT(told("68 63 72 68 64 61\n\n"),
                HasSubstr("Streslau rolls 5, 2 and 1: the army goes 68 to 63, 72 to 68, "
                          "64 to 61."));
}

TEST(ZendaPlay, SavesInMidTurnAndGoesOnTheSame) {
    const TemporaryFolder folder;
    const std::string parts = folder.file("parts.txt");
    const std::string whole = folder.file("whole.txt");
    play_in_valley({"--seats", "s=human,z=human", "--save", parts}, "65 62\n");
    EXPECT_THAT(read_text(parts), EndsWith("  1 s set m:-/65 a:-/62 ...\n"));
    const auto resume = [&](std::string_view typed) {
        return run_parlor({"play", "--load", parts, "--save", parts, "--board", valley}, typed);
    };
    EXPECT_THAT(resume("64 66 68 69 70 72 76\n\n4 3 5\n\n").out,
                HasSubstr("Now Streslau sets up the pieces."));
    EXPECT_THAT(resume("\n68 63\n").out, HasSubstr("Streslau rolls next."));
    EXPECT_THAT(resume("").out, HasSubstr("Streslau threw 5, 2 and 1 and still has to play."));
    play_in_valley({"--seats", "s=human,z=human", "--save", whole},
                   std::string(streslau_sets_up).append(zenda_sets_up) + "\n68 63\n");
    EXPECT_EQ(undated(read_text(parts)), undated(read_text(whole)));
}

TEST(ZendaPlay, ComputersPlayAWholeGameThatIsReplayed) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.txt");
    const Ran ran = play({"--seats", "s=simple,z=simple", "--save", file});
    EXPECT_EQ(ran.code, 0);
    const Ran replayed = run_parlor({"replay", file});
    EXPECT_EQ(replayed.code, 0) << replayed.err;
    EXPECT_THAT(replayed.out, AllOf(StartsWith("The Prisoner of Zenda\nPlayers: Streslau and "),
                                    HasSubstr("  1  Streslau sets up: "),
                                    HasSubstr("All throws are those of the seed 5.\n")));
    const Ran spanish = run_parlor({"replay", file, "--to", "3", "--lang", "es"});
    EXPECT_THAT(spanish.out, HasSubstr("  3  Streslau tira 5, 2 y 1: "));
    EXPECT_EQ(run_parlor({"play", "--load", file}).code, 2);
}

// Killed at any point, a game goes on as if nothing had happened.
TEST(ZendaPlay, GoesOnWhereItWasCutOff) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.txt");
    play({"--seats", "s=random,z=random", "--save", file});
    const std::string whole = read_text(file);
    std::size_t end = whole.size() - 1;
    for (int i = 0; i < 5; ++i) end = whole.rfind('\n', end - 1);
    std::string cut = whole.substr(0, end + 1);
    const std::size_t result = cut.find("result: ");
    cut.replace(result, cut.find('\n', result) - result, "result: unfinished");
    write_text(file, cut);
    run_parlor({"play", "--load", file, "--save", file});
    EXPECT_EQ(read_text(file), whole);
}

TEST(ZendaPlay, ThreeAndFourShareTheDice) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.txt");
    const Ran three =
        play_in_valley({"--seats", "michael=human,army=human,zenda=computer", "--names", "Ana,Eva",
                        "--save", file},
                       "65\n64 66 68 69 70 72 74 76\n\n"  // Ana, then Eva, and they are done
                       "\na:68/63\nover\nu\nover\n");     // Eva begins; Ana leaves her the rest
    EXPECT_THAT(three.out, AllOf(HasSubstr("Streslau sets up: Black Michael"),
                                 HasSubstr("Ana, Eva: "), HasSubstr("m:over is taken back.")));
    EXPECT_THAT(read_text(file), AllOf(HasSubstr("seat m: Ana\nseat a: Eva\nseat z:\n"),
                                       HasSubstr("players: m=human,a=human,z=careful\n"),
                                       EndsWith("  3 s 5-2-1 a:68/63 m:over ...\n")));
    EXPECT_EQ(run_parlor({"replay", file, "--board", valley}).code, 0);
    const std::string four = folder.file("four.txt");
    play({"--seats", "m=simple,a=random,k=simple,y=simple", "--save", four});
    EXPECT_EQ(run_parlor({"replay", four}).code, 0);
}

// cites ZQ17
TEST(ZendaPlay, AComputerWaitsForOver) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.txt");
    const Ran beside =
        play_in_valley({"--seats", "michael=computer,army=human,zenda=human", "--save", file},
                       "64 66 68 69 70 72 74 76\n\n4 3 5\n\n"  // the army, then Zenda
                       "\n65/64\nm:over\na:68/63\nover\n");
    EXPECT_THAT(beside.out, AllOf(HasSubstr("over leaves the rest"),
                                  HasSubstr("That piece is your partner's to move.")));
    EXPECT_THAT(read_text(file), HasSubstr("  3 s 5-2-1 a:68/63 a:over m:"));
    EXPECT_EQ(run_parlor({"replay", file, "--board", valley}).code, 0);
}

TEST(ZendaPlay, ADrawIsOfferedBetweenThrows) {
    const std::string before = "\n\n\n\n";
    const std::vector<std::string> people{"--seats", "s=human,z=human"};
    EXPECT_THAT(play(people, before + "draw\nn\n").out, HasSubstr("No draw: the game goes on."));
    const Ran agreed = play(people, before + "draw\ny\n");
    EXPECT_THAT(agreed.out, AllOf(HasSubstr("Zenda: a draw is offered."),
                                  HasSubstr("The sides agree that nobody wins")));
    EXPECT_THAT(play({"--seats", "s=human,z=computer"}, "\n\ndraw\n").out,
                HasSubstr("No draw: the game goes on."));
    EXPECT_THAT(play({}, "draw\n").out, HasSubstr("The pieces must be set up first."));
    EXPECT_THAT(run_parlor({"play", "--seed", "5"}, "draw\n").out,
                HasSubstr("This game is played until somebody wins."));
}

TEST(ZendaPlay, IsSavedWithItsBoardAndRefusedOnAnother) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.txt");
    const std::string lane = std::string(PARLOR_SOURCE) + "/tests/boards/lane.json";
    const Ran ran = play({"--board", lane, "--seats", "s=human,z=human", "--save", file}, "\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(read_text(file), HasSubstr("\nboard: "));
    EXPECT_EQ(run_parlor({"replay", file, "--board", lane}).code, 0);
    const Ran refused = run_parlor({"replay", file});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("(board_differs)"));
}

TEST(ZendaPlay, RefusesATableThatCannotPlay) {
    const auto line = [](const std::vector<std::string>& options) {
        const Ran ran = play(options);
        EXPECT_EQ(ran.code, 2);
        EXPECT_EQ(lines_of(ran.err).size(), 1U) << ran.err;
        return ran.err;
    };
    EXPECT_THAT(line({"--seats", "s=human,k=human"}), HasSubstr("(seats_not_playable)"));
    EXPECT_THAT(line({"--seats", "blue=human,z=human"}), HasSubstr("blue=human"));
    EXPECT_THAT(line({"--house", "third_piece"}), HasSubstr("(unknown_switch)"));
    EXPECT_THAT(line({"--partners"}), HasSubstr("(unknown_switch)"));
    EXPECT_THAT(line({"--names", "Ana,Luis,Eva"}), HasSubstr("Eva"));
}

// Of the last screen that asked whether to stop.
auto lines_of_last_screen(const std::string& out) {
    const std::size_t last = out.rfind("\x1b[H");
    return std::ranges::count(out.substr(last, out.rfind("y yes") - last), '\n') + 1;
}

TEST(ZendaPlay, DrawsAScreenOf24Lines) {
    const Ran ran = run_on_terminal(
        {"play", "--game", "zenda", "--seed", "5", "--pause", "0", "--seats", "s=human,z=human"},
        {{"Enter sets up", "\n"}, {"Enter ends the turn", "q\n"}, {"y yes", "n\n"}});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The Prisoner of Zenda"));
    EXPECT_EQ(lines_of_last_screen(ran.out), 24);
}

TEST(ZendaPlay, ShowsTheDiceOnTheScreen) {
    const std::string spots(streslau_sets_up.substr(0, streslau_sets_up.find('\n') + 1));
    const Ran ran = run_on_terminal({"play", "--game", "zenda", "--seed", "5", "--pause", "0",
                                     "--seats", "s=human,z=computer", "--board", valley},
                                    {{"Enter sets up", spots},
                                     {"Enter ends the turn", "\n"},
                                     {"Enter rolls the dice", "\n"},
                                     {"spot of a piece", "68\n"},
                                     {"from 68 to which", "63\n"},
                                     {"spot of a piece", "q\n"},
                                     {"y yes", "n\n"}});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Dice 5 2 1"), HasSubstr("Left 5 1")));
    EXPECT_EQ(lines_of_last_screen(ran.out), 24);
}

}  // namespace
}  // namespace parlor::tests
