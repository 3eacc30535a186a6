// SPDX-License-Identifier: MIT
// The files of texts/, each named by the code of its language.
#pragma once

#include <span>

#include "base/embedded_file.h"

namespace parlor::language {

std::span<const base::EmbeddedFile> text_files();

}  // namespace parlor::language
