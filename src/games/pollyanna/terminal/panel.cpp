// SPDX-License-Identifier: MIT
// Pollyanna's board and what stands beside it.
//
//   >B Ana      ww·h      it is Blue's throw; two pieces wait, one is on its way, one is home
//    R Computer wwww
#include <fmt/format.h>

#include <algorithm>

#include "games/pollyanna/drawing/svg.h"
#include "games/pollyanna/drawing/terminal.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/sentences/words.h"
#include "games/pollyanna/terminal/face.h"
#include "games/pollyanna/terminal/terminal.h"
#include "programs/cli/text_columns.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;
using drawing::Manner;

}  // namespace

// Marked is where the choices lead or, between turns, where pieces came last.
std::vector<std::string> PollyannaFace::board_lines(const Scene& scene, Look look) const {
    const auto& table = match::of<pollyanna::Match>(scene.match);
    pollyanna::TerminalOptions how{
        .colour = look.colour, .unicode = look.unicode, .numbers = scene.numbers};
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

std::string PollyannaFace::picture(const sentences::Voice& voice, const match::Match& match,
                                   const PictureOptions& options) const {
    const pollyanna::Theme* theme = pollyanna::find_theme(options.theme);
    if (theme == nullptr && !options.theme.empty()) return {};
    pollyanna::SvgOptions how{.theme = theme, .numbers = options.numbers};
    for (const std::string& each : options.marked) {
        if (const auto space = parse_space(each)) how.marked.push_back(*space);
    }
    const Position position = match::of<pollyanna::Match>(match).standing();
    return pollyanna::board_svg(
        position, {picture_title(voice, position), picture_description(voice, position)}, how);
}

std::vector<std::string> PollyannaFace::panel_title(const Scene& scene) const {
    const Variant variant = match::of<pollyanna::Match>(scene.match).position().variant;
    const auto columns = static_cast<std::size_t>(panel_size().columns);
    std::vector<std::string> lines =
        wrapped(edition_name(scene.voice, variant.edition().name), columns);
    if (variant.partners()) lines.push_back(scene.voice.say("panel.partners"));
    return lines;
}

PanelRow PollyannaFace::panel_seat(const Scene& scene, char seat) const {
    constexpr std::size_t name_columns = 8;
    const Seat colour = *parse_seat(seat);
    const bool to_throw = scene.match.side() == seat;
    const Position standing = match::of<pollyanna::Match>(scene.match).standing();
    std::string pieces;
    for (const Space each : standing.of(colour)) {
        pieces += is_waiting(each) ? "w" : is_home(each) ? "h" : "·";
    }
    return {{0, to_throw ? ">" : " ", {Manner::Lettering}},
            {1, std::string(1, "BGRY"[index(colour)]), {Manner::Piece, pollyanna::hue_of(colour)}},
            {3,
             cut(display_name(scene, seat), name_columns),
             {to_throw ? Manner::Lettering : Manner::Plain}},
            {static_cast<int>(4 + name_columns), pieces}};
}

std::vector<std::string> PollyannaFace::panel_dice(const Scene& scene) const {
    if (!match::of<pollyanna::Match>(scene.match).thrown()) return {};
    const Hand hand = match::of<pollyanna::Match>(scene.match).hand();
    std::string left;
    if (hand.high_left) left += fmt::format("{} ", hand.thrown.high);
    if (hand.low_left) left += fmt::format("{} ", hand.thrown.low);
    if (hand.reward_due) left = fmt::format("+{} {}", hand.position.variant.reward(), left);
    if (left.empty()) left = "-";
    return {scene.voice.say("panel.dice", {{"high", fmt::to_string(hand.thrown.high)},
                                           {"low", fmt::to_string(hand.thrown.low)}}),
            scene.voice.say("panel.left", {{"dice", left}}), ""};
}

std::vector<PanelRow> PollyannaFace::panel_choices(const Scene& scene, int room) const {
    if (!scene.asking) return {};
    const Hand hand = match::of<pollyanna::Match>(scene.match).hand();
    const auto choices = match::of<pollyanna::Match>(scene.match).choices();
    const auto rows = static_cast<std::size_t>(std::max(room, 1));
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

}  // namespace parlor::cli
