// SPDX-License-Identifier: MIT
// Messages by NATS. Its calls may wait for a connection that is being made, so that threads of the
// carrier's own make them and nobody who sends.
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "online/cluster/nats/nats_connection.h"
#include "online/cluster/transport.h"

namespace parlor::cluster {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_attempts{500};

class NatsTransport final : public Transport {
public:
    NatsTransport(std::string addresses, Receiver receiver)
        : addresses_(std::move(addresses)), receiver_(std::move(receiver)) {}
    ~NatsTransport() override;
    NatsTransport(const NatsTransport&) = delete;
    NatsTransport& operator=(const NatsTransport&) = delete;

    store::Result<void> begin();

private:
    std::shared_ptr<NatsConnection> connection() {
        const std::scoped_lock lock(mutex_);
        return connection_;
    }
    store::Result<void> connect();
    void deliver();
    void receive();

    const std::string addresses_;
    const Receiver receiver_;
    std::atomic<bool> ends_ = false;
    std::mutex mutex_;
    std::shared_ptr<NatsConnection> connection_;

    MessageAssembler assembler_;
    WakeSignal end_;
    std::thread sender_thread_;
    std::thread receiver_thread_;
};

NatsTransport::~NatsTransport() {
    ends_ = true;
    outbox().wake().signal();
    if (sender_thread_.joinable()) sender_thread_.join();
    end_.signal();
    if (const auto connection = this->connection()) connection->close();
    if (receiver_thread_.joinable()) receiver_thread_.join();
}

store::Result<void> NatsTransport::begin() {
    if (auto connected = connect(); !connected) return connected;
    sender_thread_ = std::thread([this] {
        while (!ends_) {
            outbox().wake().wait(-1, longest_sleep);
            deliver();
        }
        deliver();
        NatsConnection::forget_thread();
    });
    receiver_thread_ = std::thread([this] {
        while (!ends_) receive();
        NatsConnection::forget_thread();
    });
    return {};
}

store::Result<void> NatsTransport::connect() {
    auto opened = NatsConnection::open(addresses_, receiver_.name);
    if (!opened) return base::unexpected(opened.error());
    const std::scoped_lock lock(mutex_);
    connection_ = std::move(*opened);
    return {};
}

void NatsTransport::deliver() {
    const std::shared_ptr<NatsConnection> connection = this->connection();
    for (const OutgoingMessage& each : outbox().take()) {
        const Message message{receiver_.name, each.number, each.text};
        for (const std::string& part : parts(message, connection->longest())) {
            connection->publish(each.to, part);
        }
    }
}

// For as long as one connection lasts; then makes another.
void NatsTransport::receive() {
    const std::shared_ptr<NatsConnection> connection = this->connection();
    while (!ends_ && !connection->is_closed()) {
        const auto part = connection->next();
        auto message = part ? assembler_.take(*part) : std::nullopt;
        if (message) receiver_.take(std::move(*message));
    }
    if (ends_) return;
    end_.wait(-1, between_attempts);
    static_cast<void>(connect());  // it will be tried again
}

}  // namespace

store::Result<std::unique_ptr<Transport>> open_nats_transport(const std::string& addresses,
                                                              Receiver receiver) {
    auto transport = std::make_unique<NatsTransport>(addresses, std::move(receiver));
    if (const auto begun = transport->begin(); !begun) return base::unexpected(begun.error());
    return transport;
}

}  // namespace parlor::cluster
