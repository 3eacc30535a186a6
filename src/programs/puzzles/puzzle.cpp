// SPDX-License-Identifier: MIT
#include "programs/puzzles/puzzle.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::puzzles {
namespace {

constexpr std::string_view before_answer = " | ";
constexpr std::string_view nothing = "-";  // no level has missed it, or it has no theme
constexpr std::size_t id_length = 5;
constexpr std::string_view id_letters = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::size_t figures = 7;  // words before the position
constexpr int most_pieces_elsewhere = 2;

// Pieces, seats and the throw: what may differ between two positions.
std::vector<std::string_view> parts_of(std::string_view position) {
    std::vector<std::string_view> all;
    for (const std::string_view word : base::words(position)) {
        for (const std::string_view part : base::split(word, ',')) all.push_back(part);
    }
    return all;
}

std::string_view last_word(std::string_view text) { return text.substr(text.rfind(' ') + 1); }

std::string_view or_nothing(std::string_view text) { return text.empty() ? nothing : text; }

// hit_or_run,side_road
std::optional<std::vector<std::string>> parse_themes(std::string_view text) {
    std::vector<std::string> all;
    if (text == nothing) return all;
    for (const std::string_view each : base::split(text, ',')) {
        const auto is_part = [](char letter) {
            return letter == '_' || (letter >= 'a' && letter <= 'z');
        };
        if (each.empty() || !std::ranges::all_of(each, is_part)) return std::nullopt;
        all.emplace_back(each);
    }
    return all;
}

std::optional<double> parse_percent(std::string_view text) {
    const auto value = base::parse_decimal(text);
    if (!value || *value < 0 || *value > 100) return std::nullopt;
    return *value / 100;
}

}  // namespace

// FNV-1a of 64 bits, in base 36.
std::string id_of(std::string_view position) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char each : position) {
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3U;
    }
    hash ^= hash >> 32U;
    std::string id;
    for (std::size_t i = 0; i < id_length; ++i) {
        id += id_letters[hash % id_letters.size()];
        hash /= id_letters.size();
    }
    return id;
}

bool are_alike(const Puzzle& one, const Puzzle& other) {
    if (last_word(one.position) != last_word(other.position)) return false;
    const auto of_one = parts_of(one.position);
    const auto of_other = parts_of(other.position);
    if (of_one.size() != of_other.size()) return false;
    int elsewhere = 0;
    for (std::size_t i = 0; i < of_one.size(); ++i) elsewhere += of_one[i] != of_other[i] ? 1 : 0;
    return elsewhere <= most_pieces_elsewhere;
}

std::string text(const Puzzle& puzzle) {
    const std::string themes = fmt::format("{}", fmt::join(puzzle.themes, ","));
    return fmt::format("{} {} {:.1f} {:.1f} {} {} {} {}{}{}", puzzle.id, puzzle.difficulty,
                       100 * puzzle.margin, 100 * puzzle.least_margin, puzzle.games,
                       or_nothing(puzzle.missed_by), or_nothing(themes), puzzle.position,
                       before_answer, puzzle.answer);
}

std::string_view name(LineFault fault) {
    constexpr std::array<std::string_view, 7> names{"parts", "id",     "difficulty", "margin",
                                                    "games", "themes", "answer"};
    return names.at(static_cast<std::size_t>(fault));
}

base::Expected<Puzzle, LineFault> parse_puzzle(std::string_view line) {
    const std::size_t bar = line.find(before_answer);
    if (bar == std::string_view::npos) return base::unexpected(LineFault::Parts);
    const auto words = base::words(line.substr(0, bar));
    if (words.size() <= figures) return base::unexpected(LineFault::Parts);
    const auto difficulty = base::parse_number(words[1]);
    const auto margin = parse_percent(words[2]);
    const auto least = parse_percent(words[3]);
    const auto games = base::parse_unsigned(words[4]);
    const auto begin = static_cast<std::size_t>(words[figures].data() - line.data());
    const std::string_view position = base::trimmed(line.substr(begin, bar - begin));
    const std::string_view answer = base::trimmed(line.substr(bar + before_answer.size()));
    if (!difficulty || *difficulty < 0 || *difficulty > 100) {
        return base::unexpected(LineFault::Difficulty);
    }
    if (!margin || !least || *least > *margin) return base::unexpected(LineFault::Margin);
    if (!games) return base::unexpected(LineFault::Games);
    auto themes = parse_themes(words[6]);
    if (!themes) return base::unexpected(LineFault::Themes);
    if (words[0] != id_of(position)) return base::unexpected(LineFault::Id);
    if (answer.empty()) return base::unexpected(LineFault::Answer);
    return Puzzle{.id = std::string(words[0]),
                  .difficulty = *difficulty,
                  .margin = *margin,
                  .least_margin = *least,
                  .games = *games,
                  .missed_by = words[5] == nothing ? std::string() : std::string(words[5]),
                  .themes = std::move(*themes),
                  .position = std::string(position),
                  .answer = std::string(answer)};
}

}  // namespace parlor::puzzles
