// SPDX-License-Identifier: MIT
// The page's entry: tables by number, and what is answered without a table. The tables throw their
// own dice from their seeds, let computers play, and say what is seen and heard. Pure: the same
// requests get the same answers.
//
//   PageApi page;
//   auto view = page.begin(Language::English, {"pollyanna-1916", {{'b', "Ana", "person"}, …}});
//   Table& table = *page.find(view->table);
//   auto thrown = table.throw_dice();
//   for (const Choice& each : thrown->view.choices) … table.step(each.step) …
//
// A refused request changes nothing. protocols/page_json lists all requests and spells them as
// JSON.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "protocols/page_api/table.h"

namespace parlor::page_api {

// The duel of the day, as `begin` takes it.
struct DuelView {
    std::string game{};
    std::string level{};
    std::string person{};  // the seat
    std::string seats{};   // in the order of turns
    std::string seed{};
};

class PageApi {
public:
    using Language = language::Language;

    page::Shelf shelf(Language language);
    Answer<page::BoardPicture> board(Language language, std::string_view named);
    Answer<page::Picture> picture(Language language, std::string_view position, bool numbers);
    // A position that is set up by hand. Changing the game starts from an empty board.
    Answer<page::Arrangement> arrange(Language language, std::string_view position,
                                      const page::Rearrangement& change);

    // The duel of the day in that edition; `date` is YYYY-MM-DD.
    Answer<DuelView> duel(std::string_view date, std::string_view edition);
    Answer<TableView> begin(Language language, const Plan& plan);
    Answer<TableView> resume(Language language, std::string_view record);
    Answer<TableView> resume(Language language, const game::Record& record);
    Answer<TableView> open(Language language, const OpenPlan& plan);
    Answer<TableView> view(Language language, int table);
    Answer<void> close(int table);

    // Null if there is no table of that number.
    Table* find(int table);
    // A table that gets no number: the position is asked about and not played.
    Answer<std::unique_ptr<Table>> lay_out(Language language, const OpenPlan& plan);

    // Takes a net that computers judge by, for a module that carries none. Until then requests that
    // need it are refused as `net_wanted`.
    Answer<void> take_net(std::string_view file);

    // In the language last asked for.
    [[nodiscard]] Refusal bad_request(std::string_view part) const;
    [[nodiscard]] Refusal unknown_table() const;

private:
    coach::Coach& coach(const page::GamePage& game);
    Answer<TableView> seat(Answer<std::unique_ptr<Table>> table);

    std::map<std::string, std::unique_ptr<coach::Coach>> coaches_;  // by game, made when needed
    std::map<int, std::unique_ptr<Table>> tables_;
    int next_ = 1;
    Language language_ = Language::English;
};

}  // namespace parlor::page_api
