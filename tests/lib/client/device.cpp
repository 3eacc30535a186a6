// SPDX-License-Identifier: MIT
#include "client/device.h"

#include <boost/json.hpp>

#include "client/fields.h"
#include "client/frames.h"

namespace parlor::tests {

namespace json = boost::json;

Device::Device(Loop& loop, User& user, DeviceOptions options)
    : loop_(&loop), user_(&user), options_(std::move(options)) {}

Device::~Device() { disconnect(); }

void Device::connect() {
    is_wanted_ = true;
    open_socket();
}

void Device::disconnect() {
    is_wanted_ = false;
    is_up_ = false;
    if (retrying_) loop_->cancel(*retrying_);
    retrying_.reset();
    if (socket_) socket_->cut();
}

void Device::lose() {
    disconnect();
    connect();
}

void Device::flee() {
    turn_ = (turn_ + 1) % options_.addresses.size();
    for (Unanswered& each : unanswered_) each.since = Loop::Clock::now();
    lose();
}

std::optional<Loop::Time> Device::waits_since() const {
    if (unanswered_.empty()) return std::nullopt;
    return unanswered_.front().since;
}

void Device::open_socket() {
    retrying_.reset();
    was_up_ = false;
    socket_ = std::make_unique<Socket>(*loop_, address(), static_cast<Socket::User&>(*this));
    if (cookie_.empty() && options_.asks_who) {
        ask_who();
    } else {
        upgrade();
    }
}

void Device::ask_who() {
    socket_->send("GET /api/me HTTP/1.1\r\nHost: " + address().shown() + "\r\n\r\n");
}

void Device::upgrade() {
    std::string fields = "Origin: " + address().origin() + "\r\n";
    if (!cookie_.empty()) fields += "Cookie: " + cookie_ + "\r\n";
    socket_->upgrade("/ws", fields);
}

void Device::keep_cookie(const HttpReply& reply) {
    const std::string told = reply.field("Set-Cookie");
    if (!told.empty()) cookie_ = told.substr(0, told.find(';'));
}

void Device::on_http(const HttpReply& reply) {
    keep_cookie(reply);
    if (reply.status == 101) return;
    if (reply.status != 200 || cookie_.empty()) {
        socket_->cut();
        on_closed(0, "http " + std::to_string(reply.status) + " " + reply.body);
    } else if (reply.field("Connection") == "close") {
        socket_->cut();
        open_socket();
    } else {
        upgrade();
    }
}

void Device::on_text(std::string_view text) {
    if (is_answer(text)) {
        take_answer(text);
    } else if (text.starts_with(R"({"welcome")")) {
        const json::value welcome = json::parse(json::string_view(text.data(), text.size()));
        player_ = text_of(welcome.at("welcome").as_object(), "player");
        is_up_ = was_up_ = true;
        user_->on_up(*this);
        for (const Unanswered& each : unanswered_) {
            socket_->send(frame(Opcode::Text, each.text));
        }
    } else {
        user_->on_message(*this, text);
    }
}

void Device::take_answer(std::string_view text) {
    const Answer answer = read_answer(text);
    std::erase_if(unanswered_, [&](const auto& each) { return each.id == answer.id; });
    user_->on_answer(*this, answer);
}

void Device::on_closed(int code, std::string_view reason) {
    is_up_ = false;
    if (is_wanted_) {
        if (!was_up_) turn_ = (turn_ + 1) % options_.addresses.size();
        retrying_ = loop_->after(options_.retry, [this] { open_socket(); });
    }
    user_->on_down(*this, code, reason);
}

std::string Device::send(std::string_view fields) {
    std::string id = options_.name + "-" + std::to_string(++sent_);
    send_again(id, fields);
    return id;
}

void Device::send_again(const std::string& id, std::string_view fields) {
    std::string text = R"({"id":")" + id + R"(",)" + std::string(fields) + "}";
    if (is_up_) socket_->send(frame(Opcode::Text, text));
    unanswered_.push_back({id, std::move(text), Loop::Clock::now()});
}

std::string Device::ask(std::string_view fields) {
    std::string id = options_.name + "-" + std::to_string(++sent_);
    const std::string text = R"({"id":")" + id + R"(",)" + std::string(fields) + "}";
    if (is_up_) socket_->send(frame(Opcode::Text, text));
    return id;
}

}  // namespace parlor::tests
