// SPDX-License-Identifier: MIT
// All tables of this process, on one thread, and the way to those of others. Whoever is connected
// says what he wants in JSON (docs/protocol.md); what comes of it goes to everybody whom it
// concerns, once it is on disk.
//
//   auto hall = Hall::open({.store = "sqlite:parlor.db"}, metrics, log);
//   if (!hall) … name(hall.error().fault) …
//   (*hall)->receive(client, R"({"id": "1", "do": "lobby"})");        from any thread
//   (*hall)->gone(client);
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "online/hosting/clerk.h"
#include "online/hosting/client.h"
#include "online/hosting/log.h"
#include "online/hosting/metrics.h"
#include "online/store/store.h"

namespace parlor::hosting {

struct HallOptions {
    std::string store = "memory:";
    std::string nats{};  // addresses; empty: processes send messages through the store
    unsigned clerks = 2;
    unsigned thinkers = 1;
    std::chrono::milliseconds rest = std::chrono::seconds(90);  // until an idle table is unloaded
    bool no_limits = false;  // on how much one address or one client may ask for
};

class Hall {
public:
    static store::Result<std::unique_ptr<Hall>> open(const HallOptions& options, Metrics& metrics,
                                                     const Log& log);
    ~Hall();
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    // All from any thread. Nobody is called back after he was said to be gone.
    void receive(ClientRef client, std::string text);
    void gone(ClientRef client);
    // For questions about people, which need a store. Passphrases, which take long on purpose, are
    // the porter's, so that nobody else waits for them.
    Clerk& clerk();
    Clerk& porter();
    // Stores what has happened; whatever comes later is not heard, and no client is held any more.
    void close();

private:
    class Impl;
    explicit Hall(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace parlor::hosting
