// SPDX-License-Identifier: MIT
// Tables of The Prisoner of Zenda before there is a record of them.
#include "base/words.h"
#include "games/zenda/match/match.h"

namespace parlor::match {
namespace {

base::unexpected<TextFaults> refuse(std::string_view name, std::string_view part) {
    return base::unexpected(TextFaults{{std::string(name), std::string(part)}});
}

std::optional<zenda::Division> division_of_seats(std::string_view letters) {
    std::vector<zenda::Seat> seats;
    for (const char each : letters) seats.push_back(*zenda::parse_seat(each));
    return zenda::division_of(seats);
}

}  // namespace

base::Expected<ZendaRules, TextFaults> parse_zenda_rules(std::string_view game) {
    ZendaRules rules;
    const auto parts = base::split(game, '+');
    if (!game.empty() && parts.front() != zenda::game_name) return refuse("unknown_game", game);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] != endless_switch) return refuse("unknown_switch", parts[i]);
        rules.endless = true;
    }
    return rules;
}

Opened open_zenda(std::string_view position, const zenda::Board& board) {
    const auto read = zenda::parse_position(board, position);
    if (!read) return base::unexpected(faults(read.error()));
    auto table = std::make_unique<ZendaMatch>(board, read->position);
    if (read->thrown) table->throw_dice(*read->thrown);
    return table;
}

Opened new_zenda(const NewGame& wanted, const zenda::Board& board) {
    auto rules = parse_zenda_rules(wanted.game);
    if (!rules) return base::unexpected(rules.error());
    const auto division = division_of_seats(wanted.seated);
    if (!division) return refuse("seats_not_playable", wanted.seated);
    rules->division = *division;
    return std::make_unique<ZendaMatch>(board, zenda::starting_position(), *rules, wanted.header);
}

}  // namespace parlor::match
