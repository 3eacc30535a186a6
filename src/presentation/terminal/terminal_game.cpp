// SPDX-License-Identifier: MIT
#include "presentation/terminal/terminal_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

#include "base/numbers.h"
#include "games/games.h"
#include "presentation/terminal/text_columns.h"
#include "rules/match/dice.h"

namespace parlor::terminal {
namespace {

using drawing::Manner;
using Plays = std::map<std::string, std::string>;  // one play by the position after it

// Tries every way to play the rest of the turn.
void find_plays(const match::Match& match, Plays& found) {
    if (match.due() == match::Due::Confirm) {
        const auto ended = match.copy();
        ended->confirm();
        found.try_emplace(ended->position_text(), match.play_text());
        return;
    }
    for (const std::string& step : match.choice_texts()) {
        const auto next = match.copy();
        next->make(step);
        find_plays(*next, found);
    }
}

}  // namespace

PanelRow seat_row(const Scene& scene, char seat, bool acts, drawing::Style letter,
                  std::size_t name_columns, std::string pieces) {
    return {{0, acts ? ">" : " ", {Manner::Lettering}},
            {1, std::string(1, static_cast<char>(seat - 'a' + 'A')), letter},
            {3,
             cut(display_name(scene, seat), name_columns),
             {acts ? Manner::Lettering : Manner::Plain}},
            {static_cast<int>(4 + name_columns), std::move(pieces)}};
}

match::Opened TerminalGame::start(std::string_view wanted) const {
    const std::string_view usual = game().editions().front().name;
    match::Dice dice({1, 0}, game().dice());
    return game().begin({std::string(wanted.empty() ? usual : wanted), game().letters(), {}},
                        [&] { return dice.cast(); });
}

std::string TerminalGame::named(const GameChoice& choice, std::string_view /*seated*/) const {
    std::string all = choice.game;
    if (choice.partners) all += "+partners";
    for (const std::string& each : choice.house) (all += '+') += each;
    return all;
}

UsualSeats TerminalGame::usual_seats(const GameChoice& /*choice*/) const {
    const std::string all = game().letters();
    return {all, all.front()};
}

void TerminalGame::plays(const match::Match& match,
                         const std::function<void(std::string_view line)>& tell) const {
    Plays found;
    find_plays(match, found);
    for (const auto& [after, play] : found) tell(fmt::format("{} -> {}", play, after));
}

std::string_view TerminalGame::take_endings(const match::Match& /*match*/,
                                            std::string_view /*file*/) const {
    return "no_endings";
}

std::string TerminalGame::where_to_read(language::Language language, std::string_view rule) const {
    std::string anchor(rule);
    std::ranges::transform(anchor, anchor.begin(), [](unsigned char each) {
        return static_cast<char>(std::tolower(each));
    });
    return fmt::format("{}/{}.md#{}", language::say(language, "explain.folder"), rules_page(rule),
                       anchor);
}

std::string_view TerminalGame::rules_page(std::string_view rule) const {
    return rule.find('Q') != std::string_view::npos ? "rulings" : game().name();
}

Lines TerminalGame::editions(language::Language language) const {
    Lines all;
    for (const games::EditionCard& each : game().editions()) {
        for (const std::string& line : edition(language, each.name)) all.push_back(line);
    }
    return all;
}

Lines TerminalGame::edition(language::Language language, std::string_view name) const {
    if (!games::is_named(game(), name)) return {};
    const auto table = start(name);
    if (!table) return {};
    const sentences::Voice voice = teller().voice(language, name);
    return {teller().title(voice, (*table)->tags())};
}

std::string TerminalGame::prompt(const Scene& scene, std::string_view who) const {
    return scene.voice.say("play.choose", {{"seat", std::string(who)}});
}

Answer TerminalGame::answer(const Scene& scene, std::string_view typed) const {
    const auto number = parse_count(typed);
    if (!number) return {.steps = std::string(typed)};
    const auto choices = scene.match.choice_texts();
    if (choices.empty()) {
        const bool thrown = !scene.match.thrown_text().empty();
        return {.complaint =
                    scene.voice.say(thrown ? "play.nothing_to_choose" : "refused.not_thrown")};
    }
    if (*number >= 1 && *number <= choices.size()) return {.steps = choices[*number - 1]};
    return {.complaint = scene.voice.say(
                "play.not_a_number",
                {{"number", fmt::to_string(*number)}, {"last", fmt::to_string(choices.size())}})};
}

Lines TerminalGame::choices_told(const Scene& scene) const {
    if (!scene.asking) return {};
    Lines lines{scene.voice.say("play.choices")};
    for (const std::string& step : scene.match.choice_texts()) {
        const auto told = teller().step_told(scene.voice, scene.match, step);
        lines.push_back(
            scene.voice.say("play.choice", {{"number", fmt::format("{:>2}", lines.size())},
                                            {"step", fmt::format("{:<8}", step)},
                                            {"meaning", told.does}}));
    }
    return lines;
}

Lines TerminalGame::panel_title(const Scene& scene) const {
    return {teller().title(scene.voice, scene.match.tags())};
}

PanelRow TerminalGame::panel_seat(const Scene& scene, char seat) const {
    const bool acts = scene.match.awaited().find(seat) != std::string::npos;
    return seat_row(scene, seat, acts, {Manner::Lettering}, 13, "");
}

Lines TerminalGame::panel_dice(const Scene& scene) const {
    const std::string thrown = scene.match.thrown_text();
    return thrown.empty() ? Lines{} : Lines{thrown, ""};
}

std::vector<PanelRow> TerminalGame::panel_choices(const Scene& scene, int rows) const {
    std::vector<PanelRow> all;
    for (const std::string& step : scene.match.choice_texts()) {
        if (static_cast<int>(all.size()) == rows) break;
        const int number = static_cast<int>(all.size()) + 1;
        all.push_back({{0, fmt::to_string(number), {Manner::Lettering}}, {3, step}});
    }
    return all;
}

std::optional<std::size_t> parse_count(std::string_view text) {
    const auto is_digit = [](char each) { return each >= '0' && each <= '9'; };
    if (text.empty() || !std::ranges::all_of(text, is_digit)) return std::nullopt;
    return base::parse_unsigned(text).value_or(0);
}

bool may_leave_rest(const Scene& scene) {
    const std::string seats = scene.match.seats();
    const auto is_human = [&](char seat) { return scene.seating.is_human(seat); };
    const auto may = [&](char seat) { return is_human(seat) && scene.match.may_hand_over(seat); };
    return std::ranges::any_of(seats, may) && !std::ranges::all_of(seats, is_human);
}

std::string display_name(const Scene& scene, char seat) {
    std::string given = scene.voice.name(seat);
    if (!given.empty()) return given;
    if (!scene.seating.is_human(seat)) return scene.voice.say("panel.computer");
    return scene.seating.humans() == 1 ? scene.voice.say("panel.you") : scene.voice.colour(seat);
}

}  // namespace parlor::terminal
