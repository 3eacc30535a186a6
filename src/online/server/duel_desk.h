// SPDX-License-Identifier: MIT
// Takes in the records of duels of the day. Checking one is work for the computers' threads, a turn
// at a time among the plays of other tables, and only a few records are checked at once.
//
//   desk.enter(request, address, now, [](HttpResponse response) { … });      on any thread
//   desk.close();                          answers what is still being checked, and refuses the
//   rest
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "online/hosting/host.h"
#include "online/server/api.h"

namespace parlor::server {

class DuelDesk {
public:
    using Answer = std::function<void(HttpResponse)>;

    // The host must outlive it.
    explicit DuelDesk(hosting::Host& host) : host_(&host) {}

    // The seconds are since 1970.
    void enter(ApiRequest request, std::string address, std::int64_t now, Answer answer);
    void close();

private:
    static constexpr std::size_t most_at_once = 8;
    struct Job;

    void begin(store::Store& store, const ApiRequest& request, const std::shared_ptr<Job>& job);
    void go_on(const std::shared_ptr<Job>& job);
    void finish(const std::shared_ptr<Job>& job);
    // One record of a player at a time. False if there is no room.
    bool take_place(const std::string& player);
    void leave_place(const std::string& player);
    bool is_closed();

    hosting::Host* host_;
    std::mutex mutex_;
    std::set<std::string> players_;  // whose records are being checked
    bool is_closed_ = false;
};

}  // namespace parlor::server
