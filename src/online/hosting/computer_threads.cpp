// SPDX-License-Identifier: MIT
#include "online/hosting/computer_threads.h"

#include <algorithm>
#include <chrono>
#include <map>

#include "computers/coach/coach.h"
#include "games/games.h"
#include "online/tables/table.h"

namespace parlor::hosting {
namespace {

// Nobody waits longer for a computer, however deep it would like to look; nor do those behind.
constexpr std::chrono::milliseconds longest_thought{3000};

}  // namespace

ComputerThreads::ComputerThreads(unsigned threads) {
    for (unsigned i = 0; i < std::max(1U, threads); ++i) {
        threads_.emplace_back([this] { work(); });
    }
}

void ComputerThreads::stop() {
    asked_.close_now();
    for (std::thread& each : threads_) each.join();
    threads_.clear();
}

void ComputerThreads::work() {
    std::map<std::string, std::unique_ptr<coach::Coach>, std::less<>> coaches;
    while (const auto question = asked_.next()) {
        const auto time = longest_thought / static_cast<int>(1 + asked_.size());
        const std::string game(question->match->game());
        auto& coach = coaches[game];
        if (!coach) coach = games::of(game).coach();
        const auto until = std::chrono::steady_clock::now() + time;
        coach->play_for(question->seats, *question->match, question->level,
                        base::Random(question->seed),
                        [&] { return std::chrono::steady_clock::now() > until; });
        question->answer(question->match->play_text());
    }
}

}  // namespace parlor::hosting
