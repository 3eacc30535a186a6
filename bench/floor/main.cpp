// SPDX-License-Identifier: MIT
// floor: what the system alone takes for the plays that `load` measures. Messages of the same sizes
// go the same ways between as many sockets and two threads, and what comes in one round is appended
// to a file and forced to the disk before anybody hears of it. Nothing is read, judged or spelled.
//
//   floor [TABLES [SECONDS]]
#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/core.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

// Bytes, as the server's are on average with two players of Pollyanna.
constexpr std::size_t command_size = 166;
constexpr std::size_t news_size = 937;    // to either player; with the answer to one of them
constexpr std::size_t stored_size = 535;  // of a command

constexpr std::size_t commands_a_play = 2;
constexpr std::size_t players = 2;

void must(bool done) {
    if (done) return;
    perror("floor");
    std::exit(1);
}

// A socket a player, those of a table beside each other.
using Sockets = std::vector<int>;

struct Ends {
    Sockets server;
    Sockets client;
};

Ends connected(std::size_t count) {
    const int listener = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto* const any = reinterpret_cast<sockaddr*>(&address);  // NOLINT(*-reinterpret-cast)
    must(bind(listener, any, size) == 0 && listen(listener, 128) == 0);
    must(getsockname(listener, any, &size) == 0);
    Ends ends;
    for (std::size_t i = 0; i < count; ++i) {
        const int client = socket(AF_INET, SOCK_STREAM, 0);
        must(connect(client, any, size) == 0);
        const int server = accept(listener, nullptr, nullptr);
        const int on = 1;
        for (const int each : {client, server}) {
            setsockopt(each, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
        }
        ends.client.push_back(client);
        ends.server.push_back(server);
    }
    close(listener);
    return ends;
}

// Who has something to be read.
class Poll {
public:
    void add(int file, std::size_t number) {
        epoll_event event{.events = EPOLLIN, .data = {.u64 = number}};
        must(epoll_ctl(poll_, EPOLL_CTL_ADD, file, &event) == 0);
    }
    template <class Each>
    void wait(Each each) {
        std::array<epoll_event, 128> events{};
        const int count = epoll_wait(poll_, events.data(), static_cast<int>(events.size()), 1000);
        for (int i = 0; i < count; ++i) each(events[static_cast<std::size_t>(i)].data.u64);
    }

private:
    int poll_ = epoll_create1(0);
};

// The thread that stores: what comes meanwhile is written together.
class Writer {
public:
    explicit Writer(const std::string& file)
        : file_(open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600)),
          thread_([this] { work(); }) {
        must(file_ >= 0);
    }
    ~Writer() {
        {
            const std::lock_guard lock(mutex_);
            is_closed_ = true;
        }
        something_.notify_one();
        thread_.join();
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void write(const std::vector<std::size_t>& commands) {
        {
            const std::lock_guard lock(mutex_);
            waiting_.insert(waiting_.end(), commands.begin(), commands.end());
        }
        something_.notify_one();
    }
    // Readable when something is stored.
    [[nodiscard]] int bell() const { return bell_; }
    std::vector<std::size_t> stored() {
        eventfd_t ignored = 0;
        eventfd_read(bell_, &ignored);
        const std::lock_guard lock(mutex_);
        return std::exchange(stored_, {});
    }

private:
    void work() {
        std::string entry;
        for (std::unique_lock lock(mutex_);;) {
            something_.wait(lock, [this] { return is_closed_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            const auto taken = std::exchange(waiting_, {});
            lock.unlock();
            entry.assign(taken.size() * stored_size, 'e');
            const auto length = static_cast<ssize_t>(entry.size());
            must(::write(file_, entry.data(), entry.size()) == length && fdatasync(file_) == 0);
            lock.lock();
            stored_.insert(stored_.end(), taken.begin(), taken.end());
            eventfd_write(bell_, 1);
        }
    }

    int file_;
    int bell_ = eventfd(0, 0);
    std::mutex mutex_;
    std::condition_variable something_;
    std::vector<std::size_t> waiting_;
    std::vector<std::size_t> stored_;
    bool is_closed_ = false;
    std::thread thread_;
};

// Both of the table hear of a command. Returns how many there were when the clients have gone.
std::uint64_t serve(const Sockets& sockets, Writer& writer) {
    Poll poll;
    for (std::size_t i = 0; i < sockets.size(); ++i) poll.add(sockets[i], i);
    poll.add(writer.bell(), sockets.size());
    const std::string news(news_size, 'n');
    std::array<char, 8192> buffer{};
    std::uint64_t count = 0;
    for (bool are_there = true; are_there;) {
        std::vector<std::size_t> commands;
        poll.wait([&](std::size_t number) {
            if (number == sockets.size()) {
                for (const std::size_t each : writer.stored()) {
                    for (std::size_t i = 0; i < players; ++i) {
                        const int to = sockets[each / players * players + i];
                        static_cast<void>(send(to, news.data(), news.size(), MSG_NOSIGNAL));
                    }
                    ++count;
                }
            } else if (recv(sockets[number], buffer.data(), buffer.size(), 0) > 0) {
                commands.push_back(number);
            } else {
                are_there = false;
            }
        });
        if (!commands.empty()) writer.write(commands);
    }
    return count;
}

// A table plays on as soon as both have heard of its last command.
void play(const Sockets& sockets, std::chrono::seconds time) {
    Poll poll;
    for (std::size_t i = 0; i < sockets.size(); ++i) poll.add(sockets[i], i);
    const std::string command(command_size, 'c');
    std::array<char, 8192> buffer{};
    struct Table {
        std::size_t heard = 0;  // bytes
        std::size_t commands = 0;
    };
    std::vector<Table> tables(sockets.size() / players);
    const auto act = [&](std::size_t table) {
        const std::size_t player = tables[table].commands++ / commands_a_play % players;
        static_cast<void>(
            send(sockets[table * players + player], command.data(), command.size(), 0));
    };
    for (std::size_t i = 0; i < tables.size(); ++i) act(i);
    for (const auto end = Clock::now() + time; Clock::now() < end;) {
        poll.wait([&](std::size_t number) {
            Table& table = tables[number / players];
            const ssize_t size = recv(sockets[number], buffer.data(), buffer.size(), 0);
            if (size > 0) table.heard += static_cast<std::size_t>(size);
            if (table.heard < players * news_size) return;
            table.heard = 0;
            act(number / players);
        });
    }
}

double seconds_of(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

int main(int count, char** words) {
    const std::size_t tables = count > 1 ? std::strtoul(words[1], nullptr, 10) : 100;
    const std::chrono::seconds time(count > 2 ? std::strtol(words[2], nullptr, 10) : 4);
    const Ends ends = connected(tables * players);
    const pid_t client = fork();
    if (client == 0) {
        for (const int each : ends.server) close(each);
        play(ends.client, time);
        _exit(0);
    }
    for (const int each : ends.client) close(each);
    const std::string file = "floor.tmp";
    std::uint64_t commands = 0;
    {
        Writer writer(file);
        commands = serve(ends.server, writer);
    }
    waitpid(client, nullptr, 0);
    unlink(file.c_str());
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const double user = seconds_of(used.ru_utime);
    const double kernel = seconds_of(used.ru_stime);
    const auto plays = static_cast<double>(commands / commands_a_play);
    fmt::print(
        "{:.0f} plays a second, {:.0f} a processor second ({:.2f} s, of which {:.2f} the "
        "kernel's)\n",
        plays / static_cast<double>(time.count()), plays / (user + kernel), user + kernel, kernel);
    return 0;
}
