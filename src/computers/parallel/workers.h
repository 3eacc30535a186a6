// SPDX-License-Identifier: MIT
// Workers that do long work together. It is cut into numbered shares that do not depend on one
// another; they are done on all threads, and under mpirun by all processes. The results come back
// in the order of the numbers, and every process gets all of them. So what is made of them is the
// same however many workers there were.
//
//   const auto workers = make_workers(threads);
//   std::vector<Table> tables(workers->count());           one a thread: what is not to be shared
//   const auto results = workers->run({.first = 0, .count = 1000}, [&](auto share, auto worker) {
//       return Workers::Result{tables[worker].play(share)};
//   });
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace parlor::parallel {

struct Shares {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

class Workers {
public:
    // Plain numbers, which travel between processes as they are; whole ones below 2^53 are exact.
    using Result = std::vector<double>;
    // Does one share. `worker` is below count(), and no two that work at the same time have the
    // same. Must give the same for a share whoever does it.
    using Work = std::function<Result(std::uint64_t share, unsigned worker)>;
    // About how many shares are done, now and then, on the thread that called.
    using Progress = std::function<void(std::uint64_t done)>;

    virtual ~Workers() = default;

    // How many work at once in this process.
    [[nodiscard]] virtual unsigned count() const = 0;
    // Of several processes the first alone prints and writes files.
    [[nodiscard]] virtual bool speaks() const = 0;

    // Every process asks for the same shares. What a worker throws is thrown again here, and by
    // all processes, after the work that was begun is done.
    virtual std::vector<Result> run(Shares shares, const Work& work,
                                    const Progress& progress = {}) = 0;
};

// With so many threads in each process; 0: as many as the machine can run at once.
std::unique_ptr<Workers> make_workers(unsigned threads);

// All that `main` does: runs the program as one of the processes of its job, and gives what it
// gives. Only the first process is heard: what the others would print goes nowhere. A program that
// was not built for that runs alone.
int run_program(int count, char** arguments, int (*program)(int count, char** arguments));

// After a failure of this process. Others who wait for it would wait for ever, so it ends them too.
void end_all_processes(int exit_code);

}  // namespace parlor::parallel
