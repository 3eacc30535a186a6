// SPDX-License-Identifier: MIT
// Records from files: read, played through, and complained about line by line.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "presentation/language/language.h"
#include "programs/cli/games.h"
#include "rules/game/record.h"
#include "rules/match/match.h"

namespace parlor::cli {

struct LoadedRecord {
    game::Record record;
    std::unique_ptr<TerminalGame> game;
    std::unique_ptr<match::Match> match;  // as it stands at the end of the record
};

struct RecordFile {
    std::string path;
    std::string board;  // the file of the board that it is played on; empty: the game's own
    bool is_standard_input = false;  // then `path` is only its name in messages
};

// Read and played through. None: it could not be used, and the standard error says why, one line a
// damage. The two below are its parts, for callers that must know which of them failed.
std::optional<LoadedRecord> load_record(language::Language language, const RecordFile& file);
std::optional<game::Record> read_record(language::Language language, const RecordFile& file);
std::optional<LoadedRecord> play_through(language::Language language, const RecordFile& file,
                                         game::Record record);

// The table before the first turn. Precondition: the record is sound.
std::unique_ptr<match::Match> begun(const TerminalGame& game, game::Record record);

// How many throws of its turns have been played.
std::size_t throws_played(const game::Record& record);

}  // namespace parlor::cli
