// SPDX-License-Identifier: MIT
// The threads of one process: all the workers of a program that runs alone.
#pragma once

#include <cstdint>

#include "computers/parallel/workers.h"

namespace parlor::parallel {

class Threads final : public Workers {
public:
    // Precondition: at least one.
    explicit Threads(unsigned count);

    [[nodiscard]] unsigned count() const override { return count_; }
    [[nodiscard]] bool speaks() const override { return true; }
    std::vector<Result> run(Shares shares, const Work& work, const Progress& progress) override;

private:
    unsigned count_;
};

// As many as the machine can run at once.
unsigned usual_threads();
// The number of threads that an option asks for; 0: usual_threads().
unsigned threads_for(std::int64_t wanted);

}  // namespace parlor::parallel
