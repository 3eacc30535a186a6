// SPDX-License-Identifier: MIT
// Requests a second over loopback, answered by one thread: one after another as a browser asks, and
// in rows of 32, so that the client's own time counts little; a large file, in bytes a second.
#include <benchmark/benchmark.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>

#include "online/server/http_server.h"

namespace {

using parlor::server::Files;
using parlor::server::HttpServer;
using parlor::server::Site;

constexpr std::size_t large = 1U << 20U;

int connected(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int client = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connect(client, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        throw std::runtime_error("nobody listens");
    }
    return client;
}

// Sends the request, `in_a_row` times at once, and takes what comes back: so many bytes each.
void http_get(benchmark::State& state, const std::string& target, std::size_t in_a_row) {
    const Site site(Files({{"/index.html", std::string(2000, 'x')},
                           {"/assets/large-1.wasm", std::string(large, 'x')}}),
                    "{}");
    const auto server = HttpServer::start(site, {.port = 0}).value();
    const int client = connected(server->port());
    const std::string request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    std::string requests;
    for (std::size_t i = 0; i < in_a_row; ++i) requests += request;
    std::string block(large, ' ');
    const auto receive = [&] { return recv(client, block.data(), block.size(), 0); };

    send(client, request.data(), request.size(), 0);
    std::size_t length = static_cast<std::size_t>(receive());
    const std::size_t header = block.find("\r\n\r\n") + 4;
    const std::size_t whole = header + (target == "/" ? 2000 : large);
    while (length < whole) length += static_cast<std::size_t>(receive());

    std::size_t received = 0;
    for (auto _ : state) {
        send(client, requests.data(), requests.size(), 0);
        const std::size_t wanted = received + whole * in_a_row;
        while (received < wanted) received += static_cast<std::size_t>(receive());
    }
    close(client);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(in_a_row));
    state.SetBytesProcessed(static_cast<std::int64_t>(received));
}

BENCHMARK_CAPTURE(http_get, page, "/", 1)->MeasureProcessCPUTime()->UseRealTime();
BENCHMARK_CAPTURE(http_get, page_in_rows, "/", 32)->MeasureProcessCPUTime()->UseRealTime();
BENCHMARK_CAPTURE(http_get, megabyte, "/assets/large-1.wasm", 1)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

}  // namespace
