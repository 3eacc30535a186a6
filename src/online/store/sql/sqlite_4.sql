-- SPDX-License-Identifier: MIT
-- Public tables whose people are there, as the process says that has the table. Lists show these
-- alone, so that no index of public tables is needed.
CREATE TABLE shown (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    process TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
DROP INDEX tables_public;
