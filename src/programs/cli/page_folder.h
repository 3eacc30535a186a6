// SPDX-License-Identifier: MIT
// Where the files of the page are: installed beside the program, or else built in the folder of the
// sources.
#pragma once

#include <string>

namespace parlor::cli {

std::string page_folder();

}  // namespace parlor::cli
