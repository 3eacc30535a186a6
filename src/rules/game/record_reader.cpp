// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "base/numbers.h"
#include "base/plain.h"
#include "base/words.h"
#include "rules/game/record.h"

namespace parlor::game {
namespace {

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

std::optional<Seed> parse_seed(std::string_view text) {
    const auto words = base::words(text);
    if (words.size() != 1 && (words.size() != 3 || words[1] != "stream")) return std::nullopt;
    const auto seed = base::parse_unsigned(words.front());
    const auto stream = words.size() == 3 ? base::parse_unsigned(words.back()) : 0;
    if (!seed || !stream) return std::nullopt;
    return Seed{*seed, *stream};
}

std::optional<std::vector<RecordedThrow>> parse_opening(std::string_view text) {
    std::vector<RecordedThrow> throws;
    for (const std::string_view each : base::split(text, ',')) {
        const auto words = base::words(each);
        if (words.size() != 2 || words[0].size() != 1) return std::nullopt;
        throws.push_back({words[0].front(), std::string(words[1])});
    }
    return throws;
}

bool is_date(std::string_view text) {
    const auto parts = base::split(text, '-');
    if (parts.size() != 3 || parts[0].size() != 4 || parts[1].size() != 2 || parts[2].size() != 2) {
        return false;
    }
    const auto year = base::parse_unsigned(parts[0]);
    const auto month = base::parse_unsigned(parts[1]);
    const auto day = base::parse_unsigned(parts[2]);
    return year && month && day && *month >= 1 && *month <= 12 && *day >= 1 && *day <= 31;
}

bool is_seat(std::string_view name) {
    return name.size() == 6 && name.starts_with("seat ") && is_lower(name.back());
}

// These return false if the value is not written as the tag requires.
template <std::string Record::* field>
bool read_text(Record& record, std::string_view value) {
    record.*field = value;
    return !value.empty();
}

bool read_date(Record& record, std::string_view value) {
    record.date = value;
    return is_date(value);
}

bool read_seed(Record& record, std::string_view value) {
    record.seed = parse_seed(value);
    return record.seed.has_value();
}

bool read_opening(Record& record, std::string_view value) {
    const auto throws = parse_opening(value);
    if (throws) record.opening = *throws;
    return throws.has_value();
}

bool read_result(Record& record, std::string_view value) {
    if (value == "unfinished") return true;
    record.result = value;
    return value == "draw" || (value.size() > 1 && value.front() == '=');
}

struct KnownTag {
    std::string_view name;
    bool (*read)(Record&, std::string_view value);
};

constexpr std::array known_tags{
    KnownTag{"game", read_text<&Record::game>},
    KnownTag{"edition", read_text<&Record::edition>},
    KnownTag{"switches", read_text<&Record::switches>},
    KnownTag{"date", read_date},
    KnownTag{"seed", read_seed},
    KnownTag{"commitment", read_text<&Record::commitment>},
    KnownTag{"opening", read_opening},
    KnownTag{"start", read_text<&Record::start>},
    KnownTag{"result", read_result},
};

// Puts a tag into the record, among `others` if this version does not know it. Preconditions: it is
// a tag's name; the value has no blanks on either side.
bool read_tag(Record& record, std::string_view name, std::string_view value) {
    const auto known = std::ranges::find(known_tags, name, &KnownTag::name);
    if (known != known_tags.end()) return known->read(record, value);
    if (is_seat(name)) {
        RecordedSeat seat{name.back(), std::nullopt};
        if (value != "-") seat.name = value;
        record.seats.push_back(std::move(seat));
    } else {
        record.others.push_back({std::string(name), std::string(value)});
    }
    return true;
}

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

std::string joined(std::span<const std::string_view> words) {
    std::string all;
    for (const std::string_view each : words) {
        if (!all.empty()) all += ' ';
        all += each;
    }
    return all;
}

// Reads a text line by line and collects every defect.
class RecordReader {
public:
    explicit RecordReader(std::string_view text) {
        if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
        lines_ = base::split(text, '\n');
    }

    base::Expected<Record, RecordError> read() {
        if (read_version()) {
            const std::size_t last = lines_.size() - 1;  // the text after the last line end
            for (std::size_t i = 1; i < last; ++i) read_line(i);
            if (!base::trimmed(lines_[last]).empty()) {
                report(RecordFault::CutOff, base::trimmed(lines_[last]), line_number(last));
            } else {
                check_missing();
            }
        }
        if (!found_.empty()) return base::unexpected(std::move(found_));
        return std::move(record_);
    }

private:
    using Parts = std::span<const std::string_view>;

    static int line_number(std::size_t index) { return static_cast<int>(index) + 1; }
    void report(RecordFault fault, std::string_view part) { report(fault, part, line_); }
    void report(RecordFault fault, std::string_view part, int line) {
        found_.push_back({line, fault, base::plain(part)});
    }

    bool read_version();
    void read_line(std::size_t index);

    void read_tag(std::string_view name, std::string_view value);
    void check_missing();

    void read_note(std::string_view note);
    void read_turn(std::string_view line);
    void check_number(std::string_view text);
    static std::optional<Turn> parse_turn(Parts words);

    std::vector<std::string_view> lines_;
    int line_ = 1;
    int first_turn_ = 0;             // its line
    std::uint64_t last_number_ = 0;  // of a turn
    Record record_;
    RecordError found_;
};

bool RecordReader::read_version() {
    const std::string_view first = base::trimmed(lines_.front());
    const auto words = base::words(first);
    const auto is_blank = [](std::string_view line) { return base::trimmed(line).empty(); };
    if (std::ranges::all_of(lines_, is_blank)) {
        report(RecordFault::Empty, "");
    } else if (words.size() != 3 || words[0] != "parlor" || words[1] != "record") {
        report(RecordFault::NotARecord, first);
    } else if (words[2] != std::to_string(record_version)) {
        report(RecordFault::UnknownVersion, words[2]);
    } else if (lines_.size() == 1) {
        report(RecordFault::CutOff, first);
    }
    return found_.empty();
}

void RecordReader::read_line(std::size_t index) {
    line_ = line_number(index);
    const std::string_view line = base::trimmed(lines_[index]);
    if (line.empty()) return;
    if (!base::is_plain(line)) return report(RecordFault::NotPlain, line);
    if (line.front() == '#') return read_note(base::trimmed(line.substr(1)));
    if (base::is_digit(line.front())) return read_turn(line);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return report(RecordFault::UnknownLine, line);
    read_tag(line.substr(0, colon), base::trimmed(line.substr(colon + 1)));
}

void RecordReader::read_tag(std::string_view name, std::string_view value) {
    if (!is_tag_name(name)) return report(RecordFault::UnknownLine, name);
    if (first_turn_ != 0) return report(RecordFault::TagMisplaced, name);
    if (record_.lines.of_tag(name) != 0) return report(RecordFault::TagRepeated, name);
    record_.lines.add_tag(name, line_);
    if (!game::read_tag(record_, name, value)) {
        report(RecordFault::TagUnreadable, std::string(name).append(": ").append(value));
    }
}

void RecordReader::check_missing() {
    const int line = first_turn_ != 0 ? first_turn_ : line_number(lines_.size() - 1);
    for (const std::string_view name : {"game", "edition", "start"}) {
        if (record_.lines.of_tag(name) == 0) report(RecordFault::TagMissing, name, line);
    }
    if (record_.seats.empty()) report(RecordFault::TagMissing, "seat", line);
}

// A note belongs to the turn above it.
void RecordReader::read_note(std::string_view note) {
    auto& notes = record_.turns.empty() ? record_.notes : record_.turns.back().notes;
    if (!note.empty()) notes.emplace_back(note);
}

void RecordReader::read_turn(std::string_view line) {
    if (first_turn_ == 0) first_turn_ = line_;
    const auto words = base::words(line);
    check_number(words.front());
    if (!record_.turns.empty() && record_.turns.back().is_pending()) {
        report(RecordFault::TurnAfterPending, words.front());
    }
    auto turn = parse_turn(words);
    if (!turn) return report(RecordFault::TurnUnreadable, line);
    record_.turns.push_back(std::move(*turn));
    record_.lines.add_turn(line_);
}

// A gap is reported once: counting goes on from the number that was read.
void RecordReader::check_number(std::string_view text) {
    const auto number = base::parse_unsigned(text);
    if (number != last_number_ + 1) report(RecordFault::TurnOutOfOrder, text);
    last_number_ = number.value_or(last_number_ + 1);
}

// number seat throw play -> position, or number seat throw [steps so far] ...
std::optional<Turn> RecordReader::parse_turn(Parts words) {
    const auto arrow = std::ranges::find(words, std::string_view("->"));
    const auto before = static_cast<std::size_t>(arrow - words.begin());
    const bool is_pending = before == words.size() && words.back() == "...";
    const Parts fields = words.first(is_pending ? before - 1 : before);
    if (fields.size() < 3 || fields[1].size() != 1) return std::nullopt;
    if (fields[1].front() < 'a' || fields[1].front() > 'z') return std::nullopt;
    Turn turn{fields[1].front(), std::string(fields[2]), joined(fields.subspan(3)), {}};
    if (is_pending) return turn;
    if (turn.play.empty() || before + 1 >= words.size()) return std::nullopt;
    turn.after = joined(words.subspan(before + 1));
    return turn;
}

}  // namespace

bool is_tag_name(std::string_view name) {
    if (is_seat(name)) return true;
    const auto may_stand = [](char c) {
        return is_lower(c) || base::is_digit(c) || c == '_' || c == '-';
    };
    return !name.empty() && is_lower(name.front()) && std::ranges::all_of(name, may_stand);
}

bool is_known_tag(std::string_view name) {
    return is_seat(name) ||
           std::ranges::find(known_tags, name, &KnownTag::name) != known_tags.end();
}

base::Expected<Record, RecordError> read(std::string_view text) {
    return RecordReader(text).read();
}

}  // namespace parlor::game
