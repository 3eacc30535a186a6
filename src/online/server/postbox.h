// SPDX-License-Identifier: MIT
// Messages from other threads to the sockets of one: its loop is called once for all that wait,
// not once for each. A transaction answers many players at a time.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "online/hosting/client.h"

namespace parlor::server {

class Socket;

class Postbox {
public:
    explicit Postbox(boost::asio::io_context& loop) : loop_(&loop) {}

    // From any thread. Messages to a socket keep their order.
    void send(std::shared_ptr<Socket> to, hosting::Frame frame);

private:
    struct Letter {
        std::shared_ptr<Socket> to;
        hosting::Frame frame;
    };
    void deliver();

    boost::asio::io_context* loop_;
    std::mutex mutex_;
    std::vector<Letter> letters_;  // until the loop takes them
};

}  // namespace parlor::server
