// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/terminal.h"

#include <fmt/format.h>

#include "games/zenda/report_json/board_json.h"
#include "games/zenda/row.h"
#include "games/zenda/rules/game.h"
#include "presentation/terminal/seating.h"
#include "presentation/terminal/text_columns.h"

namespace parlor::zenda {
namespace {

constexpr std::size_t text_width = 79;

}  // namespace

match::Opened Terminal::start(const Board& board, std::string_view wanted) {
    const auto rules = parse_rules(wanted);
    if (!rules) return base::unexpected(rules.error());
    return std::make_unique<Match>(board, starting_position(), *rules);
}

// The King is the easier to begin with: three pieces, and somewhere to go.
terminal::UsualSeats Terminal::usual_seats(const terminal::GameChoice& /*choice*/) {
    return {"sz", 'z'};
}

void Terminal::plays(const Match& table, const std::function<void(std::string_view line)>& tell) {
    for (const Play& play : zenda::plays(table.board(), table.position(), table.thrown())) {
        tell(fmt::format("{} -> {}", text(play.steps), text(play.after)));
    }
}

Terminal::Lines Terminal::editions(language::Language language) {
    return terminal::wrapped(language::say(language, "zenda.editions"), text_width);
}

Terminal::Lines Terminal::edition(language::Language language, std::string_view name) {
    if (name != game_name) return {};
    Lines lines{language::say(language, "zenda.title"), ""};
    for (const std::string_view key : {"zenda.history", "zenda.endless", "zenda.divided"}) {
        const auto more = terminal::wrapped(language::say(language, key), text_width);
        lines.insert(lines.end(), more.begin(), more.end());
        lines.emplace_back();
    }
    lines.pop_back();
    return lines;
}

std::vector<Step> peoples_choices(const Terminal::Scene& scene) {
    const Match& table = scene.match;
    std::vector<Step> all = table.choices();
    std::erase_if(all, [&](const Step& step) {
        return !scene.seating.is_human(letter(seat_of(table.division(), step.role)));
    });
    return all;
}

std::string Terminal::prompt(const Scene& scene, std::string_view who) {
    const language::Arguments told{{"seat", std::string(who)}, {"spot", scene.picked}};
    if (scene.match.due() == match::Due::Set) return scene.voice.own("play.set", told);
    if (!scene.picked.empty()) return scene.voice.own("play.target", told);
    return scene.voice.own(terminal::may_leave_rest(scene) ? "play.pick_or_over" : "play.pick",
                           told);
}

base::Expected<std::optional<Board>, match::TextFaults> read_board_file(
    const terminal::BoardFile& file) {
    if (!file) return std::nullopt;
    auto board = read_board(*file);
    if (board) return std::move(*board);
    match::TextFaults faults;
    for (const BoardDefect& each : board.error()) {
        faults.push_back({std::string(name(each.fault)), each.part});
    }
    return base::unexpected(std::move(faults));
}

terminal::Made make_terminal(const terminal::BoardFile& file) {
    auto board = read_board_file(file);
    if (!board) return base::unexpected(board.error());
    if (!*board) return std::make_unique<terminal::TerminalOf<Terminal>>();
    return std::make_unique<terminal::TerminalOf<Terminal>>(std::move(**board));
}

}  // namespace parlor::zenda
