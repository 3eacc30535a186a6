// SPDX-License-Identifier: MIT
#include "presentation/console/complaints.h"

#include <fmt/format.h>

#include <cstdio>

#include "base/plain.h"

namespace parlor::console {

void complain(std::string_view sentence) {
    fmt::print(stderr, "parlor: {}\n", base::plain(sentence));
}

void complain_of(std::string_view sentence, std::string_view name) {
    complain(fmt::format("{} ({})", sentence, name));
}

void complain(language::Language language, const games::Game& game,
              const match::TextFaults& faults) {
    const sentences::Voice voice = game.teller().voice(language);
    for (const match::TextFault& each : faults) complain_of(voice.fault(each), each.name);
}

}  // namespace parlor::console
