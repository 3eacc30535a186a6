// SPDX-License-Identifier: MIT
// Messages as notices of PostgreSQL, each process with a channel of its own.
#include <array>
#include <atomic>
#include <chrono>
#include <thread>

#include "online/cluster/carrier.h"
#include "online/store/postgres/postgres_connection.h"

namespace parlor::cluster {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t longest_notice = 7900;
constexpr milliseconds patience{1500};

std::string channel(const std::string& process) { return "parlor_" + process; }

class PostgresCarrier final : public Carrier {
public:
    PostgresCarrier(const std::string& address, Addressee addressee)
        : addressee_(std::move(addressee)), line_(address, patience) {
        line_.greet_with([this] { return listen(); });
    }
    ~PostgresCarrier() override;
    PostgresCarrier(const PostgresCarrier&) = delete;
    PostgresCarrier& operator=(const PostgresCarrier&) = delete;

    store::Result<void> begin();

private:
    // The rest is the business of the carrier's own thread.
    void live();
    store::Result<void> listen();
    void deliver();
    void receive();

    const Addressee addressee_;
    std::atomic<bool> ends_ = false;

    store::PostgresConnection line_;
    Assembly assembly_;
    std::thread thread_;
};

PostgresCarrier::~PostgresCarrier() {
    ends_ = true;
    outbox().bell().ring();
    if (thread_.joinable()) thread_.join();
}

store::Result<void> PostgresCarrier::begin() {
    if (auto connected = line_.connect(); !connected) return connected;
    thread_ = std::thread([this] { live(); });
    return {};
}

// A message is not worth waiting for the disk.
store::Result<void> PostgresCarrier::listen() {
    auto hurried = line_.run_script("SET synchronous_commit TO off");
    if (!hurried) return hurried;
    const std::string ours = line_.quoted_name(channel(addressee_.name));
    return line_.run_script(("LISTEN " + ours).c_str());
}

void PostgresCarrier::live() {
    while (!ends_) {
        outbox().bell().wait(line_.socket(), longest_sleep);
        deliver();
        receive();  // last, because notices also come with the answer to that
    }
    deliver();
}

// All that is to be said, in order and in one round trip; what fails is lost.
void PostgresCarrier::deliver() {
    const std::vector<Letter> letters = outbox().take();
    if (letters.empty()) return;
    store::TextArray channels;
    store::TextArray texts;
    for (const Letter& letter : letters) {
        const Message message{addressee_.name, letter.number, letter.text};
        for (const std::string& part : parts(message, longest_notice)) {
            channels.add(channel(letter.to));
            texts.add(part);
        }
    }
    static_cast<void>(
        line_.run("SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) "
                  "WITH ORDINALITY AS letter (channel, text, place) ORDER BY place",
                  std::array<store::Value, 2>{channels.text(), texts.text()}));
}

void PostgresCarrier::receive() {
    for (const std::string& part : line_.notices()) {
        auto message = assembly_.take(part);
        if (message) addressee_.take(std::move(*message));
    }
}

}  // namespace

store::Result<std::unique_ptr<Carrier>> carry_by_postgres(const std::string& address,
                                                          Addressee addressee) {
    auto carrier = std::make_unique<PostgresCarrier>(address, std::move(addressee));
    if (const auto begun = carrier->begin(); !begun) return base::unexpected(begun.error());
    return carrier;
}

}  // namespace parlor::cluster
