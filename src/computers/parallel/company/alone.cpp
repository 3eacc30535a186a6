// SPDX-License-Identifier: MIT
// The crew of a program that is alone: threads, and no other process.
#include "computers/parallel/threads.h"

namespace parlor::parallel {

std::unique_ptr<Crew> make_crew(unsigned threads) {
    return std::make_unique<Threads>(threads > 0 ? threads : usual_threads());
}

int in_company(int count, char** arguments, int (*program)(int count, char** arguments)) {
    return program(count, arguments);
}

void abandon_company(int /*exit_code*/) {}

}  // namespace parlor::parallel
