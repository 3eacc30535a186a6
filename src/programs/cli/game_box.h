// SPDX-License-Identifier: MIT
// A game as the program has it on its shelf: its seats and dice, its tables, and what can be asked
// of a position. Commands are written against this, a match over text (match/match.h), the game's
// face and its coach (coach/coach.h); which games there are stands in games.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "computers/coach/coach.h"
#include "presentation/language/language.h"
#include "rules/match/dice.h"
#include "rules/match/match.h"
#include "rules/match/resume.h"

namespace parlor::cli {

class GameFace;
struct ArenaOptions;
struct LadderOptions;
struct PlayOptions;
struct SimulateOptions;

struct SeatWord {
    char letter;
    std::string_view word;  // as options name it: "blue"
};

class GameBox {
public:
    virtual ~GameBox() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual const GameFace& face() const = 0;
    // Its computers; keeps nothing of others, and is quickly made.
    [[nodiscard]] virtual std::unique_ptr<coach::Coach> coach() const = 0;
    // All there are, in the order of turns.
    [[nodiscard]] virtual std::span<const SeatWord> seats() const = 0;
    [[nodiscard]] virtual int dice() const = 0;

    using Opened = base::Expected<std::unique_ptr<match::Match>, match::TextFaults>;
    // A table with that position, and with the throw if the text has one.
    [[nodiscard]] virtual Opened open(std::string_view position) const = 0;
    // The table before the first turn; `game` may be empty.
    [[nodiscard]] virtual Opened start(std::string_view game) const = 0;

    // Who plays if nobody says so, and which of them is a person.
    struct UsualSeats {
        std::string seated;
        char person;
    };
    [[nodiscard]] virtual UsualSeats usual_seats(const PlayOptions& options) const = 0;
    // A new game of those who are seated; the dice decide who begins, where they do.
    [[nodiscard]] virtual Opened new_match(const PlayOptions& options, std::string_view seated,
                                           const match::Table& table, match::Dice& dice) const = 0;
    using Resumed = base::Expected<std::unique_ptr<match::Match>, std::vector<match::Damage>>;
    [[nodiscard]] virtual Resumed resume(const game::Record& record) const = 0;

    // `<play> -> <position after>`, sorted by position. Precondition: a step is due.
    virtual void plays(const match::Match& match,
                       const std::function<void(std::string_view line)>& tell) const = 0;
    // The lines of play that begin with each throw. Preconditions: a throw is due; depth ≥ 1.
    using ThrowCounted = std::function<void(std::string_view thrown, std::uint64_t lines)>;
    virtual void perft(const match::Match& match, int depth, const ThrowCounted& tell) const = 0;

    // As `parlor simulate`, `parlor arena` and `parlor ladder` do.
    [[nodiscard]] virtual int simulate(const SimulateOptions& options) const = 0;
    [[nodiscard]] virtual int arena(const ArenaOptions& options) const = 0;
    [[nodiscard]] virtual int ladder(const LadderOptions& options) const = 0;

    // "P54" is in docs/rules/pollyanna.md#p54.
    [[nodiscard]] virtual std::string where_to_read(std::string_view rule) const = 0;
    // That everything playable must be played.
    [[nodiscard]] virtual std::string_view duty_to_play() const = 0;

    // All editions in short; one of them at length, or nothing if there is none of that name.
    [[nodiscard]] virtual std::vector<std::string> editions(language::Language language) const = 0;
    [[nodiscard]] virtual std::vector<std::string> edition(language::Language language,
                                                           std::string_view name) const = 0;
};

}  // namespace parlor::cli
