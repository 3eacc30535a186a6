// SPDX-License-Identifier: MIT
// The files of weights/, each named by its game.
#pragma once

#include <algorithm>
#include <span>

#include "base/embedded_file.h"

namespace parlor::players {

std::span<const base::EmbeddedFile> weights_files();

// Empty where there is none of that name.
inline std::string_view weights_file(std::string_view name) {
    const auto files = weights_files();
    const auto found = std::ranges::find(files, name, &base::EmbeddedFile::name);
    return found == files.end() ? std::string_view{} : found->content;
}

}  // namespace parlor::players
