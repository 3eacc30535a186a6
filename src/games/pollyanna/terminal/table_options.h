// SPDX-License-Identifier: MIT
// Which game of Pollyanna is played and who sits, as `simulate`, `arena` and `ladder` are told.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/rules/space.h"
#include "presentation/language/language.h"

namespace parlor::cli {

struct PollyannaTable {
    pollyanna::Variant variant{};
    pollyanna::SeatSet seated = pollyanna::SeatSet::all();
};

struct PollyannaTableOptions {
    std::string_view game;
    std::string_view seats;  // "bgry", or names with commas between: "blue,red"
    bool partners = false;
    language::Language language = language::Language::English;
};

// None after complaining of everything that is no good, on the standard error, a line each.
std::optional<PollyannaTable> read_pollyanna_table(const PollyannaTableOptions& options);

// "blue", "b". None after complaining.
std::optional<pollyanna::Seat> read_seat(std::string_view word, language::Language language);
// False after complaining that it is among them already.
bool add_seat(pollyanna::Seat seat, pollyanna::SeatSet& seats, language::Language language);

}  // namespace parlor::cli
