// SPDX-License-Identifier: MIT
// Tables of Pollyanna before there is a record of them.
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/rules/opening.h"

namespace parlor::pollyanna {
namespace {

base::unexpected<match::TextFaults> refuse(Fault fault, std::string part) {
    return base::unexpected(match::faults(Defects{{fault, std::move(part)}}));
}

std::vector<Throw> throw_for_first_turn(SeatSet seated, const match::Cast& cast) {
    std::vector<Throw> thrown;
    while (opening(seated, thrown).to_throw) thrown.push_back(*parse_throw(cast()));
    return thrown;
}

}  // namespace

match::Opened open(std::string_view position) {
    const auto read = parse_position(position);
    if (!read) return base::unexpected(match::faults(read.error()));
    auto table = std::make_unique<Match>(read->position);
    if (read->thrown) table->throw_dice(*read->thrown);
    return table;
}

match::Opened begin(const match::NewGame& wanted, const match::Cast& cast) {
    const auto variant = parse_variant(wanted.game);
    if (!variant) return base::unexpected(match::faults(variant.error()));
    SeatSet seats;
    for (const char each : wanted.seated) seats = seats | SeatSet::of(*parse_seat(each));
    if (!may_play(seats, variant->partners())) {
        const bool too_few = variant->partners() && may_play(seats, false);
        return too_few ? refuse(Fault::PartnersNeedFour, text(*variant))
                       : refuse(Fault::SeatsNotPlayable, text(seats));
    }
    const auto thrown = throw_for_first_turn(seats, cast);
    const Seat begins = *opening(seats, thrown).begins();
    return std::make_unique<Match>(starting_position(*variant, seats, begins), wanted.header,
                                   thrown);
}

}  // namespace parlor::pollyanna
