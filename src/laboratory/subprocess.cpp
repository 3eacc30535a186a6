// SPDX-License-Identifier: MIT
#include "laboratory/subprocess.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/words.h"

namespace parlor::laboratory {
namespace {

std::string words_of_the_system(int error) { return std::generic_category().message(error); }

sigset_t only(int signal) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    return set;
}

// Writing to a program that has ended kills the writer by a signal, unless it is blocked. Only this
// thread blocks it, and only during the write.
class NoPipeSignal {
public:
    NoPipeSignal() {
        sigset_t pending;
        sigpending(&pending);
        was_pending_ = sigismember(&pending, SIGPIPE) == 1;
        const sigset_t held = only(SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &held, &before_);
    }
    ~NoPipeSignal() {
        const sigset_t held = only(SIGPIPE);
        const timespec at_once{};
        if (!was_pending_) sigtimedwait(&held, nullptr, &at_once);
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    NoPipeSignal(const NoPipeSignal&) = delete;
    NoPipeSignal& operator=(const NoPipeSignal&) = delete;

private:
    bool was_pending_ = false;
    sigset_t before_{};
};

// How a program is started: with these descriptors as its input and output, in a process group of
// its own, and with the signals as they usually are.
class Spawning {
public:
    Spawning(int input, int output) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        posix_spawnattr_init(&attributes_);
        sigset_t none;
        sigemptyset(&none);
        const sigset_t usual = only(SIGPIPE);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setsigdefault(&attributes_, &usual);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(
            &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~Spawning() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    Spawning(const Spawning&) = delete;
    Spawning& operator=(const Spawning&) = delete;

    base::Expected<pid_t, std::string> start(std::string_view command) {
        std::vector<std::string> words;
        for (const std::string_view each : base::words(command)) words.emplace_back(each);
        if (words.empty()) return base::unexpected(words_of_the_system(ENOENT));
        std::vector<char*> pointers;
        for (std::string& each : words) pointers.push_back(each.data());
        pointers.push_back(nullptr);
        pid_t process = 0;
        const int failed = posix_spawnp(&process, pointers.front(), &actions_, &attributes_,
                                        pointers.data(), environ);
        if (failed != 0) return base::unexpected(words_of_the_system(failed));
        return process;
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

}  // namespace

Subprocess::Descriptor::Descriptor(Descriptor&& other) noexcept
    : number_(std::exchange(other.number_, -1)) {}

void Subprocess::Descriptor::close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
}

base::Expected<Subprocess::Pipe, std::string> Subprocess::make_pipe() {
    int ends[2];
    // Other programs that are started meanwhile must not inherit it: it would never close.
    if (pipe2(ends, O_CLOEXEC) != 0) return base::unexpected(words_of_the_system(errno));
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

Subprocess::Started Subprocess::start(std::string_view command, std::size_t longest_line) {
    auto to = make_pipe();
    auto from = make_pipe();
    if (!to || !from) return base::unexpected(to ? from.error() : to.error());
    const auto process = Spawning(to->reading.number(), from->writing.number()).start(command);
    if (!process) return base::unexpected(process.error());
    fcntl(to->writing.number(), F_SETFL, O_NONBLOCK);
    return std::unique_ptr<Subprocess>(
        new Subprocess(*process, std::move(to->writing), std::move(from->reading), longest_line));
}

Subprocess::Subprocess(pid_t process, Descriptor to, Descriptor from, std::size_t longest_line)
    : process_(process),
      to_(std::move(to)),
      from_(std::move(from)),
      lines_(from_.number(), longest_line) {}

Subprocess::~Subprocess() {
    kill(-process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

base::Expected<void, LineFault> Subprocess::write(std::string_view line,
                                                  Clock::time_point deadline) {
    const NoPipeSignal held_back;
    const std::string all = std::string(line) + '\n';
    std::string_view left = all;
    while (!left.empty()) {
        pollfd ready{to_.number(), POLLOUT, 0};
        const int found = poll(&ready, 1, console::wait_until(deadline));
        if (found == 0 && Clock::now() >= deadline) return base::unexpected(LineFault::Slow);
        if (found <= 0) continue;
        const ssize_t size = ::write(to_.number(), left.data(), left.size());
        if (size >= 0) {
            left.remove_prefix(static_cast<std::size_t>(size));
        } else if (errno != EAGAIN && errno != EINTR) {
            return base::unexpected(LineFault::Ended);
        }
    }
    return {};
}

std::optional<Subprocess::Ending> Subprocess::end(Clock::time_point deadline) {
    constexpr auto pause = std::chrono::milliseconds(1);
    to_.close();
    for (;;) {
        siginfo_t info{};
        const int failed =
            waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT);
        if (failed == 0 && info.si_pid != 0) {
            return Ending{info.si_code != CLD_EXITED, info.si_status};
        }
        if (Clock::now() >= deadline) return std::nullopt;
        std::this_thread::sleep_for(pause);
    }
}

}  // namespace parlor::laboratory
