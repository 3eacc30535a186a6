// SPDX-License-Identifier: MIT
// A real PostgreSQL in a temporary folder, found through a socket there and not through the
// network. It forces to the disk as it would in earnest. It ends with the test program, whatever
// becomes of that. Where PostgreSQL is not installed, is_installed() is false.
//
//   Postgres& server = Postgres::shared();             one a test program
//   auto store = store::open(server.new_database());
//   server.stop(); … server.start();
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <vector>

namespace parlor::tests {

class Postgres {
public:
    static bool is_installed();
    static Postgres& shared();

    Postgres();
    ~Postgres();
    Postgres(const Postgres&) = delete;
    Postgres& operator=(const Postgres&) = delete;

    // Returns the address of a new database.
    std::string new_database();
    // Runs SQL there, as a person with psql would. Throws std::runtime_error if it fails.
    void run_sql(const std::string& address, const std::string& sql) const;
    void start();  // returns when it answers
    void stop();   // in order, but without waiting for those connected
    void crash();  // at once, and nothing is put in order
    // Runs `action` while the server takes no writes, also in sessions that are open.
    void while_read_only(const std::function<void()>& action);
    // Runs `action` while all processes of the server are stopped (SIGSTOP).
    void while_stopped(const std::function<void()>& action) const;

private:
    void end(int signal);
    void make_read_only(bool is_read_only) const;
    void signal_children(int signal) const;
    [[nodiscard]] bool answers() const;
    [[nodiscard]] int run(const std::vector<std::string>& words) const;
    [[nodiscard]] pid_t spawn(std::vector<std::string> words) const;

    std::string folder_;
    pid_t process_ = 0;
    int databases_ = 0;
};

}  // namespace parlor::tests
