// SPDX-License-Identifier: MIT
// The commands around the server, and their options.
#pragma once

#include "programs/cli/admin/admin.h"
#include "programs/cli/admin/serve.h"
#include "programs/cli/command_line.h"

namespace parlor::cli {

class ServerArguments {
public:
    explicit ServerArguments(CommandLine& line) : line_(line) {}

    void add_serve();
    void add_admin();

private:
    CLI::App& add_admin_command(CLI::App& admin, const std::string& name,
                                int (*command)(const AdminOptions&));

    CommandLine& line_;
    ServeOptions serve_;
    AdminOptions admin_;
};

}  // namespace parlor::cli
