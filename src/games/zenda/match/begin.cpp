// SPDX-License-Identifier: MIT
#include <algorithm>

#include "base/words.h"
#include "games/zenda/match/match.h"
#include "rules/match/damages.h"

namespace parlor::zenda {
namespace {

// Reads the tags: what is played, on which board, from which position, and by whom.
class Beginning {
public:
    Beginning(const game::Record& record, const Board& board) : record_(record), board_(board) {}

    match::Resumed read() {
        if (record_.edition != game_name) {
            found_.add(line("edition"), match::DamageFault::VariantDiffers, record_.edition);
        }
        read_switches();
        read_seats();
        if (check_board()) read_start();
        if (!found_.empty()) return base::unexpected(found_.take());
        return std::make_unique<Match>(board_, start_, rules_, match::header_of(record_));
    }

private:
    [[nodiscard]] int line(std::string_view tag) const { return record_.lines.of_tag(tag); }

    void read_switches() {
        for (const std::string_view each : base::words(record_.switches)) {
            if (each == endless_switch && !rules_.endless) {
                rules_.endless = true;
            } else {
                found_.add(line("switches"), {{"unknown_switch", std::string(each)}});
            }
        }
    }

    // How many play decides how the pieces are divided (Z27, Z28).
    void read_seats() {
        std::vector<Seat> playing;
        std::string letters;
        for (const game::RecordedSeat& each : record_.seats) {
            const auto seat = parse_seat(each.letter);
            if (!seat) {
                const std::string named(1, each.letter);
                found_.add(line("seat " + named), match::DamageFault::SeatDiffers, named);
            } else if (each.name) {
                playing.push_back(*seat);
                letters += each.letter;
            }
        }
        if (const auto division = division_of(playing)) {
            rules_.division = *division;
        } else {
            found_.add(line("start"), {{"seats_not_playable", letters}});
        }
    }

    bool check_board() {
        const auto tag = std::ranges::find(record_.others, board_tag, &game::Tag::name);
        const std::string named =
            tag == record_.others.end() ? fingerprint(standard_board()) : tag->value;
        if (named == fingerprint(board_)) return true;
        found_.add(line(tag == record_.others.end() ? "game" : board_tag),
                   match::DamageFault::BoardDiffers, named);
        return false;
    }

    void read_start() {
        const auto start = parse_position(board_, record_.start);
        if (!start) return found_.add(line("start"), match::faults(start.error()));
        if (start->thrown || zenda::is_over(start->position)) {
            return found_.add(line("start"), match::DamageFault::StartNotOpen, record_.start);
        }
        start_ = start->position;
    }

    const game::Record& record_;
    const Board& board_;
    Position start_;
    TableRules rules_;
    match::Damages found_;
};

}  // namespace

match::Resumed begin(const game::Record& record, const Board& board) {
    return Beginning(record, board).read();
}

}  // namespace parlor::zenda
