// SPDX-License-Identifier: MIT
#include "programs/cli/admin/server_arguments.h"

namespace parlor::cli {
namespace {

constexpr int most_days = 36500;

}  // namespace

void ServerArguments::add_serve() {
    CLI::App& command = line_.add("serve", serve, serve_);
    line_.option(command, "--port", serve_.port, "port")->option_text("N");
    line_.option(command, "--host", serve_.host, "host")->option_text("ADDRESS");
    line_.option(command, "--root", serve_.root, "root")->option_text("FOLDER");
    command.add_flag_callback(
        "--open", [this] { serve_.open = true; }, line_.described("help.option.open"));
    command.add_flag_callback(
        "--no-open", [this] { serve_.open = false; }, line_.described("help.option.no_open"));
    line_.option(command, "--store", serve_.store, "store")
        ->option_text("ADDRESS")
        ->envname("PARLOR_STORE");
    line_.option(command, "--nats", serve_.nats, "nats")
        ->option_text("ADDRESSES")
        ->envname("PARLOR_NATS");
    line_.option(command, "--threads", serve_.threads, "serve_threads")->option_text("N");
    line_.option(command, "--connections", serve_.connections, "connections")->option_text("N");
    line_.flag(command, "--no-limits", serve_.no_limits, "no_limits");
    line_.flag(command, "--behind-proxy", serve_.behind_proxy, "behind_proxy");
    line_.option(command, "--origin", serve_.origins, "origin")->option_text("URL");
    line_.flag(command, "--metrics-for-all", serve_.metrics_for_all, "metrics_for_all");
    line_.flag(command, "--log", serve_.log, "log");
    command.footer(line_.example("parlor serve --port 8081 --no-open"));
}

void ServerArguments::add_admin() {
    CLI::App& admin = line_.add_group("admin");
    add_admin_command(admin, "stats", admin_stats);
    add_admin_command(admin, "tables", admin_tables);
    for (CLI::App* command : {&add_admin_command(admin, "show", admin_show),
                              &add_admin_command(admin, "remove", admin_remove)}) {
        line_.option(*command, "table", admin_.table, "table")->option_text("ID")->required();
    }
    for (CLI::App* command : {&add_admin_command(admin, "backup", admin_backup),
                              &add_admin_command(admin, "export", admin_export),
                              &add_admin_command(admin, "import", admin_import)}) {
        line_.option(*command, "file", admin_.file, "admin_file")->option_text("FILE")->required();
    }
    add_admin_command(admin, "rotate-keys", admin_rotate_keys);
    line_.option(add_admin_command(admin, "clean", admin_clean), "--days", admin_.days, "days")
        ->option_text("N")
        ->check(CLI::Range(0, most_days));
    admin.footer(line_.example("parlor admin backup tables-copy.db --store tables.db"));
}

CLI::App& ServerArguments::add_admin_command(CLI::App& admin, const std::string& name,
                                             int (*command)(const AdminOptions&)) {
    CLI::App& added = line_.add_to(admin, name, command, admin_);
    // From the environment too, where other users do not see a password in it.
    line_.option(added, "--store", admin_.store, "store")
        ->option_text("ADDRESS")
        ->envname("PARLOR_STORE");
    return added;
}

}  // namespace parlor::cli
