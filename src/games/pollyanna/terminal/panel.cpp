// SPDX-License-Identifier: MIT
// Pollyanna's choices, its board and what stands beside it.
//
//   >B Ana      ww·h      it is Blue's throw; two pieces wait, one is on its way, one is home
//    R Computer wwww
#include <fmt/format.h>

#include <algorithm>

#include "base/plain.h"
#include "games/pollyanna/drawing/svg.h"
#include "games/pollyanna/drawing/terminal.h"
#include "games/pollyanna/sentences/spaces.h"
#include "games/pollyanna/sentences/words.h"
#include "games/pollyanna/terminal/terminal.h"
#include "presentation/terminal/text_columns.h"

namespace parlor::pollyanna {
namespace {

using drawing::Manner;
using terminal::PanelRow;

bool looks_like_steps(std::string_view text) {
    return text.find('/') != std::string_view::npos || text == "-+" || text == "pass";
}

}  // namespace

std::string Terminal::prompt(const Scene& scene, std::string_view who) {
    const bool reward = scene.match.choices().front().with == Using::Reward;
    return scene.voice.say(reward ? "play.choose_reward" : "play.choose",
                           {{"seat", std::string(who)}});
}

// Reads the number of a choice, or steps in notation.
std::optional<terminal::Answer> Terminal::answer(const Scene& scene, std::string_view typed) {
    if (terminal::parse_count(typed) || looks_like_steps(typed)) return std::nullopt;
    return terminal::Answer{
        .complaint = scene.voice.say("play.not_understood", {{"text", base::plain(typed)}})};
}

Terminal::Lines Terminal::choices_told(const Scene& scene) {
    if (!scene.asking) return {};
    const Hand hand = scene.match.hand();
    std::vector<std::string> lines{scene.voice.say("play.choices")};
    for (const Step& step : scene.match.choices()) {
        lines.push_back(
            scene.voice.say("play.choice", {{"number", fmt::format("{:>2}", lines.size())},
                                            {"step", fmt::format("{:<8}", text(step))},
                                            {"meaning", meaning(scene.voice, hand, step)}}));
    }
    return lines;
}

Terminal::Lines Terminal::board_lines(const Scene& scene, terminal::Look look) {
    const Match& table = scene.match;
    const bool painted = has_painted_numbers(scene.voice);
    TerminalOptions how{.colour = look.colour,
                        .unicode = look.unicode,
                        .numbers = painted ? scene.notation : scene.numbers};
    for (const std::string& each : scene.arrived) how.marked.push_back(*parse_space(each));
    if (scene.asking) {
        const auto choices = table.choices();
        const Space from = choices.front().from;
        const auto starts_there = [&](const Step& each) { return each.from == from; };
        if (std::ranges::all_of(choices, starts_there)) how.lit = from;
        for (const Step& each : choices) {
            if (each.with != Using::DeclinedReward) how.marked.push_back(each.to);
        }
    }
    return pollyanna::board_lines(table.standing(), how);
}

std::string Terminal::picture(const Voice& voice, const Match& table,
                              const terminal::PictureOptions& options) {
    const Theme* theme = find_theme(options.theme);
    if (theme == nullptr && !options.theme.empty()) return {};
    SvgOptions how{.theme = theme, .numbers = options.numbers, .notation = options.notation};
    for (const std::string& each : options.marked) {
        if (const auto space = parse_space(each)) how.marked.push_back(*space);
    }
    const Position position = table.standing();
    return board_svg(position,
                     {picture_title(voice, position), picture_description(voice, position)}, how);
}

Terminal::Lines Terminal::panel_title(const Scene& scene) {
    const Variant variant = scene.match.position().variant;
    const auto columns = static_cast<std::size_t>(panel_size.columns);
    std::vector<std::string> lines =
        terminal::wrapped(edition_name(scene.voice, variant.edition().name), columns);
    if (variant.partners()) lines.push_back(scene.voice.say("panel.partners"));
    return lines;
}

terminal::PanelRow Terminal::panel_seat(const Scene& scene, char seat) {
    const Seat colour = *parse_seat(seat);
    const Position standing = scene.match.standing();
    std::string pieces;
    for (const Space each : standing.of(colour)) {
        pieces += is_waiting(each) ? "w" : is_home(each) ? "h" : "·";
    }
    return terminal::seat_row(scene, seat, scene.match.side() == seat,
                              {Manner::Piece, hue_of(colour)}, 8, std::move(pieces));
}

Terminal::Lines Terminal::panel_dice(const Scene& scene) {
    if (!scene.match.thrown()) return {};
    const Hand hand = scene.match.hand();
    std::string left;
    if (hand.high_left) left += fmt::format("{} ", hand.thrown.high);
    if (hand.low_left) left += fmt::format("{} ", hand.thrown.low);
    if (hand.reward_due) left = fmt::format("+{} {}", hand.position.variant.reward(), left);
    if (left.empty()) left = "-";
    return {scene.voice.say("panel.dice", {{"high", fmt::to_string(hand.thrown.high)},
                                           {"low", fmt::to_string(hand.thrown.low)}}),
            scene.voice.say("panel.left", {{"dice", left}}), ""};
}

std::vector<terminal::PanelRow> Terminal::panel_choices(const Scene& scene, int rows_left) {
    if (!scene.asking) return {};
    const Hand hand = scene.match.hand();
    const auto choices = scene.match.choices();
    const auto rows = static_cast<std::size_t>(std::max(rows_left, 1));
    const std::size_t shown = choices.size() <= rows ? choices.size() : rows - 1;
    const int number_columns = choices.size() < 10 ? 2 : 3;
    std::vector<PanelRow> all;
    for (std::size_t i = 0; i < shown; ++i) {
        all.push_back(
            {{0, fmt::to_string(i + 1), {Manner::Lettering}},
             {number_columns, fmt::format("{:<6} {}", text(choices[i]),
                                          brief_meaning(scene.voice, hand, choices[i]))}});
    }
    if (shown < choices.size()) {
        const auto more = fmt::to_string(choices.size() - shown);
        all.push_back({{0, scene.voice.say("panel.more", {{"count", more}})}});
    }
    return all;
}

}  // namespace parlor::pollyanna
