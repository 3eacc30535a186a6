-- SPDX-License-Identifier: MIT
-- Public tables whose people are there, as the process says that has the table. Lists show these
-- alone, so that no index of public tables is needed.
CREATE TABLE shown (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    process text COLLATE "C" NOT NULL,
    since bigint NOT NULL
);
DROP INDEX tables_public;
