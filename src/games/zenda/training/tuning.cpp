// SPDX-License-Identifier: MIT
#include "games/zenda/training/tuning.h"

#include "computers/players/best_result.h"
#include "computers/training/tuning_body.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {
namespace {

class StartPositions {
public:
    // Each side sets up as the evaluator likes best.
    static Position begin(players::Evaluator<Zenda>& evaluator, Results& results,
                          base::Random& random) {
        Position position = starting_position();
        while (position.phase == Phase::Setting) {
            results.find(position);
            position =
                results[players::best_result(results, evaluator, index(position.city), random)];
        }
        return position;
    }
    void count(const Position& before, const Position& after) { quiet_.count(before, after); }
    [[nodiscard]] bool is_drawn() const { return quiet_.make_a_draw(); }

private:
    QuietTurns quiet_;
};

}  // namespace

training::TuningResult tune(
    const std::vector<training::TuningBoard<players::ZendaFeatures>>& boards,
    const players::Weights& start, const training::TuningPlan& plan, parallel::Workers& workers,
    const parallel::Workers::Progress& progress) {
    return training::tune<players::ZendaFeatures, StartPositions>(boards, start, plan, workers,
                                                                  progress);
}

}  // namespace parlor::zenda
