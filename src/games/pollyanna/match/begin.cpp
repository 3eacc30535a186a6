// SPDX-License-Identifier: MIT
// How a table of Pollyanna begins: from what people want to play, or from a record.
#include <algorithm>

#include "base/words.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/rules/opening.h"

namespace parlor::pollyanna {
namespace {

base::unexpected<match::TextFaults> refuse(PositionFault fault, std::string part) {
    return base::unexpected(match::faults(Defects{{fault, std::move(part)}}));
}

std::vector<Throw> throw_for_first_turn(SeatSet seated, const match::Cast& cast) {
    std::vector<Throw> thrown;
    while (opening(seated, thrown).to_throw) thrown.push_back(*parse_throw(cast()));
    return thrown;
}

// Reads the tags: what is played, from which position, and by whom.
class TagReader {
public:
    explicit TagReader(const game::Record& record) : record_(record), found_(record) {}

    match::Resumed read() {
        const auto variant = read_variant();
        const auto start = found_.open_start(parse_position(record_.start));
        if (start) {
            if (variant && *variant != start->variant) {
                found_.add("edition", match::DamageFault::VariantDiffers, text(*variant));
            }
            check_seats(start->seated);
            read_opening(*start);
        }
        if (!found_.empty()) return base::unexpected(found_.take());
        return std::make_unique<Match>(*start, match::header_of(record_), opening_);
    }

private:
    std::optional<Variant> read_variant() {
        if (const auto edition = parse_variant(record_.edition); !edition) {
            found_.add("edition", match::faults(edition.error()));
            return std::nullopt;
        }
        std::string all = record_.edition;
        for (const std::string_view each : base::words(record_.switches)) (all += '+') += each;
        const auto variant = parse_variant(all);
        if (variant) return *variant;
        found_.add("switches", match::faults(variant.error()));
        return std::nullopt;
    }

    // The line of a vacant seat may be left out.
    void check_seats(SeatSet seated) {
        for (const game::RecordedSeat& each : record_.seats) {
            const auto seat = parse_seat(each.letter);
            const bool plays = seat && seated.has(*seat);
            if (!seat || plays != each.name.has_value()) found_.add_seat(each.letter);
        }
        for (const Seat seat : all_seats) {
            const bool is_listed =
                std::ranges::find(record_.seats, letter(seat), &game::RecordedSeat::letter) !=
                record_.seats.end();
            if (!seated.has(seat) || is_listed) continue;
            found_.add("start", match::DamageFault::SeatDiffers, std::string(1, letter(seat)));
        }
    }

    // P11, Q20. A record may have no opening: then the table agreed who begins.
    void read_opening(const Position& start) {
        const auto differs = [&](const game::RecordedThrow& at) {
            found_.add("opening", match::DamageFault::OpeningDiffers,
                       std::string{at.seat, ' '} + at.thrown);
        };
        for (const game::RecordedThrow& each : record_.opening) {
            const auto thrown = parse_throw(each.thrown);
            const Opening now = opening(start.seated, opening_);
            if (!thrown) return found_.add("opening", {{"unknown_throw", each.thrown}});
            if (!now.to_throw || letter(*now.to_throw) != each.seat) return differs(each);
            opening_.push_back(*thrown);
        }
        if (opening_.empty()) return;
        if (opening(start.seated, opening_).begins() != start.to_throw) {
            differs(record_.opening.back());
        }
    }

    const game::Record& record_;
    std::vector<Throw> opening_;
    match::Damages found_;
};

}  // namespace

match::Opened Match::begin(const Board& /*board*/, const match::NewGame& wanted,
                           const match::Cast& cast) {
    const auto variant = parse_variant(wanted.game);
    if (!variant) return base::unexpected(match::faults(variant.error()));
    SeatSet seats;
    for (const char each : wanted.seated) seats = seats | SeatSet::of(*parse_seat(each));
    if (!may_play(seats, variant->partners())) {
        const bool too_few = variant->partners() && may_play(seats, false);
        return too_few ? refuse(PositionFault::PartnersNeedFour, text(*variant))
                       : refuse(PositionFault::SeatsNotPlayable, text(seats));
    }
    const auto thrown = throw_for_first_turn(seats, cast);
    const Seat begins = *opening(seats, thrown).begins();
    return std::make_unique<Match>(starting_position(*variant, seats, begins), wanted.header,
                                   thrown);
}

match::Resumed Match::begin(const Board& /*board*/, const game::Record& record) {
    return TagReader(record).read();
}

}  // namespace parlor::pollyanna
