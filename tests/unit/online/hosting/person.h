// SPDX-License-Identifier: MIT
// Somebody in a host: says commands, waits for the answers, and knows the watched table from
// what the host tells of it.
//
//   Person ana(host, "ana");
//   const Answer made = ana.ask(R"("do":"create","plan":…)");
//   ana.watch(made.table); ana.sit('b'); ana.play(random);
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <memory>
#include <string>

#include "base/random.h"
#include "client/chains.h"
#include "client/device.h"
#include "client/table_seen.h"
#include "online/hosting/host.h"
#include "unit/online/hosting/listener.h"

namespace parlor::tests {

inline std::string plan_json(std::string_view game, std::string_view seats, bool is_public = true) {
    return std::string(R"("plan":{"game":")")
        .append(game)
        .append(R"(","seats":)")
        .append(seats)
        .append(is_public ? R"(,"public":true)" : R"(,"public":false)")
        .append(R"(,"clock":{"turn":0,"bank":0},"patience":60})");
}
inline constexpr std::string_view two_people =
    R"([{"seat":"b","level":""},{"seat":"r","level":""}])";
inline constexpr std::string_view one_and_a_computer =
    R"([{"seat":"b","level":""},{"seat":"r","level":"careful"}])";

class Person {
public:
    Person(hosting::Host& host, const std::string& player)
        : host_(&host), listener_(std::make_shared<Listener>(player)) {}
    Person(hosting::Host& host, const std::string& player, const std::string& address)
        : host_(&host), listener_(std::make_shared<Listener>(player, address)) {}

    // The fields of a command but its id.
    Answer ask(const std::string& fields) {
        return ask_as("c" + std::to_string(++commands_), fields);
    }
    Answer ask_as(const std::string& id, const std::string& fields) {
        say(id, fields);
        return answer(id);
    }
    void say(const std::string& id, const std::string& fields) {
        host_->receive(listener_, R"({"id":")" + id + "\"," + fields + "}");
    }
    Answer answer(const std::string& id) {
        for (;;) {
            const std::string text = listener_->next();
            if (text.empty()) {
                ADD_FAILURE() << "no answer to " << id;
                return {};
            }
            const boost::json::object object = boost::json::parse(text).as_object();
            if (!object.contains("answer")) {
                take(text);
            } else if (object.at("answer").as_string() == id) {
                return read(object);
            }
        }
    }

    Answer create(std::string_view game, std::string_view seats, bool is_public = true) {
        return ask(R"("do":"create",)" + plan_json(game, seats, is_public));
    }
    Answer watch(const std::string& table, const std::string& since = {}) {
        table_ = table;
        return ask(about("watch") + since);
    }
    Answer sit(char seat) {
        return ask(about("sit") + R"(,"seat":")" + seat + R"(","name":"A name","tip":")" +
                   chains_.lay_down(table_, seat) + '"');
    }
    // Once everybody sits; waits until then.
    void reveal(char seat) {
        const auto is_due = [&] { return !seen_.state().link_due(seat).empty(); };
        while (!is_due() && !testing::Test::HasFailure()) hear();
        const std::string at = ",\"at\":" + std::to_string(seen_.state().played);
        const Answer done = ask(about("reveal") + at + R"(,"seat":")" + seat + '"' + link(seat));
        EXPECT_TRUE(done.ok) << done.error << ' ' << done.part;
    }
    // The seat's next link as a field; nothing where none is due. Whoever comes back with the same
    // device has the same chain.
    std::string link(char seat) {
        const std::string due = seen_.state().link_due(seat);
        if (due.empty()) return due;
        if (chains_.after(due).empty()) chains_.lay_down(table_, seat);
        return R"(,"link":")" + chains_.after(due) + '"';
    }
    // `"do":"throw","table":"…"`
    [[nodiscard]] std::string about(const std::string& what) const {
        return R"("do":")" + what + R"(","table":")" + table_ + '"';
    }

    // Does one thing of a turn. Precondition: it is due, and this person's to do.
    Answer act(base::Random& random) {
        const std::string at = ",\"at\":" + std::to_string(seen_.state().played);
        const std::string given = link(seen_.state().to_act.front());
        if (seen_.state().due == "throw") return ask(about("throw") + at + given);
        if (seen_.state().due == "confirm") return ask(about("confirm") + at + given);
        const auto choices = seen_.match()->choice_texts();
        const auto chosen = random.below(static_cast<std::uint32_t>(choices.size()));
        return ask(about("step") + at + R"(,"step":")" + choices[chosen] + '"');
    }
    // Plays for a seat at random until the game is over.
    void play(base::Random& random, char seat) {
        while (!seen_.is_over() && !testing::Test::HasFailure()) {
            if (seen_.state().to_act == std::string(1, seat)) {
                const Answer done = act(random);
                EXPECT_TRUE(done.ok) << done.error << ' ' << done.part;
            } else {
                hear();
            }
        }
    }
    // Waits for the next message and takes it in.
    void hear() {
        const std::string text = listener_->next();
        if (text.empty()) ADD_FAILURE() << "nothing is said any more";
        take(text);
    }
    void leave() { host_->gone(listener_); }

    [[nodiscard]] const std::string& table() const { return table_; }
    TableSeen& seen() { return seen_; }
    Listener& listener() { return *listener_; }

private:
    static Answer read(const boost::json::object& object) {
        const auto text = [&](std::string_view key) {
            const auto* const found = object.if_contains(key);
            return found == nullptr ? std::string() : std::string(found->as_string());
        };
        Answer answer{.id = text("answer"),
                      .ok = object.at("ok").as_bool(),
                      .seq = 0,
                      .table = text("table"),
                      .error = text("error"),
                      .part = text("part")};
        if (const auto* const seq = object.if_contains("seq")) {
            answer.seq = seq->to_number<Seq>();
        }
        return answer;
    }
    void take(const std::string& text) {
        const auto news = read_news(text, false);
        if (!news || news->table != table_) return;
        if (news->is_snapshot) {
            EXPECT_EQ(seen_.take_snapshot(*news), "");
        } else {
            for (const EventSeen& each : news->events) EXPECT_EQ(seen_.apply(each), "");
        }
        seen_.take_state(news->state);
    }

    hosting::Host* host_;
    std::shared_ptr<Listener> listener_;
    std::string table_;
    TableSeen seen_;
    Chains chains_{1, 2000};
    int commands_ = 0;
};

}  // namespace parlor::tests
