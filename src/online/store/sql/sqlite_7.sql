-- SPDX-License-Identifier: MIT
-- Duels of the day, one for each player, day and edition. No two players enter the same game.
CREATE TABLE duels (
    day TEXT NOT NULL,
    edition TEXT NOT NULL,
    player TEXT NOT NULL,
    digest TEXT NOT NULL,
    points INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    accuracy INTEGER NOT NULL,
    luck INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (day, edition, player)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX duels_digest ON duels (day, edition, digest);
