// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cstdio>

#include "presentation/terminal/text_columns.h"
#include "programs/cli/console.h"

namespace parlor::cli {
namespace {

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
        // What comes from a pipe is not seen, so that nothing else ends the line.
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

}  // namespace

std::unique_ptr<Console> lines_console(const ConsoleOptions& options) {
    return std::make_unique<LinesConsole>(options);
}

}  // namespace parlor::cli
