// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <vector>

#include "computers/players/candidates.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/players/view.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {
namespace {

constexpr int a_win = 1000;
constexpr int a_capture = 20;
constexpr int no_way = 40;  // in spots: for the King to go

// How a side likes what a throw leads to: a few rules, each worth some points.
class RulesOfThumb {
public:
    RulesOfThumb(const Board& board, const Position& before)
        : board_(board), before_(before), away_(static_cast<std::size_t>(board.size()) + 1) {
        const bool king = before.king.on_board();
        SpotSet here = king ? SpotSet::of(before.king) : board.blue(City::Zenda);
        SpotSet seen = here;
        for (int away = 1; !here.empty(); ++away) {
            here = board.next_to(here) - seen;
            seen = seen | here;
            for (const Spot spot : here) away_[static_cast<std::size_t>(spot.number())] = away;
        }
    }

    [[nodiscard]] int points(const Position& after) const {
        if (const auto city = winner(after)) return *city == before_.city ? a_win : -a_win;
        const View view(board_, after);
        const City rival = other(before_.city);
        const int captured = pieces_of(before_, rival).size() - pieces_of(after, rival).size();
        return a_capture * captured +
               (before_.city == City::Streslau ? for_streslau(view) : for_zenda(view));
    }

private:
    // Stand between the King and Streslau, stand in pairs, come near the King.
    [[nodiscard]] int for_streslau(const View& view) const {
        int sum = 2 * way(view) + 3 * view.firm.size();
        for (const Spot spot : view.green) sum -= away_[static_cast<std::size_t>(spot.number())];
        return sum;
    }

    // Bring the King nearer to Streslau by open roads, keep the yellow pieces out of reach.
    [[nodiscard]] int for_zenda(const View& view) const {
        int sum = -2 * way(view);
        for (const Spot spot : view.yellow) {
            const bool safe = !may_be_captured(board_, *view.position, spot) ||
                              view.faces_that_reach(spot, view.green) == 0;
            if (!safe) sum -= a_capture / 2;
        }
        return sum;
    }

    [[nodiscard]] static int way(const View& view) {
        if (!view.position->king.on_board()) return no_way;
        return std::min(view.open_way().value_or(no_way), no_way);
    }

    const Board& board_;
    const Position& before_;
    std::vector<int> away_;  // by spot: from the King or, before he is set up, from Zenda
};

}  // namespace

std::size_t SimplePlayer::choose(const Position& before, const Results& results,
                                 base::Random& random, const base::Stop& /*stop*/) {
    if (results.size() == 1) return 0;
    const RulesOfThumb rules(*board_, before);
    return players::best_result(
        results, [&](const Position& after) { return rules.points(after); }, random);
}

}  // namespace parlor::zenda
