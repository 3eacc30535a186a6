// SPDX-License-Identifier: MIT
#include "cli/board_file.h"

#include "cli/common.h"
#include "cli/files.h"
#include "wire/board_json.h"

namespace parlor::cli {

using language::say;

std::optional<zenda::Board> read_board_file(const std::string& file, language::Language language) {
    const auto content = read_file(file);
    if (!content) {
        complain(say(language, "play.load_failed", {{"file", file}, {"reason", content.error()}}));
        return std::nullopt;
    }
    auto board = wire::read_board(*content);
    if (board) return std::move(*board);
    for (const zenda::BoardDefect& each : board.error()) {
        const std::string named(name(each.fault));
        complain_of(file + ": " + say(language, "board.defect." + named, {{"part", each.part}}),
                    named);
    }
    return std::nullopt;
}

}  // namespace parlor::cli
