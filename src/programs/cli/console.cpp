// SPDX-License-Identifier: MIT
#include "programs/cli/console.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
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

    // As many throws as there is room for, in notation, the newest last.
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

    // "R 6-3 w/36 36/39", in several lines if one is too short.
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

class LinesConsole final : public Console {
public:
    explicit LinesConsole(const ConsoleOptions& options) : options_(options) {}

    void tell(std::string_view sentence) override { print(sentence); }

    void show(const Scene&) override { std::fflush(stdout); }

    void draw_board(const Scene& scene) override {
        for (const std::string& line : scene.game.board_lines(scene, options_.look))
            fmt::print("{}\n", line);
        std::fflush(stdout);
    }

    Line ask(const Scene& scene, std::string_view prompt) override {
        for (const std::string& line : scene.game.choices_told(scene)) print(line);
        // Input from a pipe is not echoed, so it does not end the line.
        const std::string asked = readable(prompt);
        fmt::print("{}{}", asked, is_keyboard() ? " " : "\n");
        std::fflush(stdout);
        return read_line();
    }

    void page(std::span<const std::string> lines) override {
        for (const std::string& line : lines) print(line);
    }
    void list_choices(const Scene&) override {}
    void wait(const Scene&, std::string_view sentence) override {
        if (is_keyboard()) print(sentence);
    }
    void pause() override {}
    void close(std::span<const std::string> lines) override { page(lines); }

private:
    [[nodiscard]] std::string readable(std::string_view text) const {
        return options_.look.unicode ? std::string(text) : terminal::folded(text);
    }
    void print(std::string_view line) const { fmt::print("{}\n", readable(line)); }

    ConsoleOptions options_;
};

constexpr std::string_view to_the_top = "\x1b[H";
constexpr std::string_view clear_line_end = "\x1b[K";
constexpr std::string_view clear_below = "\x1b[J";
constexpr std::string_view plain = "\x1b[0m";

// The board and its panel, the last lines that were told, and the prompt: 24 lines in all, or more
// in a taller window.
class ScreenConsole final : public Console {
public:
    explicit ScreenConsole(const ConsoleOptions& options) : options_(options) {}

    void tell(std::string_view sentence) override { said_.emplace_back(sentence); }

    void show(const Scene& scene) override { draw(scene, ""); }
    void draw_board(const Scene&) override {}

    Line ask(const Scene& scene, std::string_view prompt) override {
        draw(scene, std::string(prompt) + ' ');
        said_.clear();
        return read_line();
    }

    void page(std::span<const std::string> lines) override {
        std::string drawn(to_the_top);
        for (const std::string& line : lines) add(drawn, readable(line));
        drawn += clear_below;
        drawn += '\n' + readable(options_.page_prompt) + ' ';
        put(drawn);
        read_line();
    }

    void list_choices(const Scene& scene) override { page(scene.game.choices_told(scene)); }

    void wait(const Scene& scene, std::string_view sentence) override { draw(scene, sentence); }

    void pause() override { sleep_for(options_.pause); }

    void close(std::span<const std::string> lines) override {
        std::string drawn = fmt::format("{}\n", plain);
        for (const std::string& line : lines) add(drawn, readable(line));
        put(drawn);
    }

private:
    void draw(const Scene& scene, std::string_view prompt) {
        Scene shared = scene;
        shared.beside_panel = true;
        const auto board = scene.game.board_lines(shared, options_.look);
        const auto panel = panel_lines(scene, options_.look);
        std::string drawn(to_the_top);
        for (std::size_t i = 0; i < board.size(); ++i) {
            add(drawn, i < panel.size() ? board[i] + ' ' + panel[i] : board[i]);
        }
        for (const std::string& line : last_said(static_cast<int>(board.size()))) add(drawn, line);
        drawn += readable(prompt);
        drawn += clear_below;
        put(drawn);
    }

    // As many lines as fit below the board and above the prompt.
    [[nodiscard]] std::vector<std::string> last_said(int board_rows) const {
        const WindowSize window = window_size();
        const auto room = static_cast<std::size_t>(std::clamp(window.rows - board_rows - 1, 2, 8));
        const auto columns = static_cast<std::size_t>(std::max(window.columns, 80));
        std::vector<std::string> lines;
        for (auto each = said_.rbegin(); each != said_.rend() && lines.size() < room; ++each) {
            const auto more = terminal::wrapped(readable(*each), columns);
            lines.insert(lines.begin(), more.begin(), more.end());
        }
        if (lines.size() > room) lines.erase(lines.begin(), lines.end() - static_cast<int>(room));
        lines.resize(room);
        return lines;
    }

    [[nodiscard]] std::string readable(std::string_view text) const {
        return options_.look.unicode ? std::string(text) : terminal::folded(text);
    }
    static void add(std::string& drawn, std::string_view line) {
        drawn.append(line).append(clear_line_end).append("\n");
    }
    static void put(std::string_view drawn) {
        fmt::print("{}", drawn);
        std::fflush(stdout);
    }

    ConsoleOptions options_;
    std::vector<std::string> said_;  // since the last question
};

}  // namespace

std::vector<std::string> panel_lines(const Scene& scene, Look look) {
    return Panel(scene, look).draw();
}

std::unique_ptr<Console> lines_console(const ConsoleOptions& options) {
    return std::make_unique<LinesConsole>(options);
}

std::unique_ptr<Console> screen_console(const ConsoleOptions& options) {
    return std::make_unique<ScreenConsole>(options);
}

}  // namespace parlor::cli
