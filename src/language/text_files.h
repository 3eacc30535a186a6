// SPDX-License-Identifier: MIT
// The files of texts/, as the build has put them into the program.
#pragma once

#include <span>
#include <string_view>

namespace parlor::language {

struct TextFile {
    std::string_view code;  // the file's name without its ending: "en"
    std::string_view content;
};

std::span<const TextFile> text_files();

}  // namespace parlor::language
