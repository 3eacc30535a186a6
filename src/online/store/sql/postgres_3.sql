-- SPDX-License-Identifier: MIT
-- Cookies of an earlier epoch are not valid any more.
ALTER TABLE players ADD COLUMN epoch bigint NOT NULL DEFAULT 0;
