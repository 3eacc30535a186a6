// SPDX-License-Identifier: MIT
// All tables of this process, on one thread, and the way to those of others. Clients say
// what they want in JSON (docs/protocol.md). What comes of it goes to everybody it concerns, once
// it is on disk.
//
//   auto host = Host::open({.store = "sqlite:parlor.db"}, metrics, log);
//   if (!host) … name(host.error().fault) …
//   (*host)->receive(client, R"({"id": "1", "do": "lobby"})");        from any thread
//   (*host)->gone(client);
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "online/hosting/client.h"
#include "online/hosting/log.h"
#include "online/hosting/loop.h"
#include "online/hosting/metrics.h"
#include "online/hosting/store_threads.h"
#include "online/store/store.h"

namespace parlor::hosting {

struct HostOptions {
    std::string store = "memory:";
    std::string nats{};  // addresses; empty: processes send messages through the store
    unsigned store_threads = 2;
    unsigned computer_threads = 1;
    std::chrono::milliseconds rest = std::chrono::seconds(90);  // until an idle table is unloaded
    std::chrono::milliseconds lobby_rotation = std::chrono::seconds(30);  // of the first page
    bool no_limits = false;  // on how much one address or one client may ask for
};

class Host {
public:
    static store::Result<std::unique_ptr<Host>> open(const HostOptions& options, Metrics& metrics,
                                                     const Log& log);
    ~Host();
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    // All from any thread. No client is called back after it was said to be gone.
    void receive(ClientRef client, std::string text);
    void gone(ClientRef client);
    // Tells every process that this player's sessions of earlier epochs are over. Call it on a
    // thread that may wait for the store.
    void end_sessions(const std::string& player, std::int64_t epoch);
    // Called on the loop's thread for every such message, from whichever process it comes.
    using SessionsEnded = std::function<void(const std::string& player, std::int64_t epoch)>;
    void on_sessions_ended(SessionsEnded called);
    // The thread of all tables. What a client that lives on it says is heard at once.
    Loop& loop();
    // For questions about people, which need a store. Passphrases, which take long on purpose, have
    // a thread of their own, so that nobody else waits for them.
    StoreThreads& store_threads();
    StoreThreads& passphrase_thread();
    // Stores what has happened; whatever comes later is not heard, and no client is held any more.
    void close();

private:
    class Impl;
    explicit Host(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace parlor::hosting
