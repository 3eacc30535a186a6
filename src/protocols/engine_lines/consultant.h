// SPDX-License-Identifier: MIT
// The computers of every game, asked for one turn at a time. What the lines of an engine
// (session.h) and its JSON twin (report_json/engine_json.h) have in common.
//
//   Consultant computers;
//   auto table = computers.open("pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3");
//   if (!computers.why_not(**table)) … computers.best_play(**table, {"deep", random}, stop).play …
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/expected.h"
#include "base/random.h"
#include "base/stop.h"
#include "computers/coach/coach.h"
#include "games/games.h"
#include "protocols/engine_lines/message.h"

namespace parlor::engine_lines {

struct Thought {
    std::string play;                // the whole turn; `pass` when nothing can be played
    std::string after;               // the position that it leads to
    std::vector<std::string> sides;  // by the letters of their seats: b, r; br, gy
    // Of each side in that position, by a quick evaluation; none while pieces are set up.
    std::vector<double> chances;
};

struct Advised {
    std::vector<std::string> sides;
    std::vector<coach::Advice> plays;
};

struct Chooser {
    std::string_view level;
    base::Random random;
};

using Games = std::span<const games::Game* const>;

class Consultant {
public:
    // The games must outlive this object.
    explicit Consultant(Games games = games::all());

    [[nodiscard]] Games games() const { return games_; }
    // Of the game that the first word names; a word that names none is left to the first game.
    [[nodiscard]] match::Opened open(std::string_view position) const;

    // The names of all levels, from the weakest.
    [[nodiscard]] std::vector<std::string> levels() const;
    // Finds a level by name or number. Returns an empty text if there is none.
    [[nodiscard]] std::string level_name(std::string_view level) const;

    // Why there is nothing to think about: the game is over, or the dice are to be thrown.
    [[nodiscard]] static std::optional<MessageFault> why_not(const match::Match& table);

    // A game that has no level of that name plays its strongest. Preconditions: `why_not` says
    // nothing; the level is one of these.
    Thought best_play(const match::Match& table, const Chooser& chooser, const base::Stop& stop);
    Advised advice(const match::Match& table, const coach::AdviceOptions& options,
                   const base::Stop& stop);

private:
    [[nodiscard]] coach::Coach& coach_of(const match::Match& table) const;

    Games games_;
    std::vector<std::unique_ptr<coach::Coach>> coaches_;  // one a game, in the same order
};

// A question that needs no conversation: one position, and what is wanted of it. For batches; its
// JSON is in report_json/engine_json.h.
//
//   const Found found = answer(computers, {.position = "… 6-3", .level = "deep"}, stop);
//   if (!found) … found.error().name …
enum class Want : std::uint8_t { BestPlay, Advice };

struct Question {
    std::string position;
    std::string level{};                // by name or number; empty: the strongest
    std::optional<int> milliseconds{};  // nullopt: no limit
    std::uint64_t seed = 1;
    Want want = Want::BestPlay;
    std::size_t most = 5;  // plays of an advice
};

using Found = base::Expected<std::variant<Thought, Advised>, MessageFault>;
Found answer(Consultant& computers, const Question& question, const base::Stop& stop);

}  // namespace parlor::engine_lines
