// SPDX-License-Identifier: MIT
// Computers that play for seats, on threads of their own.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "online/hosting/work_queue.h"
#include "rules/match/match.h"

namespace parlor::hosting {

class ComputerThreads {
public:
    struct Question {
        std::unique_ptr<match::Match> match;  // something is due to be set, stepped or confirmed
        std::string level;
        std::string seats;       // that it plays for
        std::uint64_t seed = 0;  // of the computer's choices
        // The turn as the computer would have it (tables/table.h). On one of these threads.
        std::function<void(std::string turn)> answer;
    };

    explicit ComputerThreads(unsigned threads);
    ~ComputerThreads() { stop(); }
    ComputerThreads(const ComputerThreads&) = delete;
    ComputerThreads& operator=(const ComputerThreads&) = delete;

    void ask(Question question) { asked_.push(std::move(question)); }  // from any thread
    void stop();  // what has not been thought about is dropped

private:
    void work();

    WorkQueue<Question> asked_;
    std::vector<std::thread> threads_;
};

}  // namespace parlor::hosting
