// SPDX-License-Identifier: MIT
#include "programs/cli/common.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <system_error>

namespace parlor::cli {

std::optional<int> run_guarded(int (*program)(int count, char** arguments), int count,
                               char** arguments) {
    try {
        const int code = program(count, arguments);
        if (std::fflush(stdout) == 0) return code;
        complain("the standard output cannot be written");
    } catch (const std::exception& failure) {
        complain(failure.what());
    }
    return std::nullopt;
}

language::Language language_of_environment() {
    using language::Language;
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        return std::string_view(value).starts_with("es") ? Language::Spanish : Language::English;
    }
    return Language::English;
}

std::string page_folder() {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    const fs::path installed = program.parent_path().parent_path() / "share/parlor/web";
    return fs::exists(installed / "index.html", error) ? installed.string() : PARLOR_PAGE;
}

bool is_within_limits(const Amount& amount, language::Language language) {
    if (amount.value >= amount.least && amount.value <= amount.most) return true;
    complain_of(language::say(language, "simulate.out_of_range",
                              {{"part", fmt::format("--{} {}", amount.option, amount.value)},
                               {"least", std::to_string(amount.least)},
                               {"most", std::to_string(amount.most)}}),
                "out_of_range");
    return false;
}

bool are_within_limits(std::initializer_list<Amount> amounts, language::Language language) {
    bool sound = true;
    for (const Amount& each : amounts) sound = is_within_limits(each, language) && sound;
    return sound;
}

}  // namespace parlor::cli
