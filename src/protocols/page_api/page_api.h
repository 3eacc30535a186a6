// SPDX-License-Identifier: MIT
// The page's door: tables by number, and an answer to everything that the page asks. It throws the
// dice of its tables from their seeds, lets computers play, and says what is seen and heard. Pure:
// the same requests give the same answers.
//
//   PageApi page;
//   auto table = page.begin(Language::English, {"pollyanna-1916", {{'b', "Ana", "person"}, …}});
//   auto thrown = page.throw_dice(table->table);
//   for (const Choice& each : thrown->view.choices) … page.step(table->table, each.step) …
//
// What is refused changes nothing. protocols/page_json spells all of it as JSON.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "base/stop.h"
#include "presentation/language/language.h"
#include "presentation/page/board_view.h"
#include "protocols/page_api/analysis_view.h"
#include "protocols/page_api/review_view.h"
#include "protocols/page_api/table_view.h"

namespace parlor::coach {
class Coach;
enum class Effort : std::uint8_t;
}  // namespace parlor::coach
namespace parlor::page {
class GamePage;
}

namespace parlor::page_api {

class Table;

struct SeatPlan {
    char seat;
    std::string name{};
    std::string player{};  // `person`, or a level's name
};

struct Plan {
    std::string game;  // "pollyanna-1916+partners"
    std::vector<SeatPlan> seats{};
    std::string seed{};   // a number, or any text
    std::string house{};  // whose rules these are; may be empty
};

// A position that is played on from.
struct OpenPlan {
    std::string position;
    std::string seed{};
    std::vector<SeatPlan> seats{};  // whoever is missing is a person without a name
};

template <class T>
using Answer = base::Expected<T, Refusal>;

class PageApi {
public:
    using Language = language::Language;

    PageApi();
    PageApi(const PageApi&) = delete;
    PageApi(PageApi&&) noexcept;
    PageApi& operator=(const PageApi&) = delete;
    PageApi& operator=(PageApi&&) noexcept;
    ~PageApi();

    page::Shelf shelf(Language language);
    Answer<page::BoardPicture> board(Language language, std::string_view named);
    Answer<page::Picture> picture(Language language, std::string_view position, bool numbers);

    Answer<TableView> begin(Language language, const Plan& plan);
    Answer<TableView> resume(Language language, std::string_view record);
    Answer<TableView> open(Language language, const OpenPlan& plan);
    Answer<TableView> view(Language language, int number);
    Answer<void> close(int number);

    // Without a throw: the table's own dice.
    Answer<Changed> throw_dice(int number, std::optional<std::string> thrown = std::nullopt);
    Answer<Changed> step(int number, std::string_view step);
    Answer<Changed> undo(int number);
    Answer<Changed> confirm(int number);
    Answer<Changed> hand_over(int number, char seat);
    Answer<Changed> draw(int number);
    // To the last turn that one of these seats has ended, with its throw still to be played.
    Answer<Changed> take_back(int number, std::string_view seats);
    // The steps of those that computers play for the side that acts, or of the person that is
    // waited for; they are not confirmed.
    Answer<Changed> computer(int number, std::string_view level, const base::Stop& stop);

    Answer<Hints> hint(int number, std::size_t most, const base::Stop& stop);
    // Of a turn that is played and has yet to be confirmed.
    Answer<Judgement> weigh(int number, const base::Stop& stop);
    Answer<Why> why(int number, std::string_view from, std::string_view to);
    Answer<Story> story(int number);

    // The game so far, judged: every turn for itself (1: the first), and what all of them come to.
    // Whoever judges some turns elsewhere hands their notes over. `reader` is a letter of the side
    // that is spoken to; empty: that of the only person.
    Answer<JudgedTurnView> judge(int number, std::size_t turn);
    Answer<ReviewSummary> sum_up(int number, const std::vector<std::string>& notes,
                                 std::string_view reader);
    // The same of a game that is judged already.
    Answer<JudgedTurnView> judged(int number, std::size_t turn, coach::JudgedTurn judged);

    // A position without a table (page_api_analysis.cpp). Set up by hand; of one of another game
    // than it is changed to, nothing is kept.
    Answer<page::Arrangement> arrange(Language language, std::string_view position,
                                      const page::Rearrangement& change);
    // All results of its throw, as `parlor hint` has them.
    struct Depth {
        std::size_t most;
        coach::Effort effort;
        std::string_view seed;
    };
    Answer<Hints> results(Language language, std::string_view position, const Depth& depth,
                          const base::Stop& stop);
    // What every throw would bring, as `parlor throws` has it.
    Answer<Throws> throws(Language language, std::string_view position);
    Answer<BestPlay> best_of(Language language, std::string_view position, std::string_view thrown);
    Answer<Standing> before(Language language, std::string_view position);

    // A net that computers judge by, for a module that carries none: what needs it is refused as
    // `net_wanted` until then.
    Answer<void> take_net(std::string_view file);

    // For whoever reads requests: what is wrong with one, in the language last asked for.
    [[nodiscard]] Refusal bad_request(std::string_view part) const;

private:
    Table* find(int table);
    [[nodiscard]] Refusal unknown_table() const;
    coach::Coach& coach(const page::GamePage& game);
    Answer<TableView> seat(Answer<std::unique_ptr<Table>> table);
    template <class Do>
    Answer<Changed> change(int number, Do request);
    // What a table of that position answers that nobody keeps.
    template <class T, class Ask>
    Answer<T> asked_of(Language language, std::string_view position, std::string_view seed,
                       Ask ask);

    std::map<std::string, std::unique_ptr<coach::Coach>> coaches_;  // by game, made when needed
    std::map<int, std::unique_ptr<Table>> tables_;
    int next_ = 1;
    Language language_ = Language::English;
};

}  // namespace parlor::page_api
