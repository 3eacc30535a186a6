// SPDX-License-Identifier: MIT
#include "presentation/terminal/seating.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "base/plain.h"
#include "base/words.h"

namespace parlor::terminal {
namespace {

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& each : small) {
        if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
    }
    return small;
}

// "blue=Ana"; nullopt if the text has another form.
struct Assignment {
    char seat;
    std::string_view value;
};
std::optional<Assignment> parse_assignment(const games::Game& game, std::string_view text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string_view::npos) return std::nullopt;
    const auto seat = parse_seat_name(game.seats(), base::trimmed(text.substr(0, sign)));
    if (!seat) return std::nullopt;
    return Assignment{*seat, base::trimmed(text.substr(sign + 1))};
}

// The name of a computer is that of its level. Returns nullopt if there is no such player.
std::optional<std::string> parse_player(const coach::Coach& coach, std::string_view text,
                                        std::string_view level) {
    std::string player = lower(text);
    if (player == "-" || player == "vacant") return std::string();
    if (player == Seating::human) return player;
    const coach::LevelCard* const card = coach.level(player == "computer" ? level : player);
    return card != nullptr ? std::optional(std::string(card->name)) : std::nullopt;
}

}  // namespace

Seating::Seating(std::span<const games::SeatWord> seats) {
    for (const games::SeatWord& each : seats) chairs_.push_back({each.letter});
}

Seating::Chair& Seating::at(char seat) {
    const auto found = std::ranges::find(chairs_, seat, &Chair::letter);
    assert(found != chairs_.end());
    return *found;
}

const Seating::Chair& Seating::at(char seat) const {
    const auto found = std::ranges::find(chairs_, seat, &Chair::letter);
    assert(found != chairs_.end());
    return *found;
}

void Seating::name(char seat, std::string_view name) { at(seat).name = base::plain(name); }

std::string Seating::seated() const {
    std::string all;
    for (const Chair& each : chairs_) {
        if (!each.player.empty()) all += each.letter;
    }
    return all;
}

int Seating::humans() const {
    return static_cast<int>(std::ranges::count(chairs_, human, &Chair::player));
}

std::string_view Seating::player(char seat) const { return at(seat).player; }

std::vector<match::SeatName> Seating::names() const {
    std::vector<match::SeatName> all;
    for (const Chair& each : chairs_) all.push_back({each.letter, each.name});
    return all;
}

std::string Seating::text() const {
    std::vector<std::string> all;
    for (const Chair& each : chairs_) {
        if (!each.player.empty()) all.push_back(fmt::format("{}={}", each.letter, each.player));
    }
    return fmt::format("{}", fmt::join(all, ","));
}

std::optional<char> parse_seat_name(std::span<const games::SeatWord> seats, std::string_view text) {
    const std::string small = lower(text);
    for (const games::SeatWord& each : seats) {
        if (small == each.word || small == std::string(1, each.letter)) return each.letter;
    }
    return std::nullopt;
}

base::Expected<Seating, std::string> parse_seating(const games::Game& game, std::string_view text,
                                                   std::string_view level) {
    Seating seating(game.seats());
    const auto coach = game.coach();
    std::string named;
    for (const std::string_view part : base::split(text, ',')) {
        const auto assigned = parse_assignment(game, part);
        const auto player = assigned ? parse_player(*coach, assigned->value, level) : std::nullopt;
        if (!player || named.find(assigned->seat) != std::string::npos) {
            return base::unexpected(std::string(part));
        }
        seating.place(assigned->seat, *player);
        named += assigned->seat;
    }
    return seating;
}

base::Expected<void, std::string> add_names(const games::Game& game, Seating& seating,
                                            std::string_view text) {
    const auto parts = base::split(text, ',');
    const std::string seated = seating.seated();
    std::size_t next = 0;
    for (const char seat : seated) {
        if (next == parts.size() || parts[next].find('=') != std::string_view::npos) break;
        seating.name(seat, parts[next++]);
    }
    for (; next < parts.size(); ++next) {
        const auto assigned = parse_assignment(game, parts[next]);
        if (!assigned || seated.find(assigned->seat) == std::string::npos) {
            return base::unexpected(std::string(parts[next]));
        }
        seating.name(assigned->seat, assigned->value);
    }
    return {};
}

Seating one_human(const games::Game& game, std::string_view seated, char person,
                  std::string_view level) {
    Seating seating(game.seats());
    const std::string_view computer = game.coach()->level(level)->name;
    for (const char seat : seated) {
        seating.place(seat, std::string(seat == person ? Seating::human : computer));
    }
    return seating;
}

std::string level_names(const games::Game& game) {
    std::vector<std::string_view> names;
    const auto coach = game.coach();
    for (const coach::LevelCard& each : coach->levels()) names.push_back(each.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace parlor::terminal
