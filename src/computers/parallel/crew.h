// SPDX-License-Identifier: MIT
// Hands that share out long work. It is cut into numbered shares that do not depend on one another;
// they are done on all threads, and under mpirun by all processes, and their results come back in
// the order of the numbers, the same to every process. What is worked out of them is therefore the
// same however many hands there were.
//
//   const auto crew = make_crew(threads);
//   std::vector<Table> tables(crew->hands());            one a thread: what is not to be shared
//   const auto results = crew->run({.first = 0, .count = 1000}, [&](auto share, unsigned hand) {
//       return Crew::Result{tables[hand].play(share)};
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

class Crew {
public:
    // Plain numbers, which travel between processes as they are; whole ones below 2^53 are exact.
    using Result = std::vector<double>;
    // Does one share. `hand` is below hands(), and no two that work at the same time have the same.
    // Must give the same for a share whoever does it.
    using Work = std::function<Result(std::uint64_t share, unsigned hand)>;
    // About how many shares are done, now and then, on the thread that called.
    using Progress = std::function<void(std::uint64_t done)>;

    virtual ~Crew() = default;

    // How many work at once in this process.
    [[nodiscard]] virtual unsigned hands() const = 0;
    // Of several processes the first alone prints and writes files.
    [[nodiscard]] virtual bool speaks() const = 0;

    // Every process asks for the same shares. What a worker throws is thrown again here, and by
    // all processes, after the work that was begun is done.
    virtual std::vector<Result> run(Shares shares, const Work& work,
                                    const Progress& progress = {}) = 0;
};

// With so many threads in each process; 0: as many as the machine can run at once.
std::unique_ptr<Crew> make_crew(unsigned threads);

// All that `main` does: the program as one of the processes of its job. Only the first of them is
// heard: what the others would print goes nowhere. Where it was not built for that, it is alone.
// Gives what the program gives.
int in_company(int count, char** arguments, int (*program)(int count, char** arguments));

// After a failure of this process: the others would wait for it for ever, and end with it.
void abandon_company(int exit_code);

}  // namespace parlor::parallel
