// SPDX-License-Identifier: MIT
// A judged game as a file for the browser that needs no other: the page's own view of a review,
// which is built with the page, filled with what it shows.
#pragma once

#include <string>
#include <string_view>

#include "base/expected.h"
#include "protocols/page_json/review_data.h"

namespace parlor::cli {

class Report {
public:
    // What there is to be filled, before any turn is judged; or a sentence that says what is
    // missing. `root` is the folder of the page; empty: the one that belongs to this program.
    static base::Expected<Report, std::string> prepared(language::Language language,
                                                        const std::string& root,
                                                        const game::Record& record);

    std::string html(const coach::JudgedGame& game);

private:
    Report(std::string empty, page_json::ReviewData data)
        : empty_(std::move(empty)), data_(std::move(data)) {}

    std::string empty_;
    page_json::ReviewData data_;
};

}  // namespace parlor::cli
