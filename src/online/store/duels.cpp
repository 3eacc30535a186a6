// SPDX-License-Identifier: MIT
// The functions of Store that are about duels of the day.
#include "online/store/store.h"

namespace parlor::store {
namespace {

DuelEntry duel_of(const Row& row) {
    return {.day = row[0],
            .edition = row[1],
            .player = row[2],
            .digest = row[3],
            .points = number(row[4]),
            .turns = number(row[5]),
            .accuracy = number(row[6]),
            .luck = number(row[7]),
            .at = number(row[8])};
}

}  // namespace

Result<DuelOutcome> Store::may_enter(const DuelEntry& entry) {
    return run("SELECT player, digest FROM duels WHERE day = $1 AND edition = $2 "
               "AND (player = $3 OR digest = $4)",
               {entry.day, entry.edition, entry.player, entry.digest})
        .map([&](const Rows& rows) {
            auto outcome = DuelOutcome::Entered;
            for (const Row& row : rows) {
                if (row[0] != entry.player) {
                    if (outcome == DuelOutcome::Entered) outcome = DuelOutcome::Taken;
                } else if (row[1] != entry.digest) {
                    outcome = DuelOutcome::PlayedBefore;
                }
            }
            return outcome;
        });
}

Result<DuelOutcome> Store::enter(const DuelEntry& entry) {
    return run("INSERT INTO duels "
               "(day, edition, player, digest, points, turns, accuracy, luck, at) "
               "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
               {entry.day, entry.edition, entry.player, entry.digest, entry.points, entry.turns,
                entry.accuracy, entry.luck, entry.at})
        .and_then([&](const Rows& /*rows*/) { return may_enter(entry); });
}

Result<std::vector<PlacedDuel>> Store::duels(std::string_view day, std::string_view edition,
                                             Range places, std::string_view player) {
    return run("SELECT day, edition, player, digest, points, turns, accuracy, luck, at, place, "
               "coalesce((SELECT name FROM players WHERE players.id = d.player), '') "
               "FROM (SELECT duels.*, row_number() OVER "
               "(ORDER BY points DESC, accuracy DESC, turns, at, player) AS place "
               "FROM duels WHERE day = $1 AND edition = $2) d "
               "WHERE (place > $3 AND place <= $4) OR player = $5 ORDER BY place",
               {day, edition, static_cast<std::int64_t>(places.first),
                static_cast<std::int64_t>(places.first + places.count), player})
        .map([](const Rows& rows) {
            std::vector<PlacedDuel> all;
            for (const Row& row : rows) {
                all.push_back({static_cast<std::size_t>(number(row[9])), row[10], duel_of(row)});
            }
            return all;
        });
}

Result<void> Store::each_duel(const VisitDuel& visit) {
    return run("SELECT day, edition, player, digest, points, turns, accuracy, luck, at FROM duels "
               "ORDER BY day, edition, player",
               {})
        .map([&](const Rows& rows) {
            for (const Row& row : rows) visit(duel_of(row));
        });
}

}  // namespace parlor::store
