// SPDX-License-Identifier: MIT
// side forced lesson error luck luck …: figures as the bits that they are.
#include "protocols/page_api/judged_notes.h"

#include <bit>
#include <cmath>
#include <cstdint>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::page_api {
namespace {

constexpr std::string_view nothing_to_learn = "-";

std::string bits(double figure) { return std::to_string(std::bit_cast<std::uint64_t>(figure)); }

std::optional<double> figure(std::string_view bits) {
    const auto number = base::parse_unsigned(bits);
    if (!number) return std::nullopt;
    const auto read = std::bit_cast<double>(*number);
    return std::isfinite(read) ? std::optional(read) : std::nullopt;
}

}  // namespace

std::string judged_note(const coach::JudgedTurn& turn) {
    std::string note = std::to_string(turn.side) + (turn.forced ? " 1 " : " 0 ");
    note += turn.best_reasons.empty() ? nothing_to_learn : turn.best_reasons.front().key;
    note += ' ' + bits(turn.error);
    for (const double each : turn.luck) note += ' ' + bits(each);
    return note;
}

std::optional<coach::JudgedTurn> from_note(std::string_view note, std::size_t sides) {
    constexpr std::size_t before_luck = 4;
    const auto words = base::words(note);
    if (words.size() != before_luck + sides) return std::nullopt;
    const auto side = base::parse_unsigned(words[0]);
    const auto error = figure(words[3]);
    if (!side || *side >= sides || (words[1] != "0" && words[1] != "1") || !error) {
        return std::nullopt;
    }
    coach::JudgedTurn turn;
    turn.side = static_cast<std::size_t>(*side);
    turn.forced = words[1] == "1";
    if (words[2] != nothing_to_learn) turn.best_reasons.push_back({std::string(words[2]), {}});
    turn.error = *error;
    for (std::size_t i = 0; i < sides; ++i) {
        const auto luck = figure(words[before_luck + i]);
        if (!luck) return std::nullopt;
        turn.luck.push_back(*luck);
    }
    return turn;
}

}  // namespace parlor::page_api
