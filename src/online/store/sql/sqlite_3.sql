-- SPDX-License-Identifier: MIT
-- Cookies of an earlier epoch are not valid any more.
ALTER TABLE players ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
