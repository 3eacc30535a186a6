// SPDX-License-Identifier: MIT
#include "online/hosting/thinker.h"

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

Thinker::Thinker(unsigned threads) {
    for (unsigned i = 0; i < std::max(1U, threads); ++i) {
        threads_.emplace_back([this] { work(); });
    }
}

void Thinker::ask(Question question) {
    {
        const std::lock_guard lock(mutex_);
        asked_.push_back(std::move(question));
    }
    something_.notify_one();
}

void Thinker::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    something_.notify_all();
    for (std::thread& each : threads_) each.join();
    threads_.clear();
}

void Thinker::work() {
    std::map<std::string, std::unique_ptr<coach::Coach>, std::less<>> coaches;
    for (;;) {
        std::unique_lock lock(mutex_);
        something_.wait(lock, [&] { return is_stopping_ || !asked_.empty(); });
        if (is_stopping_) return;
        Question question = std::move(asked_.front());
        asked_.pop_front();
        const auto time = longest_thought / static_cast<int>(1 + asked_.size());
        lock.unlock();
        const std::string game(question.match->game());
        auto& coach = coaches[game];
        if (!coach) coach = games::of(game).coach();
        const auto until = std::chrono::steady_clock::now() + time;
        coach->play(*question.match, question.level, base::Random(question.seed),
                    [&] { return std::chrono::steady_clock::now() > until; });
        question.answer(question.match->play_text());
    }
}

}  // namespace parlor::hosting
