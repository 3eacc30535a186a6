// SPDX-License-Identifier: MIT
#include "programs/cli/questions/endings_file.h"

#include "programs/cli/common.h"
#include "programs/cli/files.h"

namespace parlor::cli {

bool use_endings(language::Language language, const TerminalGame& game, const match::Match& match,
                 const std::string& file) {
    if (file.empty()) return true;
    const auto content = read_file(file);
    const std::string_view fault =
        content ? game.take_endings(match, *content) : std::string_view("cannot_read");
    if (fault.empty()) return true;
    complain_of(language::say(language, "endings.refused", {{"file", file}}), fault);
    return false;
}

}  // namespace parlor::cli
