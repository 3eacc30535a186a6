// SPDX-License-Identifier: MIT
// How the processes that share a store find each other. Each table has one owner at a time, and
// messages go from process to process. A process that ends, however it ends, owns nothing from that
// moment; nor does one whose last heartbeat is four seconds old by the database's clock. A process
// that was only slow finds that its next write is a Conflict, so no log ever forks.
//
//   auto exchange = Exchange::join(address, receive, gone);
//   auto owner = (*exchange)->claim("k3f9x2m7qa4c");       our own name, or the owner's
//   (*exchange)->send(*owner, text);
//
// A SQLite store has a single process, which owns everything and sends to nobody.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "online/store/types.h"

namespace parlor::cluster {

class Exchange {
public:
    // Both are called on threads of the exchange. A message arrives whole, however long it is, and
    // in the order in which one process sent it to another.
    using Receive = std::function<void(std::string from, std::string text)>;
    // Called for a process that has ended; for one of which messages before the next were lost; and
    // with our own name after our heartbeats failed for so long that others may own our tables.
    using Gone = std::function<void(std::string process)>;

    // With NATS addresses, separated by commas, messages go that way instead of through the store.
    static store::Result<std::unique_ptr<Exchange>> join(const std::string& address,
                                                         Receive receive, Gone gone,
                                                         const std::string& nats = {});
    virtual ~Exchange() = default;  // gives up all tables
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;

    // True if other processes may use the same store.
    [[nodiscard]] virtual bool is_shared() const = 0;
    // Our name, which is new at every start.
    [[nodiscard]] virtual const std::string& self() const = 0;
    // Claims the table unless a living process owns it. Returns the owner. Any thread.
    virtual store::Result<std::string> claim(std::string_view table) = 0;
    virtual store::Result<void> release(std::string_view table) = 0;
    // From any thread, without waiting. What cannot be delivered is lost; the receiver notices that
    // within seconds of being reached again.
    virtual void send(const std::string& process, std::string text) = 0;
    // The names of all living processes.
    virtual store::Result<std::vector<std::string>> processes() = 0;

protected:
    Exchange() = default;
};

}  // namespace parlor::cluster
