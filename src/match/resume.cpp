// SPDX-License-Identifier: MIT
#include "match/resume.h"

#include <algorithm>
#include <array>

#include "base/words.h"
#include "pollyanna/opening.h"
#include "pollyanna/text.h"

namespace parlor::match {
namespace {

using namespace pollyanna;

class Damages {
public:
    void add(int line, DamageFault fault, std::string part) {
        found_.push_back({line, fault, std::move(part)});
    }
    void add(int line, const Defects& defects) {
        for (const Defect& each : defects) {
            add(line, DamageFault::Unreadable, each.part);
            found_.back().defect = each.fault;
        }
    }
    void add(int line, std::string part, const WhyNot& why) {
        add(line, DamageFault::IllegalStep, std::move(part));
        found_.back().why = why;
    }

    [[nodiscard]] bool empty() const { return found_.empty(); }
    std::vector<Damage> take() { return std::move(found_); }

private:
    std::vector<Damage> found_;
};

std::string text(const game::RecordedThrow& thrown) {
    return std::string{thrown.seat, ' '} + thrown.thrown;
}

// Reads the tags: what is played, from which position, and by whom.
class Header {
public:
    explicit Header(const game::Record& record) : record_(record) {}

    base::Expected<Match, std::vector<Damage>> read() {
        if (record_.game != "pollyanna") {
            found_.add(line("game"), DamageFault::WrongGame, record_.game);
        } else if (read_start()) {
            read_seats();
            check_for_missing_seats();
            read_opening();
        }
        if (!found_.empty()) return base::unexpected(found_.take());
        table_.date = record_.date;
        table_.seed = record_.seed;
        table_.commitment = record_.commitment;
        table_.tags = record_.others;
        return Match(start_, table_);
    }

private:
    [[nodiscard]] int line(std::string_view tag) const { return record_.lines.of_tag(tag); }

    std::optional<Variant> read_variant() {
        if (const auto edition = parse_variant(record_.edition); !edition) {
            found_.add(line("edition"), edition.error());
            return std::nullopt;
        }
        std::string all = record_.edition;
        for (const std::string_view each : base::words(record_.switches)) (all += '+') += each;
        const auto variant = parse_variant(all);
        if (variant) return *variant;
        found_.add(line("switches"), variant.error());
        return std::nullopt;
    }

    bool read_start() {
        const auto variant = read_variant();
        const auto start = parse_position(record_.start);
        if (!start) {
            found_.add(line("start"), start.error());
        } else if (start->thrown || !winners(start->position).empty()) {
            found_.add(line("start"), DamageFault::StartNotOpen, record_.start);
        } else {
            start_ = start->position;
            if (variant && *variant != start_.variant) {
                found_.add(line("edition"), DamageFault::VariantDiffers, pollyanna::text(*variant));
            }
            return true;
        }
        return false;
    }

    void read_seats() {
        for (const game::RecordedSeat& each : record_.seats) {
            const std::string named(1, each.letter);
            const auto seat = parse_seat(each.letter);
            const bool plays = seat && start_.seated.has(*seat);
            if (!seat || plays != each.name.has_value()) {
                found_.add(line("seat " + named), DamageFault::SeatDiffers, named);
            } else if (plays) {
                table_.names[static_cast<std::size_t>(index(*seat))] = *each.name;
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
            found_.add(line("start"), DamageFault::SeatDiffers, std::string(1, letter(seat)));
        }
    }

    // P11, Q20. A record may be without: then the table agreed who begins.
    void read_opening() {
        for (const game::RecordedThrow& each : record_.opening) {
            const auto thrown = parse_throw(each.thrown);
            const Opening now = opening(start_.seated, table_.opening);
            if (!thrown) {
                found_.add(line("opening"), {{Fault::UnknownThrow, each.thrown}});
                return;
            }
            if (!now.to_throw || letter(*now.to_throw) != each.seat) {
                found_.add(line("opening"), DamageFault::OpeningDiffers, text(each));
                return;
            }
            table_.opening.push_back(*thrown);
        }
        if (table_.opening.empty()) return;
        if (opening(start_.seated, table_.opening).begins() == start_.to_throw) return;
        found_.add(line("opening"), DamageFault::OpeningDiffers, text(record_.opening.back()));
    }

    const game::Record& record_;
    Position start_;
    Table table_;
    Damages found_;
};

// Plays the turns of a record until one is wrong.
class Replay {
public:
    Replay(const game::Record& record, Match& match) : record_(record), match_(match) {}

    std::vector<Damage> run() {
        for (std::size_t i = 0; i < record_.turns.size() && found_.empty(); ++i) {
            line_ = record_.lines.of_turn(i);
            if (match_.winners().empty()) {
                play(record_.turns[i]);
            } else {
                found_.add(line_, DamageFault::TurnAfterEnd, std::to_string(i + 1));
            }
        }
        if (found_.empty()) check_result();
        return found_.take();
    }

private:
    void play(const game::Turn& turn) {
        const auto thrown = parse_throw(turn.thrown);
        if (turn.seat != letter(match_.position().to_throw)) {
            found_.add(line_, DamageFault::WrongSeat, std::string(1, turn.seat));
        } else if (!thrown) {
            found_.add(line_, {{Fault::UnknownThrow, turn.thrown}});
        } else {
            match_.throw_dice(*thrown);
            if (!turn.play.empty()) make_steps(turn.play);
            if (found_.empty() && !turn.is_pending()) finish(turn);
        }
    }

    void make_steps(std::string_view play) {
        const auto steps = parse_play(play);
        if (!steps) return found_.add(line_, steps.error());
        const auto words = base::words(play);
        for (std::size_t i = 0; i < steps->size(); ++i) {
            const auto made = match_.make((*steps)[i]);
            if (!made) return found_.add(line_, std::string(words[i]), made.error().why);
        }
    }

    void finish(const game::Turn& turn) {
        if (!match_.confirm()) {
            return found_.add(line_, DamageFault::ThrowNotPlayed, turn.play);
        }
        const auto after = parse_position(turn.after);
        if (!after) return found_.add(line_, after.error());
        if (after->thrown || after->position != match_.position()) {
            found_.add(line_, DamageFault::PositionDiffers, turn.after);
        }
    }

    void check_result() {
        if (match_.record().result == record_.result) return;
        const std::string shown = record_.result.empty() ? "unfinished" : record_.result;
        found_.add(record_.lines.of_tag("result"), DamageFault::ResultDiffers, shown);
    }

    const game::Record& record_;
    Match& match_;
    int line_ = 0;
    Damages found_;
};

}  // namespace

std::string_view name(DamageFault fault) {
    constexpr std::array<std::string_view, 12> names{
        "wrong_game",   "unreadable",       "start_not_open",   "variant_differs",
        "seat_differs", "opening_differs",  "turn_after_end",   "wrong_seat",
        "illegal_step", "throw_not_played", "position_differs", "result_differs"};
    return names[static_cast<std::size_t>(fault)];
}

base::Expected<Match, std::vector<Damage>> resume(const game::Record& record) {
    auto match = Header(record).read();
    if (!match) return match;
    std::vector<Damage> found = Replay(record, *match).run();
    if (!found.empty()) return base::unexpected(std::move(found));
    return match;
}

}  // namespace parlor::match
