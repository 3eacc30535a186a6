// SPDX-License-Identifier: MIT
#include "faults/visitor.h"

#include <algorithm>
#include <stdexcept>

#include "client/frames.h"

namespace parlor::tests {
namespace {

std::string new_name() {
    static int made = 0;
    return "v" + std::to_string(++made);
}

}  // namespace

Visitor::Visitor(Loop& loop, const Address& address, std::string cookie)
    : loop_(&loop),
      device_(loop, static_cast<Device::User&>(*this),
              {.addresses = {address}, .name = new_name()}) {
    device_.use_cookie(std::move(cookie));
    device_.connect();
    if (!hears([&] { return device_.is_up(); })) throw std::runtime_error("no welcome");
}

Answer Visitor::awaited(const std::string& id) {
    const std::size_t before = answers_.size();
    const auto found = [&] {
        return std::find_if(answers_.begin() + static_cast<std::ptrdiff_t>(before), answers_.end(),
                            [&](const Answer& each) { return each.id == id; });
    };
    if (!hears([&] { return found() != answers_.end() || was_cut_; })) {
        return {.id = id, .error = "silence"};
    }
    return found() == answers_.end() ? Answer{.id = id, .error = "cut"} : *found();
}

Answer Visitor::says(std::string_view fields) { return awaited(device_.ask(fields)); }

Answer Visitor::says_as(const std::string& id, std::string_view fields) {
    const std::string text = R"({"id":")" + id + R"(",)" + std::string(fields) + "}";
    device_.send_bytes(frame(Opcode::Text, text));
    return awaited(id);
}

Answer Visitor::says_at(const std::string& table, std::string_view what, std::string_view more) {
    return says(R"("do":")" + std::string(what) + R"(","table":")" + table + '"' +
                std::string(more));
}

Answer Visitor::sits(const std::string& table, char seat) {
    return says_at(table, "sit",
                   std::string(R"(,"seat":")") + seat + R"(","name":"N","tip":")" +
                       chains_.lay_down(table, seat) + '"');
}

Answer Visitor::reveals(const std::string& table, char seat) {
    hears([&] { return !seen_.state().link_due(seat).empty(); });
    return says_at(table, "reveal", at() + R"(,"seat":")" + seat + '"');
}

void Visitor::on_answer(Device&, const Answer& answer) { answers_.push_back(answer); }

void Visitor::on_message(Device&, std::string_view text) {
    messages_.emplace_back(text);
    const auto news = read_news(text, true);
    if (!news) return;
    if (news->is_snapshot) seen_.take_snapshot(*news);
    for (const EventSeen& each : news->events) {
        events_.push_back(each);
        if (each.seq == seen_.seq() + 1) seen_.apply(each);
    }
    seen_.take_state(news->state);
}

void Visitor::on_down(Device&, int code, std::string_view) {
    was_cut_ = true;
    code_ = code;
}

int Stranger::upgrades(std::string_view fields) {
    socket_.upgrade("/ws", fields);
    loop_->run_until([&] { return reply_.status != 0 || was_cut_; }, Visitor::patience);
    return reply_.status;
}

bool Stranger::is_cut(std::chrono::milliseconds limit) {
    return loop_->run_until([&] { return was_cut_; }, limit);
}

}  // namespace parlor::tests
