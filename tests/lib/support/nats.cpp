// SPDX-License-Identifier: MIT
#include "support/nats.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "support/loopback.h"
#include "support/patience.h"

namespace parlor::tests {
namespace {

const std::string program = "/usr/sbin/nats-server";

[[noreturn]] void become(std::vector<std::string>& words) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setpgid(0, 0);  // so that Ctrl-C is not for it
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execv(words.front().c_str(), arguments_of(words).data());
    _exit(127);
}

}  // namespace

bool Nats::is_installed() { return std::filesystem::exists(program); }

Nats::Nats(std::vector<std::string> more) : more_(std::move(more)), port_(free_port()) { start(); }

Nats::~Nats() { stop(); }

std::string Nats::address(const std::string& user, const std::string& host) const {
    return "nats://" + user + (user.empty() ? "" : "@") + host + ":" + std::to_string(port_);
}

// It greets everybody.
bool Nats::answers() const {
    const int tried = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(port_);
    std::array<char, 4> greeting{};
    const bool is_there =
        connect(tried, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
        recv(tried, greeting.data(), greeting.size(), MSG_WAITALL) == 4;
    close(tried);
    return is_there && std::string_view(greeting.data(), greeting.size()) == "INFO";
}

void Nats::start() {
    constexpr int most_tries = 400;
    std::vector<std::string> words{
        program, "--addr",           "127.0.0.1", "--port", std::to_string(port_),
        "--log", folder_.file("log")};
    words.insert(words.end(), more_.begin(), more_.end());
    process_ = fork();
    if (process_ == 0) become(words);
    for (int i = 0; i < most_tries; ++i) {
        if (answers()) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    throw std::runtime_error("NATS does not start");
}

void Nats::stop() {
    if (process_ == 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = 0;
}

bool Nats::await_refusals(std::size_t count) const {
    const auto until = std::chrono::steady_clock::now() + patience;
    const auto refusals = [&] {
        std::ifstream log(folder_.file("log"));
        std::size_t lines = 0;
        for (std::string line; std::getline(log, line);) {
            if (line.find("authentication error") != std::string::npos) ++lines;
        }
        return lines;
    };
    while (refusals() < count) {
        if (std::chrono::steady_clock::now() > until) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return true;
}

}  // namespace parlor::tests
