// SPDX-License-Identifier: MIT
#include "programs/cli/terminal.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <string>
#include <string_view>

#include "presentation/terminal/text_columns.h"

namespace parlor::cli {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

bool locale_is_utf8() {
    std::string charset;
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        charset = variable(name);
        if (!charset.empty()) break;
    }
    std::erase(charset, '-');
    std::ranges::transform(charset, charset.begin(), [](char each) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(each)));
    });
    return charset.find("utf8") != std::string::npos;
}

}  // namespace

Look look(const LookOptions& options) {
    const bool can_colour = is_screen() && variable("NO_COLOR").empty();
    return {.colour = options.colour.value_or(can_colour),
            .unicode = !options.ascii && locale_is_utf8()};
}

void print_text(std::string_view text) {
    fmt::print("{}", look({}).unicode ? std::string(text) : terminal::folded(text));
}

bool is_keyboard() { return isatty(STDIN_FILENO) == 1; }

bool is_screen() {
    const std::string_view kind = variable("TERM");
    return isatty(STDOUT_FILENO) == 1 && !kind.empty() && kind != "dumb";
}

WindowSize window_size() {
    winsize size{};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? WindowSize{size.ws_col, size.ws_row} : WindowSize{};
}

}  // namespace parlor::cli
