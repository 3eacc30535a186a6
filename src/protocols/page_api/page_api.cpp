// SPDX-License-Identifier: MIT
#include "protocols/page_api/page_api.h"

#include "games/duel.h"
#include "protocols/page_api/refusals.h"

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

Answer<DuelView> PageApi::duel(std::string_view date, std::string_view edition) {
    const auto duel = games::duel_of(date, edition);
    if (!duel) return base::unexpected(bad_request("duel"));
    return DuelView{
        duel->edition, duel->level, {duel->person}, duel->seats, std::to_string(duel->seed)};
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

Answer<page::Arrangement> PageApi::arrange(Language language, std::string_view position,
                                           const page::Rearrangement& change) {
    language_ = language;
    const page::GamePage& now = page_of(position);
    const page::GamePage& game = change.game ? page_of(*change.game) : now;
    const Voice voice = game.teller().voice(language);
    auto arranged = game.arranged(voice, &game == &now ? position : "", change);
    if (!arranged) return base::unexpected(refusal(voice, arranged.error()));
    arranged->family = game.name();
    return std::move(*arranged);
}

Answer<TableView> PageApi::seat(Answer<std::unique_ptr<Table>> table) {
    if (!table) return base::unexpected(table.error());
    Table& seated = *(tables_[next_] = std::move(*table));
    seated.be_called(next_++);
    return seated.view();
}

Answer<TableView> PageApi::begin(Language language, const Plan& plan) {
    language_ = language;
    return seat(Table::begin(language, plan, coach(page_of(plan.game))));
}

Answer<TableView> PageApi::resume(Language language, std::string_view record) {
    language_ = language;
    const auto read = game::read(record);
    if (!read) return base::unexpected(refusal(Voice{language}, read.error()));
    return resume(language, *read);
}

Answer<TableView> PageApi::resume(Language language, const game::Record& record) {
    language_ = language;
    return seat(Table::resume(language, record, coach(page_of(record.game))));
}

Answer<std::unique_ptr<Table>> PageApi::lay_out(Language language, const OpenPlan& plan) {
    language_ = language;
    return Table::open(language, plan, coach(page_of(plan.position)));
}

Answer<TableView> PageApi::open(Language language, const OpenPlan& plan) {
    return seat(lay_out(language, plan));
}

Answer<TableView> PageApi::view(Language language, int number) {
    language_ = language;
    Table* const table = find(number);
    if (table == nullptr) return base::unexpected(unknown_table());
    table->speak(language);
    return table->view();
}

Answer<void> PageApi::close(int number) {
    if (tables_.erase(number) == 0) return base::unexpected(unknown_table());
    return {};
}

}  // namespace parlor::page_api
