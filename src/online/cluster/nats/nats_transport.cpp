// SPDX-License-Identifier: MIT
// Messages by NATS. The library's calls may wait for a connection that is being made, so threads of
// the transport make them, never the thread that sends.
#include <nats/nats.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

#include "base/words.h"
#include "online/cluster/transport.h"

namespace parlor::cluster {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds between_attempts{500};
constexpr milliseconds longest_wait{1000};
constexpr milliseconds between_reconnects{500};
constexpr milliseconds between_pings{2000};
constexpr milliseconds longest_write{2000};

std::string subject(const std::string& process) { return "parlor." + process; }

// Replaces the passwords and tokens, which stand before the @.
std::string without_secrets(const std::vector<std::string>& addresses) {
    std::string all;
    for (const std::string& each : addresses) {
        const std::size_t at = each.rfind('@');
        const std::size_t scheme = each.find("://");
        const std::size_t secret = scheme < at ? scheme + 3 : 0;
        all += all.empty() ? "" : ", ";
        all += at == std::string::npos ? each : each.substr(0, secret) + "***" + each.substr(at);
    }
    return all;
}

// The library's longer text is useful only for errors about certificates.
std::string_view reason(natsStatus status) {
    const char* const longer = status == NATS_SSL_ERROR ? nats_GetLastError(nullptr) : nullptr;
    return longer != nullptr ? longer : natsStatus_GetText(status);
}

struct Destroy {
    void operator()(natsOptions* each) const { natsOptions_Destroy(each); }
    void operator()(natsConnection* each) const { natsConnection_Destroy(each); }
    void operator()(natsSubscription* each) const { natsSubscription_Destroy(each); }
    void operator()(natsMsg* each) const { natsMsg_Destroy(each); }
};
template <class T>
using Owned = std::unique_ptr<T, Destroy>;

// A connection that the library restores by itself until it gives up, as it does when the server
// refuses it. All functions may be called from any thread.
class NatsConnection {
public:
    // Connects to one of the addresses and receives what others send to `self`.
    static store::Result<std::shared_ptr<NatsConnection>> open(const std::string& addresses,
                                                               const std::string& self);

    // For good; ends all waiting calls.
    void close() const { natsConnection_Close(connection_.get()); }
    [[nodiscard]] bool is_closed() const { return natsConnection_IsClosed(connection_.get()); }
    // The size of the largest text that can be published.
    [[nodiscard]] std::size_t longest() const {
        constexpr std::int64_t least = 1000;
        return static_cast<std::size_t>(
            std::max(natsConnection_GetMaxPayload(connection_.get()), least));
    }
    // Keeps the order. While disconnected the library keeps a limited number of bytes.
    void publish(const std::string& to, const std::string& text) const {
        natsConnection_Publish(connection_.get(), subject(to).c_str(), text.data(),
                               static_cast<int>(text.size()));
    }
    // Waits for a second at most.
    [[nodiscard]] std::optional<std::string> next() const {
        natsMsg* made = nullptr;
        const natsStatus status =
            natsSubscription_NextMsg(&made, subscription_.get(), longest_wait.count());
        if (status != NATS_OK) return std::nullopt;
        const Owned<natsMsg> message(made);
        return std::string(natsMsg_GetData(made),
                           static_cast<std::size_t>(natsMsg_GetDataLength(made)));
    }

private:
    natsStatus connect(const std::vector<std::string>& addresses);
    natsStatus listen(const std::string& self);

    Owned<natsConnection> connection_;
    Owned<natsSubscription> subscription_;
};

natsStatus NatsConnection::connect(const std::vector<std::string>& addresses) {
    std::vector<const char*> pointers;
    for (const std::string& each : addresses) pointers.push_back(each.c_str());
    natsOptions* made = nullptr;
    natsStatus status = natsOptions_Create(&made);
    const Owned<natsOptions> options(made);
    const auto choose = [&](auto set, auto... values) {
        if (status == NATS_OK) status = set(options.get(), values...);
    };
    choose(natsOptions_SetServers, pointers.data(), static_cast<int>(pointers.size()));
    choose(natsOptions_SetName, "parlor");
    choose(natsOptions_SetMaxReconnect, -1);  // without limit
    choose(natsOptions_SetReconnectWait, between_reconnects.count());
    choose(natsOptions_SetPingInterval, between_pings.count());
    choose(natsOptions_SetWriteDeadline, longest_write.count());
    choose(natsOptions_SetSendAsap, true);
    // Otherwise tls:// would accept a server without TLS.
    const auto is_secure = [](const std::string& each) { return each.starts_with("tls://"); };
    choose(natsOptions_SetSecure, std::ranges::any_of(addresses, is_secure));
    natsConnection* connected = nullptr;
    if (status == NATS_OK) status = natsConnection_Connect(&connected, options.get());
    connection_.reset(connected);
    return status;
}

natsStatus NatsConnection::listen(const std::string& self) {
    constexpr int no_limit = -1;
    natsSubscription* made = nullptr;
    natsStatus status =
        natsConnection_SubscribeSync(&made, connection_.get(), subject(self).c_str());
    subscription_.reset(made);
    if (status == NATS_OK) status = natsSubscription_SetPendingLimits(made, no_limit, no_limit);
    // Before other processes learn our name.
    if (status == NATS_OK) status = natsConnection_Flush(connection_.get());
    return status;
}

store::Result<std::shared_ptr<NatsConnection>> NatsConnection::open(const std::string& addresses,
                                                                    const std::string& self) {
    std::vector<std::string> all;
    for (const std::string_view each : base::split(addresses, ',')) {
        if (!each.empty()) all.emplace_back(each);
    }
    auto opened = std::make_shared<NatsConnection>();
    natsStatus status = opened->connect(all);
    if (status == NATS_OK) status = opened->listen(self);
    if (status == NATS_OK) return opened;
    return base::unexpected(store::StoreError{
        store::StoreFault::NoNats, (without_secrets(all) + ": ").append(reason(status))});
}

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
    wake().signal();
    if (sender_thread_.joinable()) sender_thread_.join();
    end_.signal();
    if (const auto connection = this->connection()) connection->close();
    if (receiver_thread_.joinable()) receiver_thread_.join();
}

store::Result<void> NatsTransport::begin() {
    if (auto connected = connect(); !connected) return connected;
    sender_thread_ = std::thread([this] {
        while (!ends_) {
            wake().wait(-1, longest_sleep);
            deliver();
        }
        deliver();
        nats_ReleaseThreadMemory();
    });
    receiver_thread_ = std::thread([this] {
        while (!ends_) receive();
        nats_ReleaseThreadMemory();
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
    for (const OutgoingMessage& each : take_outgoing()) {
        const Message message{receiver_.name, each.number, each.text};
        for (const std::string& part : parts(message, connection->longest())) {
            connection->publish(each.to, part);
        }
    }
}

// Receives until the connection is closed; then makes another one.
void NatsTransport::receive() {
    const std::shared_ptr<NatsConnection> connection = this->connection();
    while (!ends_ && !connection->is_closed()) {
        const auto part = connection->next();
        auto message = part ? assembler_.take(*part) : std::nullopt;
        if (message) receiver_.take(std::move(*message));
    }
    if (ends_) return;
    end_.wait(-1, between_attempts);
    static_cast<void>(connect());  // the next call tries again
}

}  // namespace

store::Result<std::unique_ptr<Transport>> open_nats_transport(const std::string& addresses,
                                                              Receiver receiver) {
    auto transport = std::make_unique<NatsTransport>(addresses, std::move(receiver));
    if (const auto begun = transport->begin(); !begun) return base::unexpected(begun.error());
    return transport;
}

}  // namespace parlor::cluster
