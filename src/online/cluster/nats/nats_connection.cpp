// SPDX-License-Identifier: MIT
#include "online/cluster/nats/nats_connection.h"

#include <nats/nats.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace parlor::cluster {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds longest_wait{1000};
constexpr milliseconds between_reconnects{500};
constexpr milliseconds between_pings{2000};
constexpr milliseconds longest_write{2000};

std::string subject(const std::string& process) { return "parlor." + process; }

std::vector<std::string> cut_at_commas(const std::string& addresses) {
    std::vector<std::string> all;
    for (std::size_t at = 0; at <= addresses.size();) {
        const std::size_t comma = std::min(addresses.find(',', at), addresses.size());
        if (comma > at) all.push_back(addresses.substr(at, comma - at));
        at = comma + 1;
    }
    return all;
}

// Before the @ stands a password or a token.
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

// Its longer words are worth something about certificates alone.
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

}  // namespace

struct NatsConnection::Parts {
    Owned<natsConnection> connection;
    Owned<natsSubscription> subscription;

    natsStatus connect(const std::vector<std::string>& addresses);
    natsStatus listen(const std::string& self);
};

natsStatus NatsConnection::Parts::connect(const std::vector<std::string>& addresses) {
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
    choose(natsOptions_SetMaxReconnect, -1);  // as often as it takes
    choose(natsOptions_SetReconnectWait, between_reconnects.count());
    choose(natsOptions_SetPingInterval, between_pings.count());
    choose(natsOptions_SetWriteDeadline, longest_write.count());
    choose(natsOptions_SetSendAsap, true);
    // Else tls:// would be content with a server that does not know TLS.
    const auto is_secure = [](const std::string& each) { return each.starts_with("tls://"); };
    choose(natsOptions_SetSecure, std::ranges::any_of(addresses, is_secure));
    natsConnection* connected = nullptr;
    if (status == NATS_OK) status = natsConnection_Connect(&connected, options.get());
    connection.reset(connected);
    return status;
}

natsStatus NatsConnection::Parts::listen(const std::string& self) {
    constexpr int no_limit = -1;
    natsSubscription* made = nullptr;
    natsStatus status =
        natsConnection_SubscribeSync(&made, connection.get(), subject(self).c_str());
    subscription.reset(made);
    if (status == NATS_OK) status = natsSubscription_SetPendingLimits(made, no_limit, no_limit);
    // Before anybody learns our name.
    if (status == NATS_OK) status = natsConnection_Flush(connection.get());
    return status;
}

NatsConnection::NatsConnection(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
NatsConnection::~NatsConnection() = default;

store::Result<std::shared_ptr<NatsConnection>> NatsConnection::open(const std::string& addresses,
                                                                    const std::string& self) {
    const std::vector<std::string> all = cut_at_commas(addresses);
    auto parts = std::make_unique<Parts>();
    natsStatus status = parts->connect(all);
    if (status == NATS_OK) status = parts->listen(self);
    if (status == NATS_OK)
        return std::shared_ptr<NatsConnection>(new NatsConnection(std::move(parts)));
    return base::unexpected(store::StoreError{
        store::StoreFault::NoNats, (without_secrets(all) + ": ").append(reason(status))});
}

void NatsConnection::close() const { natsConnection_Close(parts_->connection.get()); }

bool NatsConnection::is_closed() const { return natsConnection_IsClosed(parts_->connection.get()); }

std::size_t NatsConnection::longest() const {
    constexpr std::int64_t least = 1000;
    return static_cast<std::size_t>(
        std::max(natsConnection_GetMaxPayload(parts_->connection.get()), least));
}

void NatsConnection::publish(const std::string& to, const std::string& text) const {
    natsConnection_Publish(parts_->connection.get(), subject(to).c_str(), text.data(),
                           static_cast<int>(text.size()));
}

std::optional<std::string> NatsConnection::next() const {
    natsMsg* made = nullptr;
    const natsStatus status =
        natsSubscription_NextMsg(&made, parts_->subscription.get(), longest_wait.count());
    if (status != NATS_OK) return std::nullopt;
    const Owned<natsMsg> message(made);
    return std::string(natsMsg_GetData(made),
                       static_cast<std::size_t>(natsMsg_GetDataLength(made)));
}

void NatsConnection::forget_thread() { nats_ReleaseThreadMemory(); }

}  // namespace parlor::cluster
