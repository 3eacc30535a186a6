// SPDX-License-Identifier: MIT
// A person in the same process as the host. For PersonBy (client/person.h):
//
//   LocalPerson ana(*host, "ana");
#pragma once

#include <memory>
#include <string>

#include "client/person.h"
#include "online/hosting/host.h"
#include "unit/online/hosting/listener.h"

namespace parlor::tests {

class HostTransport final : public Transport {
public:
    static std::string new_name() { return "c"; }

    template <class... Words>
    HostTransport(Transport::User& user, hosting::Host& host, const Words&... words)
        : user_(&user), host_(&host), listener_(std::make_shared<Listener>(words...)) {}

    void send(const std::string& command) override { host_->receive(listener_, command); }
    bool await(const std::function<bool()>& done) override {
        const auto until = std::chrono::steady_clock::now() + patience;
        while (!done()) {
            const auto left = until - std::chrono::steady_clock::now();
            const std::string text =
                listener_->next(std::chrono::ceil<std::chrono::milliseconds>(left));
            if (text.empty()) return done();
            if (is_answer(text)) {
                user_->on_answer(read_answer(text));
            } else {
                user_->on_message(text);
            }
        }
        return true;
    }
    bool is_cut() override { return !listener_->why_cut().empty(); }

    void leave() { host_->gone(listener_); }
    [[nodiscard]] Listener& listener() { return *listener_; }

private:
    Transport::User* user_;
    hosting::Host* host_;
    std::shared_ptr<Listener> listener_;
};

using LocalPerson = PersonBy<HostTransport>;

}  // namespace parlor::tests
