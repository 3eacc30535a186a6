// SPDX-License-Identifier: MIT
#include "rules/match/header.h"

#include <algorithm>

#include "base/plain.h"

namespace parlor::match {
namespace {

// A dash stands for a vacant seat.
std::string plain_name(const Header& header, char seat) {
    const auto found = std::ranges::find(header.names, seat, &SeatName::seat);
    const std::string name = found == header.names.end() ? "" : base::plain(found->name);
    return name == "-" ? std::string() : name;
}

}  // namespace

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

}  // namespace parlor::match
