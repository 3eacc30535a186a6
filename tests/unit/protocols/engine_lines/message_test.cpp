// SPDX-License-Identifier: MIT
// The lines of the engine protocol, read and written.
#include "protocols/engine_lines/message.h"

#include <gtest/gtest.h>

namespace parlor::engine_lines {
namespace {

// A line that is understood, written again; or its fault.
std::string command(std::string_view line) {
    const auto read = parse_command(line);
    return read ? text(*read) : text(Reply(read.error()));
}
std::string reply(std::string_view line) {
    const auto read = parse_reply(line);
    return read ? text(*read) : text(Reply(read.error()));
}

TEST(Message, EveryCommandIsWrittenAsItIsRead) {
    for (const char* line :
         {"hello 1", "option level deep", "option seed 7", "newgame", "throw 6-3", "go",
          "go time 500", "go level deep", "go time 0 level 3", "stop", "quit",
          "position pollyanna-1951 b:w,w,w,17 g:w,w,w,21 r:w,w,w,w y:- b 4-1"}) {
        EXPECT_EQ(command(line), line);
    }
}

TEST(Message, EveryReplyIsWrittenAsItIsRead) {
    for (const char* line :
         {"id name Greedy Gus 2", "id version 0.3", "game zenda",
          "game pollyanna-1916 partners third_piece", "board 0123456789abcdef", "option seed 1",
          "option level deep random deep", "ready", "info chances b=0.4120 r=0.5880",
          "bestplay 6/9 9/15*", "bestplay pass", "error busy", "error unknown_space b:61"}) {
        EXPECT_EQ(reply(line), line);
    }
}

TEST(Message, BlanksMatterOnlyInWhatIsQuoted) {
    EXPECT_EQ(command("  go \t level  deep   time 20 \r"), "go time 20 level deep");
    EXPECT_EQ(reply("id  name   A  B "), "id name A  B");
}

TEST(Message, RefusesWhatIsNoCommand) {
    EXPECT_EQ(command("isready now"), "error unknown_command isready");
    EXPECT_EQ(command("GO"), "error unknown_command GO");
    EXPECT_EQ(command("ready"), "error unknown_command ready");
    EXPECT_EQ(reply("go"), "error unknown_reply go");
    EXPECT_EQ(reply("Segmentation fault"), "error unknown_reply Segmentation");
}

TEST(Message, NamesTheWordThatIsMissingOrTooMany) {
    EXPECT_EQ(command("hello"), "error word_missing hello");
    EXPECT_EQ(command("option level"), "error word_missing option");
    EXPECT_EQ(command("position "), "error word_missing position");
    EXPECT_EQ(command("throw"), "error word_missing throw");
    EXPECT_EQ(command("go time"), "error word_missing time");
    EXPECT_EQ(command("go level"), "error word_missing level");
    EXPECT_EQ(command("go on"), "error word_unexpected on");
    EXPECT_EQ(command("go time 1 time 2"), "error word_unexpected time");
    EXPECT_EQ(command("hello 1 there"), "error word_unexpected there");
    EXPECT_EQ(command("stop it now"), "error word_unexpected it now");
    EXPECT_EQ(reply("bestplay"), "error word_missing bestplay");
    EXPECT_EQ(reply("option seed"), "error word_missing option");
    EXPECT_EQ(reply("ready steady"), "error word_unexpected steady");
}

TEST(Message, RefusesNumbersThatAreNone) {
    EXPECT_EQ(command("hello one"), "error unknown_number one");
    EXPECT_EQ(command("go time -5"), "error unknown_number -5");
    EXPECT_EQ(command("go time 86400001"), "error unknown_number 86400001");
    EXPECT_EQ(command("go time 99999999999999999999"), "error unknown_number 99999999999999999999");
}

TEST(Message, RefusesLinesThatAreTooLongOrNotPlain) {
    EXPECT_EQ(command(std::string(longest_line + 1, 'x')), "error line_too_long");
    EXPECT_EQ(command("go\x01"), "error not_plain");
    EXPECT_EQ(reply("bestplay \xff"), "error not_plain");
}

TEST(Message, QuotesLittleOfALongWord) {
    const std::string told = command(std::string(longest_line, 'x'));
    EXPECT_EQ(told, "error unknown_command " + std::string(120, 'x'));
    std::string accented = "x";
    for (int i = 0; i < 100; ++i) accented += "é";
    EXPECT_TRUE(parse_reply(command(accented)).has_value()) << command(accented);
}

TEST(Message, StopAndQuitEndTheThinking) {
    EXPECT_TRUE(ends_thinking("stop"));
    EXPECT_TRUE(ends_thinking(" quit\r"));
    EXPECT_FALSE(ends_thinking("stop please"));
    EXPECT_FALSE(ends_thinking("position stop"));
}

}  // namespace
}  // namespace parlor::engine_lines
