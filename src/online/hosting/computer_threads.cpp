// SPDX-License-Identifier: MIT
#include "online/hosting/computer_threads.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>

#include "games/games.h"
#include "online/crypto/keys.h"
#include "online/tables/table.h"

namespace parlor::hosting {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// The longest time for a choice, alone and with other addresses waiting.
constexpr milliseconds longest_thought{3000};
constexpr milliseconds while_others_wait{1000};

// A client that knew the seed could predict the computer's choices.
base::Random unpredictable() {
    return base::Random(std::bit_cast<std::array<std::uint64_t, 4>>(crypto::random_key()));
}

}  // namespace

milliseconds thinking_time(std::size_t others, std::size_t own) {
    const milliseconds all =
        others == 0 ? longest_thought : while_others_wait / static_cast<std::int64_t>(others);
    return all / static_cast<std::int64_t>(1 + own);
}

ComputerThreads::ComputerThreads(unsigned threads) {
    for (unsigned i = 0; i < std::max(1U, threads); ++i) {
        threads_.emplace_back([this] { work(); });
    }
}

void ComputerThreads::ask(Request request) {
    const std::string whose = request.address;
    std::string game(request.match->game());
    const auto shared = std::make_shared<Request>(std::move(request));
    run(whose, std::move(game), [this, shared](coach::Coach& coach) { play(*shared, coach); });
}

void ComputerThreads::stop() {
    jobs_.close_now();
    for (std::thread& each : threads_) each.join();
    threads_.clear();
}

void ComputerThreads::work() {
    std::map<std::string, std::unique_ptr<coach::Coach>, std::less<>> coaches;
    while (const auto taken = jobs_.next()) {
        auto& coach = coaches[taken->item.game];
        if (!coach) coach = games::of(taken->item.game).coach();
        taken->item.task(*coach);
    }
}

void ComputerThreads::play(const Request& request, coach::Coach& coach) {
    const auto begun = Clock::now();
    // More requests may arrive while it thinks.
    const auto is_enough = [&] {
        const auto [others, own] = jobs_.waiting(request.address);
        return Clock::now() - begun > thinking_time(others, own);
    };
    coach.play_for(request.seats, *request.match, request.level, unpredictable(), is_enough);
    request.answer(request.match->play_text());
}

}  // namespace parlor::hosting
