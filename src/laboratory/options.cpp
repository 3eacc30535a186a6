// SPDX-License-Identifier: MIT
#include "laboratory/options.h"

#include <fmt/format.h>

#include "programs/cli/common.h"
#include "programs/cli/files.h"

namespace parlor::laboratory {

void Refusals::add(std::string_view name, language::Arguments arguments) {
    any_ = true;
    cli::complain_of(language::say(language_, fmt::format("{}.{}", section_, name), arguments),
                     name);
}

void Refusals::add(const games::Game& game, const match::TextFaults& faults) {
    any_ = true;
    const sentences::Voice voice = game.teller().voice(language_);
    for (const match::TextFault& each : faults) cli::complain_of(voice.fault(each), each.name);
}

void Refusals::unknown_player(std::string_view name, const std::vector<std::string_view>& known) {
    any_ = true;
    cli::complain_of(language::say(language_, "simulate.unknown_player",
                                   {{"part", std::string(name)},
                                    {"players", fmt::format("{}", fmt::join(known, ", "))}}),
                     "unknown_player");
}

bool write_or_complain(const std::string& file, std::string_view content,
                       language::Language language) {
    const auto written = cli::write_file(file, content);
    if (written) return true;
    cli::complain_of(
        language::say(language, "cli.cannot_write", {{"file", file}, {"reason", written.error()}}),
        "cannot_write");
    return false;
}

}  // namespace parlor::laboratory
