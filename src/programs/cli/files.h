// SPDX-License-Identifier: MIT
// Files, read whole and written whole. What is written is either all there or not at all: it goes
// to a file beside the old one, is forced to the disk, and takes the old one's place in one step.
#pragma once

#include <string>
#include <string_view>

#include "base/expected.h"

namespace parlor::cli {

// The reason, in the words of the system, where it failed.
base::Expected<std::string, std::string> read_file(const std::string& path);
// Reads descriptor 0. Opening /dev/stdin instead would fail if it is a socket.
base::Expected<std::string, std::string> read_standard_input();
base::Expected<void, std::string> write_file(const std::string& path, std::string_view content);

}  // namespace parlor::cli
