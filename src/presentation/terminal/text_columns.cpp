// SPDX-License-Identifier: MIT
#include "presentation/terminal/text_columns.h"

#include <algorithm>
#include <array>

#include "base/words.h"
#include "unicode/letters.h"

namespace parlor::terminal {
namespace {

// The longest prefix that fits into `columns`.
std::string_view fitting(std::string_view text, std::size_t columns) {
    std::size_t bytes = 0;
    while (bytes < text.size()) {
        const std::string_view next = unicode::first_character(text.substr(bytes));
        const std::size_t wanted = unicode::columns(next);
        if (wanted > columns) break;
        columns -= wanted;
        bytes += next.size();
    }
    return text.substr(0, bytes);
}

// The prefix of an over-long word that fits into `columns`; never empty.
std::string_view line_of(std::string_view word, std::size_t columns) {
    const std::string_view fits = fitting(word, columns);
    return fits.empty() ? unicode::first_character(word) : fits;
}

bool is_ascii(std::string_view sign) {
    return std::ranges::all_of(sign, [](char each) { return each >= 0; });
}

struct Fold {
    std::string_view sign;
    std::string_view ascii;
};
constexpr std::array folds{
    Fold{"¿", ""},   Fold{"¡", ""},  Fold{"«", "\""},  Fold{"»", "\""}, Fold{"…", "..."},
    Fold{"·", "."},  Fold{"–", "-"}, Fold{"’", "'"},   Fold{"→", "->"}, Fold{"“", "\""},
    Fold{"”", "\""}, Fold{"×", "x"}, Fold{"∞", "inf"},
};

}  // namespace

std::size_t columns_of(std::string_view text) { return unicode::columns(text); }

std::string cut(std::string_view text, std::size_t columns) {
    return std::string(fitting(text, columns));
}

std::string padded(std::string_view text, std::size_t columns) {
    std::string line = cut(text, columns);
    return line.append(columns - columns_of(line), ' ');
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
    std::vector<std::string> lines;
    std::string line;
    for (std::string_view word : base::words(text)) {
        if (!line.empty() && columns_of(line) + 1 + columns_of(word) > columns) {
            lines.push_back(std::move(line));
            line.clear();
        }
        if (!line.empty()) line += ' ';
        while (columns_of(word) > columns) {
            lines.emplace_back(line_of(word, columns));
            word.remove_prefix(lines.back().size());
        }
        line += word;
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

std::string folded(std::string_view text) {
    std::string ascii;
    const std::string letters = unicode::without_marks(text);
    for (std::string_view rest = letters; !rest.empty();) {
        const std::string_view sign = unicode::first_character(rest);
        const auto fold = std::ranges::find(folds, sign, &Fold::sign);
        ascii += fold != folds.end() ? fold->ascii : is_ascii(sign) ? sign : "?";
        rest.remove_prefix(sign.size());
    }
    return ascii;
}

}  // namespace parlor::terminal
