// SPDX-License-Identifier: MIT
#include "programs/cli/play/records.h"

#include <fmt/format.h>

#include <algorithm>

#include "presentation/console/files.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::cli {
namespace {

using language::Language;
using language::say;

// A line of the file, the reason, and the name of the fault.
struct Complaint {
    int line;
    std::string reason;
    std::string name;
};

void tell_damage(Language language, const std::string& file, const Complaint& complaint) {
    const std::string told = say(
        language, "play.damaged",
        {{"file", file}, {"line", fmt::to_string(complaint.line)}, {"reason", complaint.reason}});
    complain_of(told, complaint.name);
}

Complaint complaint(const sentences::Voice& voice, const game::RecordDefect& defect) {
    const std::string named(name(defect.fault));
    return {defect.line, voice.say("record." + named, {{"part", defect.part}}), named};
}

// Adds why a step was refused.
Complaint complaint(const sentences::Voice& voice, const TerminalGame& game,
                    const match::Damage& damage) {
    std::string named(name(damage.fault));
    std::string reason = voice.say("damage." + named, {{"part", damage.part}});
    if (!damage.refused.reason.empty()) {
        named = damage.refused.reason;
        const bool illegal = damage.refused.error == match::Error::IllegalStep;
        reason += ' ';
        reason += illegal ? game.teller().reason(voice, damage.refused)
                          : voice.fault({damage.refused.reason, damage.part});
    }
    return {damage.line, reason, named};
}

}  // namespace

std::optional<LoadedRecord> load_record(Language language, const RecordFile& file) {
    auto record = read_record(language, file);
    return record ? play_through(language, file, std::move(*record)) : std::nullopt;
}

std::optional<game::Record> read_record(Language language, const RecordFile& file) {
    const auto content =
        file.is_standard_input ? console::read_standard_input() : console::read_file(file.path);
    if (!content) {
        complain(
            say(language, "play.load_failed", {{"file", file.path}, {"reason", content.error()}}));
        return std::nullopt;
    }
    auto record = game::read(*content);
    if (record) return std::move(*record);
    for (const auto& each : record.error()) {
        tell_damage(language, file.path, complaint(sentences::Voice{language}, each));
    }
    return std::nullopt;
}

std::optional<LoadedRecord> play_through(Language language, const RecordFile& file,
                                         game::Record record) {
    auto game = find_game({record.game, file.board, language});
    if (!game) return std::nullopt;
    auto match = game->game().resume(record);
    if (match) return LoadedRecord{std::move(record), std::move(game), std::move(*match)};
    const sentences::Voice voice = game->teller().voice(language, record.edition);
    for (const auto& each : match.error()) {
        tell_damage(language, file.path, complaint(voice, *game, each));
    }
    return std::nullopt;
}

std::unique_ptr<match::Match> begun(const TerminalGame& game, game::Record record) {
    record.turns.clear();
    record.result.clear();
    return std::move(*game.game().resume(record));
}

std::size_t throws_played(const game::Record& record) {
    const auto is_played = [](const game::Turn& turn) {
        return !turn.is_pending() && turn.thrown != match::setting_up;
    };
    return static_cast<std::size_t>(std::ranges::count_if(record.turns, is_played));
}

}  // namespace parlor::cli
