// SPDX-License-Identifier: MIT
#include "rules/match/new_game.h"

#include "base/words.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/rules/opening.h"

namespace parlor::match {
namespace {

base::unexpected<TextFaults> refuse(std::string_view name, std::string_view part) {
    return base::unexpected(TextFaults{{std::string(name), std::string(part)}});
}

std::vector<pollyanna::Throw> throw_for_first_turn(pollyanna::SeatSet seated, const Cast& cast) {
    std::vector<pollyanna::Throw> thrown;
    while (opening(seated, thrown).to_throw) {
        thrown.push_back(*pollyanna::parse_throw(cast()));
    }
    return thrown;
}

std::optional<zenda::Division> division_of_seats(std::string_view letters) {
    std::vector<zenda::Seat> seats;
    for (const char each : letters) seats.push_back(*zenda::parse_seat(each));
    return zenda::division_of(seats);
}

}  // namespace

Opened new_pollyanna(const NewGame& wanted, const Cast& cast) {
    using namespace pollyanna;
    const auto variant = parse_variant(wanted.game);
    if (!variant) return base::unexpected(faults(variant.error()));
    SeatSet seats;
    for (const char each : wanted.seated) seats = seats | SeatSet::of(*pollyanna::parse_seat(each));
    if (!may_play(seats, variant->partners())) {
        const bool too_few = variant->partners() && may_play(seats, false);
        return too_few ? refuse(name(Fault::PartnersNeedFour), text(*variant))
                       : refuse(name(Fault::SeatsNotPlayable), text(seats));
    }
    const auto thrown = throw_for_first_turn(seats, cast);
    const Seat begins = *opening(seats, thrown).begins();
    return std::make_unique<PollyannaMatch>(starting_position(*variant, seats, begins),
                                            wanted.table, thrown);
}

Opened new_zenda(const NewGame& wanted, const zenda::Board& board) {
    auto rules = parse_zenda_rules(wanted.game);
    if (!rules) return base::unexpected(rules.error());
    const auto division = division_of_seats(wanted.seated);
    if (!division) return refuse("seats_not_playable", wanted.seated);
    rules->division = *division;
    return std::make_unique<ZendaMatch>(board, zenda::starting_position(), *rules, wanted.table);
}

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

}  // namespace parlor::match
