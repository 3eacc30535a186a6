// SPDX-License-Identifier: MIT
// One table of the page: the match, who plays each seat, its dice, and the language that is spoken
// at it. The dice go on from the record: whatever brings the same record brings the same throws.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "computers/coach/coach.h"
#include "presentation/page/game_page.h"
#include "presentation/sentences/voice.h"
#include "protocols/page_api/page_api.h"
#include "rules/match/dice.h"
#include "rules/match/match.h"

namespace parlor::page_api {

// What a request has done.
struct Done {
    std::vector<Movement> movements{};
    std::string ended{};
};

class Table {
public:
    // Each seat's letter and `person` or a level's name.
    struct Player {
        char seat;
        std::string player;
    };

    static Answer<std::unique_ptr<Table>> begin(language::Language language, const Plan& plan,
                                                const coach::Coach& coach);
    static Answer<std::unique_ptr<Table>> resume(language::Language language,
                                                 const game::Record& record,
                                                 const coach::Coach& coach);
    static Answer<std::unique_ptr<Table>> open(language::Language language, const OpenPlan& plan,
                                               const coach::Coach& coach);

    [[nodiscard]] const page::GamePage& game() const { return *game_; }
    void speak(language::Language language) { voice_.language = language; }
    // table_view.cpp
    [[nodiscard]] TableView view(int number) const;

    Answer<Done> throw_dice(std::optional<std::string> thrown);
    Answer<Done> step(std::string_view step);
    Answer<Done> undo();
    Answer<Done> confirm();
    Answer<Done> hand_over(char seat);
    Answer<Done> draw(const coach::Coach& coach);
    Answer<Done> take_back(std::string_view seats);
    Answer<Done> computer(coach::Coach& coach, std::string_view level, const base::Stop& stop);

    // table_told.cpp
    Answer<Hints> hint(coach::Coach& coach, std::size_t most, coach::Effort effort,
                       const base::Stop& stop) const;
    Answer<Judgement> weigh(coach::Coach& coach, const base::Stop& stop) const;
    [[nodiscard]] Why why(page::Touched touched) const;
    [[nodiscard]] Story story() const;

    // table_judged.cpp. The first turn is 1; turns may be judged in any order.
    Answer<JudgedTurnView> judge(coach::Coach& coach, std::size_t turn);
    Answer<JudgedTurnView> judged_told(std::size_t turn, coach::JudgedTurn judged);
    // Of the turns judged so far. `reader` is a letter of the side that is spoken to; empty: that
    // of the only person.
    [[nodiscard]] Answer<ReviewSummary> summed_up(const coach::Coach& coach,
                                                  const std::vector<std::string>& notes,
                                                  std::string_view reader) const;
    // Once the game has gone on, or back.
    void forget_played() { played_.clear(); }

    // table_throws.cpp: what the next throw may bring.
    [[nodiscard]] Answer<Throws> throws(const coach::Coach& coach) const;
    Answer<BestPlay> best_of(coach::Coach& coach, std::string_view thrown) const;
    Answer<Standing> before(coach::Coach& coach) const;

private:
    Table(language::Language language, std::unique_ptr<match::Match> match,
          std::vector<Player> players, game::Seed seed);

    [[nodiscard]] const sentences::Teller& teller() const { return game_->teller(); }
    [[nodiscard]] std::string_view player(char seat) const;
    [[nodiscard]] std::string may_undo() const;
    // Those of the side that is to act for which the computer plays that is asked now.
    [[nodiscard]] std::string computers_seats() const;
    [[nodiscard]] bool may_take_back() const;
    [[nodiscard]] bool wins() const;
    // Why nothing can be chosen now; none: something can, or is to be confirmed.
    [[nodiscard]] std::optional<match::Error> why_not_playing() const;
    // Why no throw is due; none: one is.
    [[nodiscard]] std::optional<match::Error> why_not_throwing() const;
    [[nodiscard]] Refusal refuse(const match::Refused& refused) const;
    // Where a net has to be handed over first, for that level or for hints; table_told.cpp.
    [[nodiscard]] std::optional<Refusal> net_wanted(std::string_view level = {}) const;
    // As it was before the first turn; none where the game was over when it was opened.
    [[nodiscard]] std::unique_ptr<match::Match> begun() const;   // table_told.cpp
    [[nodiscard]] const match::Match* played(std::size_t turn);  // table_judged.cpp
    [[nodiscard]] Refusal unknown_turn(std::size_t turn) const;  // table_judged.cpp
    [[nodiscard]] std::string only_person() const;               // table_judged.cpp
    [[nodiscard]] Refusal refuse(match::Error error) const { return refuse({.error = error}); }

    const page::GamePage* game_;
    std::unique_ptr<match::Match> match_;
    std::vector<Player> players_;
    game::Seed seed_;
    // Draws the next throw. Empty if it has to be made from the record first.
    std::optional<match::Dice> dice_;
    sentences::Voice voice_;
    std::vector<std::unique_ptr<match::Match>> played_;  // every turn, not yet confirmed
};

}  // namespace parlor::page_api
