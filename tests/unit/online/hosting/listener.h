// SPDX-License-Identifier: MIT
// A client that keeps the messages that it receives.
//
//   auto ana = std::make_shared<Listener>("ana");
//   host.receive(ana, R"({"id":"1","do":"lobby"})");
//   ana->next()                                           waits for a message
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <vector>

#include "online/hosting/client.h"
#include "support/patience.h"

namespace parlor::tests {

class Listener final : public hosting::Client {
public:
    explicit Listener(const std::string& player) : Listener(player, "address-of-" + player) {}
    Listener(const std::string& player, const std::string& address) : Client(player, address) {}

    void send(hosting::Frame frame) override {
        const std::lock_guard lock(mutex_);
        frames_.push_back(*frame);
        something_.notify_all();
    }
    void cut(std::string_view why) override {
        const std::lock_guard lock(mutex_);
        cut_ = why;
        something_.notify_all();
    }

    // The oldest message that was not taken yet. Empty if none comes in time, or the host cuts us
    // off.
    std::string next(std::chrono::milliseconds limit = patience) {
        std::unique_lock lock(mutex_);
        something_.wait_for(lock, limit, [&] { return !frames_.empty() || !cut_.empty(); });
        if (frames_.empty()) return "";
        std::string text = std::move(frames_.front());
        frames_.pop_front();
        return text;
    }
    // The first with this in it; those before it are dropped.
    std::string next_with(std::string_view part) {
        for (;;) {
            std::string text = next();
            if (text.empty()) ADD_FAILURE() << "nothing came with " << part;
            if (text.empty() || text.find(part) != std::string::npos) return text;
        }
    }
    // All that has come and was not taken yet, but who is present.
    std::vector<std::string> all() {
        std::vector<std::string> texts;
        for (;;) {
            std::string text = next(std::chrono::milliseconds(0));
            if (text.empty()) return texts;
            if (text.find(R"("here":)") == std::string::npos) texts.push_back(std::move(text));
        }
    }
    // Why; empty: it was not.
    std::string await_cut() {
        std::unique_lock lock(mutex_);
        something_.wait_for(lock, patience, [&] { return !cut_.empty(); });
        return cut_;
    }
    [[nodiscard]] std::string why_cut() {
        const std::lock_guard lock(mutex_);
        return cut_;
    }

private:
    std::mutex mutex_;
    std::condition_variable something_;
    std::deque<std::string> frames_;
    std::string cut_;
};

}  // namespace parlor::tests
