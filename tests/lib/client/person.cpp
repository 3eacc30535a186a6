// SPDX-License-Identifier: MIT
#include "client/person.h"

#include <algorithm>
#include <stdexcept>

namespace parlor::tests {
namespace {

std::string field(std::string_view key, std::string_view value) {
    return ",\"" + std::string(key) + "\":\"" + std::string(value) + '"';
}
std::string field(std::string_view key, std::uint32_t value) {
    return ",\"" + std::string(key) + "\":" + std::to_string(value);
}
std::string command(std::string_view what, std::string_view table) {
    return R"("do":")" + std::string(what) + '"' + field("table", table);
}

void expect_possible(const std::string& fault) {
    if (!fault.empty()) throw std::runtime_error(fault);
}

}  // namespace

std::string plan_json(std::string_view game, std::string_view seats, bool is_public) {
    return R"("plan":{"game":")" + std::string(game) + R"(","seats":)" + std::string(seats) +
           R"(,"public":)" + (is_public ? "true" : "false") +
           R"(,"clock":{"turn":0,"bank":0},"patience":60})";
}

Person::Person(Transport& transport, std::string name)
    : transport_(&transport), name_(std::move(name)) {}

Answer Person::ask(std::string_view fields) {
    return ask_as(name_ + std::to_string(++commands_), fields);
}

Answer Person::ask_as(const std::string& id, std::string_view fields) {
    say(id, fields);
    return answer(id);
}

Answer Person::ask_at(const std::string& table, std::string_view what, std::string_view more) {
    return ask(command(what, table) + std::string(more));
}

void Person::say(const std::string& id, std::string_view fields) {
    transport_->send(R"({"id":")" + id + R"(",)" + std::string(fields) + "}");
}

Answer Person::answer(const std::string& id) {
    const auto find = [&] {
        for (std::size_t i = 0; i < answers_.size(); ++i) {
            const bool is_taken = std::ranges::find(taken_, i) != taken_.end();
            if (!is_taken && answers_[i].id == id) return i;
        }
        return answers_.size();
    };
    const bool came =
        transport_->await([&] { return find() < answers_.size() || transport_->is_cut(); });
    const std::size_t found = find();
    if (found == answers_.size()) return {.id = id, .error = came ? "cut" : "silence"};
    taken_.push_back(found);
    return answers_[found];
}

Answer Person::create(std::string_view game, std::string_view seats, bool is_public) {
    return ask(R"("do":"create",)" + plan_json(game, seats, is_public));
}

Answer Person::watch(const std::string& table, std::string_view since) {
    table_ = table;
    return ask_at(table, "watch", since);
}

Answer Person::sit(char seat) {
    has_chain_ = true;
    return ask(about("sit") + field("seat", {&seat, 1}) + field("name", "A name") +
               field("tip", chains_.lay_down(table_, seat)));
}

Answer Person::reveal(char seat) {
    await([&] { return !seen_.state().link_due(seat).empty(); });
    return ask(about("reveal") + field("at", seen_.state().played) + field("seat", {&seat, 1}) +
               link(seat));
}

Answer Person::act(base::Random& random) {
    const StateSeen& state = seen_.state();
    const std::string at = field("at", state.played);
    if (state.due == "throw" || state.due == "confirm") {
        return ask(about(state.due) + at + link(state.to_act.front()));
    }
    const auto choices = seen_.match()->choice_texts();
    const auto chosen = random.below(static_cast<std::uint32_t>(choices.size()));
    return ask(about("step") + at + field("step", choices[chosen]));
}

void Person::play(base::Random& random, char seat) {
    const auto may_act = [&] { return seen_.state().to_act == std::string_view(&seat, 1); };
    for (;;) {
        if (!await([&] { return may_act() || seen_.is_over(); })) {
            throw std::runtime_error("the game does not go on");
        }
        if (seen_.is_over()) return;
        if (const Answer done = act(random); !done.ok) {
            throw std::runtime_error(done.error + ' ' + done.part);
        }
    }
}

std::string Person::about(std::string_view what) const { return command(what, table_); }

std::string Person::at() const {
    std::string link;
    const StateSeen& state = seen_.state();
    for (const auto& [seat, due] : state.links) {
        const bool acts = state.to_act.find(seat) != std::string::npos;
        if (acts || state.phase == "open") link += chains_.after(due);
    }
    return field("at", state.played) + (link.empty() ? "" : field("link", link));
}

std::string Person::link(char seat) {
    const std::string due = seen_.state().link_due(seat);
    if (due.empty()) return due;
    if (!has_chain_) chains_.lay_down(table_, seat);
    has_chain_ = true;
    return field("link", chains_.after(due));
}

void Person::on_message(std::string_view text) {
    messages_.emplace_back(text);
    const auto news = read_news(text, false);
    if (!news || news->table != table_) return;
    if (news->is_snapshot) {
        expect_possible(seen_.take_snapshot(*news));
    } else {
        for (const EventSeen& each : news->events) {
            if (each.seq > seen_.seq()) expect_possible(seen_.apply(each));
        }
    }
    seen_.take_state(news->state);
}

}  // namespace parlor::tests
