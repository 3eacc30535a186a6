// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "presentation/terminal/text_columns.h"
#include "programs/cli/console.h"
#include "programs/cli/play/panel.h"

namespace parlor::cli {
namespace {

constexpr std::string_view to_the_top = "\x1b[H";
constexpr std::string_view clear_line_end = "\x1b[K";
constexpr std::string_view clear_below = "\x1b[J";
constexpr std::string_view plain = "\x1b[0m";

// The board and its panel, some lines of what was said, and the prompt: 24 lines in all, or more
// where the window has room for more to be said.
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

    // As many lines as are left below the board, the last of them for the prompt.
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
    std::vector<std::string> said_;  // since somebody was asked
};

}  // namespace

std::unique_ptr<Console> screen_console(const ConsoleOptions& options) {
    return std::make_unique<ScreenConsole>(options);
}

}  // namespace parlor::cli
