// SPDX-License-Identifier: MIT
#include "games/zenda/rules/text.h"

#include <algorithm>

#include "base/fields.h"
#include "base/numbers.h"
#include "base/words.h"
#include "games/zenda/rules/defects.h"
#include "rules/game/dice.h"

namespace parlor::zenda {
namespace {

std::string joined(const SpotSet& spots) {
    std::string all;
    for (const Spot spot : spots) {
        if (!all.empty()) all += ',';
        all += text(spot);
    }
    return all.empty() ? "-" : all;
}

std::string board_text(const Position& position) {
    std::string all(game_name);
    for (const Role role : all_roles) {
        (all += ' ') += letter(role);
        (all += ':') += joined(pieces_of(position, role));
    }
    return all += ' ';
}

// The parser of one position text: collects what it reads and every defect it meets.
class PositionReader {
public:
    PositionReader(const Board& board, std::string_view text) : board_(board), fields_(text) {}

    base::Expected<PositionSketch, Defects> sketch() {
        if (const std::string_view game = fields_.take(); game != game_name) {
            report(PositionFault::UnknownGame, game);
        }
        for (const Role role : all_roles) read_role(role);
        read_state();
        while (!fields_.peek().empty()) report(PositionFault::FieldUnexpected, fields_.take());
        if (!found_.empty()) return base::unexpected(std::move(found_));
        // Flaws of the pieces are worth telling only once the pieces are known.
        return PositionSketch{read_, defects(board_, read_.position)};
    }

private:
    void report(PositionFault fault, std::string_view part) {
        found_.push_back({fault, std::string(part)});
    }

    void read_role(Role role) {
        const std::string prefix{letter(role), ':'};
        if (!fields_.peek().starts_with(prefix)) {
            report(PositionFault::FieldMissing, prefix);
            // Step over a garbled field, but leave one that belongs to what follows.
            const bool belongs_later =
                fields_.peek().size() < 2 || fields_.peek()[0] == '=' || fields_.peek()[1] == ':';
            if (!belongs_later) report(PositionFault::FieldUnexpected, fields_.take());
            return;
        }
        const std::string_view field = fields_.take();
        const std::string_view spots = field.substr(prefix.size());
        if (spots == "-") return;
        const auto each_spot = base::split(spots, ',');
        if (each_spot.size() > count_of(role)) return report(PositionFault::TooManyPieces, field);
        for (const std::string_view each : each_spot) place(role, each);
    }

    void place(Role role, std::string_view text) {
        const std::string part = std::string{letter(role), ':'}.append(text);
        const auto spot = parse_spot(text);
        if (!spot || !board_.has(spot->number())) return report(PositionFault::UnknownSpot, part);
        if (pieces_of(read_.position, role).has(*spot))
            return report(PositionFault::SpotTaken, part);
        move_piece(read_.position, role, Spot::none(), *spot);
    }

    void read_state() {
        const std::string_view who = fields_.take();
        if (who.empty()) return report(PositionFault::FieldMissing, "state");
        const bool won = who.size() == 2 && who.front() == '=';
        const auto city = won || who.size() == 1 ? parse_city(who.back()) : std::nullopt;
        if (!city) return report(PositionFault::UnknownState, who);
        read_.position.city = *city;
        read_.position.phase = won ? Phase::Won : Phase::Throwing;
        if (won) return;
        const std::string_view due = fields_.take();
        if (due.empty()) return report(PositionFault::FieldMissing, "state");
        if (due == "set") {
            read_.position.phase = Phase::Setting;
        } else if (due != "?") {
            read_.thrown = parse_throw(due);
            if (!read_.thrown) report(PositionFault::UnknownThrow, due);
        }
    }

    const Board& board_;
    base::Fields fields_;
    PositionText read_;
    Defects found_;
};

std::optional<StepText> parse_step(std::string_view text) {
    StepText step;
    const auto role = text.size() > 2 && text[1] == ':' ? parse_role(text[0]) : std::nullopt;
    if (!role) return std::nullopt;
    step.role = *role;
    text.remove_prefix(2);
    if (text.ends_with('*')) {
        step.captures = true;
        text.remove_suffix(1);
    }
    const auto ends = base::split(text, '/');
    if (ends.size() != 2) return std::nullopt;
    const auto from = ends[0] == "-" ? Spot::none() : parse_spot(ends[0]);
    const auto to = parse_spot(ends[1]);
    if (!from || !to) return std::nullopt;
    step.from = *from;
    step.to = *to;
    return step;
}

}  // namespace

std::string text(Spot spot) { return spot.on_board() ? std::to_string(spot.number()) : "-"; }

std::string text(Throw thrown) { return game::dice_text(thrown.dice); }

std::string piece_text(Role role, Spot spot) { return std::string{letter(role), ':'} + text(spot); }

std::string result_text(City winner) { return {'=', letter(winner)}; }

std::string text(const Step& step) {
    return piece_text(step.role, step.from) + '/' + text(step.to) + (step.captures ? "*" : "");
}

std::string text(std::span<const Step> steps) {
    if (steps.empty()) return "pass";
    std::string all;
    for (const Step& each : steps) {
        if (!all.empty()) all += ' ';
        all += text(each);
    }
    return all;
}

std::string text(const Position& position) {
    const std::string pieces = board_text(position);
    switch (position.phase) {
        case Phase::Setting: return pieces + letter(position.city) + " set";
        case Phase::Throwing: return pieces + letter(position.city) + " ?";
        case Phase::Won: break;
    }
    return pieces + result_text(position.city);
}

std::string text(const Position& position, Throw thrown) {
    return board_text(position) + letter(position.city) + ' ' + text(thrown);
}

base::Expected<PositionSketch, Defects> parse_sketch(const Board& board, std::string_view text) {
    return PositionReader(board, text).sketch();
}

base::Expected<PositionText, Defects> parse_position(const Board& board, std::string_view text) {
    auto sketch = parse_sketch(board, text);
    if (!sketch) return base::unexpected(std::move(sketch.error()));
    if (!sketch->flaws.empty()) return base::unexpected(std::move(sketch->flaws));
    return sketch->read;
}

std::optional<City> parse_city(char wanted) {
    for (const City city : all_cities) {
        if (letter(city) == wanted) return city;
    }
    return std::nullopt;
}

std::optional<Role> parse_role(char wanted) {
    for (const Role role : all_roles) {
        if (letter(role) == wanted) return role;
    }
    return std::nullopt;
}

std::optional<Spot> parse_spot(std::string_view text) {
    const auto number = base::parse_number(text);
    if (!number || *number < 1 || *number > most_spots) return std::nullopt;
    return Spot::at(*number);
}

std::optional<Throw> parse_throw(std::string_view text) {
    const auto dice = game::parse_dice<int, dice_count>(text);
    if (!dice) return std::nullopt;
    return Throw::of((*dice)[0], (*dice)[1], (*dice)[2]);
}

bool matches(const StepText& written, const Step& step) {
    return written.role == step.role && written.from == step.from && written.to == step.to &&
           (step.captures || !written.captures);
}

base::Expected<std::vector<StepText>, Defects> parse_play(std::string_view text) {
    const auto words = base::words(text);
    std::vector<StepText> steps;
    if (words.size() == 1 && words.front() == "pass") return steps;
    Defects found;
    for (const std::string_view word : words) {
        if (const auto step = parse_step(word)) {
            steps.push_back(*step);
        } else {
            found.push_back({PositionFault::UnknownStep, std::string(word)});
        }
    }
    if (words.empty()) found.push_back({PositionFault::UnknownStep, std::string(text)});
    if (!found.empty()) return base::unexpected(std::move(found));
    return steps;
}

}  // namespace parlor::zenda
