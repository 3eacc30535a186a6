// SPDX-License-Identifier: MIT
#include "online/cluster/exchange.h"

#include <random>

#include "online/cluster/transport.h"

namespace parlor::cluster {
namespace {

constexpr std::size_t name_length = 12;

std::string new_name() {
    constexpr std::string_view digits = "0123456789abcdef";
    std::random_device device;
    std::string name;
    while (name.size() < name_length) name += digits[device() % digits.size()];
    return name;
}

// For a store that only one process uses.
class LocalExchange final : public Exchange {
public:
    [[nodiscard]] bool is_shared() const override { return false; }
    [[nodiscard]] const std::string& self() const override { return self_; }
    store::Result<std::string> claim(std::string_view /*table*/) override { return self_; }
    store::Result<void> release(std::string_view /*table*/) override { return {}; }
    void send(const std::string& /*process*/, std::string /*text*/) override {}
    store::Result<std::vector<std::string>> processes() override { return std::vector{self_}; }

private:
    std::string self_ = new_name();
};

}  // namespace

store::Result<std::unique_ptr<Exchange>> Exchange::join(const std::string& address, Receive receive,
                                                        Gone gone, const std::string& nats) {
    const auto parsed = store::parse_address(address);
    if (!parsed) return base::unexpected(parsed.error());
    if (parsed->kind == store::StoreKind::Postgres) {
        const std::string self = new_name();
        Receiver receiver{self, std::move(receive), gone};
        auto transport = nats.empty() ? open_postgres_transport(parsed->where, std::move(receiver))
                                      : open_nats_transport(nats, std::move(receiver));
        if (!transport) return base::unexpected(transport.error());
        return join_postgres(parsed->where, self, std::move(*transport), std::move(gone));
    }
    if (!nats.empty()) return base::unexpected(store::StoreError{store::StoreFault::NotShared});
    return std::make_unique<LocalExchange>();
}

}  // namespace parlor::cluster
