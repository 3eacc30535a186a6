// SPDX-License-Identifier: MIT
#include "programs/cli/questions/report.h"

#include "programs/cli/files.h"
#include "programs/cli/page_folder.h"

namespace parlor::cli {
namespace {

constexpr std::string_view place_for_data = "__REVIEW__";

// Within a script of an HTML file "</" would end it.
std::string within_script(std::string_view json) {
    std::string all;
    for (const char each : json) {
        if (each == '<') {
            all += "\\u003c";
        } else {
            all += each;
        }
    }
    return all;
}

}  // namespace

base::Expected<Report, std::string> Report::prepared(language::Language language,
                                                     const std::string& root,
                                                     const game::Record& record) {
    const std::string path = (root.empty() ? page_folder() : root) + "/report.html";
    auto empty = read_file(path);
    if (!empty || empty->find(place_for_data) == std::string::npos) {
        return base::unexpected(language::say(language, "analyse.no_page", {{"file", path}}));
    }
    auto data = page_json::ReviewData::of(language, record);
    if (!data) return base::unexpected(data.error().message);
    return Report(std::move(*empty), std::move(*data));
}

std::string Report::html(const coach::JudgedGame& game) {
    std::string filled = empty_;
    return filled.replace(filled.find(place_for_data), place_for_data.size(),
                          within_script(data_.json(game)));
}

}  // namespace parlor::cli
