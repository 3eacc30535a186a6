// SPDX-License-Identifier: MIT
#include "cli/series_runner.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace parlor::cli {
namespace {

constexpr std::uint64_t largest_share = 64;  // games: some milliseconds
constexpr auto pause = std::chrono::milliseconds(100);

// The games that are still to be played are handed out in small shares, so that no thread is left
// with much to do when the others have finished.
template <class Tally>
class Workshop {
public:
    Workshop(const PlayShare<Tally>& play, std::uint64_t games, unsigned threads)
        : play_(play),
          games_(games),
          share_(std::clamp<std::uint64_t>(games / (threads * 16ULL), 1, largest_share)),
          at_work_(threads) {
        for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
    }

    Tally finish(const std::function<void(std::uint64_t)>& progress) {
        std::unique_lock lock(mutex_);
        while (!all_done_.wait_for(lock, pause, [this] { return at_work_ == 0; })) {
            progress(done_.load());
        }
        if (failure_) std::rethrow_exception(failure_);
        return total_;
    }

private:
    void work() {
        Tally own;
        try {
            play_shares(own);
        } catch (...) {
            const std::scoped_lock lock(mutex_);
            failure_ = std::current_exception();
            next_ = games_;  // the others need not go on
        }
        const std::scoped_lock lock(mutex_);
        total_.merge(own);
        if (--at_work_ == 0) all_done_.notify_one();
    }

    void play_shares(Tally& own) {
        for (;;) {
            const std::uint64_t first = next_.fetch_add(share_);
            if (first >= games_) break;
            const std::uint64_t count = std::min(share_, games_ - first);
            own.merge(play_(first, count));
            done_ += count;
        }
    }

    const PlayShare<Tally>& play_;
    const std::uint64_t games_;
    const std::uint64_t share_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> done_{0};

    std::mutex mutex_;
    std::condition_variable all_done_;
    unsigned at_work_;
    Tally total_;
    std::exception_ptr failure_;

    std::vector<std::jthread> threads_;  // last: they end before what they work with
};

}  // namespace

template <class Tally>
Tally run_series(const PlayShare<Tally>& play, std::uint64_t games, unsigned threads,
                 const std::function<void(std::uint64_t)>& progress) {
    assert(threads > 0);
    return Workshop<Tally>(play, games, threads).finish(progress);
}

template analysis::Tally run_series(const PlayShare<analysis::Tally>&, std::uint64_t, unsigned,
                                    const std::function<void(std::uint64_t)>&);
template analysis::ZendaTally run_series(const PlayShare<analysis::ZendaTally>&, std::uint64_t,
                                         unsigned, const std::function<void(std::uint64_t)>&);

}  // namespace parlor::cli
