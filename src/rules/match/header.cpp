// SPDX-License-Identifier: MIT
#include "rules/match/header.h"

#include <algorithm>

#include "base/plain.h"

namespace parlor::match {
namespace {

// A dash stands for a vacant seat.
std::string plain_name(const Table& table, char seat) {
    const auto found = std::ranges::find(table.names, seat, &SeatName::seat);
    const std::string name = found == table.names.end() ? "" : base::plain(found->name);
    return name == "-" ? std::string() : name;
}

}  // namespace

game::Record header(const Table& table, std::string_view letters, std::string_view playing) {
    game::Record record;
    for (const char letter : letters) {
        record.seats.push_back({letter, std::nullopt});
        const bool plays = playing.find(letter) != std::string_view::npos;
        if (plays) record.seats.back().name = plain_name(table, letter);
    }
    record.date = table.date;
    record.seed = table.seed;
    record.commitment = table.commitment;
    record.others = table.tags;
    return record;
}

}  // namespace parlor::match
