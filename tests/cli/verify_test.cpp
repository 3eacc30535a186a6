// SPDX-License-Identifier: MIT
// `parlor verify`: games with fair dice, with seeded dice, with dice that nobody can check, and
// what was changed in them afterwards.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

const std::string fair_game = read_text(PARLOR_SOURCE "/docs/examples/fair-game.txt");

Ran verify(const std::string& text, std::vector<std::string> options = {}) {
    options.insert(options.begin(), "verify");
    return run_parlor(options, text);
}

std::string changed(std::string_view what, std::string_view with) {
    std::string text = fair_game;
    return text.replace(text.find(what), what.size(), with);
}
// The last digit of a tag's value becomes another one.
std::string with_other_end(std::string_view tag) {
    std::string text = fair_game;
    char& last = text[text.find('\n', text.find(std::string(tag) + ": ")) - 1];
    last = last == '0' ? '1' : '0';
    return text;
}
std::string without(std::string_view tag) {
    std::string text = fair_game;
    const std::size_t begin = text.find(std::string(tag) + ": ");
    return text.erase(begin, text.find('\n', begin) + 1 - begin);
}

TEST(Verify, TellsWhatItHasChecked) {
    const Ran ran = verify(fair_game);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, AllOf(StartsWith("The game was played by the rules: 76 turns.\n"),
                               HasSubstr("\nPublished before the first throw: ce502daa"),
                               HasSubstr("\nThe secret in the record is the one that was pub"),
                               HasSubstr("\nTable: 2api2362x86u\n"),
                               HasSubstr("\nAdded by Ana (Blue): dcb58ae1"),
                               HasSubstr("\nAdded by Carmen (Red): 8a4e4ab7"),
                               HasSubstr("\nAll 80 throws follow from the secret")));
}

TEST(Verify, ReadsAFileOrTheStandardInput) {
    const Ran ran = run_parlor({"verify", PARLOR_SOURCE "/docs/examples/fair-game.txt"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, verify(fair_game).out);
    EXPECT_EQ(ran.out, verify(fair_game, {"-"}).out);
}

// Node's `spawn` gives its children sockets, which cannot be opened as /dev/stdin.
TEST(Verify, ReadsASocketAsStandardInput) {
    std::array<int, 2> ends{};
    ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), 0);
    std::vector<std::string> words{PARLOR_PROGRAM, "verify", "-", "--lang", "en"};
    const std::vector<char*> arguments = arguments_of(words);
    const pid_t process = fork();
    if (process == 0) {
        dup2(ends[1], STDIN_FILENO);
        execv(PARLOR_PROGRAM, arguments.data());
        _exit(127);
    }
    close(ends[1]);
    EXPECT_EQ(write(ends[0], fair_game.data(), fair_game.size()),
              static_cast<ssize_t>(fair_game.size()));
    shutdown(ends[0], SHUT_WR);
    int status = -1;
    waitpid(process, &status, 0);
    close(ends[0]);
    EXPECT_EQ(status, 0);
}

TEST(Verify, ChecksThreeDiceToo) {
    const Ran ran =
        run_parlor({"verify", PARLOR_SOURCE "/tests/fair_dice/zenda.txt", "--lang", "es"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Los 10 tiros resultan del secreto"));
}

TEST(Verify, NamesTheFirstFaultAndItsLine) {
    const auto expect = [](const std::string& text, std::string_view told) {
        const Ran ran = verify(text);
        EXPECT_EQ(ran.code, 1) << told;
        EXPECT_THAT(ran.err, HasSubstr(std::string(told)));
        EXPECT_THAT(ran.out, Not(HasSubstr("throws follow")));
    };
    expect(with_other_end("secret"), "line 15: The secret is not the one that was published.");
    expect(with_other_end("commitment"), "(secret_differs)");
    expect(with_other_end("seeds"), "line 10: Throw ");
    expect(with_other_end("table"), "(throw_differs)");
    expect(with_other_end("dice"), "(unknown_scheme)");
    expect(without("secret"), "(no_secret)");
    expect(without("seeds"), "Ana (Blue) was played by a person, but added nothing");
    expect(without("seeds"), "(seed_missing)");
    expect(changed("seeds: b=dcb58ae1a67d391766d618b1f020e65044f43be050911ae9b0b2e17901e9b46f,",
                   "seeds: "),
           "line 14: Ana (Blue) was played by a person");
    expect(without("table"), "(tag_unreadable)");
    expect(without("commitment"), "(no_commitment)");
    expect(changed("secret: 4", "secret: G"), "(tag_unreadable)");
    expect(changed("opening: b 5-1", "opening: b 5-2"), "Throw 1 of the game is 5-2, but 5-1");
}

const std::string chained_game = read_text(PARLOR_SOURCE "/docs/examples/chained-game.txt");

std::string chained_with(std::string_view what, std::string_view with) {
    std::string text = chained_game;
    return text.replace(text.find(what), what.size(), with);
}

TEST(Verify, ChecksTheLinksOfDevices) {
    const Ran ran = verify(chained_game);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\nAdded by Ana (Blue): e1fc9ae4"),
                               HasSubstr("\nAna (Blue) gave 110 links; 2 throws and ends of turns"),
                               HasSubstr("\nTurn 14: Ana (Blue) went on with a new chain.\n"),
                               HasSubstr("\nTurn 25: a computer took over from Carmen (Red).\n"),
                               HasSubstr("\nTurn 36: Carmen (Red) came back.\n"),
                               HasSubstr("\nPlay went back to turn 45.\n"),
                               HasSubstr("\nAll 120 throws follow from the secret")));
}

TEST(Verify, ChecksTheLinksOfSeatsThatShareASide) {
    const Ran ran = run_parlor({"verify", PARLOR_SOURCE "/tests/fair_dice/zenda_chains.txt"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\nOpenings that were broken off after first links"),
                               HasSubstr("\nAll 92 throws follow from the secret")));
}

TEST(Verify, ChecksOlderRecordsWithLinks) {
    const Ran ran = run_parlor({"verify", PARLOR_SOURCE "/tests/fair_dice/older_chains.txt"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\nAdded by Ana (Blue): da03ab41"),
                               HasSubstr("\nCarmen (Red) gave a link for every throw"),
                               HasSubstr("\nAna (Blue) gave 98 links; 2 throws and ends of turns"),
                               HasSubstr("\nAll 101 throws follow from the secret")));
}

TEST(Verify, NamesWhoseLinksAreNotThoseThatWereLaidDown) {
    const auto expect = [](const std::string& text, std::string_view told) {
        const Ran ran = verify(text);
        EXPECT_EQ(ran.code, 1) << told;
        EXPECT_THAT(ran.err, HasSubstr(std::string(told)));
    };
    expect(chained_with("folded: b", "folded: B"), "The links of Ana (Blue) do not lead back");
    expect(chained_with("folded: b", "folded: B"), "(link_differs)");
    expect(chained_with("folded: bbr", "folded: brb"),
           "line 21: The record tells a link of Carmen");
    expect(chained_with("folded: bbr", "folded: brb"), "(link_misplaced)");
    expect(chained_with("folded: bb", "folded: b"), "(link_differs)");
    expect(chained_with("links: b=29", "links: b=28"), "(link_differs)");
    expect(chained_with("\ntips: ", "\nothers: "), "(seed_missing)");
    expect(chained_with("opening: b 6-1", "opening: b 6-2"), "Throw 1 of the game is 6-2, but 6-1");
}

TEST(Verify, NamesTheThrowThatWasChangedBesideThePlayThatItSpoils) {
    const Ran ran = verify(changed("  1 b 6-5 ", "  1 b 4-3 "));
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, AllOf(HasSubstr("line 18: The step"),
                               HasSubstr("line 18: Throw 5 of the game is 4-3, but 6-5 follows"),
                               EndsWith("(throw_differs)\n")));
}

TEST(Verify, ChecksTheGameEvenWhereTheDiceAreSound) {
    const Ran ran = verify(changed("result: =r", "result: =b"));
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, HasSubstr("(result_differs)"));
    EXPECT_THAT(ran.out, HasSubstr("All 80 throws follow"));
}

TEST(Verify, ChecksSeededDiceAndSaysWhatThatIsWorth) {
    const std::string game = read_text(PARLOR_SOURCE "/docs/examples/game.txt");
    const Ran ran = verify(game);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("throws are those of the seed 153. Whoever chose the seed"));
    std::string other = game;
    other.replace(other.find("seed: 153"), 9, "seed: 154");
    EXPECT_EQ(verify(other).code, 1);
    EXPECT_THAT(verify(other).err, HasSubstr("not those of the seed 154. (throw_differs)"));
}

TEST(Verify, RefusesWhatIsNoRecord) {
    EXPECT_EQ(verify("hello\n").code, 2);
    EXPECT_EQ(verify("").code, 2);
    EXPECT_EQ(run_parlor({"verify", "/nowhere/game.txt"}).code, 2);
}

TEST(Verify, AgreesWithTheProgramOfTheDocumentation) {
    const auto check = [](const std::string& file) {
        return run_program(
            {"/usr/bin/env", "python3", PARLOR_SOURCE "/docs/examples/check_dice.py", file});
    };
    const TemporaryFolder folder;
    write_text(folder.file("other"), with_other_end("table"));
    const Ran sound = check(PARLOR_SOURCE "/docs/examples/fair-game.txt");
    EXPECT_EQ(sound.code, 0) << sound.err;
    EXPECT_THAT(sound.out, HasSubstr("all 80 throws"));
    EXPECT_EQ(check(PARLOR_SOURCE "/tests/fair_dice/zenda.txt").code, 0);
    const Ran chained = check(PARLOR_SOURCE "/docs/examples/chained-game.txt");
    EXPECT_EQ(chained.code, 0) << chained.err;
    EXPECT_THAT(chained.out, HasSubstr("all 120 throws"));
    EXPECT_EQ(check(folder.file("other")).code, 1);
    write_text(folder.file("unseeded"), without("seeds"));
    const Ran unseeded = check(folder.file("unseeded"));
    EXPECT_EQ(unseeded.code, 1);
    EXPECT_THAT(unseeded.err, HasSubstr("Seat b added nothing"));
}

// One process checks all records of tests/fair_dice/mutations.txt.
TEST(Verify, AgreesWithTheProgramOfTheDocumentationOnChangedRecords) {
    const Ran ran = run_program(
        {"/usr/bin/env", "python3", PARLOR_SOURCE "/tests/fair_dice/check_mutations.py"});
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(" mutations, 0 with another verdict\n"));
}

}  // namespace
}  // namespace parlor::tests
