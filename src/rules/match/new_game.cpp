// SPDX-License-Identifier: MIT
#include "rules/match/new_game.h"

#include <algorithm>

#include "base/plain.h"
#include "base/words.h"

namespace parlor::match {
namespace {

// Records write a vacant seat as a dash, so that cannot be a name.
std::string plain_name(const Header& header, char seat) {
    const auto found = std::ranges::find(header.names, seat, &SeatName::seat);
    const std::string name = found == header.names.end() ? "" : base::plain(found->name);
    return name == "-" ? std::string() : name;
}

// Empty: there is no such tag.
std::string_view value_of(const std::vector<game::Tag>& tags, std::string_view name) {
    const auto found = std::ranges::find(tags, name, &game::Tag::name);
    return found == tags.end() ? std::string_view() : found->value;
}

}  // namespace

TextFaults seat_faults(std::string_view letters, std::string_view seated) {
    for (std::size_t i = 0; i < seated.size(); ++i) {
        const bool is_known = letters.find(seated[i]) != std::string_view::npos;
        if (!is_known || seated.find(seated[i]) != i) return {{"unknown_seat", {seated[i]}}};
    }
    return {};
}

game::Record begun_record(const Header& header, std::string_view letters,
                          std::string_view playing) {
    game::Record record;
    for (const char letter : letters) {
        record.seats.push_back({letter, std::nullopt});
        const bool plays = playing.find(letter) != std::string_view::npos;
        if (plays) record.seats.back().name = plain_name(header, letter);
    }
    record.date = header.date;
    record.seed = header.seed;
    record.commitment = header.commitment;
    record.others = header.tags;
    return record;
}

Header header_of(const game::Record& record) {
    Header header{.names = {},
                  .date = record.date,
                  .seed = record.seed,
                  .commitment = record.commitment,
                  .tags = record.others};
    for (const game::RecordedSeat& each : record.seats) {
        if (each.name) header.names.push_back({each.letter, *each.name});
    }
    return header;
}

std::string_view house_of(const std::vector<game::Tag>& tags) { return value_of(tags, house_tag); }

void name_house(Header& header, std::string_view name) {
    if (!name.empty()) header.tags.push_back({std::string(house_tag), std::string(name)});
}

TextFaults house_faults(const Header& header) {
    const std::string_view name = house_of(header.tags);
    const bool is_line = base::is_plain(name) && base::trimmed(name).size() == name.size();
    if (is_line && base::characters(name) <= longest_house_name) return {};
    return {{"bad_house_name", base::plain(name)}};
}

bool has_spinners(const std::vector<game::Tag>& tags) {
    return value_of(tags, thrown_with_tag) == spinners;
}

void add_spinners(Header& header) {
    header.tags.push_back({std::string(thrown_with_tag), std::string(spinners)});
}

}  // namespace parlor::match
