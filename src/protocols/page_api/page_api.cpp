// SPDX-License-Identifier: MIT
#include "protocols/page_api/page_api.h"

#include "computers/coach/coach.h"
#include "protocols/page_api/pages.h"
#include "protocols/page_api/refusals.h"
#include "protocols/page_api/table.h"

namespace parlor::page_api {
namespace {

using language::Language;
using sentences::Voice;

std::vector<page::LevelCard> level_cards(const Voice& voice, const coach::Coach& coach) {
    std::vector<page::LevelCard> all;
    for (const coach::LevelCard& each : coach.levels()) {
        const std::string key = "level." + std::string(each.name);
        all.push_back({each.number, std::string(each.name), voice.say("page_api." + key),
                       voice.say("page_api.level.what", {{"what", voice.own(key)}}),
                       each.milliseconds, each.rating});
    }
    return all;
}

}  // namespace

PageApi::PageApi() = default;
PageApi::PageApi(PageApi&&) noexcept = default;
PageApi& PageApi::operator=(PageApi&&) noexcept = default;
PageApi::~PageApi() = default;

coach::Coach& PageApi::coach(const page::GamePage& game) {
    auto& found = coaches_[std::string(game.name())];
    if (!found) found = game.game().coach();
    return *found;
}

Table* PageApi::find(int table) {
    const auto found = tables_.find(table);
    return found == tables_.end() ? nullptr : found->second.get();
}

Refusal PageApi::unknown_table() const {
    return {"unknown_table", language::say(language_, "page_api.unknown_table")};
}

Refusal PageApi::bad_request(std::string_view part) const {
    return {"bad_request",
            language::say(language_, "page_api.bad_request", {{"part", std::string(part)}})};
}

Answer<void> PageApi::take_net(std::string_view file) {
    auto why = nets::NetFault::OtherInputs;
    for (const page::GamePage* each : all_pages()) {
        const auto fault = each->take_net(file);
        if (!fault) return {};
        if (*fault != nets::NetFault::OtherInputs) why = *fault;
    }
    const std::string named = "net_" + std::string(name(why));
    return base::unexpected(
        Refusal{named, language::say(language_, "page_api.net_refused", {{"part", named}})});
}

page::Shelf PageApi::shelf(Language language) {
    language_ = language;
    page::Shelf shelf;
    for (const page::GamePage* each : all_pages()) {
        const Voice voice = each->teller().voice(language);
        shelf.games.push_back(each->card(voice));
        shelf.games.back().family = each->name();
        shelf.games.back().seats = each->game().letters();
        shelf.games.back().dice = each->game().dice();
        shelf.games.back().levels = level_cards(voice, coach(*each));
    }
    return shelf;
}

Answer<page::BoardPicture> PageApi::board(Language language, std::string_view named) {
    language_ = language;
    const page::GamePage& game = page_of(named);
    const Voice voice = game.teller().voice(language);
    auto board = game.board(voice, named);
    if (board) return std::move(*board);
    return base::unexpected(refusal(voice, board.error()));
}

Answer<page::Picture> PageApi::picture(Language language, std::string_view position, bool numbers) {
    language_ = language;
    const page::GamePage& game = page_of(position);
    const Voice voice = game.teller().voice(language, position);
    const auto match = game.game().open(position);
    if (!match) return base::unexpected(refusal(voice, match.error()));
    return page::Picture{game.picture(voice, **match, numbers)};
}

Answer<TableView> PageApi::seat(Answer<std::unique_ptr<Table>> table) {
    if (!table) return base::unexpected(table.error());
    const int number = next_++;
    const Table& seated = *(tables_[number] = std::move(*table));
    return seated.view(number);
}

Answer<TableView> PageApi::begin(Language language, const Plan& plan) {
    language_ = language;
    return seat(Table::begin(language, plan, coach(page_of(plan.game))));
}

Answer<TableView> PageApi::resume(Language language, std::string_view record) {
    language_ = language;
    const auto read = game::read(record);
    if (!read) return base::unexpected(refusal(Voice{language}, read.error()));
    return seat(Table::resume(language, *read, coach(page_of(read->game))));
}

Answer<TableView> PageApi::open(Language language, const OpenPlan& plan) {
    language_ = language;
    return seat(Table::open(language, plan, coach(page_of(plan.position))));
}

Answer<TableView> PageApi::view(Language language, int number) {
    language_ = language;
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    table->speak(language);
    return table->view(number);
}

Answer<void> PageApi::close(int number) {
    if (tables_.erase(number) == 0) return base::unexpected(unknown_table());
    return {};
}

template <class Do>
Answer<Changed> PageApi::change(int number, Do request) {
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    Answer<Done> done = request(*table);
    if (!done) return base::unexpected(done.error());
    table->forget_played();
    return Changed{table->view(number), std::move(done->movements), std::move(done->ended)};
}

Answer<Changed> PageApi::throw_dice(int number, std::optional<std::string> thrown) {
    return change(number, [&](Table& table) { return table.throw_dice(std::move(thrown)); });
}

Answer<Changed> PageApi::step(int number, std::string_view step) {
    return change(number, [&](Table& table) { return table.step(step); });
}

Answer<Changed> PageApi::undo(int number) {
    return change(number, [](Table& table) { return table.undo(); });
}

Answer<Changed> PageApi::confirm(int number) {
    return change(number, [](Table& table) { return table.confirm(); });
}

Answer<Changed> PageApi::hand_over(int number, char seat) {
    return change(number, [&](Table& table) { return table.hand_over(seat); });
}

Answer<Changed> PageApi::draw(int number) {
    return change(number, [&](Table& table) { return table.draw(coach(table.game())); });
}

Answer<Changed> PageApi::take_back(int number, std::string_view seats) {
    return change(number, [&](Table& table) { return table.take_back(seats); });
}

Answer<Changed> PageApi::computer(int number, std::string_view level, const base::Stop& stop) {
    return change(number,
                  [&](Table& table) { return table.computer(coach(table.game()), level, stop); });
}

Answer<Hints> PageApi::hint(int number, std::size_t most, const base::Stop& stop) {
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    return table->hint(coach(table->game()), most, coach::Effort::Normal, stop);
}

Answer<Judgement> PageApi::weigh(int number, const base::Stop& stop) {
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    return table->weigh(coach(table->game()), stop);
}

Answer<Why> PageApi::why(int number, std::string_view from, std::string_view to) {
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    return table->why({from, to});
}

Answer<Story> PageApi::story(int number) {
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    return table->story();
}

Answer<JudgedTurnView> PageApi::judge(int number, std::size_t turn) {
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    return table->judge(coach(table->game()), turn);
}

Answer<JudgedTurnView> PageApi::judged(int number, std::size_t turn, coach::JudgedTurn judged) {
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    return table->judged_told(turn, std::move(judged));
}

Answer<ReviewSummary> PageApi::sum_up(int number, const std::vector<std::string>& notes,
                                      std::string_view reader) {
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    return table->summed_up(coach(table->game()), notes, reader);
}

}  // namespace parlor::page_api
