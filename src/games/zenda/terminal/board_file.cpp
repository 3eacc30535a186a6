// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/board_file.h"

#include "games/zenda/report_json/board_json.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"

namespace parlor::cli {

using language::say;

std::optional<zenda::Board> read_board_file(const std::string& file, language::Language language) {
    const auto content = read_file(file);
    if (!content) {
        complain(say(language, "play.load_failed", {{"file", file}, {"reason", content.error()}}));
        return std::nullopt;
    }
    auto board = report_json::read_board(*content);
    if (board) return std::move(*board);
    for (const zenda::BoardDefect& each : board.error()) {
        const std::string named(name(each.fault));
        complain_of(file + ": " + say(language, "board.defect." + named, {{"part", each.part}}),
                    named);
    }
    return std::nullopt;
}

}  // namespace parlor::cli
