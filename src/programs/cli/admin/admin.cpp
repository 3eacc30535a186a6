// SPDX-License-Identifier: MIT
// `parlor admin`: shows, copies, moves and tidies up what the server stores about its tables.
// Commands that only read may run while a server runs.

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>

#include "base/plain.h"
#include "base/words.h"
#include "online/crypto/keys.h"
#include "programs/cli/admin/admin_desk.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {
namespace {

using std::chrono::milliseconds;
using std::chrono::system_clock;
using Wish = AdminDesk::Wish;

constexpr std::size_t page = 500;
constexpr std::size_t most_keys = 3;
constexpr int most_days = 36500;

std::string time_text(std::int64_t since_1970) {
    if (since_1970 == 0) return "–";
    const system_clock::time_point time{milliseconds(since_1970)};
    return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(system_clock::to_time_t(time)));
}

// Names and cards come from people; control characters must not reach the terminal.
std::string line_of(const AdminDesk& desk, const store::ListedTable& each) {
    const store::Listing& listing = each.listing;
    return fmt::format("{:<14}  {:<16}  {:<10}  {:<10}  {}", base::plain(each.table),
                       time_text(listing.changed),
                       desk.say(fmt::format("admin.phase.{}", name(listing.phase))),
                       desk.say(listing.is_public ? "admin.public" : "admin.by_link"),
                       base::plain(fmt::format("{}", fmt::join(listing.players, " "))));
}

int not_found(const AdminDesk& desk, const std::string& table) {
    complain_of(desk.say("admin.no_table", {{"table", table}}), "no_table");
    return exit_no;
}

int admin_stats(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Read);
    if (!desk.is_open()) return exit_bad;
    const auto counts = desk.store().counts();
    if (!counts) return desk.refuse(counts.error());
    const auto row = [&](std::string_view key, std::uint64_t count) {
        return TableRow{desk.say(key), std::to_string(count)};
    };
    fmt::print(
        "{}",
        table_lines({row("admin.tables", counts->tables), row("admin.tables_open", counts->open),
                     row("admin.tables_playing", counts->playing),
                     row("admin.tables_over", counts->over), row("admin.events", counts->events),
                     row("admin.players", counts->players),
                     row("admin.accounts", counts->accounts)}));
    return exit_ok;
}

int admin_tables(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Read);
    if (!desk.is_open()) return exit_bad;
    std::string last;
    while (true) {
        const auto listed = desk.store().tables_after(last, page);
        if (!listed) return desk.refuse(listed.error());
        if (listed->empty()) return exit_ok;
        for (const store::ListedTable& each : *listed) fmt::print("{}\n", line_of(desk, each));
        last = listed->back().table;
    }
}

// Shows the events, which the players know anyway, but not the secret.
int admin_show(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Read);
    if (!desk.is_open()) return exit_bad;
    const auto table = desk.store().table(options.table);
    if (!table) return desk.refuse(table.error());
    if (!*table) return not_found(desk, options.table);
    for (const std::string& event : (*table)->events) fmt::print("{}\n", base::plain(event));
    return exit_ok;
}

int admin_remove(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Edit);
    if (!desk.is_open()) return exit_bad;
    const auto removed = desk.store().remove_table(options.table);
    if (!removed) return desk.refuse(removed.error());
    if (!*removed) return not_found(desk, options.table);
    desk.tell("admin.removed", {{"table", options.table}});
    return exit_ok;
}

int admin_backup(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Read);
    if (!desk.is_open()) return exit_bad;
    const auto copied = desk.store().back_up(options.file);
    if (copied) {
        desk.tell("admin.backed_up", {{"file", options.file}});
        return exit_ok;
    }
    const store::StoreError& error = copied.error();
    const bool has_no_file = error.fault == store::StoreFault::BadAddress;
    complain_of(desk.say(has_no_file ? "admin.no_backup" : "admin.not_backed_up",
                         {{"file", options.file}, {"reason", error.reason}}),
                name(error.fault));
    return exit_bad;
}

// May run beside a server: servers read this setting repeatedly.
int admin_rotate_keys(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Read);
    if (!desk.is_open()) return exit_bad;
    const auto known = desk.store().setting(store::cookie_keys_setting);
    if (!known) return desk.refuse(known.error());
    std::string all = crypto::hex(crypto::random_key());
    std::size_t count = 1;
    for (const std::string_view each : base::split(*known, ',')) {
        if (each.empty() || count == most_keys) continue;
        all.append(",").append(each);
        ++count;
    }
    const auto kept = desk.store().replace_setting(store::cookie_keys_setting, all);
    if (!kept) return desk.refuse(kept.error());
    desk.tell("admin.rotated", {{"keys", std::to_string(count)}});
    return exit_ok;
}

int admin_clean(const AdminOptions& options) {
    AdminDesk desk(options, Wish::Edit);
    if (!desk.is_open()) return exit_bad;
    const auto now = std::chrono::time_point_cast<milliseconds>(system_clock::now());
    const auto before = now - std::chrono::hours(24) * options.days;
    constexpr std::size_t at_once = 1000;  // lets servers write in between
    std::uint64_t all = 0;
    for (std::uint64_t last = at_once; last == at_once;) {
        const auto removed = desk.store().remove_stale(before.time_since_epoch().count(), at_once);
        if (!removed) return desk.refuse(removed.error());
        last = *removed;
        all += last;
    }
    desk.tell("admin.cleaned", {{"tables", std::to_string(all)}});
    return exit_ok;
}

using Work = int (*)(const AdminOptions&);

CommandLine::Added<AdminOptions> add_with_store(CommandLine& line, const std::string& name,
                                                Work work) {
    auto added = line.add("admin " + name, work);
    // The environment can name it too: other users cannot see a password there.
    added.command.option("--store", added.options.store, "store")
        ->option_text("ADDRESS")
        ->envname("PARLOR_STORE");
    return added;
}

void add_with_table(CommandLine& line, const std::string& name, Work work) {
    auto [command, options] = add_with_store(line, name, work);
    command.option("table", options.table, "table")->option_text("ID")->required();
}

void add_with_file(CommandLine& line, const std::string& name, Work work) {
    auto [command, options] = add_with_store(line, name, work);
    command.option("file", options.file, "admin_file")->option_text("FILE")->required();
}

}  // namespace

void add_admin(CommandLine& line) {
    line.add_group("admin").example("parlor admin backup tables-copy.db --store tables.db");
    add_with_store(line, "stats", admin_stats);
    add_with_store(line, "tables", admin_tables);
    add_with_table(line, "show", admin_show);
    add_with_table(line, "remove", admin_remove);
    add_with_file(line, "backup", admin_backup);
    add_with_file(line, "export", admin_export);
    add_with_file(line, "import", admin_import);
    add_with_store(line, "rotate-keys", admin_rotate_keys);
    auto [clean, options] = add_with_store(line, "clean", admin_clean);
    clean.option("--days", options.days, "days")->option_text("N")->check(CLI::Range(0, most_days));
}

}  // namespace parlor::cli
