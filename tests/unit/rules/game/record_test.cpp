// SPDX-License-Identifier: MIT
#include "rules/game/record.h"

#include <gtest/gtest.h>

namespace parlor::game {
namespace {

constexpr std::string_view whole =
    "parlor record 1\n"
    "game: pollyanna\n"
    "edition: pollyanna-1916\n"
    "switches: partners third_piece\n"
    "seat b: Ana María\n"
    "seat g:\n"
    "seat r: -\n"
    "date: 1916-05-01\n"
    "seed: 42 stream 7\n"
    "commitment: sha256 0f3a\n"
    "opening: b 5-2, g 4-3, b 6-1, g 2-2\n"
    "start: before b ?\n"
    "place: the kitchen\n"
    "result: unfinished\n"
    "\n"
    "  1 b 6-3 w/6 6/9         -> after one g ?\n"
    "  2 g 5-2 pass            -> after two b ?\n"
    "  3 b 6-6 w/6 ...\n";

Record small() {
    Record record;
    record.game = "pollyanna";
    record.edition = "pollyanna-1916";
    record.seats = {{'b', "Ana"}, {'r', std::nullopt}};
    record.start = "before";
    return record;
}

// "line fault part", one a line.
std::string defects(std::string_view text) {
    const auto record = read(text);
    if (record) return "none";
    std::string all;
    for (const RecordDefect& each : record.error()) {
        all += std::to_string(each.line).append(" ").append(name(each.fault));
        all += (each.part.empty() ? "" : " ") + each.part + "\n";
    }
    return all;
}

std::string replaced(std::string_view from, std::string_view to) {
    std::string text(whole);
    return text.replace(text.find(from), from.size(), to);
}

TEST(Record, IsWrittenAsItIsRead) {
    const auto record = read(whole);
    ASSERT_TRUE(record) << defects(whole);
    EXPECT_EQ(write(*record), whole);
}

TEST(Record, IsReadAsItIsWritten) {
    Record record = small();
    EXPECT_EQ(read(write(record)), record);
    EXPECT_TRUE(write(record).ends_with("seat r: -\nstart: before\nresult: unfinished\n"));
    record.result = "=b";
    record.others = {{"note", ""}, {"place", "a: b -> c"}};
    record.turns = {{'b', "6-4-2", "m:40/46* k:1/2", "zenda … z ?"}, {'b', "6-4-2", "", ""}};
    EXPECT_EQ(read(write(record)), record);
}

TEST(Record, KeepsNotesWhereTheyStand) {
    Record record = small();
    record.notes = {"A game of old: not a tag"};
    record.turns = {{'b', "6-4-2", "m:40/46* k:1/2", "zenda … z ?", {"1 lucky", "# and more"}},
                    {'z', "6-4-2", "", "", {"still thinking"}}};
    EXPECT_EQ(read(write(record)), record);
    EXPECT_NE(write(record).find("\n    # 1 lucky\n    # # and more\n"), std::string::npos);
    EXPECT_EQ(read(replaced("date:", "#\n  #noted\ndate:"))->notes,
              (std::vector<std::string>{"noted"}));
}

TEST(Record, HasItsPartsByName) {
    const auto record = read(whole);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->switches, "partners third_piece");
    EXPECT_EQ(record->seats[0], (RecordedSeat{'b', "Ana María"}));
    EXPECT_EQ(record->seats[1], (RecordedSeat{'g', ""}));
    EXPECT_EQ(record->seats[2], (RecordedSeat{'r', std::nullopt}));
    EXPECT_EQ(record->seed, (Seed{42, 7}));
    EXPECT_EQ(record->opening.back(), (RecordedThrow{'g', "2-2"}));
    EXPECT_EQ(record->result, "");
    EXPECT_EQ(record->others, (std::vector<Tag>{{"place", "the kitchen"}}));
    EXPECT_EQ(record->turns[0], (Turn{'b', "6-3", "w/6 6/9", "after one g ?"}));
    EXPECT_TRUE(record->turns[2].is_pending());
}

TEST(Record, KnowsWhereItsPartsStood) {
    const auto record = read(whole);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->lines.of_tag("edition"), 3);
    EXPECT_EQ(record->lines.of_tag("seat g"), 6);
    EXPECT_EQ(record->lines.of_turn(2), 18);
    EXPECT_EQ(record->lines.of_tag("weather"), 0);
    EXPECT_EQ(record->lines.of_turn(3), 0);
}

TEST(Record, ToleratesAMarkOfByteOrderLineEndsAndBlanks) {
    std::string windows = "\xef\xbb\xbf";
    for (const char c : whole) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(read(windows), read(whole));
    EXPECT_EQ(read(replaced("  1 b 6-3 w/6 6/9         ->", "\n1\tb 6-3   w/6  6/9 ->")),
              read(whole));
    EXPECT_EQ(read(std::string(whole) + "\n\n  "), read(whole));
}

TEST(Record, RefusesWhatIsNone) {
    EXPECT_EQ(defects(""), "1 empty\n");
    EXPECT_EQ(defects("\xef\xbb\xbf"), "1 empty\n");
    EXPECT_EQ(defects("\n \r\n"), "1 empty\n");
    EXPECT_EQ(defects("Dear Ana,\nhow are you?\n"), "1 not_a_record Dear Ana,\n");
    EXPECT_EQ(defects("\nparlor record 1\n"), "1 not_a_record\n");
    EXPECT_EQ(defects("parlor record 2\nwhatever\n"), "1 unknown_version 2\n");
}

TEST(Record, RefusesALastLineWithoutAnEnd) {
    EXPECT_EQ(defects("parlor record 1"), "1 cut_off parlor record 1\n");
    EXPECT_EQ(defects(whole.substr(0, whole.find("-1916"))), "3 cut_off edition: pollyanna\n");
    EXPECT_EQ(defects(whole.substr(0, whole.find(" b ?\n  3"))),
              "17 cut_off 2 g 5-2 pass            -> after two\n");
    EXPECT_EQ(defects(whole.substr(0, whole.size() - 1)), "18 cut_off 3 b 6-6 w/6 ...\n");
}

TEST(Record, IsNeverReadFromATextCutShort) {
    for (std::size_t length = 0; length < whole.size(); ++length) {
        if (length > 0 && whole[length - 1] == '\n') continue;
        if (whole.substr(0, length).ends_with("\n  ")) continue;  // before a turn's number
        if (whole.substr(0, length).ends_with("\n ")) continue;
        EXPECT_FALSE(read(whole.substr(0, length))) << length;
    }
}

TEST(Record, RefusesDamagedTags) {
    EXPECT_EQ(defects(replaced("date: 1916-05-01", "the first of May")),
              "8 unknown_line the first of May\n");
    EXPECT_EQ(defects(replaced("date: 1916", "Date: 1916")), "8 unknown_line Date\n");
    EXPECT_EQ(defects(replaced("05-01", "13-01")), "8 tag_unreadable date: 1916-13-01\n");
    EXPECT_EQ(defects(replaced("42 stream", "42 dream")), "9 tag_unreadable seed: 42 dream 7\n");
    EXPECT_EQ(defects(replaced("42 stream 7", "-1")), "9 tag_unreadable seed: -1\n");
    EXPECT_EQ(defects(replaced("b 5-2, ", "b, ")),
              "11 tag_unreadable opening: b, g 4-3, b 6-1, g 2-2\n");
    EXPECT_EQ(defects(replaced("unfinished", "b won")), "14 tag_unreadable result: b won\n");
    EXPECT_EQ(defects(replaced("seat r: -", "seat b: Luis")), "7 tag_repeated seat b\n");
    EXPECT_EQ(defects(replaced("the kitchen", "the \x01kitchen")),
              "13 not_plain place: the  kitchen\n");
}

TEST(Record, RefusesMissingTags) {
    EXPECT_EQ(defects(replaced("start: before b ?\n", "")), "15 tag_missing start\n");
    EXPECT_EQ(
        defects("parlor record 1\n"),
        "2 tag_missing game\n2 tag_missing edition\n2 tag_missing start\n2 tag_missing seat\n");
}

TEST(Record, RefusesDamagedTurns) {
    EXPECT_EQ(defects(replaced(" -> after one g ?", "")), "16 turn_unreadable 1 b 6-3 w/6 6/9\n");
    EXPECT_EQ(defects(replaced("after one g ?", "")),
              "16 turn_unreadable 1 b 6-3 w/6 6/9         ->\n");
    EXPECT_EQ(defects(replaced("pass            ", "")),
              "17 turn_unreadable 2 g 5-2 -> after two b ?\n");
    EXPECT_EQ(defects(replaced("3 b 6-6 w/6 ...", "3 b 6-6 w/6 ..")),
              "18 turn_unreadable 3 b 6-6 w/6 ..\n");
    EXPECT_EQ(defects(replaced("2 g", "3 g")), "17 turn_out_of_order 3\n18 turn_out_of_order 3\n");
    EXPECT_EQ(defects(replaced("2 g", "2 gr")),
              "17 turn_unreadable 2 gr 5-2 pass            -> after two b ?\n");
    EXPECT_EQ(defects(replaced("pass            -> after two b ?", "...")),
              "18 turn_after_pending 3\n");
    EXPECT_EQ(defects(std::string(whole) + "place: garden\n"), "19 tag_misplaced place\n");
}

TEST(Record, ListsEveryDefect) {
    EXPECT_EQ(defects("parlor record 1\ngame: x\nhello\nseed: y\n4 b 6-3\n"),
              "3 unknown_line hello\n"
              "4 tag_unreadable seed: y\n"
              "5 turn_out_of_order 4\n"
              "5 turn_unreadable 4 b 6-3\n"
              "5 tag_missing edition\n"
              "5 tag_missing start\n"
              "5 tag_missing seat\n");
}

}  // namespace
}  // namespace parlor::game
