// SPDX-License-Identifier: MIT
// The functions of Store that are about ratings of puzzles.
#include "online/store/store.h"

namespace parlor::store {
namespace {

PuzzleRating rating_of(const Row& row) {
    return {.puzzle = row[0],
            .rating = number(row[1]),
            .deviation = number(row[2]),
            .volatility = number(row[3]),
            .attempts = number(row[4])};
}

}  // namespace

Result<bool> Store::keep(const PuzzleAttempt& attempt) {
    return run("INSERT INTO puzzle_attempts (player, puzzle, at) VALUES ($1, $2, $3) "
               "ON CONFLICT DO NOTHING RETURNING puzzle",
               {attempt.player, attempt.puzzle, attempt.at})
        .map([](const Rows& kept) { return !kept.empty(); });
}

Result<bool> Store::keep(const PuzzleRating& rating) {
    return run("INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility, attempts) "
               "VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING puzzle",
               {rating.puzzle, rating.rating, rating.deviation, rating.volatility, rating.attempts})
        .map([](const Rows& kept) { return !kept.empty(); });
}

// Each transaction begins by writing, so none reads what another is about to change.
Result<void> Store::rate_puzzles(const Trier& by, std::span<const PuzzleRating> first,
                                 const RatePuzzle& rate) {
    return in_transaction("BEGIN", [&]() -> Result<void> {
        for (const PuzzleRating& each : first) {
            const auto is_new = keep(PuzzleAttempt{std::string(by.player), each.puzzle, by.at});
            if (!is_new) return base::unexpected(is_new.error());
            if (!*is_new) continue;
            const auto rows =
                run("INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility, attempts) "
                    "VALUES ($1, $2, $3, $4, 1) ON CONFLICT (puzzle) DO UPDATE "
                    "SET attempts = puzzle_ratings.attempts + 1 "
                    "RETURNING puzzle, rating, deviation, volatility, attempts",
                    {each.puzzle, each.rating, each.deviation, each.volatility});
            if (!rows) return base::unexpected(rows.error());
            PuzzleRating rating = rating_of(rows->front());
            rate(rating);
            auto done = execute(
                "UPDATE puzzle_ratings SET rating = $2, deviation = $3, volatility = $4 "
                "WHERE puzzle = $1",
                {rating.puzzle, rating.rating, rating.deviation, rating.volatility});
            if (!done) return done;
        }
        return {};
    });
}

Result<std::vector<PuzzleRating>> Store::puzzle_ratings(std::int64_t least_attempts) {
    return run("SELECT puzzle, rating, deviation, volatility, attempts FROM puzzle_ratings "
               "WHERE attempts >= $1 ORDER BY puzzle",
               {least_attempts})
        .map([](const Rows& rows) {
            std::vector<PuzzleRating> all;
            for (const Row& row : rows) all.push_back(rating_of(row));
            return all;
        });
}

Result<void> Store::each_puzzle_attempt(const VisitPuzzleAttempt& visit) {
    return run("SELECT player, puzzle, at FROM puzzle_attempts ORDER BY player, puzzle", {})
        .map([&](const Rows& rows) {
            for (const Row& row : rows) visit({row[0], row[1], number(row[2])});
        });
}

}  // namespace parlor::store
