// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/text.h"

#include <array>

#include "base/fields.h"
#include "base/numbers.h"
#include "base/words.h"
#include "games/pollyanna/rules/defects.h"
#include "rules/game/dice.h"

namespace parlor::pollyanna {
namespace {

std::string joined(const Pieces& pieces) {
    std::string all;
    for (const Space space : pieces) {
        if (!all.empty()) all += ',';
        all += text(space);
    }
    return all;
}

std::string board_text(const Position& position) {
    std::string all = text(position.variant);
    for (const Seat seat : all_seats) {
        all += ' ';
        all += letter(seat);
        all += ':';
        all += position.seated.has(seat) ? joined(position.of(seat)) : "-";
    }
    return all;
}

std::optional<Switch> parse_switch(std::string_view text) {
    const auto found = std::ranges::find(all_house_rules, text, &HouseRule::name);
    if (found == all_house_rules.end()) return std::nullopt;
    return found->which;
}

bool offers(const Edition& edition, Switch which) {
    return std::ranges::any_of(house_rules(edition.book),
                               [&](const HouseRule& each) { return each.which == which; });
}

// The parser of one position text: collects what it reads and every defect it meets.
class PositionReader {
public:
    explicit PositionReader(std::string_view text) : fields_(text) {}

    base::Expected<PositionSketch, Defects> sketch() {
        read_variant(fields_.take());
        for (const Seat seat : all_seats) read_seat(seat);
        read_state();
        while (!fields_.peek().empty()) report(PositionFault::FieldUnexpected, fields_.take());
        if (!found_.empty()) return base::unexpected(std::move(found_));
        // Flaws of the pieces are worth telling only once the pieces are known.
        return PositionSketch{read_, defects(read_.position, shown_won_)};
    }

private:
    void report(PositionFault fault, std::string_view part) {
        found_.push_back({fault, std::string(part)});
    }

    void read_variant(std::string_view text) {
        auto variant = parse_variant(text);
        if (variant) {
            read_.position.variant = *variant;
        } else {
            found_.insert(found_.end(), variant.error().begin(), variant.error().end());
        }
    }

    void read_seat(Seat seat) {
        const std::string prefix{letter(seat), ':'};
        if (!fields_.peek().starts_with(prefix)) {
            report(PositionFault::FieldMissing, prefix);
            // Step over a garbled field, but leave one that belongs to what follows.
            const bool belongs_later =
                fields_.peek().size() < 2 || fields_.peek()[0] == '=' || fields_.peek()[1] == ':';
            if (!belongs_later) report(PositionFault::FieldUnexpected, fields_.take());
            return;
        }
        const std::string_view field = fields_.take();
        const std::string_view spaces = field.substr(prefix.size());
        if (spaces == "-") return;
        read_.position.seated = read_.position.seated | SeatSet::of(seat);
        read_pieces(seat, field, base::split(spaces, ','));
    }

    void read_pieces(Seat seat, std::string_view field,
                     const std::vector<std::string_view>& spaces) {
        Pieces& pieces = read_.position.of(seat);
        if (spaces.size() != pieces.size()) {
            report(PositionFault::NotFourPieces, field);
        }
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            const std::optional<Space> space = parse_space(spaces[i]);
            if (!space) {
                report(PositionFault::UnknownSpace,
                       std::string{letter(seat), ':'}.append(spaces[i]));
            } else if (i < pieces.size()) {
                pieces[i] = *space;
            }
        }
        std::ranges::sort(pieces);
    }

    void read_state() {
        const std::string_view who = fields_.take();
        if (who.empty()) {
            report(PositionFault::FieldMissing, "b ?");
        } else if (who.front() == '=') {
            read_result(who);
        } else if (const auto seat = parse_seat(who.front()); seat && who.size() == 1) {
            read_.position.to_throw = *seat;
            read_throw(fields_.take());
        } else {
            report(PositionFault::UnknownState, who);
        }
    }

    void read_result(std::string_view text) {
        for (const char each : text.substr(1)) {
            if (const auto seat = parse_seat(each)) shown_won_ = shown_won_ | SeatSet::of(*seat);
        }
        if (shown_won_.empty() || text.substr(1) != pollyanna::text(shown_won_)) {
            report(PositionFault::UnknownState, text);
        } else {
            read_.position.to_throw = shown_won_.first();
        }
    }

    void read_throw(std::string_view text) {
        if (text == "?") return;
        read_.thrown = parse_throw(text);
        if (text.empty()) {
            report(PositionFault::FieldMissing, "?");
        } else if (!read_.thrown) {
            report(PositionFault::UnknownThrow, text);
        }
    }

    base::Fields fields_;
    PositionText read_;
    SeatSet shown_won_;
    Defects found_;
};

std::optional<StepText> parse_step(std::string_view text) {
    StepText step;
    if (text == "-+") {
        step.declined = true;
        return step;
    }
    if (text.ends_with('+')) {
        step.reward = true;
        text.remove_suffix(1);
    }
    if (text.ends_with('*')) text.remove_suffix(1);
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto from = parse_space(text.substr(0, slash));
    const auto to = parse_space(text.substr(slash + 1));
    if (!from || !to) return std::nullopt;
    step.from = *from;
    step.to = *to;
    return step;
}

}  // namespace

std::string text(Space space) {
    switch (space.track()) {
        case Track::Waiting: return "w";
        case Track::Broadway: return std::to_string(space.number());
        case Track::Turnout: return "ABCD"[index(space.seat())] + std::to_string(space.number());
        case Track::GladPath: return letter(space.seat()) + std::to_string(space.number());
        case Track::Home: return "h";
    }
    return {};
}

std::string text(Throw thrown) { return game::dice_text(std::array{thrown.high, thrown.low}); }

std::string text(Variant variant) {
    std::string all(variant.edition().name);
    if (variant.partners()) (all += '+') += partners_switch;
    for (const HouseRule& each : house_rules(variant.edition().book)) {
        if (variant.is_switched(each.which)) (all += '+') += each.name;
    }
    return all;
}

std::string text(SeatSet seats) {
    std::string letters;
    for (const Seat seat : all_seats) {
        if (seats.has(seat)) letters += letter(seat);
    }
    return letters;
}

std::string text(const Step& step) {
    if (step.with == Using::DeclinedReward) return "-+";
    std::string all = text(step.from) + '/' + text(step.to);
    if (step.captures) all += '*';
    if (step.with == Using::Reward) all += '+';
    return all;
}

std::string text(std::span<const Step> steps) {
    if (steps.empty()) return "pass";
    std::string all;
    for (const Step& step : steps) {
        if (!all.empty()) all += ' ';
        all += text(step);
    }
    return all;
}

std::string text(const Position& position) {
    const SeatSet won = winners(position);
    if (!won.empty()) return board_text(position) + " =" + text(won);
    return board_text(position) + ' ' + letter(position.to_throw) + " ?";
}

std::string text(const Position& position, Throw thrown) {
    return board_text(position) + ' ' + letter(position.to_throw) + ' ' + text(thrown);
}

base::Expected<PositionSketch, Defects> parse_sketch(std::string_view text) {
    return PositionReader(text).sketch();
}

base::Expected<PositionText, Defects> parse_position(std::string_view text) {
    auto sketch = parse_sketch(text);
    if (!sketch) return base::unexpected(std::move(sketch.error()));
    if (!sketch->flaws.empty()) return base::unexpected(std::move(sketch->flaws));
    return sketch->read;
}

base::Expected<Variant, Defects> parse_variant(std::string_view text) {
    const auto parts = base::split(text, '+');
    Defects found;
    const auto row = std::ranges::find(editions, parts.front(), &Edition::name);
    if (row == editions.end()) {
        found.push_back({PositionFault::UnknownEdition, std::string(parts.front())});
    }
    Variant variant(row == editions.end() ? EditionId::Of1916 : row->id);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const Variant before = variant;
        const auto house_rule = parse_switch(parts[i]);
        if (house_rule && row != editions.end() && !offers(*row, *house_rule)) {
            found.push_back({PositionFault::SwitchNotOffered, std::string(parts[i])});
            continue;
        }
        if (house_rule) {
            variant = variant.with_switched(*house_rule);
        } else if (parts[i] == partners_switch) {
            variant = variant.with_partners();
        } else {
            found.push_back({PositionFault::UnknownSwitch, std::string(parts[i])});
            continue;
        }
        if (variant == before)
            found.push_back({PositionFault::SwitchRepeated, std::string(parts[i])});
    }
    if (!found.empty()) return base::unexpected(std::move(found));
    return variant;
}

std::optional<Seat> parse_seat(char letter) {
    for (const Seat seat : all_seats) {
        if (pollyanna::letter(seat) == letter) return seat;
    }
    return std::nullopt;
}

std::optional<Space> parse_space(std::string_view text) {
    if (text == "w") return Space::waiting();
    if (text == "h") return Space::home();
    if (text.empty()) return std::nullopt;
    if (const auto number = base::parse_number(text)) {
        if (*number >= board.broadway()) return std::nullopt;
        return Space::broadway(*number);
    }
    const auto number = base::parse_number(text.substr(1));
    if (!number || *number < 1) return std::nullopt;
    const char track = text.front();
    if (track >= 'A' && track <= 'D' && *number <= board.turnout) {
        return Space::turnout(seat_at(track - 'A'), *number);
    }
    const auto seat = parse_seat(track);
    if (!seat || *number > board.path) return std::nullopt;
    return Space::glad_path(*seat, *number);
}

std::optional<Throw> parse_throw(std::string_view text) {
    const auto dice = game::parse_dice<int, 2>(text);
    if (!dice) return std::nullopt;
    return Throw::of((*dice)[0], (*dice)[1]);
}

bool matches(const StepText& written, const Step& step) {
    if (written.declined) return step.with == Using::DeclinedReward;
    return step.with != Using::DeclinedReward && written.from == step.from &&
           written.to == step.to && written.reward == (step.with == Using::Reward);
}

base::Expected<std::vector<StepText>, Defects> parse_play(std::string_view text) {
    std::vector<StepText> steps;
    Defects found;
    const auto words = base::words(text);
    if (words.size() == 1 && words.front() == "pass") return steps;
    for (const std::string_view word : words) {
        if (const auto step = parse_step(word)) {
            steps.push_back(*step);
        } else {
            found.push_back({PositionFault::UnknownStep, std::string(word)});
        }
    }
    if (words.empty()) found.push_back({PositionFault::UnknownStep, ""});
    if (!found.empty()) return base::unexpected(std::move(found));
    return steps;
}

}  // namespace parlor::pollyanna
