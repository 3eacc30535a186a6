// SPDX-License-Identifier: MIT
#include <cstdio>
#include <exception>

#include "cli/arguments.h"
#include "cli/common.h"

int main(int count, char** arguments) {
    try {
        const int code = parlor::cli::run(count, arguments);
        if (std::fflush(stdout) == 0) return code;
        parlor::cli::complain("the standard output cannot be written");
    } catch (const std::exception& failure) {
        parlor::cli::complain(failure.what());
    }
    return parlor::cli::exit_no;
}
