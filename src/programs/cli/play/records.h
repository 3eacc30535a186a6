// SPDX-License-Identifier: MIT
// Records from files. Complaints name the line of each defect.
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
    std::unique_ptr<match::Match> match;  // at the end of the record
};

struct RecordFile {
    std::string path;
    std::string board;  // the file of the board that it is played on; empty: the game's own
    bool is_standard_input = false;  // then `path` is only its name in messages
};

// Reads and replays a record. Complains and returns nullopt if it cannot be used. The other two are
// its parts, for callers that must know which of them failed.
std::optional<LoadedRecord> load_record(language::Language language, const RecordFile& file);
std::optional<game::Record> read_record(language::Language language, const RecordFile& file);
std::optional<LoadedRecord> play_through(language::Language language, const RecordFile& file,
                                         game::Record record);

// The table before the first turn. Precondition: the record is sound.
std::unique_ptr<match::Match> begun(const TerminalGame& game, game::Record record);

// The number of throws that have been played.
std::size_t throws_played(const game::Record& record);

}  // namespace parlor::cli
