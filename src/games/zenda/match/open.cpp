// SPDX-License-Identifier: MIT
// Tables of The Prisoner of Zenda before there is a record of them.
#include "base/words.h"
#include "games/zenda/match/match.h"

namespace parlor::zenda {
namespace {

base::unexpected<match::TextFaults> refuse(std::string_view name, std::string_view part) {
    return base::unexpected(match::TextFaults{{std::string(name), std::string(part)}});
}

std::optional<zenda::Division> division_of_seats(std::string_view letters) {
    std::vector<zenda::Seat> seats;
    for (const char each : letters) seats.push_back(*zenda::parse_seat(each));
    return zenda::division_of(seats);
}

}  // namespace

base::Expected<TableRules, match::TextFaults> parse_rules(std::string_view game) {
    TableRules rules;
    const auto parts = base::split(game, '+');
    if (!game.empty() && parts.front() != zenda::game_name) return refuse("unknown_game", game);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] != endless_switch) return refuse("unknown_switch", parts[i]);
        rules.endless = true;
    }
    return rules;
}

match::Opened open(std::string_view position, const zenda::Board& board) {
    const auto read = zenda::parse_position(board, position);
    if (!read) return base::unexpected(match::faults(read.error()));
    auto table = std::make_unique<Match>(board, read->position);
    if (read->thrown) table->throw_dice(*read->thrown);
    return table;
}

match::Opened begin(const match::NewGame& wanted, const zenda::Board& board) {
    auto rules = parse_rules(wanted.game);
    if (!rules) return base::unexpected(rules.error());
    const auto division = division_of_seats(wanted.seated);
    if (!division) return refuse("seats_not_playable", wanted.seated);
    rules->division = *division;
    return std::make_unique<Match>(board, zenda::starting_position(), *rules, wanted.header);
}

}  // namespace parlor::zenda
