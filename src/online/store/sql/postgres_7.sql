-- SPDX-License-Identifier: MIT
-- Ratings of puzzles, in thousandths (the volatility in millionths), and who has tried them.
CREATE TABLE puzzle_ratings (
    puzzle text COLLATE "C" PRIMARY KEY,
    rating bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    attempts bigint NOT NULL
);
CREATE TABLE puzzle_attempts (
    player text COLLATE "C" NOT NULL,
    puzzle text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (player, puzzle)
);
