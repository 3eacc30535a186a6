// SPDX-License-Identifier: MIT
// The workers of a program that is alone: threads, and no other process.
#include "computers/parallel/threads.h"

namespace parlor::parallel {

std::unique_ptr<Workers> make_workers(unsigned threads) {
    return std::make_unique<Threads>(threads_for(threads));
}

int run_program(int count, char** arguments, int (*program)(int count, char** arguments)) {
    return program(count, arguments);
}

void end_all_processes(int /*exit_code*/) {}

}  // namespace parlor::parallel
