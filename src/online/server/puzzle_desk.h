// SPDX-License-Identifier: MIT
// Collects how players fare with the puzzles, and rates each puzzle by it (docs/puzzles.md). Every
// first attempt of a player is a game between player and puzzle, in Glicko-2.
//
//   PuzzleDesk desk({{"ca8fz", 35}});
//   desk.response(store, request, now)       may be called by any thread
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "online/server/api.h"
#include "online/server/glicko.h"

namespace parlor::server {

inline constexpr std::string_view puzzles_path = "/api/puzzles";

// Per puzzle how many of a hundred weak players miss it.
using Difficulties = std::map<std::string, int, std::less<>>;

// Before anybody has tried it; docs/puzzles.md, and `ratingOf` of web/src/puzzles/attempts.ts.
Rating first_rating(int difficulty);

class PuzzleDesk {
public:
    explicit PuzzleDesk(Difficulties difficulties) : difficulties_(std::move(difficulties)) {}

    // POST takes attempts, GET says the ratings. The seconds are since 1970.
    HttpResponse response(store::Store& store, const ApiRequest& request, std::int64_t now);

private:
    HttpResponse take(store::Store& store, const ApiRequest& request, std::int64_t now) const;
    HttpResponse ratings(store::Store& store, std::int64_t now);

    Difficulties difficulties_;
    std::mutex mutex_;     // of what follows
    std::string ratings_;  // empty: never read
    std::int64_t read_at_ = 0;
};

}  // namespace parlor::server
