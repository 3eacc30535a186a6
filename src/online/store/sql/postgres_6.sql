-- SPDX-License-Identifier: MIT
-- Duels of the day, one for each player, day and edition. No two players enter the same game.
CREATE TABLE duels (
    day text COLLATE "C" NOT NULL,
    edition text COLLATE "C" NOT NULL,
    player text COLLATE "C" NOT NULL,
    digest text COLLATE "C" NOT NULL,
    points bigint NOT NULL,
    turns bigint NOT NULL,
    accuracy bigint NOT NULL,
    luck bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (day, edition, player)
);
CREATE UNIQUE INDEX duels_digest ON duels (day, edition, digest);
