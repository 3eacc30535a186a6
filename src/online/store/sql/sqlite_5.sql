-- SPDX-License-Identifier: MIT
-- A row of events has all that happened at once: those after the row before it, up to its number,
-- a line end between them (packed_events.h). Rows of older programs have one event each, and say
-- the same. So the last row says how far the events go, and is written anyway.
ALTER TABLE tables DROP COLUMN last;
