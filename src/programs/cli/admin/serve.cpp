// SPDX-License-Identifier: MIT
// `parlor serve`: the page for browsers and the online tables, for this machine or the network.

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/plain.h"
#include "online/hosting/host.h"
#include "online/server/http_server.h"
#include "online/server/online.h"
#include "programs/cli/admin/admin_desk.h"
#include "programs/cli/admin/machine.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/puzzle_shelf.h"
#include "protocols/report_json/reports.h"

namespace parlor::cli {
namespace {

using server::HttpServer;

struct ServeOptions : CommandOptions {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any that is free
    std::string root;           // empty: the page that belongs to this program
    std::optional<bool> open;   // the browser; nullopt: if the standard output is a terminal
    unsigned threads = 0;       // 0: half as many as the machine has cores
    bool log = false;
    std::string store;                 // empty: a file of this user's
    std::string nats;                  // empty: messages between processes go through the store
    std::vector<std::string> origins;  // other addresses of the page
    bool behind_proxy = false;
    bool metrics_for_all = false;
    bool no_limits = false;  // for an address
    std::size_t connections = 10'000;
};

// Blocks SIGINT and SIGTERM in this thread and those that it starts, and waits for them.
class Interruption {
public:
    Interruption() {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGINT);
        sigaddset(&signals_, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &signals_, &before_);
    }
    ~Interruption() { release(); }
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    void await() const {
        int signal = 0;
        sigwait(&signals_, &signal);
    }
    // From now on these signals end the program as usual.
    void release() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t signals_{};
    sigset_t before_{};
};

std::string address(const ServeOptions& options, std::uint16_t port) {
    const bool is_here = options.host == "127.0.0.1" || options.host == "0.0.0.0" ||
                         options.host == "::1" || options.host == "::";
    if (is_here) return fmt::format("http://localhost:{}", port);
    const bool has_colons = options.host.find(':') != std::string::npos;
    return has_colons ? fmt::format("http://[{}]:{}", options.host, port)
                      : fmt::format("http://{}:{}", options.host, port);
}

// If the line cannot be written, because a disk is full or a pipe is closed, the server goes on.
void write_line(std::FILE* file, std::string line) {
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), file);
    std::fflush(file);
}

void tell(std::string line) { write_line(stdout, std::move(line)); }

bool is_for_network(const ServeOptions& options) {
    return options.host == "0.0.0.0" || options.host == "::";
}

// Links to localhost are useless on other machines.
void tell_network(const ServeOptions& options, std::uint16_t port) {
    for (const std::string& each : network_addresses()) {
        tell(language::say(options.language, "serve.network",
                           {{"address", fmt::format("http://{}:{}", each, port)}}));
    }
}

int refuse(const ServeOptions& options, const server::FilesError& error) {
    const std::string_view fault = name(error.fault);
    complain_of(
        language::say(options.language, fmt::format("serve.{}", fault), {{"path", error.path}}),
        fault);
    return exit_bad;
}

int refuse(const ServeOptions& options, const server::ListenError& error) {
    const std::string_view fault = name(error.fault);
    complain_of(language::say(options.language, fmt::format("serve.{}", fault),
                              {{"host", options.host},
                               {"port", std::to_string(options.port)},
                               {"reason", error.reason}}),
                fault);
    return exit_bad;
}

unsigned threads(const ServeOptions& options) {
    constexpr unsigned most = 64;
    // The host and the store have threads of their own.
    const unsigned half = std::max(1U, std::thread::hardware_concurrency() / 2);
    return std::min(options.threads != 0 ? options.threads : half, most);
}

// All that the program carries.
server::Difficulties difficulties(language::Language language) {
    server::Difficulties all;
    const auto found = find_puzzles(language, {});
    for (const puzzles::Puzzle& each : found.value_or(std::vector<puzzles::Puzzle>())) {
        all.emplace(each.id, each.difficulty);
    }
    return all;
}

server::OnlineOptions online_options(const ServeOptions& options,
                                     const server::FileShares& shares) {
    server::OnlineOptions all{.origins = options.origins,
                              .trusts_proxy = options.behind_proxy,
                              .shows_metrics_to_all = options.metrics_for_all,
                              .puzzles = difficulties(options.language),
                              .version = PARLOR_VERSION};
    all.limits.connections = shares.sockets;
    if (options.no_limits) {
        constexpr hosting::Rate any{.a_second = 1e9, .at_once = 1e9};
        all.limits.connections_an_address = shares.sockets;
        all.limits.requests = all.limits.logins = all.limits.duels = all.limits.puzzles = any;
        all.commands = all.reads = any;
    }
    return all;
}

hosting::Log occurrences(const ServeOptions& options) {
    return hosting::Log([](const std::string& line) { write_line(stderr, line); }, options.log);
}

// The clients that the open files allow, at most those of the options.
server::FileShares shares(const ServeOptions& options, const hosting::Log& log) {
    const std::size_t files = server::raise_open_files();
    const server::FileShares all = server::shares_of(files, options.connections);
    if (all.sockets < options.connections) {
        log.warning("connections_bounded", {{"connections", std::to_string(all.sockets)},
                                            {"open_files", std::to_string(files)}});
    }
    return all;
}

server::ServerOptions server_options(const ServeOptions& options, const server::FileShares& shares,
                                     server::Online& online) {
    server::ServerOptions all{.host = options.host,
                              .port = options.port,
                              .threads = threads(options),
                              .clients = shares.clients,
                              .clients_an_address = shares.clients_an_address,
                              .online = &online};
    // Behind a proxy all requests have its address.
    if (options.no_limits || options.behind_proxy) all.clients_an_address = shares.clients;
    all.log_refused = [log = occurrences(options)](const std::string& reason) {
        log.warning("client_refused", {{"reason", reason}});
    };
    if (options.log) {
        all.log = [](const server::HttpRequest& request, int status) {
            tell(base::plain(fmt::format("{} {} {}", status, request.method, request.target)));
        };
    }
    return all;
}

// Serves until it is interrupted (SIGINT, SIGTERM) and then finishes what is being sent. A second
// interruption ends it at once.
int serve(const ServeOptions& options) {
    auto files = server::Files::read(options.root.empty() ? page_folder() : options.root);
    if (!files) return refuse(options, files.error());
    const server::Site site(std::move(*files), report_json::health_json(PARLOR_VERSION));
    Interruption interruption;
    std::signal(SIGPIPE, SIG_IGN);  // the reader of the log may end first
    hosting::Metrics metrics;
    const std::string address_of_store = options.store.empty() ? own_store() : options.store;
    const auto host = hosting::Host::open({.store = address_of_store,
                                           .nats = options.nats,
                                           .computer_threads = threads(options),
                                           .no_limits = options.no_limits},
                                          metrics, occurrences(options));
    if (!host) return refuse_store(options.language, address_of_store, host.error());
    const server::FileShares room = shares(options, occurrences(options));
    server::Online online(**host, metrics, online_options(options, room));
    const auto started = HttpServer::start(site, server_options(options, room, online));
    if (!started) return refuse(options, started.error());
    HttpServer& running = **started;
    const std::string where = address(options, running.port());
    tell(language::say(options.language, "serve.open", {{"address", where}}));
    if (is_for_network(options)) tell_network(options, running.port());
    if (options.open.value_or(isatty(STDOUT_FILENO) == 1)) open_browser(where);
    interruption.await();
    interruption.release();
    running.finish();
    (*host)->close();
    tell(language::say(options.language, "serve.closed"));
    return exit_ok;
}

}  // namespace

void add_serve(CommandLine& line) {
    auto [command, options] = line.add("serve", serve);
    command.option("--port", options.port, "port")->option_text("N");
    command.option("--host", options.host, "host")->option_text("ADDRESS");
    command.option("--root", options.root, "root")->option_text("FOLDER");
    command.set("--open", options.open, true, "open");
    command.set("--no-open", options.open, false, "no_open");
    command.option("--store", options.store, "store")
        ->option_text("ADDRESS")
        ->envname("PARLOR_STORE");
    command.option("--nats", options.nats, "nats")
        ->option_text("ADDRESSES")
        ->envname("PARLOR_NATS");
    command.threads(options.threads, "serve_threads");
    command.option("--connections", options.connections, "connections")->option_text("N");
    command.flag("--no-limits", options.no_limits, "no_limits");
    command.flag("--behind-proxy", options.behind_proxy, "behind_proxy");
    command.option("--origin", options.origins, "origin")->option_text("URL");
    command.flag("--metrics-for-all", options.metrics_for_all, "metrics_for_all");
    command.flag("--log", options.log, "log");
    command.example("parlor serve --port 8081 --no-open");
}

}  // namespace parlor::cli
