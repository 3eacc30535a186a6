// SPDX-License-Identifier: MIT
#include "programs/cli/text_columns.h"

#include <algorithm>
#include <array>

#include "base/words.h"

namespace parlor::cli {
namespace {

bool begins_a_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }

// Where the character after so many columns begins.
std::size_t bytes_of_columns(std::string_view text, std::size_t columns) {
    std::size_t at = 0;
    while (at < text.size()) {
        if (begins_a_character(text[at]) && columns-- == 0) break;
        ++at;
    }
    return at;
}

struct Fold {
    std::string_view sign;
    std::string_view ascii;
};
constexpr std::array folds{
    Fold{"á", "a"},   Fold{"é", "e"},  Fold{"í", "i"},   Fold{"ó", "o"},  Fold{"ú", "u"},
    Fold{"ü", "u"},   Fold{"ñ", "n"},  Fold{"Á", "A"},   Fold{"É", "E"},  Fold{"Í", "I"},
    Fold{"Ó", "O"},   Fold{"Ú", "U"},  Fold{"Ñ", "N"},   Fold{"¿", ""},   Fold{"¡", ""},
    Fold{"«", "\""},  Fold{"»", "\""}, Fold{"…", "..."}, Fold{"·", "."},  Fold{"–", "-"},
    Fold{"’", "'"},   Fold{"→", "->"}, Fold{"“", "\""},  Fold{"”", "\""}, Fold{"×", "x"},
    Fold{"∞", "inf"},
};

}  // namespace

std::size_t columns_of(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_a_character));
}

std::string cut(std::string_view text, std::size_t columns) {
    return std::string(text.substr(0, bytes_of_columns(text, columns)));
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
            lines.push_back(cut(word, columns));
            word.remove_prefix(lines.back().size());
        }
        line += word;
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

std::string folded(std::string_view text) {
    std::string ascii;
    while (!text.empty()) {
        const std::size_t bytes = bytes_of_columns(text, 1);
        const std::string_view sign = text.substr(0, bytes);
        const auto fold = std::ranges::find(folds, sign, &Fold::sign);
        ascii += fold != folds.end() ? fold->ascii : sign.size() == 1 ? sign : "?";
        text.remove_prefix(bytes);
    }
    return ascii;
}

}  // namespace parlor::cli
