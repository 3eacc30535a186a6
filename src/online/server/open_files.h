// SPDX-License-Identifier: MIT
// How many clients there is room for. Each takes a file of the process, and a process that has none
// left is deaf: so its files are shared out before anybody comes.
#pragma once

#include <cstddef>

namespace parlor::server {

// As many as the system allows; how many those are.
std::size_t raise_open_files();

struct FileShares {
    std::size_t sockets;  // WebSockets, at most as many as are wanted
    std::size_t clients;  // others, who ask for the page or whether we are well; never none
    std::size_t clients_an_address;  // of these, so that no address has all
};
FileShares shares_of(std::size_t files, std::size_t wanted_sockets);

}  // namespace parlor::server
