// SPDX-License-Identifier: MIT
#include "protocols/page_json/review_data.h"

#include "protocols/page_json/answers.h"

namespace parlor::page_json {

namespace json = boost::json;

base::Expected<ReviewData, page_api::Refusal> ReviewData::of(language::Language language,
                                                             std::string_view record) {
    page_api::PageApi page;
    auto view = page.resume(language, record);
    if (!view) return base::unexpected(view.error());
    return ReviewData(std::move(page), std::move(*view));
}

std::string ReviewData::json(const coach::JudgedGame& game) {
    json::array turns;
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
        auto turn = page_.judged(view_.table, i + 1, game.turns[i]);
        notes.push_back(turn->note);
        turns.push_back(answer_json(*turn));
    }
    return json::serialize(
        json::object{{"view", answer_json(view_)},
                     {"board", answer_json(*page_.board(view_.language, view_.game))},
                     {"story", answer_json(*page_.story(view_.table))},
                     {"turns", std::move(turns)},
                     {"summary", answer_json(*page_.sum_up(view_.table, notes, ""))}});
}

}  // namespace parlor::page_json
