// SPDX-License-Identifier: MIT
#include "store/postgres_exchange.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "store/message_parts.h"
#include "store/postgres_connection.h"
#include "store/postgres_store.h"

namespace parlor::store {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_beats{1000};
constexpr milliseconds longest_silence{4000};  // also in the statements below
constexpr milliseconds patience{1500};
constexpr milliseconds desk_patience{5000};

constexpr const char* beat_sql =
    "WITH me AS (INSERT INTO processes (id, seen) VALUES ($1, clock_timestamp()) "
    "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen), "
    "long_gone AS (DELETE FROM processes "
    "WHERE id <> $1 AND seen < clock_timestamp() - interval '10 minutes') "
    "SELECT id FROM processes "
    "WHERE id <> $1 AND seen > clock_timestamp() - interval '4 seconds'";

// Nobody's, or of one who is dead; and only while we are seen to live ourselves.
constexpr const char* claim_sql =
    "INSERT INTO owners AS owner (table_id, process) "
    "SELECT $1, id FROM processes "
    "WHERE id = $2 AND seen > clock_timestamp() - interval '4 seconds' "
    "ON CONFLICT (table_id) DO UPDATE SET process = excluded.process "
    "WHERE NOT EXISTS (SELECT FROM processes WHERE id = owner.process "
    "AND seen > clock_timestamp() - interval '4 seconds')";

// Goes on while the machine sleeps, and does not jump.
milliseconds now() {
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::duration_cast<milliseconds>(std::chrono::seconds(time.tv_sec) +
                                                    std::chrono::nanoseconds(time.tv_nsec));
}

std::string channel(const std::string& process) { return "parlor_" + process; }

// Wakes a thread that waits for a descriptor.
class Bell {
public:
    Bell() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
    ~Bell() { close(descriptor_); }
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;

    void ring() const { static_cast<void>(eventfd_write(descriptor_, 1)); }
    void silence() const {
        eventfd_t rung = 0;
        static_cast<void>(eventfd_read(descriptor_, &rung));
    }
    [[nodiscard]] int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

class PostgresExchange final : public Exchange {
public:
    PostgresExchange(const std::string& address, std::string self, Listeners listeners)
        : self_(std::move(self)),
          listeners_(std::move(listeners)),
          desk_(address, desk_patience),
          line_(address, patience) {
        line_.greet_with([this] { return listen(); });
    }
    ~PostgresExchange() override;
    PostgresExchange(const PostgresExchange&) = delete;
    PostgresExchange& operator=(const PostgresExchange&) = delete;

    Result<void> begin();

    [[nodiscard]] bool is_shared() const override { return true; }
    [[nodiscard]] const std::string& self() const override { return self_; }
    Result<std::string> claim(std::string_view table) override;
    Result<void> release(std::string_view table) override;
    void send(const std::string& process, std::string text) override;
    Result<std::vector<std::string>> processes() override;

private:
    struct Letter {
        std::string to;
        std::string text;
    };

    // The rest is the business of the exchange's own thread.
    void live();
    Result<void> listen();
    Result<void> beat();
    Result<void> begin_anew();
    void lose_all();
    void note(const Rows& others);
    void deliver();
    void receive();
    void wait_until(milliseconds time);

    const std::string self_;
    Listeners listeners_;

    std::mutex desk_mutex_;
    PostgresConnection desk_;  // for whoever asks

    std::mutex letters_mutex_;
    std::vector<Letter> letters_;
    Bell bell_;
    std::atomic<bool> ends_ = false;
    std::atomic<bool> is_lost_ = false;  // others may have taken our tables

    PostgresConnection line_;
    std::set<std::string> others_;
    std::uint64_t sent_ = 0;
    Assembly assembly_;
    milliseconds last_beat_{0};
    std::thread thread_;
};

PostgresExchange::~PostgresExchange() {
    ends_ = true;
    bell_.ring();
    if (thread_.joinable()) thread_.join();
}

Result<void> PostgresExchange::begin() {
    if (auto migrated = migrate_postgres(desk_); !migrated) return migrated;
    last_beat_ = now();
    if (auto seen = beat(); !seen) return seen;
    thread_ = std::thread([this] { live(); });
    return {};
}

// A message is not worth waiting for the disk, and neither is a sign of life.
Result<void> PostgresExchange::listen() {
    auto hurried = line_.run_script("SET synchronous_commit TO off");
    if (!hurried) return hurried;
    return line_.run_script(("LISTEN " + line_.quoted_name(channel(self_))).c_str());
}

void PostgresExchange::live() {
    milliseconds next = now() + between_beats;
    while (!ends_) {
        wait_until(next);
        bell_.silence();
        if (now() >= next) {
            static_cast<void>(beat());  // it will be tried again
            next = now() + between_beats;
        }
        deliver();
        // Last, because notices also come with the answers to the others.
        receive();
    }
    deliver();
    static_cast<void>(
        line_.run("DELETE FROM processes WHERE id = $1", std::array<Value, 1>{self_}));
}

void PostgresExchange::wait_until(milliseconds time) {
    const auto left = std::max<std::int64_t>(0, (time - now()).count());
    std::array<pollfd, 2> ready{{{bell_.descriptor(), POLLIN, 0}, {line_.socket(), POLLIN, 0}}};
    poll(ready.data(), ready.size(), static_cast<int>(left));
}

Result<void> PostgresExchange::beat() {
    const milliseconds begun = now();
    if (!is_lost_ && begun - last_beat_ > longest_silence) lose_all();
    if (is_lost_) {
        if (auto anew = begin_anew(); !anew) return anew;
    }
    const auto others = line_.run(beat_sql, std::array<Value, 1>{self_});
    if (!others) return base::unexpected(others.error());
    last_beat_ = begun;
    is_lost_ = false;
    note(*others);
    return {};
}

void PostgresExchange::lose_all() {
    is_lost_ = true;
    listeners_.gone(self_);
}

// What nobody else has taken meanwhile is not ours any more either.
Result<void> PostgresExchange::begin_anew() {
    const auto given_up =
        line_.run("DELETE FROM owners WHERE process = $1", std::array<Value, 1>{self_});
    if (!given_up) return base::unexpected(given_up.error());
    return {};
}

void PostgresExchange::note(const Rows& others) {
    std::set<std::string> alive;
    for (const Row& row : others) alive.insert(row[0]);
    for (const std::string& each : std::exchange(others_, alive)) {
        if (alive.contains(each)) continue;
        assembly_.forget(each);
        listeners_.gone(each);
    }
}

// All that is to be said, in order and in one round trip; what fails is lost.
void PostgresExchange::deliver() {
    std::vector<Letter> letters;
    {
        const std::scoped_lock lock(letters_mutex_);
        letters.swap(letters_);
    }
    if (letters.empty()) return;
    TextArray channels;
    TextArray texts;
    for (const Letter& letter : letters) {
        for (const std::string& part : parts({self_, ++sent_, letter.text})) {
            channels.add(channel(letter.to));
            texts.add(part);
        }
    }
    static_cast<void>(
        line_.run("SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) "
                  "WITH ORDINALITY AS letter (channel, text, place) ORDER BY place",
                  std::array<Value, 2>{channels.text(), texts.text()}));
}

void PostgresExchange::receive() {
    for (const std::string& part : line_.notices()) {
        auto message = assembly_.take(part);
        if (message) listeners_.receive(std::move(message->from), std::move(message->text));
    }
}

Result<std::string> PostgresExchange::claim(std::string_view table) {
    constexpr int most_attempts = 3;  // somebody may let go of it between the two questions
    const std::scoped_lock lock(desk_mutex_);
    for (int i = 0; i < most_attempts && !is_lost_; ++i) {
        const auto claimed = desk_.run(claim_sql, std::array<Value, 2>{table, self_});
        if (!claimed) return base::unexpected(claimed.error());
        const auto owner = desk_.run("SELECT process FROM owners WHERE table_id = $1",
                                     std::array<Value, 1>{table});
        if (!owner) return base::unexpected(owner.error());
        if (!owner->empty()) return owner->front()[0];
    }
    return base::unexpected(StoreError{Fault::Unavailable, "this process is not seen to live"});
}

Result<void> PostgresExchange::release(std::string_view table) {
    const std::scoped_lock lock(desk_mutex_);
    const auto released = desk_.run("DELETE FROM owners WHERE table_id = $1 AND process = $2",
                                    std::array<Value, 2>{table, self_});
    if (!released) return base::unexpected(released.error());
    return {};
}

void PostgresExchange::send(const std::string& process, std::string text) {
    {
        const std::scoped_lock lock(letters_mutex_);
        letters_.push_back({process, std::move(text)});
    }
    bell_.ring();
}

Result<std::vector<std::string>> PostgresExchange::processes() {
    const std::scoped_lock lock(desk_mutex_);
    const auto rows = desk_.run(
        "SELECT id FROM processes WHERE seen > clock_timestamp() - interval '4 seconds' "
        "ORDER BY id");
    if (!rows) return base::unexpected(rows.error());
    std::vector<std::string> all;
    for (const Row& row : *rows) all.push_back(row[0]);
    return all;
}

}  // namespace

Result<std::unique_ptr<Exchange>> join_postgres(const std::string& address, std::string self,
                                                Listeners listeners) {
    auto exchange =
        std::make_unique<PostgresExchange>(address, std::move(self), std::move(listeners));
    if (const auto begun = exchange->begin(); !begun) return base::unexpected(begun.error());
    return exchange;
}

}  // namespace parlor::store
