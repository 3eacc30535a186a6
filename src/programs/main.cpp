// SPDX-License-Identifier: MIT
#include <cstdio>
#include <exception>

#include "computers/parallel/workers.h"
#include "programs/cli/arguments.h"
#include "programs/cli/common.h"

namespace {

int program(int count, char** arguments) {
    try {
        const int code = parlor::cli::run(count, arguments);
        if (std::fflush(stdout) == 0) return code;
        parlor::cli::complain("the standard output cannot be written");
    } catch (const std::exception& failure) {
        parlor::cli::complain(failure.what());
    }
    parlor::parallel::end_all_processes(parlor::cli::exit_no);
    return parlor::cli::exit_no;
}

}  // namespace

int main(int count, char** arguments) {
    return parlor::parallel::run_program(count, arguments, program);
}
