// SPDX-License-Identifier: MIT
// The person's own browser.
#pragma once

#include <string>

namespace parlor::cli {

// Asks the desktop to show the address and does not wait for it. Nothing happens where there is no
// desktop.
void open_browser(std::string address);

}  // namespace parlor::cli
