// SPDX-License-Identifier: MIT
#include "rules/game/record_tags.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/numbers.h"
#include "base/words.h"

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

// Each is false where the value is not how the tag is written.
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

}  // namespace parlor::game
