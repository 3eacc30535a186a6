// SPDX-License-Identifier: MIT
#include "support/postgres.h"

#include <fcntl.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "support/program.h"

namespace parlor::tests {
namespace {

namespace fs = std::filesystem;

const std::string programs = "/usr/lib/postgresql/15/bin/";

// PostgreSQL does not run as root.
const passwd* other_user() { return getuid() == 0 ? getpwnam("postgres") : nullptr; }

int code_of(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

[[noreturn]] void become(std::vector<std::string>& words, const passwd* user,
                         const std::string& folder) {
    if (user != nullptr && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) _exit(127);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    // A group of its own, so that Ctrl-C is not for it.
    setpgid(0, 0);
    if (chdir(folder.c_str()) != 0) _exit(127);
    const int log = open((folder + "/log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(log, STDOUT_FILENO);
    dup2(log, STDERR_FILENO);
    execv(words.front().c_str(), arguments_of(words).data());
    _exit(127);
}

}  // namespace

bool Postgres::is_installed() {
    return fs::exists(programs + "postgres") && (getuid() != 0 || other_user() != nullptr);
}

Postgres& Postgres::shared() {
    static Postgres server;
    return server;
}

Postgres::Postgres() {
    std::string name = (fs::temp_directory_path() / "parlor-postgres-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for PostgreSQL");
    folder_ = name;
    const passwd* user = other_user();
    if (user != nullptr && chown(folder_.c_str(), user->pw_uid, user->pw_gid) != 0) {
        throw std::runtime_error("the folder cannot be given to PostgreSQL");
    }
    if (run({programs + "initdb", "-D", folder_ + "/data", "-U", "postgres", "-A", "trust", "-E",
             "UTF8", "--locale=C.UTF-8", "--no-sync"}) != 0) {
        throw std::runtime_error("initdb has failed");
    }
    start();
}

Postgres::~Postgres() {
    if (process_ != 0) end(SIGQUIT);
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

pid_t Postgres::spawn(std::vector<std::string> words) const {
    const passwd* user = other_user();
    const pid_t process = fork();
    if (process == 0) become(words, user, folder_);
    return process;
}

int Postgres::run(const std::vector<std::string>& words) const { return code_of(spawn(words)); }

bool Postgres::answers() const {
    return run({programs + "pg_isready", "-q", "-h", folder_, "-U", "postgres"}) == 0;
}

void Postgres::start() {
    constexpr int most_tries = 400;
    process_ = spawn({programs + "postgres", "-D", folder_ + "/data", "-k", folder_, "-c",
                      "listen_addresses=", "-c", "recovery_init_sync_method=syncfs", "-c",
                      "fsync=on", "-c", "synchronous_commit=on"});
    for (int i = 0; i < most_tries; ++i) {
        if (answers()) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    throw std::runtime_error("PostgreSQL does not start");
}

void Postgres::end(int signal) {
    ::kill(process_, signal);
    code_of(process_);
    process_ = 0;
}

void Postgres::stop() { end(SIGINT); }

void Postgres::crash() { end(SIGQUIT); }

void Postgres::while_read_only(const std::function<void()>& action) {
    make_read_only(true);
    action();
    make_read_only(false);
}

void Postgres::make_read_only(bool is_read_only) const {
    const std::string setting = is_read_only ? "on" : "off";
    if (run({programs + "psql", "-q", "-h", folder_, "-U", "postgres", "-o", "/dev/null", "-c",
             "ALTER SYSTEM SET default_transaction_read_only = " + setting, "-c",
             "SELECT pg_reload_conf()"}) != 0) {
        throw std::runtime_error("the setting cannot be changed");
    }
}

// The server's first process starts all others, so it stops before them and continues after them:
// the list of its children is reliable only while none of them starts or ends. Some may still end
// while the list is read for the first time.
void Postgres::while_stopped(const std::function<void()>& action) const {
    ::kill(process_, SIGSTOP);
    signal_children(SIGSTOP);
    signal_children(SIGSTOP);
    action();
    signal_children(SIGCONT);
    ::kill(process_, SIGCONT);
}

void Postgres::signal_children(int signal) const {
    const std::string own = std::to_string(process_);
    std::ifstream file("/proc/" + own + "/task/" + own + "/children");
    std::vector<pid_t> children;
    for (pid_t each = 0; file >> each;) children.push_back(each);
    for (const pid_t each : children) ::kill(each, signal);
}

std::string Postgres::new_database() {
    const std::string name = "test_" + std::to_string(++databases_);
    if (run({programs + "createdb", "-h", folder_, "-U", "postgres", name}) != 0) {
        throw std::runtime_error("no new database");
    }
    return "postgres://postgres@/" + name + "?host=" + folder_;
}

void Postgres::run_sql(const std::string& address, const std::string& sql) const {
    if (run({programs + "psql", "-q", "-v", "ON_ERROR_STOP=1", "-o", "/dev/null", "-d", address,
             "-c", sql}) != 0) {
        throw std::runtime_error("failed: " + sql);
    }
}

}  // namespace parlor::tests
