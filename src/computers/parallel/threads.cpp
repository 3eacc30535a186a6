// SPDX-License-Identifier: MIT
#include "computers/parallel/threads.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace parlor::parallel {
namespace {

constexpr auto pause = std::chrono::milliseconds(100);

// Shares are taken one after another by whoever is free, so that no thread is left with much to do
// when the others have finished.
class ShareQueue {
public:
    ShareQueue(Shares shares, const Workers::Work& work, unsigned count)
        : shares_(shares), work_(work), results_(shares.count), at_work_(count) {
        for (unsigned worker = 0; worker < count; ++worker) {
            threads_.emplace_back([this, worker] { work_on(worker); });
        }
    }

    std::vector<Workers::Result> finish(const Workers::Progress& progress) {
        std::unique_lock lock(mutex_);
        while (!all_done_.wait_for(lock, pause, [this] { return at_work_ == 0; })) {
            if (progress) progress(done_.load());
        }
        if (failure_) std::rethrow_exception(failure_);
        return std::move(results_);
    }

private:
    void work_on(unsigned worker) {
        try {
            for (std::uint64_t i = next_++; i < shares_.count; i = next_++) {
                results_[i] = work_(shares_.first + i, worker);
                ++done_;
            }
        } catch (...) {
            const std::scoped_lock lock(mutex_);
            failure_ = std::current_exception();
            next_ = shares_.count;  // the others need not go on
        }
        const std::scoped_lock lock(mutex_);
        if (--at_work_ == 0) all_done_.notify_one();
    }

    const Shares shares_;
    const Workers::Work& work_;
    std::vector<Workers::Result> results_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> done_{0};

    std::mutex mutex_;
    std::condition_variable all_done_;
    unsigned at_work_;
    std::exception_ptr failure_;

    std::vector<std::jthread> threads_;  // last: they end before what they work with
};

}  // namespace

Threads::Threads(unsigned count) : count_(count) { assert(count > 0); }

std::vector<Workers::Result> Threads::run(Shares shares, const Work& work,
                                          const Progress& progress) {
    const auto needed = static_cast<unsigned>(std::min<std::uint64_t>(count_, shares.count));
    if (needed == 0) return {};
    return ShareQueue(shares, work, needed).finish(progress);
}

unsigned usual_threads() { return std::max(1U, std::thread::hardware_concurrency()); }

unsigned threads_for(std::int64_t wanted) {
    return wanted > 0 ? static_cast<unsigned>(wanted) : usual_threads();
}

}  // namespace parlor::parallel
