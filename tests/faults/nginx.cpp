// SPDX-License-Identifier: MIT
#include "faults/nginx.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <stdexcept>
#include <thread>

#include "support/loopback.h"
#include "support/patience.h"

namespace parlor::tests {
namespace {

const std::string nginx_program = "/usr/sbin/nginx";
const std::string openssl_program = "/usr/bin/openssl";
const std::string site = "play.test";

std::string run_or_throw(std::vector<std::string> words) {
    const std::string program = words.front();
    Ran ran = run_program(std::move(words));
    if (ran.code != 0) throw std::runtime_error(program + ": " + ran.err);
    return ran.out;
}

// Becomes that program, which ends when its parent does.
[[noreturn]] void become(std::vector<std::string> words) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    const std::vector<char*> arguments = arguments_of(words);
    execv(arguments.front(), arguments.data());
    _exit(127);
}

// Accepts connections, and gives each to a program as its standard input and output.
[[noreturn]] void serve(int listening, const std::vector<std::string>& words) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    signal(SIGCHLD, SIG_IGN);
    while (true) {
        const int made = accept4(listening, nullptr, nullptr, SOCK_CLOEXEC);
        if (made < 0) continue;
        if (fork() == 0) {
            dup2(made, STDIN_FILENO);
            dup2(made, STDOUT_FILENO);
            dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
            become(words);
        }
        close(made);
    }
}

void end(pid_t process) {
    kill(process, SIGTERM);
    waitpid(process, nullptr, 0);
}

}  // namespace

bool Nginx::is_installed() {
    return std::filesystem::exists(nginx_program) && std::filesystem::exists(openssl_program);
}

Nginx::Nginx(std::uint16_t server) : plain_port_(free_port()), port_(free_port()) {
    make_certificate();
    write_configuration(server);
    start();
}

Nginx::~Nginx() { end(process_); }

std::string Nginx::origin() const { return "https://" + site + ":" + std::to_string(port_); }

void Nginx::make_certificate() const {
    run_or_throw({openssl_program, "req", "-x509", "-newkey", "ec", "-pkeyopt",
                  "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=" + site,
                  "-addext", "subjectAltName=DNS:" + site, "-keyout", folder_.file("privkey.pem"),
                  "-out", folder_.file("fullchain.pem")});
}

void Nginx::write_configuration(std::uint16_t server) const {
    std::vector<std::string> sed{"/usr/bin/sed", "-E"};
    const auto replace = [&](const std::string& expression) {
        sed.insert(sed.end(), {"-e", expression});
    };
    replace("s/play\\.example/" + site + "/");
    replace("s#/etc/ssl/parlor/#" + folder_.file("") + "#");
    replace("s/^( *listen .*)\\b80;/\\1" + std::to_string(plain_port_) + ";/");
    replace("s/^( *listen .*)\\b443\\b/\\1" + std::to_string(port_) + "/");
    replace("s/^( *server 127.0.0.1):8080\\b/\\1:" + std::to_string(server) + "/");
    // nginx does not start with addresses that the machine cannot have.
    if (!std::filesystem::exists("/proc/net/if_inet6")) replace("/listen \\[::\\]/d");
    sed.emplace_back(PARLOR_SOURCE "/deploy/nginx.conf");
    write_text(folder_.file("site.conf"), run_or_throw(sed));

    // What Debian's own file does, in our folder; its temporary files are in there too.
    std::string all = "daemon off;\nuser root;\nworker_processes 1;\nevents {}\npid " +
                      folder_.file("pid") + ";\nhttp {\naccess_log off;\n";
    for (const std::string each : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
        all += each + "_temp_path " + folder_.file(each) + ";\n";
    }
    write_text(folder_.file("nginx.conf"), all + "include " + folder_.file("site.conf") + ";\n}\n");
}

void Nginx::start() {
    using namespace std::chrono;
    process_ = fork();
    if (process_ == 0) {
        become({nginx_program, "-p", folder_.file(""), "-e", folder_.file("error.log"), "-c",
                folder_.file("nginx.conf")});
    }
    const auto end = steady_clock::now() + patience;
    while (!listens(loopback(port_))) {
        if (waitpid(process_, nullptr, WNOHANG) != 0 || steady_clock::now() > end) {
            throw std::runtime_error("nginx does not start: " + said());
        }
        std::this_thread::sleep_for(milliseconds(5));
    }
}

Nginx::Tunnel::Tunnel(const Nginx& nginx, const std::string& source) : site_(nginx.origin()) {
    const int listening = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    if (bind(listening, reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
        listen(listening, SOMAXCONN) != 0) {
        throw std::runtime_error("no socket to listen at");
    }
    getsockname(listening, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    process_ = fork();
    if (process_ == 0) {
        serve(listening,
              {openssl_program, "s_client", "-quiet", "-no_ign_eof", "-nocommands", "-verify_quiet",
               "-bind", source + ":0", "-connect", "127.0.0.1:" + std::to_string(nginx.port_),
               "-servername", site, "-verify_hostname", site, "-verify_return_error", "-CAfile",
               nginx.folder_.file("fullchain.pem")});
    }
    close(listening);
}

Nginx::Tunnel::~Tunnel() { end(process_); }

}  // namespace parlor::tests
