// SPDX-License-Identifier: MIT
#include "faults/server_process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include "support/loopback.h"
#include "support/patience.h"

namespace parlor::tests {
ServerProcess::ServerProcess(ServerPlan plan) : plan_(std::move(plan)), port_(free_port()) {
    write_text(folder_.file("index.html"), "<html>");
    start();
}

ServerProcess::~ServerProcess() { kill(); }

void ServerProcess::launch() {
    std::vector<std::string> words{
        plan_.program, "serve",     "--port", std::to_string(port_), "--host", plan_.host,
        "--store",     plan_.store, "--root", folder_.file(""),      "--lang", "en",
        "--no-open"};
    words.insert(words.end(), plan_.more.begin(), plan_.more.end());
    const std::vector<char*> arguments = arguments_of(words);
    const std::string said = folder_.file("said");
    process_ = fork();
    if (process_ != 0) return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // also when a sanitizer ends the test
    const int file = open(said.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    for (std::string& each : plan_.environment) putenv(each.data());
    if (plan_.open_files) {
        const rlimit limit{plan_.open_files->soft, plan_.open_files->hard};
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    if (plan_.network && setns(*plan_.network, CLONE_NEWNET) != 0) _exit(127);
    execv(arguments.front(), arguments.data());
    _exit(127);
}

void ServerProcess::start() {
    using namespace std::chrono;
    launch();
    sockaddr_in address = loopback(port_);
    inet_pton(AF_INET, plan_.host.c_str(), &address.sin_addr);
    const auto end = steady_clock::now() + patience;
    while (!listens(address)) {
        if (!runs() || steady_clock::now() > end) {
            throw std::runtime_error("the server does not start: " + said());
        }
        std::this_thread::sleep_for(milliseconds(5));
    }
}

bool ServerProcess::runs() const {
    int status = 0;
    if (process_ != 0 && waitpid(process_, &status, WNOHANG) == process_) {
        process_ = 0;
        code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    return process_ != 0;
}

std::size_t ServerProcess::logged(const std::string& event) const {
    const std::vector<std::string> lines = lines_of(said());
    return static_cast<std::size_t>(std::ranges::count_if(lines, [&](const std::string& line) {
        return (line + ' ').find(" event=" + event + ' ') != std::string::npos;
    }));
}

void ServerProcess::send(int signal) const {
    if (process_ != 0) ::kill(process_, signal);
}

void ServerProcess::kill() {
    if (process_ == 0) return;
    send(SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = 0;
    code_ = 128 + SIGKILL;
}

int ServerProcess::end(Loop& loop) {
    send(SIGTERM);
    loop.run_until([&] { return !runs(); }, patience);
    kill();
    return code_;
}

}  // namespace parlor::tests
