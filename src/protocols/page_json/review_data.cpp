// SPDX-License-Identifier: MIT
#include "protocols/page_json/review_data.h"

#include "protocols/page_json/answer_rows.h"

namespace parlor::page_json {

base::Expected<ReviewData, page_api::Refusal> ReviewData::of(language::Language language,
                                                             const game::Record& record) {
    page_api::PageApi page;
    auto view = page.resume(language, record);
    if (!view) return base::unexpected(view.error());
    return ReviewData(std::move(page), std::move(*view));
}

std::string ReviewData::json(const coach::JudgedGame& game) {
    const page_api::Review review = page_.find(view_.table)->review(game);
    const auto append = [](std::string& to, const auto& each) { append_answer(to, each); };
    std::string text;
    {
        json_fields::ObjectWriter object(text);
        append(object.open("view"), view_);
        append(object.open("board"), *page_.board(view_.language, view_.game));
        append(object.open("story"), review.story);
        object.list("turns", review.turns, append);
        append(object.open("summary"), review.summary);
    }
    return text;
}

}  // namespace parlor::page_json
