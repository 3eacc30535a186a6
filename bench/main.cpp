// SPDX-License-Identifier: MIT
// `make bench`: timings of one thread. docs/performance.md has the figures and what they mean.
#include <benchmark/benchmark.h>

#include <cstdio>

#include "games/pollyanna/rules/position.h"
#include "games/zenda/rules/position.h"

int main(int argc, char** argv) {
    std::printf("bytes of Position: %zu in Pollyanna, %zu in Zenda\n",
                sizeof(parlor::pollyanna::Position), sizeof(parlor::zenda::Position));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
