// SPDX-License-Identifier: MIT
// The workers of a program under mpirun: of n processes each does every n-th share on its threads,
// and then all of them exchange their results. In place of alone.cpp.
#include <fcntl.h>
#include <mpi.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <limits>
#include <stdexcept>
#include <string>
#include <thread>

#include "computers/parallel/threads.h"

namespace parlor::parallel {
namespace {

constexpr auto nap = std::chrono::milliseconds(1);

// Whether the last run failed in every process. Then each ends by itself: to end the others would
// be to end the one who speaks, maybe in the middle of its words.
bool all_failed = false;

int rank_of(MPI_Comm group) {
    int rank = 0;
    MPI_Comm_rank(group, &rank);
    return rank;
}

int size_of(MPI_Comm group) {
    int size = 1;
    MPI_Comm_size(group, &size);
    return size;
}

unsigned processes_on_this_machine() {
    MPI_Comm here = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &here);
    const int size = size_of(here);
    MPI_Comm_free(&here);
    return static_cast<unsigned>(size);
}

// MPI waits by spinning, which slows down those who still work: sleep until all have come.
void wait_for_all() {
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    for (int done = 0; done == 0;) {
        MPI_Test(&request, &done, MPI_STATUS_IGNORE);
        if (done == 0) std::this_thread::sleep_for(nap);
    }
}

int counted(std::size_t numbers) {
    if (numbers > static_cast<std::size_t>(std::numeric_limits<int>::max())) {
        throw std::length_error("too much was worked out at once to be sent");
    }
    return static_cast<int>(numbers);
}

// What every process has, one behind the other.
struct Gathered {
    std::vector<double> numbers;
    std::vector<int> begins;  // of each process
};

Gathered gather(const std::vector<double>& own) {
    const int size = size_of(MPI_COMM_WORLD);
    const int count = counted(own.size());
    std::vector<int> counts(static_cast<std::size_t>(size));
    MPI_Allgather(&count, 1, MPI_INT, counts.data(), 1, MPI_INT, MPI_COMM_WORLD);
    Gathered all;
    std::size_t sum = 0;
    for (const int each : counts) {
        all.begins.push_back(counted(sum));
        sum += static_cast<std::size_t>(each);
    }
    all.numbers.resize(static_cast<std::size_t>(counted(sum)));
    MPI_Allgatherv(own.data(), count, MPI_DOUBLE, all.numbers.data(), counts.data(),
                   all.begins.data(), MPI_DOUBLE, MPI_COMM_WORLD);
    return all;
}

// Throws in every process what went wrong in one of them; its own `failure`, if any, is what it
// says itself.
void share_failure(const std::exception_ptr& failure, const std::string& words) {
    const int size = size_of(MPI_COMM_WORLD);
    const int mine = failure ? rank_of(MPI_COMM_WORLD) : size;
    int first = size;
    MPI_Allreduce(&mine, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    if (first == size) return;
    int length = counted(words.size());
    MPI_Bcast(&length, 1, MPI_INT, first, MPI_COMM_WORLD);
    std::string told = words;
    told.resize(static_cast<std::size_t>(length));
    MPI_Bcast(told.data(), length, MPI_CHAR, first, MPI_COMM_WORLD);
    all_failed = true;
    if (failure) std::rethrow_exception(failure);
    throw std::runtime_error("process " + std::to_string(first) + ": " + told);
}

class Ranks final : public Workers {
public:
    explicit Ranks(unsigned threads) : threads_(threads) {}

    [[nodiscard]] unsigned count() const override { return threads_.count(); }
    [[nodiscard]] bool speaks() const override { return rank_ == 0; }

    std::vector<Result> run(Shares shares, const Work& work, const Progress& progress) override {
        all_failed = false;
        const std::vector<double> own = own_part(shares, work, progress);
        const Gathered all = gather(own);
        std::vector<std::size_t> next(all.begins.begin(), all.begins.end());
        std::vector<Result> results(shares.count);
        for (std::uint64_t i = 0; i < shares.count; ++i) {
            std::size_t& at = next[i % size_];
            const auto length = static_cast<std::size_t>(all.numbers[at]);
            const auto begin = all.numbers.begin() + static_cast<std::ptrdiff_t>(at + 1);
            results[i].assign(begin, begin + static_cast<std::ptrdiff_t>(length));
            at += length + 1;
        }
        return results;
    }

private:
    // Each result with its length before it.
    std::vector<double> own_part(Shares shares, const Work& work, const Progress& progress) {
        const std::uint64_t count =
            shares.count > rank_ ? (shares.count - rank_ + size_ - 1) / size_ : 0;
        std::vector<double> flat;
        std::exception_ptr failure;
        std::string words;
        try {
            const auto results = threads_.run(
                {0, count},
                [&](std::uint64_t number, unsigned worker) {
                    return work(shares.first + rank_ + number * size_, worker);
                },
                [&](std::uint64_t done) {
                    if (progress) progress(std::min(done * size_, shares.count));
                });
            for (const Result& each : results) {
                flat.push_back(static_cast<double>(each.size()));
                flat.insert(flat.end(), each.begin(), each.end());
            }
        } catch (const std::exception& thrown) {
            failure = std::current_exception();
            words = thrown.what();
        } catch (...) {
            failure = std::current_exception();
        }
        wait_for_all();
        share_failure(failure, words);
        return flat;
    }

    Threads threads_;
    std::uint64_t rank_ = static_cast<std::uint64_t>(rank_of(MPI_COMM_WORLD));
    std::uint64_t size_ = static_cast<std::uint64_t>(size_of(MPI_COMM_WORLD));
};

void be_silent() {
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

}  // namespace

std::unique_ptr<Workers> make_workers(unsigned threads) {
    const unsigned usual = std::max(1U, usual_threads() / processes_on_this_machine());
    return std::make_unique<Ranks>(threads > 0 ? threads : usual);
}

int run_program(int count, char** arguments, int (*program)(int count, char** arguments)) {
    int provided = 0;
    MPI_Init_thread(&count, &arguments, MPI_THREAD_FUNNELED, &provided);
    if (rank_of(MPI_COMM_WORLD) > 0) be_silent();
    const int exit_code = program(count, arguments);
    MPI_Finalize();
    return exit_code;
}

void end_all_processes(int exit_code) {
    if (!all_failed && size_of(MPI_COMM_WORLD) > 1) MPI_Abort(MPI_COMM_WORLD, exit_code);
}

}  // namespace parlor::parallel
