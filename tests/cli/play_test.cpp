// SPDX-License-Identifier: MIT
// `parlor play`, piped and on a terminal, and `parlor replay` of what it saves.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

// Somebody who always takes the first choice: Enter throws or goes on, 1 chooses.
std::string first_choices(int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += "\n1\n1\n";
    return all;
}

TEST(Play, TellsAWholeGame) {
    const Ran ran = run_parlor({"play", "--seed", "5"}, first_choices(400));
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Blue rolls 5 and 2: 7. Red rolls 5 and 1: 6. "
                                         "Blue begins.\n"),
                               HasSubstr("brings in two pieces, rolls again."),
                               HasSubstr("has brought all four pieces to POLLYANNA and wins!"),
                               EndsWith("Good-bye, and be glad.\n")));
    EXPECT_THAT(ran.out, Not(HasSubstr("\x1b")));
}

// Only where the game is glad.
TEST(Play, SaysGoodByeAsTheEditionWould) {
    const auto ends = [](const char* game) {
        return lines_of(run_parlor({"play", "--game", game}, "q\nn\n").out);
    };
    EXPECT_EQ(ends("pollyanna-1916").front(), "Pollyanna, the Glad Game");
    EXPECT_EQ(ends("pollyanna-1916").back(), "Good-bye, and be glad.");
    EXPECT_EQ(ends("dixie-1952").front(), "Dixie Pollyanna");
    EXPECT_EQ(ends("dixie-1952").back(), "Good-bye.");
}

// P4.
TEST(Play, FourArePartnersUnlessTheySayOtherwise) {
    const auto start = [](std::vector<std::string> more) {
        const TemporaryFolder folder;
        const std::string file = folder.file("game.txt");
        more.insert(more.begin(), {"play", "--save", file});
        EXPECT_EQ(run_parlor(more, "q\nn\n").code, 0);
        const std::string record = read_text(file);
        const std::size_t begin = record.find("start: ") + 7;
        return record.substr(begin, record.find(' ', begin) - begin);
    };
    const std::string four = "b=human,g=human,r=human,y=human";
    EXPECT_EQ(start({"--seats", four}), "pollyanna-1916+partners");
    EXPECT_EQ(start({"--seats", four, "--game", "dixie-1952"}), "dixie-1952+partners");
    EXPECT_EQ(start({"--seats", four, "--singles"}), "pollyanna-1916");
    EXPECT_EQ(start({"--game", "dixie-1952+partners", "--singles"}), "dixie-1952");
    EXPECT_EQ(start({"--seats", "b=human,g=human,r=human"}), "pollyanna-1916");
    EXPECT_EQ(start({}), "pollyanna-1916");
}

TEST(Play, TellsAWholeGameInSpanish) {
    const Ran ran = run_parlor({"play", "--seed", "5", "--lang", "es"}, first_choices(400));
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("\nAzul tira 5 y 2: 7. "), HasSubstr("Puedes jugar:"),
                      HasSubstr("tiene las cuatro piezas en POLLYANNA y gana!"), HasSubstr("¡")));
    const Ran ascii = run_parlor({"play", "--seed", "5", "--lang", "es", "--ascii"}, "help\n");
    EXPECT_THAT(ascii.out,
                AllOf(HasSubstr("Las teclas:"), HasSubstr("la computadora"), Not(HasSubstr("á"))));
}

TEST(Play, TheSameSeedTellsTheSameStory) {
    const std::vector<std::string> options{
        "play", "--seed", "9", "--partners", "--seats", "b=simple,g=random,r=simple,y=simple"};
    const Ran once = run_parlor(options);
    EXPECT_EQ(once.out, run_parlor(options).out);
    EXPECT_THAT(once.out,
                HasSubstr("have brought all eight pieces to POLLYANNA and win together!"));
}

TEST(Play, UnderstandsWhatIsTyped) {
    const Ran ran = run_parlor({"play", "--seed", "5"},
                               "\n\n"           // 6-6 enters two; 6-5
                               "? 6/12\n"       // why not
                               "6/12\n"         // refused
                               "zz\n9\nh\nb\n"  // a riddle, no such choice, a hint, the board
                               "6/11 w/6\n"     // a whole play
                               "u\n"            // taken back
                               "?\nw/6\n"       // why, asked for
                               "w/6\n\nl\nq\nn\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("For a 6 a waiting piece must enter"));
    EXPECT_THAT(ran.out, HasSubstr("(rules P21 Q4 Q5)"));
    EXPECT_THAT(ran.out, HasSubstr("\"zz\" is not a key I know"));
    EXPECT_THAT(ran.out, HasSubstr("There is no choice 9: choose from 1 to 2."));
    EXPECT_THAT(ran.out, HasSubstr("Hint: "));
    EXPECT_THAT(ran.out, HasSubstr("is taken back."));
    EXPECT_THAT(ran.out, HasSubstr("That step may be made."));
    EXPECT_THAT(ran.out, HasSubstr("Only one way to go on: 6/11."));
    EXPECT_THAT(ran.out, HasSubstr("Blue rolls 6 and 5: comes in, moves 6 to 11."));
    EXPECT_THAT(ran.out, EndsWith("The game is not saved.\nGood-bye, and be glad.\n"));
}

TEST(Play, NeverTakesTheDiceBack) {
    const Ran ran = run_parlor({"play", "--seed", "5"}, "u\n\n\nu\n");
    EXPECT_THAT(ran.out, HasSubstr("The dice have not been rolled yet."));
    EXPECT_THAT(ran.out, HasSubstr("a roll is never taken back"));
}

TEST(Play, EndsCleanlyWithTheInput) {
    const Ran ran = run_parlor({"play", "--seed", "5"}, "\n\n1");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, EndsWith("The input has ended, so the game stops here.\n"
                                  "The game is not saved.\nGood-bye, and be glad.\n"));
}

TEST(Play, SavesInMidThrowAndGoesOnWithTheSameThrow) {
    const TemporaryFolder folder;
    const std::string parts = folder.file("parts.txt");
    const std::string whole = folder.file("whole.txt");
    const Ran first = run_parlor({"play", "--seed", "5", "--save", parts}, "\n\n6/11\nu\n");
    EXPECT_THAT(first.out, HasSubstr("The game is saved in " + parts));
    EXPECT_THAT(read_text(parts), EndsWith("  2 b 6-5 ...\n"));
    EXPECT_THAT(folder.names(), ElementsAre("parts.txt"));

    const Ran second = run_parlor({"play", "--load", parts, "--save", parts}, "1\n\n\n\n");
    EXPECT_THAT(second.out, AllOf(HasSubstr("Blue has rolled 6 and 5 and still has to play."),
                                  HasSubstr(" 1  w/6       bring in a piece\n")));
    run_parlor({"play", "--seed", "5", "--save", whole}, "\n\n1\n\n\n\n");
    EXPECT_EQ(undated(read_text(parts)), undated(read_text(whole)));
}

TEST(Play, SavesWhereItIsTold) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.txt");
    const Ran asked = run_parlor({"play", "--seed", "5"}, "\ns\n" + file + "\nq\n");
    EXPECT_EQ(lines_of(asked.out).back(), "Good-bye, and be glad.");
    EXPECT_THAT(read_text(file), StartsWith("parlor record 1\n"));
    const Ran careful = run_parlor({"play", "--seed", "6"}, "\ns " + file + "\n");
    EXPECT_THAT(careful.out, HasSubstr(file + " is there already: choose another name."));
    EXPECT_EQ(run_parlor({"play", "--save", file}).code, 2);
    const Ran refused = run_parlor({"play", "--seed", "5"}, "\ns /nowhere/game.txt\n");
    EXPECT_THAT(refused.out, HasSubstr("could not be saved in /nowhere/game.txt"));
    const Ran quitting = run_parlor({"play", "--load", file}, "\nq\n\nq\ny\n");
    EXPECT_THAT(quitting.out, HasSubstr("The game is saved in " + file));
}

TEST(Play, RefusesATableThatCannotPlay) {
    const auto line = [](const std::vector<std::string>& more) {
        std::vector<std::string> all{"play"};
        all.insert(all.end(), more.begin(), more.end());
        const Ran ran = run_parlor(all);
        EXPECT_EQ(ran.code, 2);
        EXPECT_EQ(lines_of(ran.err).size(), 1U) << ran.err;
        EXPECT_THAT(ran.out, IsEmpty());
        return ran.err;
    };
    EXPECT_THAT(line({"--seats", "blue=human,green=computer"}), HasSubstr("(seats_not_playable)"));
    EXPECT_THAT(line({"--partners", "--seats", "b=human,r=human"}), HasSubstr("partners"));
    EXPECT_THAT(line({"--seats", "blue=human,pink=computer"}), HasSubstr("pink=computer"));
    EXPECT_THAT(line({"--seats", "blue=cat,red=human"}), HasSubstr("blue=cat"));
    EXPECT_THAT(line({"--names", "Ana,Luis,Eva"}), HasSubstr("Eva"));
    EXPECT_THAT(line({"--game", "ludo"}), HasSubstr("(unknown_edition)"));
    EXPECT_THAT(line({"--house", "no_dice"}), HasSubstr("(unknown_switch)"));
    EXPECT_THAT(line({"--seed", "x"}), HasSubstr("--seed"));
    EXPECT_THAT(line({"--load", "/nowhere/game.txt"}), HasSubstr("/nowhere/game.txt"));
    EXPECT_THAT(line({"--load", "x", "--seed", "1"}), HasSubstr("--seed"));
}

TEST(Play, DrawsAScreenOf24Lines) {
    const Ran ran = run_on_terminal({"play", "--seed", "5", "--names", "Ana", "--pause", "0"},
                                    {{"Enter rolls the dice", "\n"},
                                     {"Enter rolls the dice", "\n"},
                                     {"number or step", "\n"},
                                     {"move 5", "\n"},
                                     {"number or step", "help\n"},
                                     {"Enter goes back", "\n"},
                                     {"number or step", "1\n"},
                                     {"u takes a step back", "\n"},
                                     {"Enter rolls the dice", "q\n"},
                                     {"y yes", "n\n"}});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Ana"), HasSubstr("Dice 6 5"), HasSubstr("6 enter"),
                               HasSubstr("\x1b[0;1;38;5;")));
    const std::size_t last = ran.out.rfind("\x1b[H");
    EXPECT_EQ(std::ranges::count(ran.out.substr(last, ran.out.find("y yes") - last), '\n'), 23);
}

TEST(Play, LeavesATerminalAsItWas) {
    const TemporaryFolder folder;
    const Ran ran =
        run_on_terminal({"play", "--seed", "5", "--save", folder.file("g")},
                        {{"Enter rolls the dice", "\n"}, {"Enter rolls the dice", "\x03"}});
    EXPECT_EQ(ran.code, 130);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\x1b[0m"), HasSubstr("The game is saved in")));
    EXPECT_THAT(read_text(folder.file("g")), HasSubstr("  1 b 6-6 w/6 w/6"));
}

constexpr std::string_view sound =
    "parlor record 1\n"
    "game: pollyanna\n"
    "edition: pollyanna-1951\n"
    "seat b: Ana\n"
    "seat r: Luis\n"
    "seed: 75\n"
    "opening: b 6-4, r 6-4, b 5-4, r 4-1\n"
    "start: pollyanna-1951 b:w,w,w,w g:- r:w,w,w,w y:- b ?\n"
    "\n"
    "  1 b 4-2 w/6 -> pollyanna-1951 b:w,w,w,6 g:- r:w,w,w,w y:- r ?\n"
    "  2 r 5-2 pass -> pollyanna-1951 b:w,w,w,6 g:- r:w,w,w,w y:- b ?\n"
    "  3 b 2-1 6/8 ...\n";

// The record with one thing put for another.
std::string damaged(std::string_view what, std::string_view with) {
    std::string text(sound);
    return text.replace(text.find(what), what.size(), with);
}

Ran replay(const std::string& text, std::vector<std::string> options = {}) {
    const TemporaryFolder folder;
    write_text(folder.file("game"), text);
    options.insert(options.begin(), {"replay", folder.file("game")});
    return run_parlor(options);
}

TEST(Replay, TellsTheGameAndDrawsItsEnd) {
    const Ran ran = replay(std::string(sound));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Ana (Blue) and Luis (Red) have rolled the same"),
                               HasSubstr("  1  Ana (Blue) rolls 4 and 2: comes in.\n"),
                               HasSubstr("  2  Luis (Red) rolls 5 and 2. No move.\n"),
                               HasSubstr("  3  Ana (Blue) rolls 2 and 1: moves 6 to 8.\n"),
                               HasSubstr("still has to play"), HasSubstr("POLLYANNA"),
                               EndsWith("All throws are those of the seed 75.\n")));
}

TEST(Replay, GoesAsFarAsItIsAsked) {
    const Ran one = replay(std::string(sound), {"--to", "1"});
    EXPECT_THAT(one.out, AllOf(HasSubstr("  1  Ana"), Not(HasSubstr("  2  Luis"))));
    const Ran boards = replay(std::string(sound), {"--boards"});
    EXPECT_GT(lines_of(boards.out).size(), lines_of(one.out).size() + 2 * 21);
    EXPECT_EQ(replay(std::string(sound), {"--to", "4"}).code, 2);
}

TEST(Replay, SaysWhenTheDiceAreNotThoseOfTheSeed) {
    EXPECT_THAT(replay(damaged("seed: 75", "seed: 76")).out, HasSubstr("not those of the seed 76"));
}

TEST(Replay, NamesEveryDamageWithItsLine) {
    const auto expect = [](const std::string& text, std::vector<std::string> told) {
        const Ran ran = replay(text);
        EXPECT_EQ(ran.code, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        const auto lines = lines_of(ran.err);
        ASSERT_EQ(lines.size(), told.size()) << ran.err;
        for (std::size_t i = 0; i < told.size(); ++i) EXPECT_THAT(lines[i], HasSubstr(told[i]));
    };
    expect("", {"line 1: The file is empty"});
    expect("hello\n", {"(not_a_record)"});
    expect(std::string(sound.substr(0, sound.size() - 3)), {"line 12"});
    expect(damaged("game: pollyanna\n", ""), {"(tag_missing)"});
    expect(damaged("seat b", "seat g"),
           {"line 4: The seat line of \"g\"", "line 8: The seat line of \"b\""});
    expect(damaged("4-2 w/6", "4-2 w/8"), {"line 10: The step \"w/8\" may not be made there."});
    expect(damaged("b:w,w,w,6 g:- r:w,w,w,w y:- r", "b:w,w,w,7 g:- r:w,w,w,w y:- r"),
           {"(position_differs)"});
    expect(damaged("  2 r 5-2 pass", "  2 b 5-2 pass"), {"line 11"});
    expect(damaged("6/8 ...", "6/9 ..."), {"(not_a_number_thrown)"});
}

TEST(Replay, NeedsAFileThatCanBeRead) {
    const Ran ran = run_parlor({"replay", "/nowhere/game.txt"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("/nowhere/game.txt could not be read"));
    EXPECT_EQ(run_parlor({"replay", "/"}).code, 2);
}

}  // namespace
}  // namespace parlor::tests
