// SPDX-License-Identifier: MIT
// All that a review shows, for a file without an engine (web/src/review/report.ts): one JSON object
// with the page's own answers in it.
//
//   {"view": {…}, "board": {…}, "story": {…}, "turns": [{…}, …], "summary": {…}}
#pragma once

#include <string>

#include "protocols/page_api/page_api.h"

namespace parlor::page_json {

class ReviewData {
public:
    // Refused if the page cannot resume this record.
    static base::Expected<ReviewData, page_api::Refusal> of(language::Language language,
                                                            const game::Record& record);

    // Precondition: all turns of the record are judged.
    std::string json(const coach::JudgedGame& game);

private:
    ReviewData(page_api::PageApi page, page_api::TableView view)
        : page_(std::move(page)), view_(std::move(view)) {}

    page_api::PageApi page_;
    page_api::TableView view_;
};

}  // namespace parlor::page_json
