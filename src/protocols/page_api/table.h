// SPDX-License-Identifier: MIT
// One table of the page: the match, who plays each seat, its dice, its computers, and the language
// that is spoken at it. The dice continue from the record: tables with the same record get the same
// throws. A refused request changes nothing.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "computers/coach/coach.h"
#include "presentation/page/game_page.h"
#include "presentation/sentences/voice.h"
#include "protocols/page_api/review_answers.h"
#include "rules/match/dice.h"
#include "rules/match/match.h"

namespace parlor::page_api {

// What the page knows of each game: the column `page` of the table of games (pages.cpp).
std::span<const page::GamePage* const> all_pages();
// Finds a game by its name or by an edition's, which switches or a position may follow. Returns the
// first game's page for an unknown name: that game then says what is wrong with it.
const page::GamePage& page_of(std::string_view named);

inline constexpr std::string_view person = "person";

struct SeatPlan {
    char seat = '-';
    std::string name{};
    std::string player{};  // `person`, or a level's name
};

struct Plan {
    std::string game;  // "pollyanna-1916+partners"
    std::vector<SeatPlan> seats{};
    std::string seed{};   // a number, or any text
    std::string house{};  // whose rules these are; may be empty
    bool spinners = false;
};

// A position that is played on from.
struct OpenPlan {
    std::string position;
    std::string seed{};
    std::vector<SeatPlan> seats{};  // missing seats are unnamed people
};

class Table {
public:
    // The coach must outlive the table.
    static Answer<std::unique_ptr<Table>> begin(language::Language language, const Plan& plan,
                                                coach::Coach& coach);
    static Answer<std::unique_ptr<Table>> resume(language::Language language,
                                                 const game::Record& record, coach::Coach& coach);
    static Answer<std::unique_ptr<Table>> open(language::Language language, const OpenPlan& plan,
                                               coach::Coach& coach);

    // The number that requests name the table by.
    void be_called(int number) { number_ = number; }
    // Sentences call a computer without a name by its level's character.
    void speak(language::Language language);
    [[nodiscard]] TableView view() const;  // table_view.cpp

    // Without a throw: the table's own dice.
    Answer<Changed> throw_dice(const std::optional<std::string>& thrown = std::nullopt);
    Answer<Changed> step(std::string_view step);
    Answer<Changed> undo();
    Answer<Changed> confirm();
    Answer<Changed> hand_over(char seat);
    Answer<Changed> draw();
    // To the last turn that one of these seats has ended, with its throw still to be played.
    Answer<Changed> take_back(std::string_view seats);
    // The computers of the side that acts, or the person that is waited for, make their steps. They
    // are not confirmed.
    Answer<Changed> computer(std::string_view level, const base::Stop& stop);

    // table_view.cpp
    [[nodiscard]] Why why(std::string_view from, std::string_view to) const;
    [[nodiscard]] Story story() const;

    // table_coached.cpp
    Answer<Hints> hint(std::size_t most, const base::Stop& stop) const;
    Answer<Hints> results(std::size_t most, coach::Effort effort, const base::Stop& stop) const;
    // Judges a turn that is played and has yet to be confirmed.
    Answer<Judgement> weigh(const base::Stop& stop) const;
    // What the next throw may bring: all throws, the best play of one, the mean over all.
    [[nodiscard]] Answer<Throws> throws() const;
    Answer<BestPlay> best_of(std::string_view thrown) const;
    Answer<Standing> before() const;
    // The game so far, judged turn by turn, in any order; 1 is the first. Turns may be judged by
    // other modules, which hand over their notes. `reader` is a letter of the side that is spoken
    // to; empty: that of the only person.
    Answer<JudgedTurnView> judge(std::size_t turn);
    [[nodiscard]] Answer<ReviewSummary> sum_up(const std::vector<std::string>& notes,
                                               std::string_view reader) const;
    // All of a game that is judged already. Precondition: every turn of it is.
    [[nodiscard]] Review review(const coach::JudgedGame& game) const;

private:
    // Each seat's letter and `person` or a level's name.
    struct Player {
        char seat;
        std::string player;
    };

    Table(language::Language language, std::unique_ptr<match::Match> match,
          std::vector<Player> players, game::Seed seed, coach::Coach& coach);

    static std::string text(std::span<const Player> players);
    static std::vector<Player> players_of(const game::Record& record, const coach::Coach& coach);

    [[nodiscard]] const sentences::Teller& teller() const { return game_->teller(); }
    [[nodiscard]] std::string_view player(char seat) const;
    [[nodiscard]] std::string people() const;
    [[nodiscard]] std::string may_undo() const;
    // The seats of the acting side for which the computer plays that is asked now.
    [[nodiscard]] std::string computers_seats() const;
    [[nodiscard]] bool wins() const;

    Answer<Changed> changed(std::vector<Movement> movements = {}, std::string ended = {});
    // Why nothing can be chosen now; nullopt if something can, or is to be confirmed.
    [[nodiscard]] std::optional<Refusal> not_playing() const;
    // Why no throw is due; nullopt if one is.
    [[nodiscard]] std::optional<Refusal> not_throwing() const;
    // Refuses if a net has to be handed over first, for that level or for hints.
    [[nodiscard]] std::optional<Refusal> net_wanted(std::string_view level = {}) const;
    [[nodiscard]] Refusal refuse(const match::Refused& refused) const;

    // As it was before the first turn; null where the game was over when it was opened.
    [[nodiscard]] std::unique_ptr<match::Match> begun() const;
    // Every turn of it as it was before it was confirmed.
    using Turns = std::vector<std::unique_ptr<match::Match>>;
    // Replays the game, and keeps its turns unless `turns` is null.
    Story replay(Turns* turns) const;
    [[nodiscard]] const match::Match* played(std::size_t turn);
    [[nodiscard]] JudgedTurnView told(const match::Match& at, std::size_t turn,
                                      coach::JudgedTurn judged) const;
    [[nodiscard]] ReviewSummary summed_up(std::vector<coach::JudgedTurn> turns,
                                          std::string_view reader) const;
    [[nodiscard]] Refusal unknown_turn(std::size_t turn) const;

    const page::GamePage* game_;
    coach::Coach* coach_;
    std::unique_ptr<match::Match> match_;
    std::vector<Player> players_;
    game::Seed seed_;
    match::Dice dice_;
    sentences::Voice voice_;
    int number_ = 0;
    Turns played_;
};

}  // namespace parlor::page_api
