// SPDX-License-Identifier: MIT
// `parlor analyse`: a recorded game judged turn by turn: what was luck, and what was error. In a
// table, as JSON, as a page for the browser, as notes in the record.
#pragma once

#include <cstdint>
#include <string>

#include "computers/coach/coach.h"
#include "presentation/language/language.h"

namespace parlor::cli {

struct AnalyseOptions {
    std::string file;
    std::string board;  // the file of a board; empty: the game's own
    std::string html;   // a file for the page; empty: none
    std::string root;   // the folder of the page; empty: the one that belongs to this program
    std::string out;    // a file for the record with notes; empty: none
    coach::Effort effort = coach::Effort::Normal;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    std::uint64_t seed = 1;
    std::string endings{};  // a file of `parlor endings`; empty: none
    bool json = false;
    language::Language language = language::Language::English;
};

int analyse(const AnalyseOptions& options);

}  // namespace parlor::cli
