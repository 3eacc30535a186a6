// SPDX-License-Identifier: MIT
#include "cli/records.h"

#include <fmt/format.h>

#include "cli/common.h"
#include "cli/files.h"
#include "cli/words.h"
#include "match/resume.h"
#include "pollyanna/text.h"

namespace parlor::cli {
namespace {

using language::Language;
using language::say;

// One line of the file, what is wrong with it, and the name for that.
struct Complaint {
    int line;
    std::string reason;
    std::string_view name;
};

void tell_damage(Language language, const std::string& file, const Complaint& complaint) {
    const std::string told = say(
        language, "play.damaged",
        {{"file", file}, {"line", fmt::to_string(complaint.line)}, {"reason", complaint.reason}});
    complain_of(told, complaint.name);
}

Complaint complaint(Language language, const game::RecordDefect& defect) {
    const auto key = std::string("record.").append(name(defect.fault));
    return {defect.line, say(language, key, {{"part", defect.part}}), name(defect.fault)};
}

// Why it is so, where that is known, is told with it.
Complaint complaint(Language language, const match::Damage& damage) {
    const auto key = std::string("damage.").append(name(damage.fault));
    std::string reason = say(language, key, {{"part", damage.part}});
    std::string_view named = name(damage.fault);
    if (damage.defect) {
        named = name(*damage.defect);
        reason += ' ' + sentence(language, {*damage.defect, damage.part});
    }
    const auto step = pollyanna::parse_play(damage.part);
    if (damage.why && step && step->size() == 1) {
        named = name(damage.why->reason);
        reason += ' ' + Voice{language}.reason(step->front(), *damage.why);
    }
    return {damage.line, reason, named};
}

template <class Damages>
void complain_of_all(Language language, const std::string& file, const Damages& damages) {
    for (const auto& each : damages) tell_damage(language, file, complaint(language, each));
}

}  // namespace

std::optional<LoadedRecord> load_record(Language language, const std::string& file) {
    const auto content = read_file(file);
    if (!content) {
        complain(say(language, "play.load_failed", {{"file", file}, {"reason", content.error()}}));
        return std::nullopt;
    }
    const auto record = game::read(*content);
    if (!record) {
        complain_of_all(language, file, record.error());
        return std::nullopt;
    }
    auto match = match::resume(*record);
    if (match) return LoadedRecord{*record, std::move(*match)};
    complain_of_all(language, file, match.error());
    return std::nullopt;
}

std::vector<pollyanna::Throw> throws_of(const game::Record& record) {
    std::vector<pollyanna::Throw> all;
    for (const auto& each : record.opening) all.push_back(*pollyanna::parse_throw(each.thrown));
    for (const auto& each : record.turns) all.push_back(*pollyanna::parse_throw(each.thrown));
    return all;
}

}  // namespace parlor::cli
