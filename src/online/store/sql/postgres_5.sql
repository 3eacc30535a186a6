-- SPDX-License-Identifier: MIT
-- A process that lives also holds a lock, which PostgreSQL lets go of with its session: so one that
-- was killed is known to be dead at once. One whose machine has gone is silent, as before.
CREATE OR REPLACE VIEW living AS SELECT id FROM processes
    WHERE seen BETWEEN clock_timestamp() - interval '4 seconds'
                   AND clock_timestamp() + interval '4 seconds'
        AND EXISTS (
            SELECT FROM pg_locks
            WHERE locktype = 'advisory' AND granted AND classid = 7205
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
                AND objid::bigint = hashtext(processes.id)::bigint & 4294967295);
