// SPDX-License-Identifier: MIT
// One person whom a test tells what to say, and a stranger who speaks in bytes.
//
//   Visitor ana(loop, address);
//   ana.says(R"("do":"throw","table":"k3…","at":7)").error
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "client/chains.h"
#include "client/device.h"
#include "client/table_seen.h"

namespace parlor::tests {

class Visitor : private Device::User {
public:
    // Connected, or an exception; with somebody's cookie it is another device of theirs.
    Visitor(Loop& loop, const Address& address, std::string cookie = {});

    // Waits for the answer; its error is `silence` where none comes.
    Answer says(std::string_view fields);
    // The same command under an id of one's own choice.
    Answer says_as(const std::string& id, std::string_view fields);
    Answer says_at(const std::string& table, std::string_view what, std::string_view more = {});
    // Sits down there, and gives the first link once everybody sits.
    Answer sits(const std::string& table, char seat);
    Answer reveals(const std::string& table, char seat);
    bool hears(const std::function<bool()>& done) { return loop_->run_until(done, patience); }

    [[nodiscard]] Device& device() { return device_; }
    [[nodiscard]] TableSeen& seen() { return seen_; }
    // "at" of the next play, and the link that comes with it.
    [[nodiscard]] std::string at() const {
        std::string link;
        for (const auto& [seat, due] : seen_.state().links) {
            const bool acts = seen_.state().to_act.find(seat) != std::string::npos;
            if (acts || seen_.state().phase == "open") link += chains_.after(due);
        }
        return ",\"at\":" + std::to_string(seen_.state().played) +
               (link.empty() ? "" : ",\"link\":\"" + link + '"');
    }
    [[nodiscard]] const std::vector<std::string>& messages() const { return messages_; }
    [[nodiscard]] const std::vector<EventSeen>& events() const { return events_; }
    [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }
    [[nodiscard]] bool was_cut() const { return was_cut_; }
    [[nodiscard]] int code() const { return code_; }

    static constexpr std::chrono::seconds patience{10};

private:
    void on_up(Device&) override { was_cut_ = false; }
    void on_answer(Device& device, const Answer& answer) override;
    void on_message(Device& device, std::string_view text) override;
    void on_down(Device& device, int code, std::string_view reason) override;
    Answer awaited(const std::string& id);

    Loop* loop_;
    Device device_;
    TableSeen seen_;
    Chains chains_{1, 1000};
    std::vector<std::string> messages_;
    std::vector<EventSeen> events_;
    std::vector<Answer> answers_;
    bool was_cut_ = false;
    int code_ = 0;
};

class Stranger : private Socket::User {
public:
    Stranger(Loop& loop, const Address& address)
        : loop_(&loop), socket_(loop, address, static_cast<Socket::User&>(*this)) {}

    // The status of the answer to an upgrade with these lines; 0: cut off without any.
    int upgrades(std::string_view fields);
    // Whether the other side ends the connection in time.
    bool is_cut(std::chrono::milliseconds limit = std::chrono::seconds(10));

    [[nodiscard]] Socket& socket() { return socket_; }
    [[nodiscard]] const HttpReply& reply() const { return reply_; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }
    [[nodiscard]] int code() const { return code_; }

private:
    void on_http(const HttpReply& reply) override { reply_ = reply; }
    void on_text(std::string_view text) override { texts_.emplace_back(text); }
    void on_closed(int code, std::string_view) override {
        code_ = code;
        was_cut_ = true;
    }

    Loop* loop_;
    Socket socket_;
    HttpReply reply_;
    std::vector<std::string> texts_;
    bool was_cut_ = false;
    int code_ = 0;
};

}  // namespace parlor::tests
