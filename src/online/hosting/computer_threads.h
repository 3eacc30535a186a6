// SPDX-License-Identifier: MIT
// Computers that play for seats, on threads of their own. Their time is shared by those who ask, in
// turn: whoever has many tables waits for them, and nobody else does.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "online/hosting/queues.h"
#include "rules/match/match.h"

namespace parlor::hosting {

class ComputerThreads {
public:
    struct Request {
        std::unique_ptr<match::Match> match;  // something is due to be set, stepped or confirmed
        std::string level;
        std::string seats;    // that it plays for
        std::string address;  // of whoever asks
        // The turn as the computer would have it (tables/table.h). On one of these threads.
        std::function<void(std::string turn)> answer;
    };

    explicit ComputerThreads(unsigned threads);
    ~ComputerThreads() { stop(); }
    ComputerThreads(const ComputerThreads&) = delete;
    ComputerThreads& operator=(const ComputerThreads&) = delete;

    void ask(Request request) {  // from any thread
        const std::string whose = request.address;
        requests_.push(whose, std::move(request));
    }
    void stop();  // what has not been thought about is dropped

private:
    void work();

    TurnQueue<Request> requests_;
    std::vector<std::thread> threads_;
};

// How long may be thought for somebody while so many others wait, and so much of their own. All
// others together wait no longer than a second.
std::chrono::milliseconds thinking_time(std::size_t others, std::size_t own);

}  // namespace parlor::hosting
