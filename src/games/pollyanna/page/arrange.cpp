// SPDX-License-Identifier: MIT
// Positions of Pollyanna that are set up by hand.
#include <algorithm>

#include "games/pollyanna/page/page.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/sentences/spaces.h"
#include "presentation/page/reasons.h"

namespace parlor::pollyanna {
namespace {

using sentences::Voice;

// Two players who have yet to begin.
PositionText empty_board() {
    const SeatSet both = SeatSet::of(Seat::Blue) | SeatSet::of(Seat::Red);
    return {starting_position(Variant(), both, Seat::Blue), std::nullopt};
}

// A game that is won has no throw.
std::string written(const PositionText& arranged) {
    const bool won = !winners(arranged.position).empty();
    return arranged.thrown && !won ? text(arranged.position, *arranged.thrown)
                                   : text(arranged.position);
}

// "b:17", "17" or anything else that a defect names; empty: that is no place.
std::string place_of(std::string_view part) {
    const auto seat = part.size() > 2 && part[1] == ':' ? parse_seat(part[0]) : std::nullopt;
    const auto space = parse_space(seat ? part.substr(2) : part);
    return space ? place_id(seat.value_or(Seat::Blue), *space) : std::string();
}

// The space that a defect names, as the board shows it where it bears numbers.
match::TextFault as_shown(const Voice& voice, match::TextFault fault) {
    const std::string_view part = fault.part;
    const bool of_seat = part.size() > 2 && part[1] == ':';
    const auto space = parse_space(of_seat ? part.substr(2) : part);
    const bool on_board = space && !is_waiting(*space) && !is_home(*space);
    if (on_board && has_painted_numbers(voice)) fault.part = space_told(voice, *space);
    return fault;
}

// Makes the changes one by one and collects what cannot be read in them.
class Editor {
public:
    explicit Editor(PositionText& arranged) : now_(arranged) {}

    Defects make(const page::Rearrangement& change) {
        if (change.game) play(*change.game);
        if (change.seats) seat(*change.seats);
        if (change.side) give_throw(*change.side);
        if (change.thrown) lay_dice(*change.thrown);
        if (!change.figure.empty()) move(change);
        return std::move(found_);
    }

private:
    void play(std::string_view game) {
        const auto variant = parse_variant(game);
        if (variant) {
            now_.position.variant = *variant;
        } else {
            found_.insert(found_.end(), variant.error().begin(), variant.error().end());
        }
    }

    void seat(std::string_view letters) {
        SeatSet seats;
        for (const char each : letters) {
            const auto seat = parse_seat(each);
            if (!seat) return found_.push_back({PositionFault::UnknownState, std::string(letters)});
            seats = seats | SeatSet::of(*seat);
        }
        Position& position = now_.position;
        position.seated = seats;
        for (const Seat each : all_seats) {
            if (!seats.has(each)) position.of(each) = {};
        }
        if (!seats.empty() && !seats.has(position.to_throw)) position.to_throw = seats.first();
    }

    void give_throw(std::string_view side) {
        const auto seat = side.size() == 1 ? parse_seat(side.front()) : std::nullopt;
        if (!seat) return found_.push_back({PositionFault::UnknownState, std::string(side)});
        now_.position.to_throw = *seat;
    }

    void lay_dice(std::string_view dice) {
        now_.thrown = parse_throw(dice);
        if (!dice.empty() && !now_.thrown) {
            found_.push_back({PositionFault::UnknownThrow, std::string(dice)});
        }
    }

    void move(const page::Rearrangement& change) {
        const auto seat = change.figure.size() == 1 ? parse_seat(change.figure[0]) : std::nullopt;
        const auto from = space_at(change.from);
        const auto to = space_at(change.to);
        if (!seat || !from) return found_.push_back({PositionFault::UnknownSpace, change.from});
        if (!to) return found_.push_back({PositionFault::UnknownSpace, change.to});
        Pieces& pieces = now_.position.of(*seat);
        const auto piece = std::ranges::find(pieces, *from);
        if (piece == pieces.end() || !now_.position.seated.has(*seat)) {
            return found_.push_back(
                {PositionFault::UnknownSpace, change.figure + ':' + change.from});
        }
        *piece = *to;
        std::ranges::sort(pieces);
    }

    // Off the board a piece waits.
    static std::optional<Space> space_at(std::string_view place) {
        return place.empty() || place.starts_with("w:") ? Space::waiting() : parse_space(place);
    }

    PositionText& now_;
    Defects found_;
};

page::Arrangement shown(const Voice& voice, const PositionText& arranged) {
    const Position& position = arranged.position;
    const bool won = !winners(position).empty();
    const bool thrown = arranged.thrown && !won;
    page::Arrangement all{.position = written(arranged),
                          .game = text(position.variant),
                          .may_stay_empty = true,
                          .due = won ? "over" : (thrown ? "step" : "throw"),
                          .side = letter(position.to_throw),
                          .thrown = thrown ? text(*arranged.thrown) : "",
                          .pieces = piece_views(voice, position)};
    for (const Seat seat : all_seats) {
        all.seats.push_back(
            {letter(seat), voice.colour(letter(seat)), {letter(seat)}, position.seated.has(seat)});
    }
    return all;
}

}  // namespace

base::Expected<page::Arrangement, match::TextFaults> Page::arranged(
    Voice voice, std::string_view position, const page::Rearrangement& change) {
    PositionText now = empty_board();
    if (!position.empty()) {
        const auto sketch = parse_sketch(position);
        if (!sketch) return base::unexpected(match::faults(sketch.error()));
        now = sketch->read;
    }
    const Defects unread = Editor(now).make(change);
    if (!unread.empty()) return base::unexpected(match::faults(unread));
    voice.edition = now.position.variant.edition().name;
    page::Arrangement all = shown(voice, now);
    const auto again = parse_sketch(all.position);
    for (const match::TextFault& each : match::faults(again ? again->flaws : again.error())) {
        all.flaws.push_back(page::flaw(voice, as_shown(voice, each), place_of(each.part)));
    }
    return all;
}

}  // namespace parlor::pollyanna
