// SPDX-License-Identifier: MIT
#include "games/zenda/report_json/tally_json.h"

#include <boost/json.hpp>

#include "protocols/report_json/parts.h"

namespace parlor::zenda {
namespace {

namespace json = boost::json;
json::object counts(const SideTally& tally) {
    return {{"throws", tally.throws},
            {"lost_throws", tally.lost_throws},
            {"captures", tally.captures},
            {"doublets", tally.doublets},
            {"triplets", tally.triplets},
            {"faces", json::value_from(tally.faces)},
            {"dice", report_json::dice_json(tally.faces)}};
}

json::object endings(const Tally& tally) {
    const auto& [king_home, held_by_pairs, held_alone, draw] = tally.endings;
    return {{"king_home", king_home},
            {"held_by_pairs", held_by_pairs},
            {"held_alone", held_alone},
            {"draw", draw}};
}

template <class Value>
json::object by_city(Value value) {
    return {{"s", value(City::Streslau)}, {"z", value(City::Zenda)}};
}

}  // namespace

std::string tally_json(const Series& series, const Tally& tally, double seconds) {
    const auto player = [&](City city) { return series.players[index(city)]; };
    const auto wins = [&](City city) { return tally.of(city).wins; };
    const auto shares = [&](City city) {
        return report_json::share_json(wins(city), tally.decided());
    };
    const auto done = [&](City city) { return counts(tally.of(city)); };
    return json::serialize(json::object{
        {"game", "zenda"},
        {"board", fingerprint(series.rules.board())},
        {"players", by_city(player)},
        {"seed", series.seed},
        {"games", tally.games},
        {"decided", tally.decided()},
        {"draws", tally.draws()},
        {"throws", tally.throws},
        {"seconds", seconds},
        {"wins", by_city(wins)},
        {"shares", by_city(shares)},
        {"endings", endings(tally)},
        {"length", report_json::length_json(tally.length(), tally.shortest, tally.longest)},
        {"held_by_roads", json::value_from(tally.held_by_roads)},
        {"by_side", by_city(done)}});
}

}  // namespace parlor::zenda
