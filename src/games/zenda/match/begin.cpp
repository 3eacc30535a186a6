// SPDX-License-Identifier: MIT
// How a table of The Prisoner of Zenda begins: from what people want to play, or from a record.
#include <algorithm>

#include "base/words.h"
#include "games/zenda/match/match.h"

namespace parlor::zenda {
namespace {

using match::refuse;

std::optional<Division> division_of_seats(std::string_view letters) {
    std::vector<Seat> seats;
    for (const char each : letters) seats.push_back(*parse_seat(each));
    return division_of(seats);
}

// Reads the tags: what is played, on which board, from which position, and by whom.
class TagReader {
public:
    TagReader(const game::Record& record, const Board& board)
        : record_(record), board_(board), found_(record) {}

    match::Resumed read() {
        if (record_.edition != game_name) {
            found_.add("edition", match::DamageFault::VariantDiffers, record_.edition);
        }
        read_switches();
        read_seats();
        std::optional<Position> start;
        if (check_board()) start = found_.open_start(parse_position(board_, record_.start));
        if (!found_.empty()) return base::unexpected(found_.take());
        return std::make_unique<Match>(board_, *start, rules_, match::header_of(record_));
    }

private:
    void read_switches() {
        for (const std::string_view each : base::words(record_.switches)) {
            if (each == endless_switch && !rules_.endless) {
                rules_.endless = true;
            } else {
                found_.add("switches", {{"unknown_switch", std::string(each)}});
            }
        }
    }

    // The number of players decides how the pieces are divided (Z27, Z28).
    void read_seats() {
        std::string playing;
        for (const game::RecordedSeat& each : record_.seats) {
            if (!parse_seat(each.letter)) {
                found_.add_seat(each.letter);
            } else if (each.name) {
                playing += each.letter;
            }
        }
        if (const auto division = division_of_seats(playing)) {
            rules_.division = *division;
        } else {
            found_.add("start", {{"seats_not_playable", playing}});
        }
    }

    bool check_board() {
        const auto tag = std::ranges::find(record_.others, board_tag, &game::Tag::name);
        const bool is_named = tag != record_.others.end();
        const std::string named = is_named ? tag->value : fingerprint(standard_board());
        if (named == fingerprint(board_)) return true;
        found_.add(is_named ? board_tag : "game", match::DamageFault::BoardDiffers, named);
        return false;
    }

    const game::Record& record_;
    const Board& board_;
    TableRules rules_;
    match::Damages found_;
};

}  // namespace

base::Expected<TableRules, match::TextFaults> parse_rules(std::string_view game) {
    TableRules rules;
    const auto parts = base::split(game, '+');
    if (!game.empty() && parts.front() != game_name) return refuse("unknown_game", game);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (parts[i] != endless_switch) return refuse("unknown_switch", parts[i]);
        rules.endless = true;
    }
    return rules;
}

match::Opened Match::begin(const Board& board, const match::NewGame& wanted,
                           const match::Cast& /*cast*/) {
    auto rules = parse_rules(wanted.game);
    if (!rules) return base::unexpected(rules.error());
    const auto division = division_of_seats(wanted.seated);
    if (!division) return refuse("seats_not_playable", wanted.seated);
    rules->division = *division;
    return std::make_unique<Match>(board, starting_position(), *rules, wanted.header);
}

match::Resumed Match::begin(const Board& board, const game::Record& record) {
    return TagReader(record, board).read();
}

}  // namespace parlor::zenda
