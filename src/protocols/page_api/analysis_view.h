// SPDX-License-Identifier: MIT
// What the page is told of what may come of a position. The fields are those of
// web/src/engine/answers.ts, which says what each means.
#pragma once

#include <string>
#include <vector>

#include "protocols/page_api/table_view.h"

namespace parlor::page_api {

// Whether the turn that is about to end gives much away.
struct Judgement {
    double error = 0;  // what was given away
    double least = 0;  // of a blunder
    bool blunder = false;
};

struct ThrowCard {
    std::string thrown{};
    int falls = 0;
};

struct Throws {
    std::vector<std::string> sides{};
    std::vector<ThrowCard> throws{};
    int falls = 0;  // of all
};

struct BestPlay {
    std::string thrown{};
    std::string play{};
    std::string after{};
    std::vector<double> chances{};
    std::vector<Route> routes{};
    std::string words{};
};

struct Standing {
    std::vector<double> chances{};  // before the throw
};

}  // namespace parlor::page_api
