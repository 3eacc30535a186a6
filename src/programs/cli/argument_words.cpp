// SPDX-License-Identifier: MIT
#include "programs/cli/argument_words.h"

#include <fmt/format.h>

#include "base/numbers.h"
#include "programs/cli/common.h"

namespace parlor::cli {

using language::Language;

Language language_of(std::span<char*> arguments) {
    Language language = language_of_environment();
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        std::string_view value;
        const std::string_view each(arguments[i]);
        if (each.starts_with("--lang=")) value = each.substr(7);
        if (each == "--lang" && i + 1 < arguments.size()) value = arguments[i + 1];
        language = language::parse_language(value).value_or(language);
    }
    return language;
}

std::vector<std::string> in_reverse(std::span<char*> arguments) {
    std::vector<std::string> reversed;
    for (std::size_t i = arguments.size() - 1; i > 0; --i) {
        const std::string_view each(arguments[i]);
        reversed.push_back(each.starts_with("-+") ? fmt::format(" {}", each) : std::string(each));
    }
    return reversed;
}

std::string whole_number(const std::string& text) {
    if (base::parse_unsigned(text)) return {};
    return fmt::format("{}: 0 … 18446744073709551615", text);
}

}  // namespace parlor::cli
