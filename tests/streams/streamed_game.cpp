// SPDX-License-Identifier: MIT
#include "streams/streamed_game.h"

#include <algorithm>

namespace parlor::tests {

using namespace tables;

StreamedGame::StreamedGame(const std::string& game, const std::string& seats, std::uint64_t number)
    : Scene(plan_of(game, seats, number % 5 == 0 ? Clock{60, 100} : Clock{}),
            static_cast<std::uint8_t>(number % 250 + 1)),
      random_(number, 7),
      most_turns_(number % 8 == 0 ? 100'000 : 3 + number * 7 % 40) {
    lines_.push_back(R"({"game":")" + game + ' ' + seats + R"(","table":")" + table().id() +
                     R"("})");
}

void StreamedGame::run() {
    told_ = log().size();
    for (const std::size_t device : {0U, 1U}) start_again(device);
    sit_down();
    do_opening();
    if (testing::Test::HasFatalFailure()) return;
    do_turns();
    for (std::size_t i = 0; i < listeners_.size(); ++i) {
        if (!listeners_[i].is_connected || !listeners_[i].delayed.empty()) start_again(i);
    }
    start_again(2);  // the page of a game that is over
}

char StreamedGame::any_seat() {
    const auto& seats = table().seats();
    return seats[random_.below(static_cast<std::uint32_t>(seats.size()))].seat;
}

// ---- before the game ----

bool StreamedGame::sit_as(char seat) {
    const std::string name = one_in(4) ? "Zoë" : std::string("Player ") + seat;
    const bool sits = ask({seat}, Sit{seat, name, tip(seat)}).empty();
    tell();
    return sits;
}

void StreamedGame::fill() {
    for (const SeatState& each : std::vector(table().seats())) {
        if (each.player.empty()) continue;
        ask(each.player, Fill{"random"});
        return tell();
    }
}

void StreamedGame::sit_down() {
    std::string free;
    for (const SeatState& each : table().seats()) {
        if (each.level.empty()) free += each.seat;
    }
    const bool fills = free.size() > 1 && one_in(6);
    for (std::size_t i = free.size(); i > (fills ? 1 : 0); --i) {
        const std::size_t at = random_.below(static_cast<std::uint32_t>(i));
        const char seat = free[at];
        free.erase(at, 1);
        sit_as(seat);
        if (one_in(8)) {  // the player stands up again
            ask({seat}, Stand{seat});
            tell();
            sit_as(seat);
        }
    }
    if (fills) fill();
}

void StreamedGame::do_opening() {
    for (int i = 0; table().phase() == Phase::Open && i < 100; ++i) {
        const PlayerId by = awaited();
        if (by.empty()) {  // a player stood up: after two such openings none may sit down again
            const auto free = std::ranges::find_if(table().seats(), [](const SeatState& each) {
                return each.player.empty() && each.level.empty();
            });
            if (!sit_as(free->seat)) fill();
            continue;
        }
        const char seat = by.front();
        if (one_in(7) && i > 0 && i < 12) {
            const char leaving = any_seat();
            if (table().seats().size() > 2 && one_in(3) && leaving != seat) {
                missing = {PlayerId(1, leaving)};
                ask(by, Replace{leaving});
                missing.clear();
            } else if (one_in(2)) {
                ask({leaving}, Sit{leaving, "Again", tip(leaving)});  // with another chain
            } else if (leaving != seat) {
                ask({leaving}, Stand{leaving});
            }
            tell();
            continue;
        }
        tell_due(seat, "open");
        ask(by, Reveal{table().played(), seat, link(seat)});
        tell();
    }
    ASSERT_NE(table().phase(), Phase::Open);
}

// ---- the game ----

void StreamedGame::do_turns() {
    while (table().phase() == Phase::Playing && !testing::Test::HasFatalFailure()) {
        let_computers_act();
        if (table().phase() != Phase::Playing) return;
        do_something();
        now += 1000;
    }
}

void StreamedGame::let_computers_act() {
    while (table().phase() == Phase::Playing) {
        if (const Events events = table().by_itself(now); !events.empty()) {
            keep(events);
        } else if (table().thinking_level().empty()) {
            return;
        } else {
            ASSERT_EQ(computer(), "");
        }
        tell();
    }
}

void StreamedGame::do_something() {
    const PlayerId by = awaited();
    if (by.empty()) return bring_back();
    if (match().record().turns.size() >= most_turns_) {
        ask(by, Resign{by.front()});
        return tell();
    }
    if (one_in(10)) do_incident(by);
    for (const std::size_t device : {1U, 2U}) connect_or_lose(device);
    if (one_in(40)) send(0, snapshot());
    const PlayerId next = awaited();
    if (table().phase() != Phase::Playing || next.empty()) return;
    const char seat = acting(next);
    const auto due = match().due();
    if (due == match::Due::Throw) tell_due(seat, "throw");
    if (due == match::Due::Confirm) tell_due(seat, "end");
    act(random_);
    tell();
}

void StreamedGame::do_incident(const PlayerId& by) {
    switch (random_.below(7)) {
        case 0: renew(by); break;
        case 1: replace_somebody(by); break;
        case 2: bring_back(); break;
        case 3:
        case 4: take_back(by); break;
        case 5: ask(by, Say{"phrase:oops"}); break;
        default: now += one_in(10) ? 200'000 : 0;  // a clock may run out
    }
    tell();
    if (table().phase() == Phase::Playing) let_computers_act();
}

void StreamedGame::renew(const PlayerId& by) {
    for (std::uint32_t i = 0; i <= random_.below(2); ++i) {
        const char seat = acting(by);
        ask(by, Renew{table().played(), seat, tip(seat)});
        tell();
    }
}

void StreamedGame::replace_somebody(const PlayerId& by) {
    const char seat = any_seat();
    missing = {PlayerId(1, seat)};
    ask(by, Replace{seat});
    missing.clear();
}

void StreamedGame::bring_back() {
    for (const SeatState& each : std::vector(table().seats())) {
        if (each.may_return) ask(each.player, Return{each.seat});
        tell();
    }
}

void StreamedGame::take_back(const PlayerId& by) {
    bring_back();  // while a player is away nothing is taken back
    if (!ask(by, Offer{OfferKind::TakeBack}).empty()) return;
    tell();
    while (state().offer && !state().offer->waiting.empty()) {
        const char asked = state().offer->waiting.front();
        if (!ask({asked}, Agree{state().offer->offer}).empty()) {
            ask({asked}, Decline{state().offer->offer});
            break;
        }
        tell();
    }
}

// ---- what devices hear ----

std::string StreamedGame::snapshot() const { return online_json::snapshot_json(table(), now); }

std::string StreamedGame::news_since(Seq seq) const {
    std::vector<std::string> events;
    for (const Event& each : log()) {
        if (each.seq > seq) events.push_back(online_json::event_json(each));
    }
    return online_json::news_json(table().id(), events, state());
}

void StreamedGame::send(std::size_t device, const std::string& message) {
    lines_.push_back(R"({"to":[)" + std::to_string(device) + R"(],"message":)" + message + "}");
    if (device == 0) messages_.push_back(message);
    listeners_[device].heard = table().seq();
}

void StreamedGame::start_again(std::size_t device) {
    lines_.push_back(R"({"fresh":)" + std::to_string(device) + "}");
    listeners_[device] = {.is_connected = true};
    send(device, snapshot());
}

void StreamedGame::tell() {
    if (log().size() == told_) return;
    const std::string news = news_since(static_cast<Seq>(told_));
    told_ = log().size();
    std::string to;
    for (std::size_t i = 0; i < listeners_.size(); ++i) {
        Listener& each = listeners_[i];
        if (!each.is_connected || !each.delayed.empty()) continue;
        to += (to.empty() ? "" : ",") + std::to_string(i);
        each.heard = table().seq();
    }
    lines_.push_back(R"({"to":[)" + to + R"(],"message":)" + news + "}");
    messages_.push_back(news);
}

// A device loses its connection, or catches up: by the events that it missed, or by a snapshot,
// which may be on its way for a while.
void StreamedGame::connect_or_lose(std::size_t device) {
    Listener& listener = listeners_[device];
    if (!listener.delayed.empty()) {
        if (one_in(2)) return;
        const Seq heard = listener.heard;
        send(device, listener.delayed);
        listener.delayed.clear();
        if (heard < table().seq()) send(device, news_since(heard));
    } else if (listener.is_connected) {
        if (one_in(25)) listener.is_connected = false;
    } else if (one_in(12)) {
        if (device == 2 && (listener.heard == 0 || one_in(2))) return start_again(device);
        listener.is_connected = true;
        if (one_in(2)) {
            send(device, snapshot());
        } else if (one_in(2)) {
            listener.heard = table().seq();
            listener.delayed = snapshot();
        } else if (listener.heard < table().seq()) {
            send(device, news_since(listener.heard));
        }
    }
}

// Every device that is up to date must know which link the server waits for.
void StreamedGame::tell_due(char seat, std::string_view kind) {
    std::string to;
    for (std::size_t i = 0; i < listeners_.size(); ++i) {
        const Listener& each = listeners_[i];
        if (!each.is_connected || !each.delayed.empty()) continue;
        to += (to.empty() ? "" : ",") + std::to_string(i);
    }
    lines_.push_back(R"({"due":[)" + to + R"(],"seat":")" + seat + R"(","kind":")" +
                     std::string(kind) + R"(","link":")" + link_due(seat) + "\"}");
}

}  // namespace parlor::tests
