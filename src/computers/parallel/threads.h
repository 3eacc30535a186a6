// SPDX-License-Identifier: MIT
// The threads of one process: all the workers of a program that runs alone.
#pragma once

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

}  // namespace parlor::parallel
