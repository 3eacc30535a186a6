// SPDX-License-Identifier: MIT
// side forced best lesson error accuracy weight, then before, luck, best and played of each side:
// figures as the bits that they are.
#include "protocols/page_api/judged_notes.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <span>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::page_api {
namespace {

constexpr std::string_view nothing_to_learn = "-";

std::string bits(double figure) { return std::to_string(std::bit_cast<std::uint64_t>(figure)); }

using coach::JudgedTurn;

std::optional<double> figure(std::string_view bits) {
    const auto number = base::parse_unsigned(bits);
    if (!number) return std::nullopt;
    const auto read = std::bit_cast<double>(*number);
    return std::isfinite(read) ? std::optional(read) : std::nullopt;
}

// The figures of a turn, and those by side, in the order in which a note has them.
constexpr std::array own{&JudgedTurn::error, &JudgedTurn::accuracy, &JudgedTurn::weight};
constexpr std::array by_side{&JudgedTurn::before, &JudgedTurn::luck, &JudgedTurn::best,
                             &JudgedTurn::played};

}  // namespace

std::string judged_note(const JudgedTurn& turn) {
    std::string note = std::to_string(turn.side) + (turn.forced ? " 1 " : " 0 ");
    note += turn.play == turn.best_play ? "1 " : "0 ";
    note += turn.best_reasons.empty() ? nothing_to_learn : turn.best_reasons.front().key;
    for (const auto each : own) note += ' ' + bits(turn.*each);
    for (const auto figures : by_side) {
        for (const double each : turn.*figures) note += ' ' + bits(each);
    }
    return note;
}

std::optional<JudgedTurn> from_note(std::string_view note, std::size_t sides) {
    constexpr std::size_t before_figures = 4;
    const auto words = base::words(note);
    if (words.size() != before_figures + own.size() + by_side.size() * sides) return std::nullopt;
    const auto side = base::parse_unsigned(words[0]);
    const auto is_flag = [](std::string_view word) { return word == "0" || word == "1"; };
    if (!side || *side >= sides || !is_flag(words[1]) || !is_flag(words[2])) return std::nullopt;
    std::vector<double> figures;
    for (const std::string_view each : std::span(words).subspan(before_figures)) {
        const auto read = figure(each);
        if (!read) return std::nullopt;
        figures.push_back(*read);
    }
    JudgedTurn turn;
    turn.side = static_cast<std::size_t>(*side);
    turn.forced = words[1] == "1";
    if (words[2] == "0") turn.best_play = "better";
    if (words[3] != nothing_to_learn) turn.best_reasons.push_back({std::string(words[3]), {}});
    auto next = figures.begin();
    for (const auto each : own) turn.*each = *next++;
    for (const auto of : by_side) {
        const auto end = next + static_cast<std::ptrdiff_t>(sides);
        (turn.*of).assign(next, end);
        next = end;
    }
    return turn;
}

}  // namespace parlor::page_api
