// SPDX-License-Identifier: MIT
#include <algorithm>

#include "base/words.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/rules/opening.h"
#include "rules/match/damages.h"

namespace parlor::pollyanna {
namespace {

std::string text(const game::RecordedThrow& thrown) {
    return std::string{thrown.seat, ' '} + thrown.thrown;
}

// Reads the tags: what is played, from which position, and by whom.
class Beginning {
public:
    explicit Beginning(const game::Record& record) : record_(record) {}

    match::Resumed read() {
        if (read_start()) {
            check_seats();
            check_for_missing_seats();
            read_opening();
        }
        if (!found_.empty()) return base::unexpected(found_.take());
        return std::make_unique<Match>(start_, match::header_of(record_), opening_);
    }

private:
    [[nodiscard]] int line(std::string_view tag) const { return record_.lines.of_tag(tag); }

    std::optional<Variant> read_variant() {
        if (const auto edition = parse_variant(record_.edition); !edition) {
            found_.add(line("edition"), match::faults(edition.error()));
            return std::nullopt;
        }
        std::string all = record_.edition;
        for (const std::string_view each : base::words(record_.switches)) (all += '+') += each;
        const auto variant = parse_variant(all);
        if (variant) return *variant;
        found_.add(line("switches"), match::faults(variant.error()));
        return std::nullopt;
    }

    bool read_start() {
        const auto variant = read_variant();
        const auto start = parse_position(record_.start);
        if (!start) {
            found_.add(line("start"), match::faults(start.error()));
        } else if (start->thrown || !winners(start->position).empty()) {
            found_.add(line("start"), match::DamageFault::StartNotOpen, record_.start);
        } else {
            start_ = start->position;
            if (variant && *variant != start_.variant) {
                found_.add(line("edition"), match::DamageFault::VariantDiffers,
                           pollyanna::text(*variant));
            }
            return true;
        }
        return false;
    }

    void check_seats() {
        for (const game::RecordedSeat& each : record_.seats) {
            const std::string named(1, each.letter);
            const auto seat = parse_seat(each.letter);
            const bool plays = seat && start_.seated.has(*seat);
            if (!seat || plays != each.name.has_value()) {
                found_.add(line("seat " + named), match::DamageFault::SeatDiffers, named);
            }
        }
    }

    // The line of a vacant seat may be left out.
    void check_for_missing_seats() {
        for (const Seat seat : all_seats) {
            const auto has_its_letter = [&](const auto& each) {
                return each.letter == letter(seat);
            };
            if (!start_.seated.has(seat) || std::ranges::any_of(record_.seats, has_its_letter)) {
                continue;
            }
            found_.add(line("start"), match::DamageFault::SeatDiffers,
                       std::string(1, letter(seat)));
        }
    }

    // P11, Q20. A record may be without: then the table agreed who begins.
    void read_opening() {
        for (const game::RecordedThrow& each : record_.opening) {
            const auto thrown = parse_throw(each.thrown);
            const Opening now = opening(start_.seated, opening_);
            if (!thrown) {
                found_.add(line("opening"),
                           match::faults(Defects{{Fault::UnknownThrow, each.thrown}}));
                return;
            }
            if (!now.to_throw || letter(*now.to_throw) != each.seat) {
                found_.add(line("opening"), match::DamageFault::OpeningDiffers, text(each));
                return;
            }
            opening_.push_back(*thrown);
        }
        if (opening_.empty()) return;
        if (opening(start_.seated, opening_).begins() == start_.to_throw) return;
        found_.add(line("opening"), match::DamageFault::OpeningDiffers,
                   text(record_.opening.back()));
    }

    const game::Record& record_;
    Position start_;
    std::vector<Throw> opening_;
    match::Damages found_;
};

}  // namespace

match::Resumed begin(const game::Record& record) { return Beginning(record).read(); }

}  // namespace parlor::pollyanna
