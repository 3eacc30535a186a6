// SPDX-License-Identifier: MIT
// Workers under mpirun, for mpi_test.cpp. What it does is its first argument.
#include <cstdio>
#include <stdexcept>
#include <string_view>

#include "computers/parallel/workers.h"

namespace {

using parlor::parallel::Workers;

// Results of different lengths, some empty, told in their order with who spoke.
void tell_in_order(Workers& workers) {
    const auto results = workers.run({.first = 10, .count = 11}, [](std::uint64_t share, unsigned) {
        return Workers::Result(share % 3, static_cast<double>(share) / 8);
    });
    for (const auto& each : results) {
        for (const double number : each) std::printf("%g ", number);
        std::printf("|");
    }
    std::printf("%s\n", workers.speaks() ? "first" : "other");
}

// Shares fewer than processes, and none at all.
void tell_of_few(Workers& workers) {
    const auto one = workers.run({.first = 5, .count = 1}, [](std::uint64_t share, unsigned) {
        return Workers::Result{static_cast<double>(share)};
    });
    const auto none = workers.run({.first = 5, .count = 0},
                                  [](std::uint64_t, unsigned) { return Workers::Result{}; });
    std::printf("%zu %g %zu\n", one.size(), one[0][0], none.size());
}

// Share 1 is that of the second process, where there is one.
void fail_in_one(Workers& workers) {
    workers.run({.first = 0, .count = 9}, [](std::uint64_t share, unsigned) -> Workers::Result {
        if (share == 1) throw std::runtime_error("the ink is dry");
        return {};
    });
}

// One process fails between two runs; the others are in the second already.
void leave_alone(Workers& workers) {
    workers.run({.first = 0, .count = 9},
                [](std::uint64_t, unsigned) { return Workers::Result{}; });
    if (workers.speaks()) throw std::runtime_error("left alone");
    workers.run({.first = 0, .count = 9},
                [](std::uint64_t, unsigned) { return Workers::Result{}; });
}

int program(int count, char** arguments) {
    const std::string_view task = count > 1 ? arguments[1] : "";
    try {
        const auto workers = parlor::parallel::make_workers(2);
        if (task == "order") {
            tell_in_order(*workers);
            tell_of_few(*workers);
        }
        if (task == "fail") fail_in_one(*workers);
        if (task == "leave") leave_alone(*workers);
        return 0;
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "failed: %s\n", failure.what());
    }
    parlor::parallel::end_all_processes(3);
    return 3;
}

}  // namespace

int main(int count, char** arguments) {
    return parlor::parallel::run_program(count, arguments, program);
}
