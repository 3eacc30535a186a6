// SPDX-License-Identifier: MIT
#include "programs/cli/questions/analysed_game.h"

#include <fmt/format.h>

#include "presentation/sentences/reasons_told.h"
#include "programs/cli/table_lines.h"

namespace parlor::cli {
namespace {

using coach::JudgedTurn;

std::string totals(const AnalysedGame& game) {
    const sentences::Voice& voice = game.voice;
    std::vector<TableRow> rows{{voice.say("analyse.player")}};
    for (const char* key : {"luck", "error", "errors", "blunders", "result", "without_luck"}) {
        rows[0].push_back(voice.say(fmt::format("analyse.{}", key)));
    }
    const auto result = [](const std::optional<double>& value) {
        return value ? percent(*value) : std::string("–");
    };
    for (std::size_t i = 0; i < game.judged.sides.size(); ++i) {
        const coach::SideTotals& of = game.judged.totals[i];
        rows.push_back({game.side_name(i), signed_percent(of.luck), percent(of.error),
                        fmt::to_string(of.errors), fmt::to_string(of.blunders), result(of.result),
                        result(of.without_luck)});
    }
    return table_lines(rows);
}

std::string worst(const AnalysedGame& game, std::size_t index) {
    const sentences::Voice& voice = game.voice;
    const JudgedTurn& turn = game.judged.turns[index];
    const std::string title =
        voice.say("analyse.worst_turn", {{"turn", fmt::to_string(index + 1)},
                                         {"player", game.side_name(turn.side)},
                                         {"error", percent(turn.error)}});
    const auto line = [&](std::string_view key, const std::string& what) {
        return fmt::format("  {:<9} {}\n", voice.say(fmt::format("analyse.{}", key)), what);
    };
    const auto told = [&](const std::string& play, const std::vector<double>& chances,
                          const std::vector<coach::Reason>& why) {
        return fmt::format("{}  {}: {}", play, percent(chances[turn.side]),
                           reasons_told(voice, why));
    };
    return title + '\n' + line("position", turn.position) + line("thrown", turn.thrown) +
           line("played", told(turn.play, turn.played, turn.reasons)) +
           line("better", told(turn.best_play, turn.best, turn.best_reasons));
}

std::string note(const AnalysedGame& game, const JudgedTurn& turn) {
    const sentences::Voice& voice = game.voice;
    std::string told;
    if (turn.thrown != match::setting_up) {
        told = voice.say("analyse.note_luck", {{"luck", signed_percent(turn.luck[turn.side])}});
    }
    if (turn.forced) return told;
    if (!told.empty()) told += ' ';
    if (turn.play == turn.best_play) return told + voice.say("analyse.note_best");
    return told +
           voice.say("analyse.note_error", {{"error", percent(turn.error)},
                                            {"play", turn.best_play},
                                            {"why", reasons_told(voice, turn.best_reasons)}});
}

}  // namespace

std::string signed_percent(double share) { return fmt::format("{:+.1f} %", 100 * share); }

std::string analysis_table(const AnalysedGame& game) {
    const sentences::Voice& voice = game.voice;
    std::string all = game.terminal.teller().title(voice, game.record) + '\n';
    all += game.terminal.teller().standing_told(voice, game.end) + "\n\n" + totals(game) + '\n';
    if (game.judged.worst.empty()) return all + voice.say("analyse.no_errors") + '\n';
    all += voice.say("analyse.worst") + '\n';
    for (const std::size_t each : game.judged.worst) all += '\n' + worst(game, each);
    return all;
}

game::Record annotated(const AnalysedGame& game) {
    game::Record record = game.record;
    for (std::size_t i = 0; i < game.judged.turns.size(); ++i) {
        std::string told = note(game, game.judged.turns[i]);
        if (!told.empty()) record.turns[i].notes.push_back(std::move(told));
    }
    return record;
}

}  // namespace parlor::cli
