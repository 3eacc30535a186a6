// SPDX-License-Identifier: MIT
#include "laboratory/options.h"

#include <fmt/format.h>

#include "presentation/console/complaints.h"

namespace parlor::laboratory {

void Refusals::add(std::string_view name, language::Arguments arguments) {
    any_ = true;
    console::complain_of(language::say(language_, fmt::format("{}.{}", section_, name), arguments),
                         name);
}

void Refusals::add(const games::Game& game, const match::TextFaults& faults) {
    any_ = true;
    console::complain(language_, game, faults);
}

void Refusals::unknown_player(std::string_view name, const std::vector<std::string_view>& known) {
    any_ = true;
    console::complain_of(language::say(language_, "simulate.unknown_player",
                                       {{"part", std::string(name)},
                                        {"players", fmt::format("{}", fmt::join(known, ", "))}}),
                         "unknown_player");
}

}  // namespace parlor::laboratory
