// SPDX-License-Identifier: MIT
// A file that the build has put into the program (cmake/embed.cmake), so that nothing need stand
// beside it.
#pragma once

#include <string_view>

namespace parlor::base {

struct EmbeddedFile {
    std::string_view name;  // without its ending: "en"
    std::string_view content;
};

}  // namespace parlor::base
