// SPDX-License-Identifier: MIT
#include "online/server/puzzle_desk.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace parlor::server {
namespace {

using tables::RefusalReason;

constexpr std::int64_t enough_attempts = 5;
// How long ratings are shown before they are read again, in seconds.
constexpr std::int64_t shown_for = 300;
constexpr double thousandth = 1000;
constexpr double millionth = 1'000'000;

Rating rating_of(const store::PuzzleRating& stored) {
    return {static_cast<double>(stored.rating) / thousandth,
            static_cast<double>(stored.deviation) / thousandth,
            static_cast<double>(stored.volatility) / millionth};
}

void set(store::PuzzleRating& stored, const Rating& rating) {
    stored.rating = std::llround(rating.rating * thousandth);
    stored.deviation = std::llround(rating.deviation * thousandth);
    stored.volatility = std::llround(rating.volatility * millionth);
}

}  // namespace

Rating first_rating(int difficulty) {
    const double missed = std::clamp(difficulty, 1, 99) / 100.0;
    constexpr double deviation = 100;
    // A puzzle does not become stronger by itself, as a person does.
    constexpr double volatility = 0.01;
    return {Rating{}.rating + 400 * std::log10(missed / (1 - missed)), deviation, volatility};
}

HttpResponse PuzzleDesk::response(store::Store& store, const ApiRequest& request,
                                  std::int64_t now) {
    if (request.method == "POST") return take(store, request, now);
    if (request.method == "GET") return ratings(store, now);
    return api_problem(405, {RefusalReason::WrongMethod, request.method});
}

HttpResponse PuzzleDesk::take(store::Store& store, const ApiRequest& request,
                              std::int64_t now) const {
    auto keys = cookie_keys(store);
    if (!keys) return api_problem(503, {RefusalReason::Unavailable});
    const Cookies cookies(std::move(*keys), now);
    const auto known = identify(store, cookies, {request.cookie, request.is_secure});
    if (!known) return api_problem(503, {RefusalReason::Unavailable});
    if (known->is_new) return api_problem(403, {RefusalReason::NoPlayer});
    const auto attempts = online_json::puzzle_attempts(request.body);
    if (!attempts) return api_problem(400, attempts.error());
    // The first one at each puzzle. In the order of the puzzles, so that no two requests wait for
    // each other.
    std::map<std::string_view, const online_json::PuzzleAttempt*> games;
    std::vector<store::PuzzleRating> puzzles;
    for (const online_json::PuzzleAttempt& each : *attempts) {
        if (!difficulties_.contains(each.puzzle)) {
            return api_problem(400, {RefusalReason::UnknownPuzzle, each.puzzle});
        }
        games.try_emplace(each.puzzle, &each);
    }
    for (const auto& [puzzle, attempt] : games) {
        puzzles.push_back({.puzzle = attempt->puzzle});
        set(puzzles.back(), first_rating(difficulties_.find(puzzle)->second));
    }
    const auto rate = [&](store::PuzzleRating& stored) {
        const online_json::PuzzleAttempt& its = *games.at(stored.puzzle);
        set(stored, rated(rating_of(stored), {{its.rating, its.deviation, its.right ? 0.0 : 1.0}}));
    };
    if (!store.rate_puzzles({known->player.id, now * 1000}, puzzles, rate)) {
        return api_problem(503, {RefusalReason::Unavailable});
    }
    return json_response("{}");
}

HttpResponse PuzzleDesk::ratings(store::Store& store, std::int64_t now) {
    const std::lock_guard lock(mutex_);
    if (ratings_.empty() || now - read_at_ >= shown_for) {
        const auto found = store.puzzle_ratings(enough_attempts);
        if (!found) return api_problem(503, {RefusalReason::Unavailable});
        ratings_ = online_json::puzzle_ratings_json(*found);
        read_at_ = now;
    }
    return {.status = 200,
            .fields = {{"Cache-Control", "public, max-age=" + std::to_string(shown_for)},
                       {"Content-Type", "application/json"}},
            .body = ratings_};
}

}  // namespace parlor::server
