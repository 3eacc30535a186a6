// SPDX-License-Identifier: MIT
#include "laboratory/engine_driver.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "base/plain.h"
#include "base/words.h"
#include "presentation/console/complaints.h"

namespace parlor::laboratory {
namespace {

using engine_lines::Command;
using engine_lines::Reply;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto greeting_time = seconds(10);  // interpreters take a while
constexpr auto writing_time = seconds(2);
constexpr auto grace = seconds(1);              // after `stop`
constexpr auto dying_time = milliseconds(200);  // between the end of its output and its own end
constexpr int most_lines = 1000;                // of a greeting, or between plays
constexpr std::size_t longest_quote = 80;

// People are shown the beginning of what an engine said, without control characters.
std::string shown(std::string_view text) { return base::plain(text.substr(0, longest_quote)); }

base::unexpected<EngineFault> faulty(EngineProblem problem, std::string_view part = {}) {
    return base::unexpected(EngineFault{problem, shown(part)});
}

base::unexpected<EngineFault> late(milliseconds time) {
    return faulty(EngineProblem::Slow, std::to_string(time.count()));
}

std::string base_name(const std::string& command) {
    const auto words = base::words(command);
    return words.empty() ? command : std::filesystem::path(words.front()).filename().string();
}

}  // namespace

std::string_view name(EngineProblem problem) {
    constexpr std::array<std::string_view, 13> names{
        "engine_cannot_start", "engine_never_ready", "engine_slow",          "engine_silent",
        "engine_exited",       "engine_killed",      "engine_line_too_long", "engine_malformed",
        "engine_out_of_turn",  "engine_error",       "engine_not_its_game",  "engine_not_its_board",
        "engine_illegal_play"};
    return names[static_cast<std::size_t>(problem)];
}

std::string sentence(const EngineFault& fault, std::string_view engine,
                     language::Language language) {
    const std::string_view named = name(fault.problem);
    return fmt::format("{} ({})",
                       language::say(language, fmt::format("arena.{}", named),
                                     {{"engine", std::string(engine)}, {"part", fault.part}}),
                       named);
}

base::Expected<void, EngineFault> may_play(const EngineCard& card, const games::Game& game,
                                           std::string_view named) {
    const auto parts = base::split(named, '+');
    const auto found =
        std::ranges::find(card.games, parts.front(), &engine_lines::PlayedGame::edition);
    const bool known = found != card.games.end() &&
                       std::all_of(parts.begin() + 1, parts.end(), [&](std::string_view each) {
                           return std::ranges::find(found->switches, each) != found->switches.end();
                       });
    if (!known) return faulty(EngineProblem::NotItsGame, named);
    const bool on_board = !game.has_other_boards() || card.board == game.board();
    if (!on_board) return faulty(EngineProblem::NotItsBoard, card.board);
    return {};
}

base::Expected<std::unique_ptr<EngineDriver>, EngineFault> EngineDriver::start(
    const std::string& command) {
    auto process = Subprocess::start(command, engine_lines::longest_line);
    if (!process) return faulty(EngineProblem::CannotStart, process.error());
    std::unique_ptr<EngineDriver> driver(new EngineDriver(std::move(*process)));
    driver->card_.name = base_name(command);
    if (const auto greeted = driver->greet(); !greeted) return base::unexpected(greeted.error());
    return driver;
}

EngineDriver::~EngineDriver() {
    if (process_->write(text(Command(engine_lines::Quit{})), Clock::now())) {
        process_->end(Clock::now() + dying_time);
    }
}

base::Expected<void, EngineFault> EngineDriver::greet() {
    const auto deadline = Clock::now() + greeting_time;
    if (auto told = tell(engine_lines::Hello{}); !told) return told;
    for (int lines = 0; lines < most_lines; ++lines) {
        const auto reply = listen(deadline);
        if (!reply) return base::unexpected(reply.error());
        if (!*reply) return late(greeting_time);
        if (std::holds_alternative<engine_lines::Ready>(**reply)) return {};
        note(**reply);
    }
    return faulty(EngineProblem::NeverReady);
}

void EngineDriver::note(const Reply& reply) {
    if (const auto* id = std::get_if<engine_lines::Identity>(&reply)) {
        if (id->name == "name") card_.name = shown(id->value);
    } else if (const auto* game = std::get_if<engine_lines::PlayedGame>(&reply)) {
        card_.games.push_back(*game);
    } else if (const auto* board = std::get_if<engine_lines::PlayedBoard>(&reply)) {
        card_.board = board->fingerprint;
    } else if (const auto* option = std::get_if<engine_lines::OfferedOption>(&reply)) {
        card_.options.push_back(option->name);
    }
}

base::Expected<void, EngineFault> EngineDriver::begin_game(std::uint64_t seed) {
    if (auto told = tell(engine_lines::NewGame{}); !told) return told;
    if (std::ranges::find(card_.options, "seed") == card_.options.end()) return {};
    return tell(engine_lines::SetOption{"seed", std::to_string(seed)});
}

base::Expected<std::string, EngineFault> EngineDriver::best_play(std::string_view position,
                                                                 milliseconds time) {
    const engine_lines::Go go{static_cast<int>(time.count()), {}};
    auto told = expect_silence();
    if (told) told = tell(engine_lines::SetPosition{std::string(position)});
    if (told) told = tell(go);
    const auto deadline = Clock::now() + time;
    auto play = told ? listen_for_play(deadline) : base::unexpected(told.error());
    if (play && play->empty()) {
        told = tell(engine_lines::StopThinking{});
        play = told ? listen_for_play(deadline + grace) : base::unexpected(told.error());
    }
    if (play && play->empty()) return late(time);
    return play;
}

base::Expected<std::string, EngineFault> EngineDriver::listen_for_play(Clock::time_point deadline) {
    for (;;) {
        const auto reply = listen(deadline);
        if (!reply) return base::unexpected(reply.error());
        if (!*reply) return {};
        if (const auto* play = std::get_if<engine_lines::BestPlay>(&**reply)) return play->play;
        if (!std::holds_alternative<engine_lines::Info>(**reply)) {
            return faulty(EngineProblem::OutOfTurn, text(**reply));
        }
    }
}

base::Expected<void, EngineFault> EngineDriver::expect_silence() {
    for (int lines = 0; lines < most_lines; ++lines) {
        const auto reply = read_reply(Clock::now());
        if (!reply) return base::unexpected(reply.error());
        if (!*reply) return {};
        if (!std::holds_alternative<engine_lines::Info>(**reply)) {
            return faulty(EngineProblem::OutOfTurn, text(**reply));
        }
    }
    return {};
}

base::Expected<void, EngineFault> EngineDriver::tell(const Command& command) {
    const auto written = process_->write(text(command), Clock::now() + writing_time);
    if (!written && written.error() == LineFault::Slow) return late(writing_time);
    if (!written) return fault_of(written.error());
    return {};
}

// The deadline holds for all lines together, so that endless output is late too.
EngineDriver::Listened EngineDriver::listen(Clock::time_point deadline) {
    if (Clock::now() >= deadline) return std::nullopt;
    return read_reply(deadline);
}

EngineDriver::Listened EngineDriver::read_reply(Clock::time_point deadline) {
    const auto line = process_->read(deadline);
    if (!line && line.error() == LineFault::Slow) return std::nullopt;
    if (!line) return fault_of(line.error());
    if (base::trimmed(*line).empty()) return Reply(engine_lines::Info{});  // says nothing
    const auto reply = engine_lines::parse_reply(*line);
    if (!reply) return faulty(EngineProblem::Malformed, *line);
    if (std::holds_alternative<engine_lines::MessageFault>(*reply)) {
        return faulty(EngineProblem::Error, text(*reply));
    }
    return *reply;
}

EngineDriver::Faulty EngineDriver::fault_of(LineFault fault) {
    if (fault == LineFault::TooLong) return faulty(EngineProblem::LineTooLong);
    const auto ending = process_->end(Clock::now() + dying_time);
    if (!ending) return faulty(EngineProblem::Silent);
    return faulty(ending->by_signal ? EngineProblem::Killed : EngineProblem::Exited,
                  std::to_string(ending->number));
}

EngineFault illegal_play(const std::string& what) {
    return {EngineProblem::IllegalPlay, engine_lines::shortened({{}, what}).part};
}

std::optional<std::string> name_of_engine(const EngineTerms& terms, const games::Game& game,
                                          std::string_view named) {
    const auto engine = EngineDriver::start(terms.command);
    if (!engine) {
        console::complain(sentence(engine.error(), terms.command, terms.language));
        return std::nullopt;
    }
    const EngineCard& card = (*engine)->card();
    if (const auto plays = may_play(card, game, named); !plays) {
        console::complain(sentence(plays.error(), card.name, terms.language));
        return std::nullopt;
    }
    return card.name;
}

}  // namespace parlor::laboratory
