// SPDX-License-Identifier: MIT
#include "games/pollyanna/report_json/tally_json.h"

#include <boost/json.hpp>

#include "games/pollyanna/rules/text.h"
#include "protocols/report_json/parts.h"

namespace parlor::pollyanna {
namespace {

namespace json = boost::json;

json::object counts(const SeatTally& tally) {
    return {{"throws", tally.throws},
            {"lost_throws", tally.lost_throws},
            {"entries", tally.entries},
            {"captures", tally.captures},
            {"captured", tally.captured},
            {"rewards", tally.rewards},
            {"blockades", tally.blockades},
            {"doublets", tally.doublets},
            {"faces", json::value_from(tally.faces)},
            {"dice", report_json::dice_json(tally.faces)}};
}

std::vector<SeatSet> seats_of(const Series& series) {
    std::vector<SeatSet> all;
    for (const Seat seat : all_seats) {
        if (series.rules.seated.has(seat)) all.push_back(SeatSet::of(seat));
    }
    return all;
}

// Each seat alone and, where partners play, each side.
std::vector<SeatSet> winning_sets(const Series& series) {
    std::vector<SeatSet> all = seats_of(series);
    if (!series.rules.variant.partners()) return all;
    for (const SeatSet side : series.rules.winning_sets()) all.push_back(side);
    return all;
}

json::object players(const Series& series) {
    json::object all;
    for (const SeatSet seat : seats_of(series)) {
        all[text(seat)] = series.players[static_cast<std::size_t>(index(seat.first()))];
    }
    return all;
}

json::object by_seat(const Series& series, const Tally& tally) {
    json::object all;
    for (const SeatSet seat : seats_of(series)) {
        json::object counted = counts(tally.of(seat.first()));
        counted["begun"] = tally.of(seat.first()).begun;
        all[text(seat)] = std::move(counted);
    }
    return all;
}

}  // namespace

std::string tally_json(const Series& series, const Tally& tally, double seconds) {
    json::object wins;
    json::object shares;
    for (const SeatSet set : winning_sets(series)) {
        wins[text(set)] = tally.of(set.first()).wins;
        shares[text(set)] = report_json::share_json(tally.of(set.first()).wins, tally.games);
    }
    return json::serialize(json::object{
        {"game", text(series.rules.variant)},
        {"seats", text(series.rules.seated)},
        {"players", players(series)},
        {"seed", series.seed},
        {"games", tally.games},
        {"throws", tally.throws},
        {"seconds", seconds},
        {"wins", std::move(wins)},
        {"shares", std::move(shares)},
        {"length", report_json::length_json(tally.length(), tally.shortest, tally.longest)},
        {"totals", counts(tally.total())},
        {"by_seat", by_seat(series, tally)}});
}

}  // namespace parlor::pollyanna
