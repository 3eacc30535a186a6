// SPDX-License-Identifier: MIT
// The threads of one process: all of a crew that is alone, and a part of one that is not.
#pragma once

#include "computers/parallel/crew.h"

namespace parlor::parallel {

class Threads final : public Crew {
public:
    // Precondition: at least one.
    explicit Threads(unsigned hands);

    [[nodiscard]] unsigned hands() const override { return hands_; }
    [[nodiscard]] bool speaks() const override { return true; }
    std::vector<Result> run(Shares shares, const Work& work, const Progress& progress) override;

private:
    unsigned hands_;
};

// As many as the machine can run at once.
unsigned usual_threads();

}  // namespace parlor::parallel
