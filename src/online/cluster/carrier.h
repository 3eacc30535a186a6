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

#include "online/cluster/bell.h"
#include "online/cluster/exchange.h"
#include "online/cluster/message_parts.h"

namespace parlor::cluster {

struct Letter {
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
            letters_.push_back({to, number, std::move(text)});
        }
        bell_.ring();
    }
    std::vector<Letter> take() {
        const std::scoped_lock lock(mutex_);
        return std::exchange(letters_, {});
    }
    // Rings when there is something to take.
    [[nodiscard]] const Bell& bell() const { return bell_; }

private:
    std::mutex mutex_;
    std::map<std::string, std::uint64_t> numbers_;  // of the last to each
    std::vector<Letter> letters_;
    Bell bell_;
};

class Carrier {
public:
    virtual ~Carrier() = default;  // what was sent before still goes out, if it can

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
struct Addressee {
    std::string name;
    Exchange::Receive receive;
    std::function<void(std::string from)> missed;  // some, before the one that comes next

    void take(Message message) const {
        if (!message.is_next) missed(message.from);
        if (!message.text.empty()) receive(std::move(message.from), std::move(message.text));
    }
};

store::Result<std::unique_ptr<Carrier>> carry_by_postgres(const std::string& address,
                                                          Addressee addressee);
store::Result<std::unique_ptr<Carrier>> carry_by_nats(const std::string& addresses,
                                                      Addressee addressee);

}  // namespace parlor::cluster
