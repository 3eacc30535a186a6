-- SPDX-License-Identifier: MIT
-- `last` is the number of a table's last event. It moves with the events themselves and from the
-- number that the writer knew, so that a log has no gaps and never forks.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    secret text NOT NULL,
    last integer NOT NULL,
    phase text NOT NULL DEFAULT 'open' CHECK (phase IN ('open', 'playing', 'over')),
    is_public integer NOT NULL DEFAULT 0,
    changed bigint NOT NULL DEFAULT 0,
    awaited text NOT NULL DEFAULT '',
    goes_on integer NOT NULL DEFAULT 0,
    card text NOT NULL DEFAULT '',
    record text NOT NULL DEFAULT ''
) WITH (fillfactor = 70);
-- Nothing that changes with every event is in an index, and pages have room: so that a row is
-- written beside its old self, and no index is touched.
CREATE INDEX tables_public ON tables (phase) WHERE is_public = 1;
CREATE INDEX tables_open ON tables (id) WHERE phase = 'open';
CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing';

CREATE TABLE events (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE seats (
    table_id text COLLATE "C" NOT NULL,
    player text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, player)
);
CREATE INDEX seats_player ON seats (player);

-- In place of foreign keys, which would look at `tables` once for every event.
CREATE FUNCTION forget_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM events USING gone WHERE events.table_id = gone.id;
    DELETE FROM seats USING gone WHERE seats.table_id = gone.id;
    RETURN NULL;
END
$$;
CREATE TRIGGER forget_tables AFTER DELETE ON tables
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_tables();

-- `account_key` is the account in small letters (see version 2).
CREATE TABLE players (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    account text NOT NULL,
    account_key text COLLATE "C" NOT NULL,
    passphrase text NOT NULL,
    link text COLLATE "C" NOT NULL,
    made bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE UNIQUE INDEX players_account ON players (account_key) WHERE account_key <> '';
CREATE INDEX players_link ON players (link) WHERE link <> '';

CREATE TABLE settings (
    key text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
);

-- Who serves, and which table is whose.
CREATE TABLE processes (
    id text COLLATE "C" PRIMARY KEY,
    seen timestamptz NOT NULL
);

-- On both sides of now: a clock that was set back must not keep the dead alive.
CREATE VIEW living AS SELECT id FROM processes
    WHERE seen BETWEEN clock_timestamp() - interval '4 seconds'
                   AND clock_timestamp() + interval '4 seconds';

CREATE TABLE owners (
    table_id text COLLATE "C" PRIMARY KEY,
    process text COLLATE "C" NOT NULL REFERENCES processes (id) ON DELETE CASCADE
);
CREATE INDEX owners_process ON owners (process);
