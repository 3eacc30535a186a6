// SPDX-License-Identifier: MIT
#include "online/server/postbox.h"

#include <boost/asio/post.hpp>

#include "online/server/socket.h"

namespace parlor::server {

void Postbox::send(std::shared_ptr<Socket> to, hosting::Frame frame) {
    {
        const std::lock_guard lock(mutex_);
        letters_.push_back({std::move(to), std::move(frame)});
        if (letters_.size() > 1) return;  // the loop has been called for the first
    }
    boost::asio::post(*loop_, [this] { deliver(); });
}

// All that a socket gets is there before it is sent, so that it goes out together.
void Postbox::deliver() {
    std::vector<Letter> letters;
    {
        const std::lock_guard lock(mutex_);
        letters = std::exchange(letters_, {});
    }
    for (Letter& each : letters) each.to->queue(std::move(each.frame));
    for (const Letter& each : letters) each.to->send_queued();
}

}  // namespace parlor::server
