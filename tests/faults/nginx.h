// SPDX-License-Identifier: MIT
// A real nginx with the configuration that we ship, deploy/nginx.conf, and a certificate made for
// the occasion. Only names, paths and ports are replaced.
//
//   Nginx nginx(server.address().port);
//   Nginx::Tunnel tunnel(nginx);                     TLS for clients that have no TLS
//   Stranger ana(loop, tunnel.address());
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

#include "client/socket.h"
#include "support/program.h"

namespace parlor::tests {

class Nginx {
public:
    class Tunnel;

    // nginx and openssl.
    static bool is_installed();

    // Passes requests on to a server at that port.
    explicit Nginx(std::uint16_t server);
    ~Nginx();
    Nginx(const Nginx&) = delete;
    Nginx& operator=(const Nginx&) = delete;

    // Of the page, as browsers name it.
    [[nodiscard]] std::string origin() const;
    // Where it listens without TLS.
    [[nodiscard]] Address plain() const { return {.port = plain_port_}; }
    [[nodiscard]] std::string said() const { return read_text(folder_.file("error.log")); }

private:
    void make_certificate() const;
    void write_configuration(std::uint16_t server) const;
    void start();

    TemporaryFolder folder_;
    std::uint16_t plain_port_;
    std::uint16_t port_;
    pid_t process_ = 0;
};

// Listens on this machine, and carries each connection to nginx by an `openssl s_client`, which
// checks the certificate. A process of its own accepts the connections.
class Nginx::Tunnel {
public:
    // nginx sees all connections of the tunnel come from `source`.
    explicit Tunnel(const Nginx& nginx, const std::string& source = "127.0.0.1");
    ~Tunnel();
    Tunnel(const Tunnel&) = delete;
    Tunnel& operator=(const Tunnel&) = delete;

    [[nodiscard]] Address address() const { return {.port = port_, .site = site_}; }

private:
    std::string site_;
    std::uint16_t port_ = 0;
    pid_t process_ = 0;
};

}  // namespace parlor::tests
