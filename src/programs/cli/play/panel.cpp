// SPDX-License-Identifier: MIT
#include "programs/cli/play/panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "presentation/drawing/screen.h"
#include "presentation/terminal/seating.h"
#include "presentation/terminal/text_columns.h"
#include "rules/match/new_game.h"
#include "unicode/letters.h"

namespace parlor::cli {
namespace {

using drawing::Manner;
using drawing::Style;

class Panel {
public:
    Panel(const Scene& scene, Look look)
        : scene_(scene),
          look_(look),
          size_(scene.game.panel_size()),
          screen_(size_.columns, size_.rows) {}

    std::vector<std::string> draw() {
        const TerminalGame& game = scene_.game;
        bool first = true;
        for (const std::string& each : game.panel_title(scene_)) {
            add(each, {first ? Manner::Lettering : Manner::Plain});
            first = false;
        }
        const std::string_view house = match::house_of(scene_.match.tags().others);
        if (!house.empty()) add(house);
        ++row_;
        for (const char seat : seats()) add(game.panel_seat(scene_, seat));
        ++row_;
        for (const std::string& each : game.panel_dice(scene_)) add(each);
        const auto is_human = [&](char seat) { return scene_.seating.is_human(seat); };
        if (scene_.asking) {
            for (const terminal::PanelRow& each : game.panel_choices(scene_, size_.rows - row_))
                add(each);
        } else if (std::ranges::any_of(scene_.match.awaited(), is_human)) {
            add_keys();
        }
        add_last_throws();
        return screen_.lines(look_.colour);
    }

private:
    [[nodiscard]] std::string seats() const {
        std::string all;
        for (const game::RecordedSeat& each : scene_.match.tags().seats) {
            if (each.name) all += each.letter;
        }
        return all;
    }

    void put(int column, std::string_view text, Style style = {}) {
        if (row_ >= size_.rows || column >= size_.columns) return;
        const std::string shown = look_.unicode ? std::string(text) : terminal::folded(text);
        const auto room = static_cast<std::size_t>(size_.columns - column);
        put_characters(column, terminal::cut(shown, room), style);
    }
    void put_characters(int column, std::string_view text, Style style) {
        while (!text.empty()) {
            const std::string_view next = unicode::first_character(text);
            const int columns = static_cast<int>(unicode::columns(next));
            if (columns > 0) screen_.put_character(column, row_, next, columns, style);
            column += columns;
            text.remove_prefix(next.size());
        }
    }
    void add(std::string_view text, Style style = {}) {
        put(0, text, style);
        ++row_;
    }
    void add(const terminal::PanelRow& row) {
        for (const terminal::PanelPart& part : row) put(part.column, part.text, part.style);
        ++row_;
    }

    void add_keys() {
        for (const std::string_view key : {"panel.key_enter", "panel.key_save", "panel.key_quit",
                                           "panel.key_log", "panel.key_help"}) {
            add(scene_.voice.say(key));
        }
    }

    // As many as there is room for, in notation, the newest at the end.
    void add_last_throws() {
        ++row_;
        const auto turns = scene_.match.record().turns;
        std::vector<std::string> lines;
        for (const game::Turn& turn : turns | std::views::reverse) {
            if (turn.is_pending()) continue;
            const auto more = told_briefly(turn);
            if (row_ + 1 + static_cast<int>(lines.size() + more.size()) > size_.rows) break;
            lines.insert(lines.begin(), more.begin(), more.end());
        }
        if (!lines.empty()) add(scene_.voice.say("panel.last"), {Manner::Lettering});
        for (const std::string& line : lines) add(line);
    }

    // "R 6-3 w/36 36/39", in two lines where one is too short.
    [[nodiscard]] std::vector<std::string> told_briefly(const game::Turn& turn) const {
        const char capital = static_cast<char>(turn.seat - 'a' + 'A');
        const auto columns = static_cast<std::size_t>(size_.columns);
        const std::string told = fmt::format("{} {} {}", capital, turn.thrown, turn.play);
        if (terminal::columns_of(told) <= columns) return {told};
        auto lines = terminal::wrapped(told, columns - 2);
        for (std::size_t i = 1; i < lines.size(); ++i) lines[i].insert(0, "  ");
        return lines;
    }

    const Scene& scene_;
    Look look_;
    terminal::PanelSize size_;
    drawing::Screen screen_;
    int row_ = 0;
};

}  // namespace

std::vector<std::string> panel_lines(const Scene& scene, Look look) {
    return Panel(scene, look).draw();
}

}  // namespace parlor::cli
