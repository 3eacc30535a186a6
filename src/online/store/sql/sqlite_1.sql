-- SPDX-License-Identifier: MIT
-- `last` is the number of a table's last event. It moves with the events themselves and from the
-- number that the writer knew, so that a log has no gaps and never forks.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    last INTEGER NOT NULL,
    phase TEXT NOT NULL DEFAULT 'open' CHECK (phase IN ('open', 'playing', 'over')),
    is_public INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL DEFAULT 0,
    awaited TEXT NOT NULL DEFAULT '',
    goes_on INTEGER NOT NULL DEFAULT 0,
    card TEXT NOT NULL DEFAULT '',
    record TEXT NOT NULL DEFAULT ''
) STRICT;
-- Nothing that changes with every event is in an index.
CREATE INDEX tables_public ON tables (phase) WHERE is_public = 1;
CREATE INDEX tables_open ON tables (id) WHERE phase = 'open';
CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing';

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_player ON seats (player);

-- `account_key` is the account in small letters (see version 2).
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT NOT NULL,
    account_key TEXT NOT NULL,
    passphrase TEXT NOT NULL,
    link TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX players_account ON players (account_key) WHERE account_key <> '';
CREATE INDEX players_link ON players (link) WHERE link <> '';

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
