// SPDX-License-Identifier: MIT
// Files, read and written whole. A written file is complete or absent: it is written beside the old
// one, flushed to the disk and renamed.
#pragma once

#include <string>
#include <string_view>

#include "base/expected.h"
#include "presentation/language/language.h"

namespace parlor::console {

// Errors are the words of the system.
base::Expected<std::string, std::string> read_file(const std::string& path);
// Reads descriptor 0. Opening /dev/stdin instead would fail if it is a socket.
base::Expected<std::string, std::string> read_standard_input();
base::Expected<void, std::string> write_file(const std::string& path, std::string_view content);

void complain_of_unwritten(language::Language language, const std::string& path,
                           const std::string& reason);
// Complains and returns false if the file cannot be written.
bool write_or_complain(language::Language language, const std::string& path,
                       std::string_view content);

}  // namespace parlor::console
