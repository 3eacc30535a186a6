// SPDX-License-Identifier: MIT
// Carries messages from one process to another, by notices of PostgreSQL or by NATS. For sources of
// this module; others use Exchange.
//
//   auto transport = open_nats_transport("nats://localhost:4222", {self, receive, missed});
//   (*transport)->send("3fa92b…", text);
//   (*transport)->send("3fa92b…", "");               now and then, so that a loss is noticed
#pragma once

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/cluster/exchange.h"

namespace parlor::cluster {

struct Message {
    std::string from;
    std::uint64_t number;  // counts the messages from one process to another, from 1
    std::string text;      // if empty, the message only says which number was the last
    bool is_next = true;   // false for the receiver if messages before it were lost
};

// A message cut into parts of at most `longest` bytes, which must be a few hundred or more. Notices
// of PostgreSQL hold less than 8000 bytes, and it drops the second of two equal notices in one
// transaction; NATS has a limit too. Each part says which part of which message it is, so the
// receiver also notices lost and repeated messages.
std::vector<std::string> parts(const Message& message, std::size_t longest);

// Puts together all parts that come to one process. The parts of one sender come in order, or are
// lost.
class MessageAssembler {
public:
    // The message that this part completes. It has no text only if messages were lost.
    std::optional<Message> take(std::string_view part);

private:
    struct Sender {
        std::uint64_t heard = 0;  // number of the last whole message
        std::uint64_t begun = 0;
        std::uint64_t parts = 0;  // of the begun message
        std::string text{};
    };
    std::map<std::string, Sender> senders_;
};

// Wakes a thread that waits.
//
//   wake.wait(socket, milliseconds(1000));        one thread
//   wake.signal();                                any other thread
class WakeSignal {
public:
    WakeSignal() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
    ~WakeSignal() { close(descriptor_); }
    WakeSignal(const WakeSignal&) = delete;
    WakeSignal& operator=(const WakeSignal&) = delete;

    void signal() const { static_cast<void>(eventfd_write(descriptor_, 1)); }
    // Returns after a signal, also one since the last call; when `other` is readable (-1: no such
    // descriptor); or after `longest`.
    void wait(int other, std::chrono::milliseconds longest) const {
        std::array<pollfd, 2> ready{{{descriptor_, POLLIN, 0}, {other, POLLIN, 0}}};
        poll(ready.data(), ready.size(),
             static_cast<int>(std::max<std::int64_t>(0, longest.count())));
        eventfd_t count = 0;
        static_cast<void>(eventfd_read(descriptor_, &count));
    }

private:
    int descriptor_;
};

// How long a thread that sends messages sleeps without a signal.
inline constexpr std::chrono::milliseconds longest_sleep{1000};

struct OutgoingMessage {
    std::string to;
    std::uint64_t number;
    std::string text;
};

class Transport {
public:
    virtual ~Transport() = default;  // still sends what it can of earlier messages

    // From any thread, without waiting. What cannot be delivered is lost.
    void send(const std::string& to, std::string text) {
        {
            const std::scoped_lock lock(mutex_);
            std::uint64_t& number = numbers_[to];
            if (!text.empty()) ++number;
            outgoing_.push_back({to, number, std::move(text)});
        }
        wake_.signal();
    }

protected:
    std::vector<OutgoingMessage> take_outgoing() {
        const std::scoped_lock lock(mutex_);
        return std::exchange(outgoing_, {});
    }
    // Signals that there are messages to send.
    [[nodiscard]] const WakeSignal& wake() const { return wake_; }

private:
    std::mutex mutex_;
    std::map<std::string, std::uint64_t> numbers_;  // of the last message to each process
    std::vector<OutgoingMessage> outgoing_;
    WakeSignal wake_;
};

// Gets the messages to the process `name`, on a thread of the transport.
struct Receiver {
    std::string name;
    Exchange::Receive receive;
    std::function<void(std::string from)> missed;  // messages before the next one were lost

    void take(Message message) const {
        if (!message.is_next) missed(message.from);
        if (!message.text.empty()) receive(std::move(message.from), std::move(message.text));
    }
};

store::Result<std::unique_ptr<Transport>> open_postgres_transport(const std::string& address,
                                                                  Receiver receiver);
store::Result<std::unique_ptr<Transport>> open_nats_transport(const std::string& addresses,
                                                              Receiver receiver);

// The exchange of processes that share a PostgreSQL: its rows say which processes live and which
// table is whose. The process name must be new.
store::Result<std::unique_ptr<Exchange>> join_postgres(const std::string& address,
                                                       const std::string& name,
                                                       std::unique_ptr<Transport> transport,
                                                       Exchange::Gone gone);

}  // namespace parlor::cluster
