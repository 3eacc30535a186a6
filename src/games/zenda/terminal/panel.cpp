// SPDX-License-Identifier: MIT
// Zenda's map and what stands beside it.
//
//   >S Ana           M 8   it is Streslau's turn; Black Michael and eight of the army are left
//    Z Computer      K 2
//
//   40 M  6 4 2*           the piece on 40, the dice that move it, * if it could capture
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/svg.h"
#include "games/zenda/drawing/terminal.h"
#include "games/zenda/page/map.h"
#include "games/zenda/sentences/words.h"
#include "games/zenda/terminal/terminal.h"
#include "presentation/terminal/text_columns.h"

namespace parlor::zenda {
namespace {

using drawing::Manner;
using terminal::PanelRow;

constexpr int map_columns = 58;
constexpr int map_rows = 21;
constexpr int large_map_columns = 79;
constexpr int large_map_rows = 36;
constexpr int page_columns = 79;

char capital(Role role) { return "KYMA"[index(role)]; }

// The steps of one piece, or of pieces that wait to be set up and are alike.
struct Mover {
    Role role;
    Spot from;
    std::vector<Step> steps;
};

std::vector<Mover> movers(const Terminal::Scene& scene) {
    std::vector<Mover> all;
    for (const Step& step : peoples_choices(scene)) {
        auto found = std::ranges::find_if(all, [&](const Mover& each) {
            return each.role == step.role && each.from == step.from;
        });
        if (found == all.end()) found = all.insert(all.end(), {step.role, step.from, {}});
        found->steps.push_back(step);
    }
    std::ranges::sort(all, {}, [](const Mover& each) { return std::pair(each.role, each.from); });
    return all;
}

// "46* 52", by ascending spot.
std::string targets(std::vector<Step> steps) {
    std::ranges::sort(steps, {}, &Step::to);
    std::string all;
    for (const Step& each : steps) {
        if (!all.empty()) all += ' ';
        all += text(each.to);
        if (each.captures) all += '*';
    }
    return all;
}

// By die, the highest first.
std::map<int, std::vector<Step>, std::greater<>> by_die(const std::vector<Step>& steps) {
    std::map<int, std::vector<Step>, std::greater<>> all;
    for (const Step& each : steps) all[each.count].push_back(each);
    return all;
}

// "6 4 2*"
std::string dice_of(const Mover& mover) {
    std::string all;
    for (const auto& [die, steps] : by_die(mover.steps)) {
        if (!all.empty()) all += ' ';
        all += fmt::to_string(die);
        if (std::ranges::any_of(steps, &Step::captures)) all += '*';
    }
    return all;
}

std::vector<std::string> indented(std::string_view head, std::string_view text, int columns) {
    const auto room = static_cast<std::size_t>(columns) - terminal::columns_of(head);
    std::vector<std::string> lines;
    for (const std::string& each : terminal::wrapped(text, room)) {
        const auto before =
            lines.empty() ? std::string(head) : std::string(terminal::columns_of(head), ' ');
        lines.push_back(before + each);
    }
    return lines;
}

// What one player has left: "M 8".
std::string left_of(const Position& position, Seat seat) {
    const bool has_michael = position.michael.on_board();
    const auto yellows = pieces_of(position, Role::Yellow).size();
    switch (seat) {
        case Seat::Streslau:
            return fmt::format("{} {}", has_michael ? 'M' : '-', position.army.size());
        case Seat::Michael: return has_michael ? "M" : "-";
        case Seat::Army: return fmt::to_string(position.army.size());
        case Seat::Zenda:
            return fmt::format("{} {}", position.king.on_board() ? 'K' : '-', yellows);
        case Seat::King: return position.king.on_board() ? "K" : "-";
        case Seat::Yellows: break;
    }
    return fmt::to_string(yellows);
}

// "41, 42"
std::string listed(const SpotSet& spots) {
    std::string all;
    for (const Spot spot : spots) all += (all.empty() ? "" : ", ") + text(spot);
    return all;
}

static_assert(Terminal::panel_size.columns == page_columns - map_columns);
static_assert(Terminal::panel_size.rows == map_rows);

}  // namespace

// By piece, a line or two each: what can go where.
Terminal::Lines Terminal::choices_told(const Scene& scene) {
    if (!scene.asking) return {};
    std::vector<std::string> lines;
    const auto add = [&](const std::vector<std::string>& more) {
        lines.insert(lines.end(), more.begin(), more.end());
    };
    if (scene.match.due() == match::Due::Set) {
        lines.push_back(scene.voice.own("play.choices_set"));
        for (const Mover& each : movers(scene)) {
            add(indented(fmt::format(" {:<3} ", letter(each.role)), targets(each.steps),
                         page_columns));
        }
        return lines;
    }
    lines.push_back(scene.voice.own("play.choices"));
    for (const Mover& each : movers(scene)) {
        if (!scene.picked.empty() && text(each.from) != scene.picked) continue;
        std::string all;
        for (const auto& [die, steps] : by_die(each.steps)) {
            all += fmt::format("{}{}: {}", all.empty() ? "" : "; ", die, targets(steps));
        }
        const auto head = fmt::format(" {:<6} ", piece_text(each.role, each.from));
        add(indented(head, all, page_columns));
    }
    if (terminal::may_leave_rest(scene)) lines.push_back(' ' + scene.voice.own("play.choice_over"));
    return lines;
}

Terminal::Lines Terminal::board_lines(const Scene& scene, terminal::Look look) {
    const Match& table = scene.match;
    TerminalOptions how{.colour = look.colour,
                        .unicode = look.unicode,
                        .numbers = scene.numbers,
                        .columns = scene.beside_panel ? map_columns : large_map_columns,
                        .rows = scene.beside_panel ? map_rows : large_map_rows};
    for (const std::string& each : scene.arrived) how.marked.push_back(*parse_spot(each));
    const bool targets = !scene.picked.empty() || scene.match.due() == match::Due::Set;
    for (const Step& step : peoples_choices(scene)) {
        if (!scene.asking) break;
        if (!scene.picked.empty() && text(step.from) != scene.picked) continue;
        how.marked.push_back(targets ? step.to : step.from);
    }
    return zenda::board_lines(table.board(), table.standing(), how);
}

std::string Terminal::picture(const Voice& voice, const Match& table,
                              const terminal::PictureOptions& options) {
    if (!options.theme.empty()) return {};
    const Position position = table.standing();
    MapWords words = map_words(voice);
    std::string& standing = words.description;
    for (const Role role : all_roles) {
        const SpotSet pieces = pieces_of(position, role);
        if (pieces.empty()) continue;
        if (!standing.empty()) standing += ", ";
        standing += voice.own(fmt::format("tell.set.{}", letter(role)), {{"to", listed(pieces)}});
    }
    if (standing.empty()) standing = words.subtitle;
    std::vector<Spot> marked;
    for (const std::string& each : options.marked) {
        if (const auto spot = parse_spot(each)) marked.push_back(*spot);
    }
    return board_svg(table.board(), position, words,
                     {.numbers = options.numbers, .marked = std::move(marked)});
}

Terminal::Lines Terminal::panel_title(const Scene& scene) {
    return {scene.voice.own("panel.title")};
}

terminal::PanelRow Terminal::panel_seat(const Scene& scene, char seat) {
    const Seat whose = *parse_seat(seat);
    const bool acts = scene.match.awaited().find(seat) != std::string::npos;
    const auto colour = city_of(whose) == City::Streslau ? drawing::Hue::Green
                        : whose == Seat::Yellows         ? drawing::Hue::Yellow
                                                         : drawing::Hue::Red;
    return terminal::seat_row(scene, seat, acts, {Manner::Piece, colour}, 13,
                              left_of(scene.match.standing(), whose));
}

Terminal::Lines Terminal::panel_dice(const Scene& scene) {
    const Match& table = scene.match;
    if (!table.thrown()) return {};
    std::string all;
    std::string left;
    const Throw thrown = *table.thrown();
    for (const std::uint8_t die : thrown.dice) all += fmt::format("{} ", die);
    const Hand hand = table.hand();
    for (const std::uint8_t die : hand.left) {
        if (die != 0) left += fmt::format("{} ", die);
    }
    return {scene.voice.own("panel.dice", {{"dice", all}}),
            scene.voice.say("panel.left", {{"dice", left.empty() ? "-" : left}}), ""};
}

std::vector<terminal::PanelRow> Terminal::panel_choices(const Scene& scene, int rows) {
    std::vector<std::string> lines;
    const auto add = [&](const std::vector<std::string>& more) {
        lines.insert(lines.end(), more.begin(), more.end());
    };
    const int columns = panel_size.columns;
    for (const Mover& each : movers(scene)) {
        const bool is_picked = text(each.from) == scene.picked;
        if (scene.match.due() == match::Due::Set) {
            add(indented(fmt::format("{} ", letter(each.role)), targets(each.steps), columns));
        } else if (scene.picked.empty()) {
            const auto head = fmt::format("{:>3} {}", text(each.from), capital(each.role));
            lines.push_back(fmt::format("{}  {}", head, dice_of(each)));
        } else if (is_picked) {
            lines.push_back(scene.voice.own("panel.picked", {{"spot", scene.picked}}));
            for (const auto& [die, steps] : by_die(each.steps)) {
                add(indented(fmt::format("{}: ", die), targets(steps), columns));
            }
        }
    }
    if (terminal::may_leave_rest(scene)) lines.push_back(scene.voice.own("panel.over"));
    const auto room = static_cast<std::size_t>(std::max(rows, 1));
    std::vector<PanelRow> all;
    for (const std::string& each : lines) {
        if (all.size() < room) all.push_back({{0, each}});
    }
    if (lines.size() > room) all.back() = {{0, scene.voice.own("panel.more")}};
    return all;
}

}  // namespace parlor::zenda
