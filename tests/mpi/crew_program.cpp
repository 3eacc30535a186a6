// SPDX-License-Identifier: MIT
// A crew under mpirun, for mpi_test.cpp. What it does is its first argument.
#include <cstdio>
#include <stdexcept>
#include <string_view>

#include "computers/parallel/crew.h"

namespace {

using parlor::parallel::Crew;

// Results of different lengths, some empty, told in their order with who spoke.
void tell_in_order(Crew& crew) {
    const auto results = crew.run({.first = 10, .count = 11}, [](std::uint64_t share, unsigned) {
        return Crew::Result(share % 3, static_cast<double>(share) / 8);
    });
    for (const auto& each : results) {
        for (const double number : each) std::printf("%g ", number);
        std::printf("|");
    }
    std::printf("%s\n", crew.speaks() ? "first" : "other");
}

// Shares fewer than processes, and none at all.
void tell_of_few(Crew& crew) {
    const auto one = crew.run({.first = 5, .count = 1}, [](std::uint64_t share, unsigned) {
        return Crew::Result{static_cast<double>(share)};
    });
    const auto none =
        crew.run({.first = 5, .count = 0}, [](std::uint64_t, unsigned) { return Crew::Result{}; });
    std::printf("%zu %g %zu\n", one.size(), one[0][0], none.size());
}

// Share 1 is that of the second process, where there is one.
void fail_in_one(Crew& crew) {
    crew.run({.first = 0, .count = 9}, [](std::uint64_t share, unsigned) -> Crew::Result {
        if (share == 1) throw std::runtime_error("the ink is dry");
        return {};
    });
}

// One process fails between two runs; the others are in the second already.
void leave_alone(Crew& crew) {
    crew.run({.first = 0, .count = 9}, [](std::uint64_t, unsigned) { return Crew::Result{}; });
    if (crew.speaks()) throw std::runtime_error("left alone");
    crew.run({.first = 0, .count = 9}, [](std::uint64_t, unsigned) { return Crew::Result{}; });
}

int program(int count, char** arguments) {
    const std::string_view task = count > 1 ? arguments[1] : "";
    try {
        const auto crew = parlor::parallel::make_crew(2);
        if (task == "order") {
            tell_in_order(*crew);
            tell_of_few(*crew);
        }
        if (task == "fail") fail_in_one(*crew);
        if (task == "leave") leave_alone(*crew);
        return 0;
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "failed: %s\n", failure.what());
    }
    parlor::parallel::abandon_company(3);
    return 3;
}

}  // namespace

int main(int count, char** arguments) {
    return parlor::parallel::in_company(count, arguments, program);
}
