// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/series.h"

#include <cassert>
#include <memory>

#include "base/random.h"
#include "computers/players/roster.h"
#include "games/pollyanna/rules/opening.h"
#include "games/pollyanna/rules/results.h"

namespace parlor::analysis {
namespace {

using pollyanna::Position;
using pollyanna::Seat;
using pollyanna::SeatSet;
using pollyanna::Throw;

// The table, with all that is used again from game to game.
class Table {
public:
    explicit Table(const Series& series) : series_(series) {
        assert(may_play(series.seated, series.variant.partners()));
        for (const Seat seat : pollyanna::all_seats) {
            if (!series.seated.has(seat)) continue;
            const auto at = static_cast<std::size_t>(index(seat));
            players_[at] = players::make_player(series.players[at]);
            assert(players_[at]);
        }
    }

    void play(std::uint64_t game, Tally& tally) {
        base::Random dice(series_.seed, game);
        base::Random choices(series_.seed, game | players::choices_stream);
        const Seat began = who_begins(series_.seated, dice);
        Position position = starting_position(series_.variant, series_.seated, began);
        std::uint64_t length = 0;
        while (!is_over(position)) {
            const Throw thrown = Throw::by(dice);
            const Position after = play_throw(position, thrown, choices);
            tally.count_throw(position, thrown, after);
            position = after;
            ++length;
        }
        tally.count_game(began, length, winners(position));
    }

private:
    Position play_throw(const Position& position, Throw thrown, base::Random& choices) {
        results_.find(position, thrown);
        players::Player<pollyanna::Pollyanna>& player =
            *players_[static_cast<std::size_t>(index(position.to_throw))];
        return results_[player.choose(position, results_, choices, base::never_stop)];
    }

    const Series& series_;
    std::array<std::unique_ptr<players::Player<pollyanna::Pollyanna>>, 4> players_;
    pollyanna::Results results_;
};

}  // namespace

std::vector<SeatSet> sides(const Series& series) {
    if (series.variant.partners()) {
        return {SeatSet::pair(Seat::Blue), SeatSet::pair(Seat::Green)};
    }
    std::vector<SeatSet> all;
    for (const Seat seat : pollyanna::all_seats) {
        if (series.seated.has(seat)) all.push_back(SeatSet::of(seat));
    }
    return all;
}

Tally play_series(const Series& series, std::uint64_t first, std::uint64_t count) {
    Table table(series);
    Tally tally;
    for (std::uint64_t game = first; game < first + count; ++game) table.play(game, tally);
    return tally;
}

}  // namespace parlor::analysis
