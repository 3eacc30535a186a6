// SPDX-License-Identifier: MIT
// How messages get from one process to another: by notices of PostgreSQL, or by NATS where it is
// configured. Who lives and who owns which table is no business of a carrier's.
//
//   auto carrier = carry_by_nats("nats://localhost:4222", {self, receive, missed});
//   (*carrier)->send("3fa92b…", text);
//   (*carrier)->send("3fa92b…", "");                 now and then, so that a loss is noticed
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "online/cluster/exchange.h"
#include "online/cluster/message_parts.h"
#include "online/cluster/wake_signal.h"

namespace parlor::cluster {

struct OutgoingMessage {
    std::string to;
    std::uint64_t number;  // of those to them
    std::string text;
};

// What is to be sent, until the carrier's thread takes it.
class Outbox {
public:
    void put(const std::string& to, std::string text) {
        {
            const std::scoped_lock lock(mutex_);
            std::uint64_t& number = numbers_[to];
            if (!text.empty()) ++number;
            outgoing_.push_back({to, number, std::move(text)});
        }
        wake_.signal();
    }
    std::vector<OutgoingMessage> take() {
        const std::scoped_lock lock(mutex_);
        return std::exchange(outgoing_, {});
    }
    // Rings when there is something to take.
    [[nodiscard]] const WakeSignal& wake() const { return wake_; }

private:
    std::mutex mutex_;
    std::map<std::string, std::uint64_t> numbers_;  // of the last to each
    std::vector<OutgoingMessage> outgoing_;
    WakeSignal wake_;
};

class Transport {
public:
    virtual ~Transport() = default;  // what was sent before still goes out, if it can

    // Any thread; does not wait. What cannot be delivered is lost.
    void send(const std::string& process, std::string text) {
        outbox_.put(process, std::move(text));
    }

protected:
    Outbox& outbox() { return outbox_; }

private:
    Outbox outbox_;
};

// Who is to get messages; called on a thread of the carrier's own.
struct Receiver {
    std::string name;
    Exchange::Receive receive;
    std::function<void(std::string from)> missed;  // some, before the one that comes next

    void take(Message message) const {
        if (!message.is_next) missed(message.from);
        if (!message.text.empty()) receive(std::move(message.from), std::move(message.text));
    }
};

store::Result<std::unique_ptr<Transport>> open_postgres_transport(const std::string& address,
                                                                  Receiver receiver);
store::Result<std::unique_ptr<Transport>> open_nats_transport(const std::string& addresses,
                                                              Receiver receiver);

}  // namespace parlor::cluster
