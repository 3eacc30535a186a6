// SPDX-License-Identifier: MIT
#include "games/zenda/analysis/series.h"

#include <cassert>
#include <memory>

#include "base/random.h"
#include "computers/players/roster.h"
#include "games/zenda/rules/quiet.h"
#include "games/zenda/rules/results.h"

namespace parlor::analysis {
namespace {

using zenda::Phase;
using zenda::Position;
using zenda::Throw;

// The table, with all that is used again from game to game.
class Table {
public:
    explicit Table(const ZendaSeries& series) : series_(series), results_(*series.board) {
        for (std::size_t i = 0; i < players_.size(); ++i) {
            players_[i] = players::make_player<zenda::Zenda>(series.players[i], *series.board);
            assert(players_[i]);
        }
    }

    void play(std::uint64_t game, ZendaTally& tally) {
        base::Random dice(series_.seed, game);
        base::Random choices(series_.seed, game | players::choices_stream);
        Position position = zenda::starting_position();
        while (position.phase == Phase::Setting) {
            results_.find(position);
            position = chosen(position, choices);
        }
        zenda::QuietTurns quiet;
        while (!is_over(position) && !quiet.make_a_draw()) {
            const Throw thrown = Throw::by(dice);
            results_.find(position, thrown);
            const Position after = chosen(position, choices);
            tally.count_throw(position, thrown, after);
            quiet.count(position, after);
            position = after;
        }
        tally.count_game(*series_.board, position);
    }

private:
    Position chosen(const Position& before, base::Random& choices) {
        return results_[players_[index(before.city)]->choose(before, results_, choices,
                                                             base::never_stop)];
    }

    const ZendaSeries& series_;
    std::array<std::unique_ptr<players::Player<zenda::Zenda>>, 2> players_;
    zenda::Results results_;
};

}  // namespace

ZendaTally play_series(const ZendaSeries& series, std::uint64_t first, std::uint64_t count) {
    Table table(series);
    ZendaTally tally;
    for (std::uint64_t game = first; game < first + count; ++game) table.play(game, tally);
    return tally;
}

}  // namespace parlor::analysis
