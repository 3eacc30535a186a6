// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace parlor::cli {

// The files of the page: installed beside the program, or else built in the source tree.
std::string page_folder();

}  // namespace parlor::cli
