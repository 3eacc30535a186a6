// SPDX-License-Identifier: MIT
#include "cli/seating.h"

#include <fmt/format.h>

#include "base/words.h"
#include "cli/computer.h"
#include "game/plain.h"

namespace parlor::cli {
namespace {

using pollyanna::all_seats;
using pollyanna::Seat;
using pollyanna::SeatSet;

constexpr std::array<std::string_view, 4> seat_names{"blue", "green", "red", "yellow"};

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& each : small) {
        if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
    }
    return small;
}

// "blue=Ana" in its two halves; none: it has no such form.
struct Assignment {
    Seat seat;
    std::string_view value;
};
std::optional<Assignment> parse_assignment(std::string_view text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string_view::npos) return std::nullopt;
    const auto seat = parse_seat_name(base::trimmed(text.substr(0, sign)));
    if (!seat) return std::nullopt;
    return Assignment{*seat, base::trimmed(text.substr(sign + 1))};
}

// The names of the roster's players stay; none: no such player.
std::optional<std::string> parse_player(std::string_view text) {
    std::string player = lower(text);
    if (player == "-" || player == "vacant") return std::string();
    if (player == "computer") return std::string(best_computer());
    if (player == Seating::human || is_computer(player)) return player;
    return std::nullopt;
}

}  // namespace

void Seating::name(Seat seat, std::string_view name) { names_[at(seat)] = game::plain(name); }

SeatSet Seating::seated() const {
    SeatSet all;
    for (const Seat seat : all_seats) {
        if (!player(seat).empty()) all = all | SeatSet::of(seat);
    }
    return all;
}

int Seating::humans() const { return static_cast<int>(std::ranges::count(players_, human)); }

std::string_view Seating::player(Seat seat) const { return players_[at(seat)]; }

std::string& Seating::player_of(Seat seat) { return players_[at(seat)]; }

std::string Seating::text() const {
    std::vector<std::string> all;
    for (const Seat seat : all_seats) {
        if (!player(seat).empty()) all.push_back(fmt::format("{}={}", letter(seat), player(seat)));
    }
    return fmt::format("{}", fmt::join(all, ","));
}

std::optional<Seat> parse_seat_name(std::string_view text) {
    const std::string small = lower(text);
    for (const Seat seat : all_seats) {
        const std::string_view name = seat_names[at(seat)];
        if (small == name || small == name.substr(0, 1)) return seat;
    }
    return std::nullopt;
}

base::Expected<Seating, std::string> parse_seating(std::string_view text) {
    Seating seating;
    SeatSet named;
    for (const std::string_view part : base::split(text, ',')) {
        const auto assigned = parse_assignment(part);
        const auto player = assigned ? parse_player(assigned->value) : std::nullopt;
        if (!player || named.has(assigned->seat)) return base::unexpected(std::string(part));
        seating.place(assigned->seat, *player);
        named = named | SeatSet::of(assigned->seat);
    }
    return seating;
}

base::Expected<void, std::string> add_names(Seating& seating, std::string_view text) {
    const auto parts = base::split(text, ',');
    std::size_t next = 0;
    for (const Seat seat : all_seats) {
        if (!seating.seated().has(seat) || next == parts.size()) continue;
        if (parts[next].find('=') != std::string_view::npos) break;
        seating.name(seat, std::string(parts[next++]));
    }
    for (; next < parts.size(); ++next) {
        const auto assigned = parse_assignment(parts[next]);
        if (!assigned || !seating.seated().has(assigned->seat)) {
            return base::unexpected(std::string(parts[next]));
        }
        seating.name(assigned->seat, std::string(assigned->value));
    }
    return {};
}

Seating one_human(SeatSet seated) {
    Seating seating;
    for (const Seat seat : all_seats) {
        if (!seated.has(seat)) continue;
        const bool first = seat == seated.first();
        seating.place(seat, std::string(first ? Seating::human : best_computer()));
    }
    return seating;
}

}  // namespace parlor::cli
