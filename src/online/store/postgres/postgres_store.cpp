// SPDX-License-Identifier: MIT
#include "online/store/postgres/postgres_store.h"

#include <array>
#include <set>

#include "online/store/chain.h"
#include "online/store/migrations.h"

namespace parlor::store {
namespace {

constexpr auto patience = std::chrono::seconds(60);

// Stores all chains of a call in one statement, and so in one round trip. It adds the new tables,
// advances those whose last event is the one that the writer knew, and stores the events and seats
// of these tables only. `phase` is empty if a chain has no listing.
constexpr const char* put_sql = R"(
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[],
                         $6::text[], $7::integer[], $8::bigint[], $9::text[], $10::integer[],
                         $11::text[])
        AS w (id, first, last, secret, record, phase, is_public, changed, awaited, goes_on, card)
), made AS (
    INSERT INTO tables (id, last, secret, record, phase, is_public, changed, awaited, goes_on,
                        card)
    SELECT id, last, secret, record, CASE phase WHEN '' THEN 'open' ELSE phase END, is_public,
           changed, awaited, goes_on, card
    FROM wanted WHERE first = 1
    ON CONFLICT DO NOTHING
    RETURNING id
), moved AS (
    UPDATE tables t SET
        last = w.last,
        record = CASE w.record WHEN '' THEN t.record ELSE w.record END,
        phase = CASE w.phase WHEN '' THEN t.phase ELSE w.phase END,
        is_public = CASE w.phase WHEN '' THEN t.is_public ELSE w.is_public END,
        changed = CASE w.phase WHEN '' THEN t.changed ELSE w.changed END,
        awaited = CASE w.phase WHEN '' THEN t.awaited ELSE w.awaited END,
        goes_on = CASE w.phase WHEN '' THEN t.goes_on ELSE w.goes_on END,
        card = CASE w.phase WHEN '' THEN t.card ELSE w.card END
    FROM wanted w WHERE t.id = w.id AND t.last = w.first - 1
    RETURNING t.id
), done AS (
    SELECT id FROM made UNION ALL SELECT id FROM moved
), written AS (
    INSERT INTO events (table_id, number, text)
    SELECT e.id, e.number, e.text
    FROM unnest($12::text[], $13::integer[], $14::text[]) AS e (id, number, text)
    JOIN done USING (id)
), sitting AS (
    SELECT s.id, s.player FROM unnest($15::text[], $16::text[]) AS s (id, player)
    JOIN done USING (id)
), stood AS (
    DELETE FROM seats USING wanted JOIN done USING (id)
    WHERE seats.table_id = wanted.id AND wanted.phase <> ''
        AND NOT EXISTS (SELECT FROM sitting
                        WHERE sitting.id = seats.table_id AND sitting.player = seats.player)
), sat AS (
    INSERT INTO seats (table_id, player) SELECT id, player FROM sitting ON CONFLICT DO NOTHING
)
SELECT id FROM done)";

// The columns of put_sql.
class PutColumns {
public:
    explicit PutColumns(std::span<const Chain> chains) {
        for (const Chain& chain : chains) add(chain);
    }
    std::array<Value, 16> values() {
        std::array<Value, 16> all;
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = columns_[i].text();
        return all;
    }

private:
    void add(const Chain& chain) {
        static const Listing empty;
        const Listing* known = chain.listing();
        const Listing& listing = known == nullptr ? empty : *known;
        columns_[0].add(chain.table());
        columns_[1].add(std::int64_t{chain.first()});
        columns_[2].add(std::int64_t{chain.last()});
        columns_[3].add(chain.secret());
        columns_[4].add(chain.record());
        columns_[5].add(known == nullptr ? std::string_view() : name(listing.phase));
        columns_[6].add(std::int64_t{listing.is_public ? 1 : 0});
        columns_[7].add(listing.changed);
        columns_[8].add(listing.awaited);
        columns_[9].add(std::int64_t{listing.goes_on ? 1 : 0});
        columns_[10].add(listing.card);
        add_events(chain);
        for (const std::string& player : sorted_players(listing)) {
            columns_[14].add(chain.table());
            columns_[15].add(player);
        }
    }
    void add_events(const Chain& chain) {
        std::int64_t next = chain.first();
        for (std::size_t i = 0; i < chain.size(); ++i) {
            for (const std::string& event : chain.write(i).events) {
                columns_[11].add(chain.table());
                columns_[12].add(next++);
                columns_[13].add(event);
            }
        }
    }

    std::array<TextArray, 16> columns_;
};

class PostgresStore final : public Store {
public:
    explicit PostgresStore(const std::string& address) : connection_(address, patience) {
        connection_.greet_with([this] { return require_durability(); });
    }

    Result<void> migrate() { return migrate_postgres(connection_); }
    Result<void> back_up(const std::string& /*file*/) override {
        return base::unexpected(StoreError{StoreFault::BadAddress, "pg_dump"});
    }

protected:
    Result<Rows> run(const char* sql, Values values) override {
        return connection_.run(sql, values);
    }
    [[nodiscard]] const char* begin_reading() const override {
        return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    }
    Result<std::vector<bool>> put(std::span<const Chain> chains) override {
        PutColumns columns(chains);
        const auto rows = connection_.run(put_sql, columns.values());
        if (!rows) return base::unexpected(rows.error());
        std::set<std::string_view> tables;
        for (const Row& row : *rows) tables.insert(row[0]);
        std::vector<bool> done;
        for (const Chain& chain : chains) done.push_back(tables.contains(chain.table()));
        return done;
    }

private:
    // Keeps a stricter setting, which a database with replicas may have.
    Result<void> require_durability() {
        return connection_.run_script(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'");
    }

    PostgresConnection connection_;
};

}  // namespace

Result<void> migrate_postgres(PostgresConnection& connection) {
    const auto run = [&](const char* sql, Values values) { return connection.run(sql, values); };
    const auto run_script = [&](const char* script) { return connection.run_script(script); };
    // The number of the lock is arbitrary, but no other program should use it.
    auto done = run_script("BEGIN")
                    .and_then([&] {
                        return run_script(
                            "SELECT pg_advisory_xact_lock(7205759403792793600); "
                            "CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL)");
                    })
                    .and_then([&] { return run_migrations("postgres", run, run_script); });
    if (done) return run_script("COMMIT");
    if (connection.is_open()) static_cast<void>(run_script("ROLLBACK"));
    return done;
}

Result<std::unique_ptr<Store>> open_postgres(const std::string& address) {
    auto store = std::make_unique<PostgresStore>(address);
    if (const auto migrated = store->migrate(); !migrated) {
        return base::unexpected(migrated.error());
    }
    return store;
}

}  // namespace parlor::store
