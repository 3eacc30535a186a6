// SPDX-License-Identifier: MIT
#include "protocols/engine_lines/question.h"

#include "computers/players/player.h"

namespace parlor::engine_lines {

Found answer(Consultant& computers, const Question& question, const base::Stop& stop) {
    const auto table = computers.open(question.position);
    if (!table) return base::unexpected(shortened(table.error().front()));
    if (const auto why = Consultant::why_not(**table)) return base::unexpected(*why);
    if (question.want == Want::Advice) {
        return computers.advice(**table, {.most = question.most, .seed = question.seed}, stop);
    }
    const std::string level =
        question.level.empty() ? computers.levels().back() : computers.level_name(question.level);
    if (level.empty()) return base::unexpected(fault(Problem::UnknownLevel, question.level));
    const base::Random random(question.seed, players::choices_stream);
    return computers.best_play(**table, {level, random}, stop);
}

}  // namespace parlor::engine_lines
