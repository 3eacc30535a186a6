-- SPDX-License-Identifier: MIT
-- All that is written at once, as it came (daybook_entry.h), until it is carried over to the
-- tables. A page that is touched is written whole: a play touches the last page here, and not one
-- of its table's. An empty text says that everything before it has been carried over.
CREATE TABLE daybook (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;
