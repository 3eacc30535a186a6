// SPDX-License-Identifier: MIT
// Messages by NATS. Its calls may wait for a connection that is being made, so that threads of the
// carrier's own make them and nobody who sends.
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "online/cluster/carrier.h"
#include "online/cluster/nats/nats_line.h"

namespace parlor::cluster {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_attempts{500};

class NatsCarrier final : public Carrier {
public:
    NatsCarrier(std::string addresses, Addressee addressee)
        : addresses_(std::move(addresses)), addressee_(std::move(addressee)) {}
    ~NatsCarrier() override;
    NatsCarrier(const NatsCarrier&) = delete;
    NatsCarrier& operator=(const NatsCarrier&) = delete;

    store::Result<void> begin();

private:
    std::shared_ptr<NatsLine> line() {
        const std::scoped_lock lock(mutex_);
        return line_;
    }
    store::Result<void> connect();
    void deliver();
    void receive();

    const std::string addresses_;
    const Addressee addressee_;
    std::atomic<bool> ends_ = false;
    std::mutex mutex_;
    std::shared_ptr<NatsLine> line_;

    Assembly assembly_;
    Bell end_;
    std::thread sender_;
    std::thread receiver_;
};

NatsCarrier::~NatsCarrier() {
    ends_ = true;
    outbox().bell().ring();
    if (sender_.joinable()) sender_.join();
    end_.ring();
    if (const auto line = this->line()) line->close();
    if (receiver_.joinable()) receiver_.join();
}

store::Result<void> NatsCarrier::begin() {
    if (auto connected = connect(); !connected) return connected;
    sender_ = std::thread([this] {
        while (!ends_) {
            outbox().bell().wait(-1, longest_sleep);
            deliver();
        }
        deliver();
        NatsLine::forget_thread();
    });
    receiver_ = std::thread([this] {
        while (!ends_) receive();
        NatsLine::forget_thread();
    });
    return {};
}

store::Result<void> NatsCarrier::connect() {
    auto opened = NatsLine::open(addresses_, addressee_.name);
    if (!opened) return base::unexpected(opened.error());
    const std::scoped_lock lock(mutex_);
    line_ = std::move(*opened);
    return {};
}

void NatsCarrier::deliver() {
    const std::shared_ptr<NatsLine> line = this->line();
    for (const Letter& letter : outbox().take()) {
        const Message message{addressee_.name, letter.number, letter.text};
        for (const std::string& part : parts(message, line->longest())) {
            line->publish(letter.to, part);
        }
    }
}

// For as long as one connection lasts; then makes another.
void NatsCarrier::receive() {
    const std::shared_ptr<NatsLine> line = this->line();
    while (!ends_ && !line->is_closed()) {
        const auto part = line->next();
        auto message = part ? assembly_.take(*part) : std::nullopt;
        if (message) addressee_.take(std::move(*message));
    }
    if (ends_) return;
    end_.wait(-1, between_attempts);
    static_cast<void>(connect());  // it will be tried again
}

}  // namespace

store::Result<std::unique_ptr<Carrier>> carry_by_nats(const std::string& addresses,
                                                      Addressee addressee) {
    auto carrier = std::make_unique<NatsCarrier>(addresses, std::move(addressee));
    if (const auto begun = carrier->begin(); !begun) return base::unexpected(begun.error());
    return carrier;
}

}  // namespace parlor::cluster
