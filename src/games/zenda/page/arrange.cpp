// SPDX-License-Identifier: MIT
// Positions of The Prisoner of Zenda that are set up by hand.
#include "games/zenda/page/page.h"
#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/text.h"
#include "presentation/page/reasons.h"

namespace parlor::zenda {
namespace {

using sentences::Voice;

// In the middle of a game from which all pieces were taken.
PositionText empty_board() {
    PositionText empty;
    empty.position.phase = Phase::Throwing;
    return empty;
}

// Works out whether the game is won: those who set up pieces by hand need not say so.
void update_phase(Position& position) {
    if (position.phase == Phase::Setting || !position.king.on_board()) return;
    const Board& board = standard_board();
    const bool reached = board.white(City::Streslau).has(position.king);
    if (reached || is_surrounded(board, position)) {
        position.phase = Phase::Won;
        position.city = reached ? City::Zenda : City::Streslau;
    } else {
        position.phase = Phase::Throwing;
    }
}

class Editor {
public:
    explicit Editor(PositionText& arranged) : now_(arranged) {}

    Defects make(const page::Rearrangement& change) {
        if (change.side) give_throw(*change.side);
        if (change.thrown) lay_dice(*change.thrown);
        if (!change.figure.empty()) move(change);
        update_phase(now_.position);
        if (now_.position.phase != Phase::Throwing) now_.thrown.reset();
        return std::move(found_);
    }

private:
    void give_throw(std::string_view side) {
        const auto city = side.size() == 1 ? parse_city(side.front()) : std::nullopt;
        if (!city) return found_.push_back({PositionFault::UnknownState, std::string(side)});
        now_.position.city = *city;
        now_.position.phase = Phase::Throwing;
    }

    void lay_dice(std::string_view dice) {
        now_.thrown = parse_throw(dice);
        if (!dice.empty() && !now_.thrown) {
            found_.push_back({PositionFault::UnknownThrow, std::string(dice)});
        }
    }

    void move(const page::Rearrangement& change) {
        const auto role = change.figure.size() == 1 ? parse_role(change.figure[0]) : std::nullopt;
        const auto from = spot_at(change.from);
        const auto to = spot_at(change.to);
        if (!role || !from) return found_.push_back({PositionFault::UnknownSpot, change.from});
        if (!to) return found_.push_back({PositionFault::UnknownSpot, change.to});
        const SpotSet pieces = pieces_of(now_.position, *role);
        const bool is_there = from->on_board()
                                  ? pieces.has(*from)
                                  : static_cast<std::size_t>(pieces.size()) < count_of(*role);
        if (!is_there)
            return found_.push_back({PositionFault::UnknownSpot, piece_text(*role, *from)});
        if (*from == *to) return;
        if (pieces.has(*to))
            return found_.push_back({PositionFault::SpotTaken, piece_text(*role, *to)});
        move_piece(now_.position, *role, *from, *to);
    }

    static std::optional<Spot> spot_at(std::string_view place) {
        if (place.empty()) return Spot::none();
        const auto spot = parse_spot(place);
        return spot && standard_board().has(spot->number()) ? spot : std::nullopt;
    }

    PositionText& now_;
    Defects found_;
};

std::string_view due_of(const PositionText& arranged) {
    switch (arranged.position.phase) {
        case Phase::Setting: return "set";
        case Phase::Won: return "over";
        case Phase::Throwing: break;
    }
    return arranged.thrown ? "step" : "throw";
}

// "a:40" or "40"; empty: that is no place.
std::string place_of(std::string_view part) {
    const bool of_role = part.size() > 2 && part[1] == ':';
    const auto spot = parse_spot(of_role ? part.substr(2) : part);
    return spot && standard_board().has(spot->number()) ? text(*spot) : std::string();
}

}  // namespace

base::Expected<page::Arrangement, match::TextFaults> Page::arranged(
    Voice voice, std::string_view position, const page::Rearrangement& change) {
    PositionText now = empty_board();
    if (!position.empty()) {
        const auto sketch = parse_sketch(standard_board(), position);
        if (!sketch) return base::unexpected(match::faults(sketch.error()));
        now = sketch->read;
    }
    if (change.game) {
        const auto rules = parse_rules(*change.game);
        if (!rules) return base::unexpected(rules.error());
    }
    const Defects unread = Editor(now).make(change);
    if (!unread.empty()) return base::unexpected(match::faults(unread));
    page::Arrangement all{
        .position = now.thrown ? text(now.position, *now.thrown) : text(now.position),
        .game = std::string(game_name),
        .due = due_of(now),
        .side = letter(now.position.city),
        .thrown = now.thrown ? text(*now.thrown) : "",
        .pieces = piece_views(voice, Division::Two, now.position)};
    for (const City city : all_cities) {
        all.seats.push_back(
            {letter(city), voice.colour(letter(city)), {letter(leader_of(city))}, true});
    }
    for (const Role role : all_roles) {
        const int on_board = pieces_of(now.position, role).size();
        const int off = static_cast<int>(count_of(role)) - on_board;
        if (off > 0) all.off.push_back({{letter(role)}, letter(city_of(role)), off});
    }
    const auto again = parse_sketch(standard_board(), all.position);
    for (const match::TextFault& each : match::faults(again ? again->flaws : again.error())) {
        all.flaws.push_back(page::flaw(voice, each, place_of(each.part)));
    }
    return all;
}

}  // namespace parlor::zenda
