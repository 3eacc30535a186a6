-- SPDX-License-Identifier: MIT
-- SQL cannot make such keys: account_key.cpp makes them anew after this.
COMMENT ON COLUMN players.account_key IS
    'the same for all spellings of a name, as Unicode has them';
