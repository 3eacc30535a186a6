// SPDX-License-Identifier: MIT
// The computers of every game, asked for one turn at a time. What the lines of an engine
// (session.h) and its JSON twin (wire/engine_json.h) have in common.
//
//   Thinker thinker;
//   auto table = thinker.open("pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3");
//   if (!thinker.why_not(**table)) … thinker.best_play(**table, {"deep", random}, stop).play …
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/stop.h"
#include "computers/coach/coach.h"
#include "computers/players/evaluator.h"
#include "games/pollyanna/rules/game.h"
#include "games/zenda/rules/game.h"
#include "protocols/engine_lines/message.h"
#include "rules/match/open.h"

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

class Thinker {
public:
    // The board is Zenda's and must outlive it.
    explicit Thinker(const zenda::Board& board = zenda::standard_board());

    [[nodiscard]] const zenda::Board& board() const { return *board_; }
    [[nodiscard]] match::Opened open(std::string_view position) const;

    // The names of the levels, which are the same in every game, from the weakest.
    [[nodiscard]] std::vector<std::string> levels() const;
    // By name or by number. None of that name: empty.
    [[nodiscard]] std::string level_name(std::string_view level) const;

    // Why there is nothing to think about: the game is over, or the dice are to be thrown.
    [[nodiscard]] static std::optional<Fault> why_not(const match::Match& table);

    // Preconditions: `why_not` says nothing; the level is one of these.
    Thought best_play(const match::Match& table, const Chooser& chooser, const base::Stop& stop);
    Advised advice(const match::Match& table, const coach::AdviceOptions& options,
                   const base::Stop& stop);

private:
    [[nodiscard]] coach::Coach& coach_of(const match::Match& table) const;
    [[nodiscard]] std::vector<double> chances(const match::Match& table,
                                              const std::vector<std::string>& sides);

    const zenda::Board* board_;
    std::unique_ptr<coach::Coach> pollyanna_;
    std::unique_ptr<coach::Coach> zenda_;
    std::unique_ptr<players::Evaluator<pollyanna::Pollyanna>> pollyanna_evaluator_;
    std::unique_ptr<players::Evaluator<zenda::Zenda>> zenda_evaluator_;
};

}  // namespace parlor::engine_lines
