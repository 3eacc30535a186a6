// SPDX-License-Identifier: MIT
// Records from files: read, played through, and complained about line by line.
#pragma once

#include <optional>
#include <string>

#include "game/record.h"
#include "language/language.h"
#include "match/match.h"
#include "pollyanna/throw.h"

namespace parlor::cli {

struct LoadedRecord {
    game::Record record;
    match::Match match;  // as it stands at the end of the record
};

// None: it could not be used, and the standard error says why, one line a damage.
std::optional<LoadedRecord> load_record(language::Language language, const std::string& file);

// The throws of a sound record in the order they were drawn: for the first turn, then the turns.
std::vector<pollyanna::Throw> throws_of(const game::Record& record);

}  // namespace parlor::cli
