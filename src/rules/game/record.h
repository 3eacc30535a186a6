// SPDX-License-Identifier: MIT
// The record of any game: tags that say what was played and by whom, then one turn a line. Throws,
// plays and positions are text here, which the game itself checks. docs/notation.md describes the
// format.
//
//   auto record = read(file);
//   if (!record) for (const RecordDefect& each : record.error()) …     every defect, with its line
//   write(*record)                                                     what was read, tidied
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/expected.h"

namespace parlor::game {

inline constexpr int record_version = 1;

// Line numbers in the text that a record was read from, for messages; 0 if it was not read from a
// text. They are not part of the record: any two compare equal.
class SourceLines {
public:
    [[nodiscard]] int of_tag(std::string_view name) const;  // "edition", "seat b"
    [[nodiscard]] int of_turn(std::size_t index) const;
    void add_tag(std::string_view name, int line) { tags_.emplace_back(name, line); }
    void add_turn(int line) { turns_.push_back(line); }

    friend bool operator==(const SourceLines&, const SourceLines&) { return true; }

private:
    std::vector<std::pair<std::string, int>> tags_;
    std::vector<int> turns_;
};

struct RecordedSeat {
    char letter;
    std::optional<std::string> name;  // nullopt: vacant. May be empty, is never "-"
    friend bool operator==(const RecordedSeat&, const RecordedSeat&) = default;
};

// The random stream that the throws were drawn from (base/random.h).
struct Seed {
    std::uint64_t seed = 0;
    std::uint64_t stream = 0;
    friend bool operator==(const Seed&, const Seed&) = default;
};

struct RecordedThrow {
    char seat;
    std::string thrown;
    friend bool operator==(const RecordedThrow&, const RecordedThrow&) = default;
};

struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

struct Turn {
    char seat;
    std::string thrown;
    std::string play;                  // of a pending turn: the steps so far, perhaps none
    std::string after;                 // the position after the turn; empty while it is pending
    std::vector<std::string> notes{};  // lines that readers have written below it
    [[nodiscard]] bool is_pending() const { return after.empty(); }
    friend bool operator==(const Turn&, const Turn&) = default;
};

// An empty text means that the record does not have that tag. Every text is plain (base/plain.h)
// without blanks on either side, no note is empty, and only the last turn may be pending.
struct Record {
    std::string game;
    std::string edition;
    std::string switches;  // house rules and, among them, `partners`, with blanks between
    std::vector<RecordedSeat> seats;
    std::string date;  // YYYY-MM-DD
    std::optional<Seed> seed;
    std::string commitment;              // published for the dice before the first throw
    std::vector<RecordedThrow> opening;  // the throws for the first turn
    std::string start;
    std::string result;  // as in the last position: `=b`; or `draw`; empty while the game goes on
    std::vector<Tag> others;           // tags that this version does not know
    std::vector<std::string> notes{};  // on the game as a whole
    std::vector<Turn> turns;
    SourceLines lines;

    friend bool operator==(const Record&, const Record&) = default;
};

enum class RecordFault : std::uint8_t {
    Empty,
    NotARecord,
    UnknownVersion,
    CutOff,
    NotPlain,
    UnknownLine,
    TagMissing,
    TagRepeated,
    TagMisplaced,
    TagUnreadable,
    TurnUnreadable,
    TurnOutOfOrder,
    TurnAfterPending,
};
std::string_view name(RecordFault fault);  // as on the wire: `cut_off`

struct RecordDefect {
    int line;  // from 1; of a missing tag: the line that it should precede
    RecordFault fault;
    std::string part;  // the offending piece of text
    friend bool operator==(const RecordDefect&, const RecordDefect&) = default;
};
using RecordError = std::vector<RecordDefect>;

// Whether a record can have a tag of that name: `date`, `seat b`; and whether it has a meaning
// here.
bool is_tag_name(std::string_view name);
bool is_known_tag(std::string_view name);

std::string write(const Record& record);

// Tolerated: a byte order mark, CRLF line ends, blank lines, more blanks than one. Refused: a last
// line without a line end, because the rest of it may be missing.
base::Expected<Record, RecordError> read(std::string_view text);

}  // namespace parlor::game
