// SPDX-License-Identifier: MIT
// One client that talks to the host over a WebSocket, on the host's thread. Its messages are
// bounded in size and rate, and messages to it wait only so long: a client that does not read is
// cut off. While nothing is said it takes a few hundred bytes.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "online/hosting/client.h"
#include "online/hosting/rate.h"
#include "online/server/frames.h"
#include "online/server/sockets.h"

namespace parlor::server {

class Socket final : public hosting::Client, public std::enable_shared_from_this<Socket> {
public:
    // The host and its figures outlive it; the others its being open.
    Socket(HostSocket socket, AdmittedSocket admitted, Online& online, Sockets& all);
    ~Socket() override;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    // From any thread.
    void send(hosting::Frame frame) override;
    void cut(std::string_view why) override;

    // On the host's thread, as all that follows. Says the first word, and listens.
    void begin(const std::string& welcome, std::string_view first_bytes);
    // What is queued goes out together.
    void send_queued();
    void look_after_silence();
    // Of the player's session.
    [[nodiscard]] std::int64_t epoch() const { return epoch_; }
    // Says goodbye after all that waits; ends without a word.
    void close(CloseCode code, std::string_view reason);
    void drop();

private:
    using Clock = std::chrono::steady_clock;

    struct Queued {
        Opcode opcode;
        hosting::Frame payload;
    };

    void listen();
    void read();
    void read(std::string_view bytes);
    // False: nothing more is heard.
    bool hear(WebSocketMessage message);
    void hear_goodbye(std::string_view payload);
    void check_session();
    void end_with(const tables::Refusal& refusal, CloseCode code);
    void queue(Opcode opcode, hosting::Frame payload);
    void send_rest_later();
    // How much of it the system has taken.
    std::size_t sent(std::string_view bytes);
    // When all has been sent after which nothing comes.
    void shut_if_done();

    HostSocket socket_;
    Gate::Slot place_;
    FrameReader reader_;
    Online* online_;
    Sockets* all_;
    hosting::Host* host_;
    hosting::Metrics* metrics_;
    hosting::Bucket commands_;
    hosting::Bucket session_checks_;
    hosting::Bucket reads_;
    Clock::time_point heard_;
    std::vector<Queued> queued_;
    std::string unsent_;
    std::size_t queued_bytes_ = 0;
    std::int64_t epoch_;
    int unheard_ = 0;  // readings since it was told to stop
    bool is_open_ = true;
    bool is_asked_ = false;         // for a sign of life
    bool is_closing_ = false;       // the goodbye is said or queued
    bool peer_has_closed_ = false;  // the client has said its own
};

}  // namespace parlor::server
