// SPDX-License-Identifier: MIT
#include "computers/players/player_spec.h"

#include <vector>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::players {
namespace {

using Parts = std::vector<std::string_view>;

constexpr int most_rollouts = 1'000'000;

std::optional<int> read_count(std::string_view text, int most) {
    const auto count = base::parse_number(text);
    return count && *count >= 1 && *count <= most ? count : std::nullopt;
}

std::optional<Selection> read_selection(std::string_view most, std::string_view percent) {
    const auto count = read_count(most, 1000);
    const auto within = base::parse_decimal(percent);
    if (!count || !within || *within < 0 || *within > 100) return std::nullopt;
    return Selection{.most = static_cast<std::size_t>(*count), .margin = *within / 100};
}

std::optional<SearchSpec> read_ahead(const Parts& parts) {
    if (parts.size() != 4) return std::nullopt;
    const auto ahead = read_count(parts[1], 2);
    const auto selection = read_selection(parts[2], parts[3]);
    if (!ahead || !selection) return std::nullopt;
    return SearchSpec{.ahead = *ahead, .selection = *selection};
}

std::optional<SearchSpec> read_rollouts(const Parts& parts) {
    if (parts.size() < 4 || parts.size() > 5) return std::nullopt;
    const Parts games = base::split(parts[1], 'x');
    if (games.size() != 2) return std::nullopt;
    const auto rollouts = read_count(games[0], most_rollouts);
    const auto throws = read_count(games[1], 1000);
    const auto selection = read_selection(parts[2], parts[3]);
    const auto advice = parts.size() == 5 ? read_count(parts[4], most_rollouts) : 0;
    if (!rollouts || !throws || !selection || !advice) return std::nullopt;
    return SearchSpec{
        .selection = *selection, .rollouts = *rollouts, .throws = *throws, .advice = *advice};
}

}  // namespace

std::optional<SearchSpec> parse_search(std::string_view text) {
    const Parts parts = base::split(text, ':');
    if (parts[0] == "ahead") return read_ahead(parts);
    if (parts[0] == "rollouts") return read_rollouts(parts);
    return std::nullopt;
}

}  // namespace parlor::players
