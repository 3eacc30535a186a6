// SPDX-License-Identifier: MIT
// A client that sends exactly the given bytes over loopback, however wrong they are.
//
//   Client client(port);
//   client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
//   const Reply reply = client.receive();
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace parlor::tests {

struct Reply {
    int status = 0;      // 0: the connection ended before an answer
    std::string header;  // with its first line
    std::string body;

    // Empty: there is no such field.
    [[nodiscard]] std::string field(std::string_view name) const;
};

class Client {
public:
    // With a small buffer a client that does not read soon makes the server wait.
    explicit Client(std::uint16_t port, int buffer_bytes = 0);
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    // Whether all of it could be sent.
    bool send(std::string_view text);
    // With a body as long as the header says, if the request was not HEAD.
    Reply receive(bool has_body = true);
    // Whether this comes before the connection ends, whatever comes before it.
    bool hears(std::string_view text);
    // Whether the other side ends the connection, rather than say anything more.
    bool is_ended();

private:
    bool receive_some();

    int socket_;
    std::string received_;
};

// One request with a Host, and its answer.
Reply get(std::uint16_t port, std::string_view target, std::string_view more_fields = {});

}  // namespace parlor::tests
