// SPDX-License-Identifier: MIT
// What is learnt from in The Prisoner of Zenda.
#pragma once

#include "base/random.h"
#include "computers/players/best_result.h"
#include "computers/players/evaluator.h"
#include "computers/training/course.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/quiet.h"

namespace parlor::training {

template <>
class Course<players::ZendaFeatures> {
public:
    static constexpr std::size_t kinds = 1;
    static constexpr std::uint32_t stride = 2;
    static constexpr int ahead = 4;

    // Each side sets up as it likes best.
    static zenda::Position begin(std::size_t /*kind*/, players::Evaluator<zenda::Zenda>& evaluator,
                                 zenda::Results& results, base::Random& random) {
        zenda::Position position = zenda::starting_position();
        while (position.phase == zenda::Phase::Setting) {
            results.find(position);
            position =
                results[players::best_result(results, evaluator, index(position.city), random)];
        }
        return position;
    }
    void count(const zenda::Position& before, const zenda::Position& after) {
        quiet_.count(before, after);
    }
    [[nodiscard]] bool is_drawn() const { return quiet_.make_a_draw(); }

private:
    zenda::QuietTurns quiet_;
};

}  // namespace parlor::training
