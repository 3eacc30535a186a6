-- SPDX-License-Identifier: MIT
-- Ratings of puzzles, in thousandths (the volatility in millionths), and who has tried them.
CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL PRIMARY KEY,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    attempts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_attempts (
    player TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, puzzle)
) STRICT, WITHOUT ROWID;
