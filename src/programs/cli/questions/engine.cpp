// SPDX-License-Identifier: MIT
// `parlor engine`: answers other programs over standard input and output, in the plain lines of
// docs/protocol.md or in JSON.

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <deque>
#include <string>

#include "base/words.h"
#include "presentation/console/line_reader.h"
#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "protocols/engine_lines/session.h"
#include "protocols/report_json/engine_json.h"

namespace parlor::cli {
namespace {

struct EngineOptions : CommandOptions {
    std::string level{};  // by name or number; empty: the strongest
    std::string board{};  // the file of a board; empty: the game's own
    bool json = false;
};

using console::Clock;
using console::LineFault;
using console::LineReader;
using console::no_deadline;
using engine_lines::Session;
using std::chrono::milliseconds;

constexpr std::size_t longest_request = 65536;  // of JSON, in bytes

Clock::time_point deadline_after(std::optional<int> time) {
    return time ? Clock::now() + milliseconds(*time) : no_deadline;
}

// Returns false if the reader of the output has gone.
bool send(std::string_view line) {
    return std::fwrite(line.data(), 1, line.size(), stdout) == line.size() &&
           std::fputc('\n', stdout) != EOF && std::fflush(stdout) == 0;
}

bool send(const std::vector<engine_lines::Reply>& replies) {
    return std::ranges::all_of(replies, [](const auto& each) { return send(text(each)); });
}

// Lines that wait to be answered. While a computer thinks, the inbox checks now and then whether
// one of them ends the thinking: all waiting lines came after the one that is being answered.
class Inbox {
public:
    using Line = base::Expected<std::string, LineFault>;

    Line take() {
        if (waiting_.empty()) return lines_.next(no_deadline);
        Line first = std::move(waiting_.front());
        waiting_.pop_front();
        return first;
    }

    bool wants_an_answer() {
        if (std::ranges::any_of(waiting_, ends_thinking)) return true;
        while (waiting_.size() < most_waiting) {
            Line line = lines_.next(Clock::now());
            if (!line && line.error() == LineFault::Slow) return false;
            waiting_.push_back(std::move(line));
            if (ends_thinking(waiting_.back())) return true;
        }
        return false;
    }

private:
    static bool ends_thinking(const Line& line) {
        return line ? engine_lines::ends_thinking(*line) : line.error() == LineFault::Ended;
    }

    static constexpr std::size_t most_waiting = 1000;  // more lines stay in the pipe

    LineReader lines_{STDIN_FILENO, engine_lines::longest_line};
    std::deque<Line> waiting_;
};

// Stops at the deadline, or when a waiting line ends the thinking.
class Patience {
public:
    Patience(Inbox& inbox, Clock::time_point deadline) : inbox_(&inbox), deadline_(deadline) {}

    bool is_over() {
        const Clock::time_point now = Clock::now();
        if (now >= next_look_ && !over_) {
            over_ = inbox_->wants_an_answer();
            next_look_ = now + pause;
        }
        return over_ || now >= deadline_;
    }

private:
    static constexpr milliseconds pause{5};

    Inbox* inbox_;
    Clock::time_point deadline_;
    Clock::time_point next_look_ = Clock::time_point::min();
    bool over_ = false;
};

int converse(const engine_lines::Setup& setup) {
    Session session(setup);
    Inbox inbox;
    for (;;) {
        const auto line = inbox.take();
        if (!line && line.error() == LineFault::Ended) return exit_ok;
        // A line that was too long is replaced by another of that kind.
        const auto answer =
            session.answer(line ? *line : std::string(engine_lines::longest_line + 1, '.'));
        if (!send(answer.replies) || answer.quits) return exit_ok;
        if (!answer.thinking) continue;
        Patience patience(inbox, deadline_after(answer.thinking->milliseconds));
        if (!send(session.think(*answer.thinking, [&] { return patience.is_over(); }))) {
            return exit_ok;
        }
    }
}

engine_lines::Found answer(engine_lines::Consultant& computers, engine_lines::Question question,
                           const std::string& usual_level) {
    if (question.level.empty()) question.level = usual_level;
    const Clock::time_point deadline = deadline_after(question.milliseconds);
    return engine_lines::answer(computers, question, [&] { return Clock::now() >= deadline; });
}

int answer_json(const engine_lines::Setup& setup) {
    engine_lines::Consultant computers(setup.games);
    LineReader lines(STDIN_FILENO, longest_request);
    for (;;) {
        const auto line = lines.next(no_deadline);
        if (!line && line.error() == LineFault::Ended) return exit_ok;
        if (line && base::trimmed(*line).empty()) continue;
        report_json::EngineRequest request =
            line ? report_json::read_request(*line)
                 : report_json::EngineRequest{
                       {}, base::unexpected(fault(engine_lines::Problem::LineTooLong, ""))};
        const engine_lines::Found found =
            request.question ? answer(computers, std::move(*request.question), setup.level)
                             : base::unexpected(request.question.error());
        if (!send(report_json::reply_json(request.id, found))) return exit_ok;
    }
}

// The game whose board can be replaced, on the board of the options; null after complaining.
std::unique_ptr<TerminalGame> game_on_board(const EngineOptions& options) {
    const auto found = std::ranges::find_if(games::all(), &games::Game::has_other_boards);
    return find_game({(*found)->name(), options.board, options.language});
}

bool is_level(const EngineOptions& options) {
    const engine_lines::Consultant computers;
    if (options.level.empty() || !computers.level_name(options.level).empty()) return true;
    complain_of(
        language::say(options.language, "players.unknown",
                      {{"part", options.level},
                       {"players", fmt::format("{}", fmt::join(computers.levels(), ", "))}}),
        name(engine_lines::Problem::UnknownLevel));
    return false;
}

// Answers until `quit`, or until the input or output ends.
int engine(const EngineOptions& options) {
    const auto on_board = options.board.empty() ? nullptr : game_on_board(options);
    if (!options.board.empty() && !on_board) return exit_bad;
    std::vector<const games::Game*> games(games::all().begin(), games::all().end());
    for (const games::Game*& each : games) {
        if (on_board && each->name() == on_board->game().name()) each = &on_board->game();
    }
    if (!is_level(options)) return exit_bad;
    // If the reader has gone, writing fails; that must not kill the process.
    std::signal(SIGPIPE, SIG_IGN);
    const engine_lines::Setup setup{
        .version = PARLOR_VERSION, .level = options.level, .games = games};
    return options.json ? answer_json(setup) : converse(setup);
}

}  // namespace

void add_engine(CommandLine& line) {
    auto [command, options] = line.add("engine", engine);
    command.option("--level", options.level, "engine_level")->option_text("LEVEL");
    command.board(options.board);
    command.flag("--json", options.json, "engine_json");
    command.example("parlor engine --level deep");
}

}  // namespace parlor::cli
