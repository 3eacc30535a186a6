// SPDX-License-Identifier: MIT
// How the processes that share a store find each other: each table has one owner at a time, and
// messages go from process to process. A process that ends, however it does, owns nothing from that
// moment on; nor does one that has not said for four seconds, by the database's clock, that it
// lives. A process that was only slow finds its next events Taken, so that no log ever forks.
//
//   auto exchange = Exchange::join(address, [](std::string from, std::string text) { … });
//   auto owner = (*exchange)->claim("k3f9x2m7qa4c");       we are it, or who is
//   (*exchange)->send(*owner, text);
//
// A store in a file has one process: it owns everything, and there is nobody to send to.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "online/store/store.h"

namespace parlor::cluster {

class Exchange {
public:
    // Called on threads of the exchange's own. A message arrives whole, however long it is, and in
    // the order in which one process sent it to another.
    using Receive = std::function<void(std::string from, std::string text)>;
    // Processes that were there and are gone, or of whose messages some were lost before the one
    // that comes next; and once, with our own name, when we could not say that we live for so long
    // that others may have taken our tables.
    using Gone = std::function<void(std::string process)>;

    // With addresses of NATS, separated by commas, messages go that way and not through the store.
    static store::Result<std::unique_ptr<Exchange>> join(const std::string& address,
                                                         Receive receive, Gone gone,
                                                         const std::string& nats = {});

    virtual ~Exchange() = default;  // gives up all tables

    // Whether other processes may use the same store.
    [[nodiscard]] virtual bool is_shared() const = 0;
    // Another one at every start.
    [[nodiscard]] virtual const std::string& self() const = 0;
    // Who owns the table now: ourselves if nobody alive did. Any thread.
    virtual store::Result<std::string> claim(std::string_view table) = 0;
    // Nobody at it needs us any more.
    virtual store::Result<void> release(std::string_view table) = 0;
    // Some text. Any thread; does not wait. What cannot be delivered is lost, and the other is told
    // within seconds of being reached again.
    virtual void send(const std::string& process, std::string text) = 0;
    // Of processes that are alive.
    virtual store::Result<std::vector<std::string>> processes() = 0;

protected:
    Exchange() = default;
    Exchange(const Exchange&) = default;
    Exchange& operator=(const Exchange&) = default;
};

}  // namespace parlor::cluster
