// SPDX-License-Identifier: MIT
#include "games/duel.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/numbers.h"
#include "games/games.h"
#include "rules/match/dice.h"

namespace parlor::games {
namespace {

// FNV-1a, which docs/protocol.md promises.
std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char each : text) {
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3U;
    }
    return hash;
}

bool is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int days_of(int year, int month) {
    constexpr std::array days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[static_cast<std::size_t>(month - 1)] + (month == 2 && is_leap(year) ? 1 : 0);
}

bool may_play(std::string_view edition, std::string_view seats) {
    match::Dice dice(game::Seed(), of(edition).dice());
    return begin({std::string(edition), std::string(seats)}, [&] { return dice.cast(); })
        .has_value();
}

// The first pair of seats that may play; empty if the game is not for two.
std::string seats_for_two(const Game& game, std::string_view edition) {
    const std::string letters = game.letters();
    for (std::size_t first = 0; first < letters.size(); ++first) {
        for (std::size_t second = first + 1; second < letters.size(); ++second) {
            const std::string seats{letters[first], letters[second]};
            if (may_play(edition, seats)) return seats;
        }
    }
    return {};
}

std::vector<std::string> quick_levels(const Game& game) {
    std::vector<std::string> all;
    const auto coach = game.coach();
    for (const coach::LevelCard& each : coach->levels()) {
        if (each.milliseconds <= longest_milliseconds) all.emplace_back(each.name);
    }
    return all;
}

}  // namespace

std::optional<std::int64_t> parse_date(std::string_view text) {
    constexpr std::string_view form = "0000-00-00";
    const auto fits = [](char of_form, char c) {
        return of_form == '-' ? c == '-' : base::is_digit(c);
    };
    if (!std::ranges::equal(form, text, fits)) return std::nullopt;
    const auto part = [&](std::size_t at, std::size_t length) {
        return static_cast<int>(base::parse_unsigned(text.substr(at, length)).value_or(0));
    };
    const int year = part(0, 4);
    const int month = part(5, 2);
    const int day = part(8, 2);
    if (year < 1970 || month < 1 || month > 12 || day < 1 || day > days_of(year, month)) {
        return std::nullopt;
    }
    std::int64_t days = day - 1;
    for (int before = 1; before < month; ++before) days += days_of(year, before);
    for (int before = 1970; before < year; ++before) days += is_leap(before) ? 366 : 365;
    return days;
}

std::optional<Duel> duel_of(std::string_view date, std::string_view edition) {
    const auto day = parse_date(date);
    if (!day) return std::nullopt;
    const Game& game = of(edition);
    const bool is_known =
        std::ranges::find(game.editions(), edition, &EditionCard::name) != game.editions().end();
    const std::string seats = is_known ? seats_for_two(game, edition) : std::string();
    const auto levels = quick_levels(game);
    if (seats.empty() || levels.empty()) return std::nullopt;
    const std::uint64_t seed =
        hash_of(std::string("parlor-duel ").append(date).append(" ").append(edition));
    // From one day to the next another character.
    const auto days = static_cast<std::uint64_t>(*day);
    const std::string& level = levels[(days + hash_of(edition) % levels.size()) % levels.size()];
    return Duel{std::string(edition), level, seats, seats[seed >> 63U], seed};
}

match::NewGame new_game(const Duel& duel) {
    match::NewGame wanted{duel.edition, duel.seats, {.seed = game::Seed{duel.seed, 0}}};
    std::string players;
    for (const char seat : duel.seats) {
        if (!players.empty()) players += ',';
        players += std::string{seat, '='}.append(seat == duel.person ? match::human : duel.level);
        wanted.header.names.push_back({seat, ""});
    }
    wanted.header.tags = {{std::string(match::players_tag), players}};
    return wanted;
}

}  // namespace parlor::games
