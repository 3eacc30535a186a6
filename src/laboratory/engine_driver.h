// SPDX-License-Identifier: MIT
// Another program that plays, started and asked for plays (docs/protocol.md). Everything it does
// wrong comes back as a fault, within the deadline. After a fault, discard the driver.
//
//   auto engine = EngineDriver::start("./theirs");
//   if (!engine) … sentence(engine.error(), "./theirs", language) …
//   (*engine)->begin_game(seed);
//   const auto play = (*engine)->best_play("pollyanna-1916 … b 6-3", milliseconds(1000));
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "games/game.h"
#include "laboratory/subprocess.h"
#include "presentation/language/language.h"
#include "protocols/engine_lines/message.h"

namespace parlor::laboratory {

enum class EngineProblem : std::uint8_t {
    CannotStart,
    NeverReady,
    Slow,
    Silent,
    Exited,
    Killed,
    LineTooLong,
    Malformed,
    OutOfTurn,
    Error,
    NotItsGame,
    NotItsBoard,
    IllegalPlay,
};
std::string_view name(EngineProblem problem);  // `engine_slow`

struct EngineFault {
    EngineProblem problem;
    std::string part{};  // what the engine said, the system's words, or a number
};

// One line, with the fault's name behind it.
std::string sentence(const EngineFault& fault, std::string_view engine,
                     language::Language language);

// How an engine introduced itself.
struct EngineCard {
    std::string name;  // the program's file name if it gave none
    std::vector<engine_lines::PlayedGame> games{};
    std::string board{};  // empty: the standard one
    std::vector<std::string> options{};
};

// Checks that it plays what a position names, `pollyanna-1916+partners`, on the game's board.
base::Expected<void, EngineFault> may_play(const EngineCard& card, const games::Game& game,
                                           std::string_view named);

struct EngineTerms {
    std::string command;
    std::chrono::milliseconds time{1000};  // per play
    language::Language language = language::Language::English;
};

// The name that an engine gives itself. Starts it once, to see that it plays this game. Returns
// nullopt after complaining.
std::optional<std::string> name_of_engine(const EngineTerms& terms, const games::Game& game,
                                          std::string_view named);

// A play that the rules do not allow, as an engine's fault.
EngineFault illegal_play(const std::string& what);

class EngineDriver {
public:
    // Starts it and waits for its answer to a greeting.
    static base::Expected<std::unique_ptr<EngineDriver>, EngineFault> start(
        const std::string& command);

    // Asks it to quit and kills it if it does not.
    ~EngineDriver();
    EngineDriver(const EngineDriver&) = delete;
    EngineDriver& operator=(const EngineDriver&) = delete;

    [[nodiscard]] const EngineCard& card() const { return card_; }

    base::Expected<void, EngineFault> begin_game(std::uint64_t seed);
    // The play as the engine wrote it; the caller checks it by the rules.
    base::Expected<std::string, EngineFault> best_play(std::string_view position,
                                                       std::chrono::milliseconds time);

private:
    explicit EngineDriver(std::unique_ptr<Subprocess> process) : process_(std::move(process)) {}

    using Faulty = base::unexpected<EngineFault>;
    base::Expected<void, EngineFault> greet();
    base::Expected<void, EngineFault> tell(const engine_lines::Command& command);
    // nullopt, or an empty play: the deadline has passed.
    using Listened = base::Expected<std::optional<engine_lines::Reply>, EngineFault>;
    Listened listen(Clock::time_point deadline);
    Listened read_reply(Clock::time_point deadline);
    base::Expected<std::string, EngineFault> listen_for_play(Clock::time_point deadline);
    base::Expected<void, EngineFault> expect_silence();
    Faulty fault_of(LineFault fault);
    void note(const engine_lines::Reply& reply);

    std::unique_ptr<Subprocess> process_;
    EngineCard card_;
};

}  // namespace parlor::laboratory
