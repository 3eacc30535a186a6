// SPDX-License-Identifier: MIT
// Computers that play for seats, on threads of their own. Addresses take turns, so an address with
// many tables delays only itself.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "computers/coach/coach.h"
#include "online/hosting/queues.h"
#include "rules/match/match.h"

namespace parlor::hosting {

class ComputerThreads {
public:
    struct Request {
        std::unique_ptr<match::Match> match;  // a step or the end of a turn is due
        std::string level;
        std::string seats;    // that the computer plays for
        std::string address;  // that the time is counted for
        // Called with the chosen turn (Table::computer_plays), on one of these threads.
        std::function<void(std::string turn)> answer;
    };

    // Other work for a game's computers. It should take no longer than a play.
    using Task = std::function<void(coach::Coach& coach)>;

    explicit ComputerThreads(unsigned threads);
    ~ComputerThreads() { stop(); }
    ComputerThreads(const ComputerThreads&) = delete;
    ComputerThreads& operator=(const ComputerThreads&) = delete;

    // Both from any thread.
    void ask(Request request);
    void run(const std::string& address, std::string game, Task task) {
        jobs_.push(address, {std::move(game), std::move(task)});
    }
    void stop();  // drops waiting requests and tasks

private:
    struct Job {
        std::string game;
        Task task;
    };

    void work();
    void play(const Request& request, coach::Coach& coach);

    TurnQueue<Job> jobs_;
    std::vector<std::thread> threads_;
};

// The longest time for one request while `others` addresses and `own` further requests of the same
// address wait. All other addresses together wait for at most a second.
std::chrono::milliseconds thinking_time(std::size_t others, std::size_t own);

}  // namespace parlor::hosting
