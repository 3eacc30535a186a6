// SPDX-License-Identifier: MIT
// Messages as notices of PostgreSQL, each process with a channel of its own.
#include <array>
#include <atomic>
#include <chrono>
#include <thread>

#include "online/cluster/transport.h"
#include "online/store/postgres/postgres_connection.h"

namespace parlor::cluster {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t longest_notice = 7900;
constexpr milliseconds patience{1500};

std::string channel(const std::string& process) { return "parlor_" + process; }

class PostgresTransport final : public Transport {
public:
    PostgresTransport(const std::string& address, Receiver receiver)
        : receiver_(std::move(receiver)), connection_(address, patience) {
        connection_.greet_with([this] { return listen(); });
    }
    ~PostgresTransport() override;
    PostgresTransport(const PostgresTransport&) = delete;
    PostgresTransport& operator=(const PostgresTransport&) = delete;

    store::Result<void> begin();

private:
    // The rest is the business of the carrier's own thread.
    void live();
    store::Result<void> listen();
    void deliver();
    void receive();

    const Receiver receiver_;
    std::atomic<bool> ends_ = false;

    store::PostgresConnection connection_;
    MessageAssembler assembler_;
    std::thread thread_;
};

PostgresTransport::~PostgresTransport() {
    ends_ = true;
    outbox().wake().signal();
    if (thread_.joinable()) thread_.join();
}

store::Result<void> PostgresTransport::begin() {
    if (auto connected = connection_.connect(); !connected) return connected;
    thread_ = std::thread([this] { live(); });
    return {};
}

// A message is not worth waiting for the disk.
store::Result<void> PostgresTransport::listen() {
    auto hurried = connection_.run_script("SET synchronous_commit TO off");
    if (!hurried) return hurried;
    const std::string ours = connection_.quoted_name(channel(receiver_.name));
    return connection_.run_script(("LISTEN " + ours).c_str());
}

void PostgresTransport::live() {
    while (!ends_) {
        outbox().wake().wait(connection_.socket(), longest_sleep);
        deliver();
        receive();  // last, because notices also come with the answer to that
    }
    deliver();
}

// All that is to be said, in order and in one round trip; what fails is lost.
void PostgresTransport::deliver() {
    const std::vector<OutgoingMessage> outgoing = outbox().take();
    if (outgoing.empty()) return;
    store::TextArray channels;
    store::TextArray texts;
    for (const OutgoingMessage& each : outgoing) {
        const Message message{receiver_.name, each.number, each.text};
        for (const std::string& part : parts(message, longest_notice)) {
            channels.add(channel(each.to));
            texts.add(part);
        }
    }
    static_cast<void>(
        connection_.run("SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) "
                        "WITH ORDINALITY AS letter (channel, text, place) ORDER BY place",
                        std::array<store::Value, 2>{channels.text(), texts.text()}));
}

void PostgresTransport::receive() {
    for (const std::string& part : connection_.notices()) {
        auto message = assembler_.take(part);
        if (message) receiver_.take(std::move(*message));
    }
}

}  // namespace

store::Result<std::unique_ptr<Transport>> open_postgres_transport(const std::string& address,
                                                                  Receiver receiver) {
    auto transport = std::make_unique<PostgresTransport>(address, std::move(receiver));
    if (const auto begun = transport->begin(); !begun) return base::unexpected(begun.error());
    return transport;
}

}  // namespace parlor::cluster
