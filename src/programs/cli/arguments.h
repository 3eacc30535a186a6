// SPDX-License-Identifier: MIT
// The command line: which command, with which options. The one file that knows CLI11.
#pragma once

namespace parlor::cli {

// Runs the command that the arguments name. The exit code.
int run(int count, char** arguments);

}  // namespace parlor::cli
