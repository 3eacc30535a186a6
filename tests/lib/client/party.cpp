// SPDX-License-Identifier: MIT
#include "client/party.h"

#include <algorithm>
#include <utility>

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using match::Due;

constexpr auto patience_after_refusal = 100ms;
constexpr std::size_t longest_game = 1500;  // links that a seat gives in it

// What a seat does with a turn, found on the match itself and taken back again.
struct Choice {
    std::string steps{};  // with blanks between
    std::string first{};
    bool ends_turn = false;  // by the same seat
};

Choice choose_steps(match::Match& match, char seat, base::Random& random) {
    Choice choice;
    std::size_t made = 0;
    while (match.due() == Due::Step || match.due() == Due::Set) {
        auto choices = match.choice_texts();
        std::erase_if(choices,
                      [&](const std::string& each) { return match.maker_of(each) != seat; });
        if (choices.empty()) break;
        const std::string& step = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
        if (!match.make(step)) break;
        if (made++ == 0) choice.first = step;
        if (!choice.steps.empty()) choice.steps += ' ';
        choice.steps += step;
    }
    choice.ends_turn = match.due() == Due::Confirm;
    for (; made > 0; --made) match.undo();
    return choice;
}

std::string quoted(std::string_view key, std::string_view value) {
    std::string text = ",\"";
    ((((text += key) += "\":\"") += value) += '"');
    return text;
}

}  // namespace

std::string usual_seats(std::string_view game, std::size_t players) {
    if (game.starts_with("zenda")) return players == 2 ? "sz" : players == 3 ? "maz" : "maky";
    return players == 2 ? "br" : players == 3 ? "bgr" : "bgry";
}

Party::Party(Loop& loop, User& user, PartyPlan plan, const DeviceOptions& devices)
    : loop_(&loop),
      user_(&user),
      plan_(std::move(plan)),
      random_(plan_.seed),
      chains_(plan_.seed, longest_game) {
    const std::size_t count = plan_.seats.size() + plan_.watchers;
    for (std::size_t i = 0; i < count; ++i) {
        DeviceOptions options = devices;
        options.name += "." + std::to_string(i);
        const auto first = static_cast<std::ptrdiff_t>(i % options.addresses.size());
        std::ranges::rotate(options.addresses, options.addresses.begin() + first);
        devices_.push_back(
            std::make_unique<Device>(loop, static_cast<Device::User&>(*this), options));
    }
    heard_.assign(count, 0);
    watches_.resize(count);
}

std::size_t Party::connected() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(devices_, [](const auto& each) { return each->is_up(); }));
}

std::size_t Party::index_of(const Device& device) const {
    const auto found =
        std::ranges::find_if(devices_, [&](const auto& each) { return each.get() == &device; });
    return static_cast<std::size_t>(found - devices_.begin());
}

std::string Party::head(std::string_view what) const {
    return R"("do":")" + std::string(what) + R"(","table":")" + table_ + '"';
}

void Party::start() {
    if (!table_.empty()) {
        for (const auto& each : devices_) each->ask(head("unwatch"));
    }
    table_.clear();
    game_ = std::make_shared<int>(0);
    retries_ = 0;
    seen_ = {};
    chains_ = Chains(random_.next(), longest_game);
    sent_.clear();
    heard_.assign(devices_.size(), 0);
    acknowledged_ = 0;
    is_ready_ = is_in_turn_ = is_finished_ = false;
    for (const auto& each : devices_) {
        if (!each->is_up()) each->connect();
    }
    if (connected() == devices_.size()) create();
}

void Party::create() {
    std::string seats;
    const auto add = [&](char seat, std::string_view level) {
        if (!seats.empty()) seats += ',';
        seats += R"({"seat":")" + std::string(1, seat) + '"' + quoted("level", level) + '}';
    };
    for (const char seat : plan_.seats) add(seat, "");
    for (const char seat : plan_.computers) add(seat, "simple");
    send(*devices_.front(), Kind::Create,
         R"("do":"create","plan":{"game":")" + plan_.game + R"(","seats":[)" + seats +
             R"(],"public":false,"clock":{"turn":)" + std::to_string(plan_.turn_seconds) +
             R"(,"bank":)" + std::to_string(plan_.bank_seconds) + R"(},"patience":)" +
             std::to_string(plan_.patience_seconds) + "}",
         Loop::Clock::now());
}

void Party::watch(std::size_t device) {
    std::string since;
    if (heard_[device] > 0) since = ",\"since\":" + std::to_string(heard_[device]);
    watches_[device] = devices_[device]->ask(head("watch") + since);
}

void Party::sit(std::size_t device) {
    send(*devices_[device], Kind::Sit,
         head("sit") + quoted("seat", plan_.seats.substr(device, 1)) +
             quoted("name", "Player " + std::to_string(device)) +
             quoted("tip", chains_.lay_down(table_, plan_.seats[device])),
         Loop::Clock::now());
}

void Party::reveal() {
    for (const auto& [seat, due] : seen_.state().links) {
        const std::size_t index = plan_.seats.find(seat);
        const std::string fields = head("reveal") +
                                   ",\"at\":" + std::to_string(seen_.state().played) +
                                   quoted("seat", {&seat, 1}) + link(seat);
        const bool was_sent = std::ranges::find(sent_, fields, &Sent::fields) != sent_.end();
        if (!was_sent) send(*devices_[index], Kind::Reveal, fields, Loop::Clock::now());
    }
}

std::string Party::link(char seat) const {
    const std::string next = chains_.after(seen_.state().link_due(seat));
    return next.empty() ? next : quoted("link", next);
}

void Party::on_up(Device& device) {
    if (!table_.empty()) {
        watch(index_of(device));
    } else if (sent_.empty() && connected() == devices_.size()) {
        create();
    }
}

void Party::send(Device& device, Kind kind, const std::string& fields, Loop::Time due) {
    sent_.push_back({device.send(fields), kind, fields, due});
}

void Party::on_answer(Device& device, const Answer& answer) {
    const auto found = std::ranges::find(sent_, answer.id, &Sent::id);
    if (found == sent_.end()) {
        if (!answer.ok) take_refusal_to_watch(device, answer);
        return;
    }
    const Sent sent = *found;
    sent_.erase(found);
    if (!answer.ok) {
        take_refusal(device, answer, sent);
        return;
    }
    if (sent.kind == Kind::Create) {
        table_ = answer.table;
        dice_.assign(devices_.size(), DiceFollower(table_));
        for (std::size_t i = 0; i < devices_.size(); ++i) watch(i);
        for (std::size_t i = 0; i < plan_.seats.size(); ++i) sit(i);
    }
    acknowledged_ = std::max(acknowledged_, answer.seq);
    if (answer.seq > 0) user_->on_acknowledged(*this, answer.seq);
    user_->on_answered(*this, sent.kind, sent.due);
    advance();
}

void Party::take_refusal_to_watch(Device& device, const Answer& answer) {
    user_->on_refused(*this, device, answer);
    const std::size_t index = index_of(device);
    const std::weak_ptr<int> game = game_;
    loop_->after(patience_after_refusal, [this, game, index, id = answer.id] {
        if (!game.expired() && watches_[index] == id) watch(index);
    });
}

// What is `unavailable` may have been done all the same, so that it is said again under its id.
void Party::take_refusal(Device& device, const Answer& answer, const Sent& sent) {
    user_->on_refused(*this, device, answer);
    const bool is_unknown = answer.error == "unavailable";
    if (is_unknown) sent_.push_back(sent);
    ++retries_;
    const std::weak_ptr<int> game = game_;
    loop_->after(patience_after_refusal, [this, game, is_unknown, sent, &device] {
        if (game.expired()) return;
        --retries_;
        if (is_unknown) {
            device.send_again(sent.id, sent.fields);
        } else if (sent.kind == Kind::Create) {
            create();
        } else if (sent.kind == Kind::Sit) {
            sit(index_of(device));
        } else {
            advance();
        }
    });
}

void Party::on_message(Device& device, std::string_view text) {
    if (!plan_.reads_all) {
        const auto newest = newest_seq(text);
        if (!newest || *newest <= seen_.seq()) return;
    }
    const auto news = read_news(text, plan_.reads_all);
    if (!news || news->table != table_) {
        if (!news && text.starts_with(R"({"error")")) user_->on_fault(*this, std::string(text));
        return;
    }
    const std::size_t index = index_of(device);
    if (plan_.reads_all) follow_dice(index, text);
    if (news->is_snapshot) {
        heard_[index] = news->state.seq;
        const std::string fault = seen_.take_snapshot(*news);
        if (!fault.empty()) user_->on_fault(*this, fault);
    } else {
        take_events(index, *news);
    }
    seen_.take_state(news->state);
    advance();
}

// Every device checks everything that it receives about the dice.
void Party::follow_dice(std::size_t device, std::string_view text) {
    if (dice_[device].alarm()) return;
    dice_[device].hear(text);
    const auto& alarm = dice_[device].alarm();
    if (!alarm) return;
    user_->on_fault(*this, "device " + std::to_string(device) + " raises the alarm " + alarm->name +
                               " of seat " + alarm->seat + " at event " +
                               std::to_string(alarm->seq));
}

void Party::take_events(std::size_t device, const NewsSeen& news) {
    for (const EventSeen& each : news.events) {
        if (plan_.reads_all) {
            if (each.seq != heard_[device] + 1) {
                user_->on_fault(*this, "device " + std::to_string(device) + " was told event " +
                                           std::to_string(each.seq) + " after " +
                                           std::to_string(heard_[device]));
            }
            heard_[device] = each.seq;
            user_->on_event(*this, *devices_[device], each);
        }
        if (each.seq <= seen_.seq()) continue;
        const std::string fault = seen_.apply(each);
        if (!fault.empty()) user_->on_fault(*this, fault);
    }
}

void Party::on_down(Device&, int code, std::string_view reason) {
    user_->on_lost(*this, code, reason);
}

// Goes on once everything that was done is also known.
void Party::advance() {
    if (seen_.state().phase == "open" && retries_ == 0) return reveal();
    if (!sent_.empty() || seen_.seq() < acknowledged_ || seen_.state().seq < seen_.seq()) return;
    if (retries_ > 0 || seen_.match() == nullptr) return;
    // A computer may end the game while the party is ready.
    if (is_ready_ && !seen_.is_over()) return;
    const Due due = seen_.match()->due();
    const bool is_between = due == Due::Throw || due == Due::Over ||
                            (due == Due::Set && seen_.match()->made_texts().empty());
    if (is_in_turn_ && is_between && seen_.state().played != turn_from_) {
        is_in_turn_ = false;
        ++turns_;
        user_->on_turn(*this, turn_due_);
    }
    if (seen_.is_over()) {
        if (seen_.record().empty() || std::exchange(is_finished_, true)) return;
        user_->on_finished(*this, seen_.record());
    } else if (is_in_turn_) {
        go_on();
    } else if (due != Due::Over) {
        is_ready_ = true;
        user_->on_ready(*this);
    }
}

void Party::act(Loop::Time due) {
    is_ready_ = false;
    is_in_turn_ = true;
    turn_due_ = due;
    turn_from_ = seen_.state().played;
    go_on();
}

std::size_t Party::first_person_of(std::string_view seats) const {
    for (const char seat : seats) {
        const bool is_computer = seen_.state().computers.find(seat) != std::string::npos;
        if (!is_computer && plan_.seats.find(seat) != std::string::npos) {
            return plan_.seats.find(seat);
        }
    }
    return none_;
}

std::size_t Party::acting() const { return first_person_of(seen_.match()->awaited()); }

void Party::go_on() {
    const std::size_t index = acting();
    if (index == none_ || away_.contains(index)) return;
    Device& device = *devices_[index];
    if (seen_.match()->due() == Due::Throw) {
        send(device, Kind::Throw,
             head("throw") + ",\"at\":" + std::to_string(seen_.state().played) +
                 link(plan_.seats[index]),
             turn_due_);
    } else {
        choose(device);
    }
}

void Party::choose(Device& device) {
    match::Match& match = *seen_.match();
    const std::string at = ",\"at\":" + std::to_string(seen_.state().played);
    const auto now = Loop::Clock::now();
    const char seat = plan_.seats[index_of(device)];
    if (match.may_hand_over(seat) && random_.below(4) == 0) {
        send(device, Kind::Step, head("over") + at, now);
    } else if (const Choice choice = choose_steps(match, seat, random_);
               choice.ends_turn && !plan_.by_steps) {
        const std::string steps = choice.steps.empty() ? "pass" : choice.steps;
        send(device, Kind::Play, head("play") + at + quoted("steps", steps) + link(seat), now);
    } else if (match.due() == Due::Confirm) {
        send(device, Kind::Play, head("confirm") + at + link(seat), now);
    } else {
        send(device, Kind::Step, head("step") + at + quoted("step", choice.first), now);
    }
}

void Party::resign() {
    const std::size_t turn = acting();
    const std::size_t index = turn == none_ ? first_person_of(plan_.seats) : turn;
    is_ready_ = false;
    if (index == none_) return;
    send(*devices_[index], Kind::Other,
         head("resign") + quoted("seat", plan_.seats.substr(index, 1)), Loop::Clock::now());
}

void Party::renew() {
    const std::size_t index = acting();
    is_ready_ = false;
    // Later, because its socket may be what calls us.
    loop_->after(0ms, [this, index] {
        if (!is_away(index)) devices_[index]->lose();
    });
    send(*devices_[index], Kind::Other,
         head("renew") + ",\"at\":" + std::to_string(seen_.state().played) +
             quoted("seat", plan_.seats.substr(index, 1)) +
             quoted("tip", chains_.lay_down(table_, plan_.seats[index])),
         Loop::Clock::now());
}

void Party::leave(std::size_t device) {
    away_.insert(device);
    devices_[device]->disconnect();
}

void Party::come_back(std::size_t device) {
    away_.erase(device);
    devices_[device]->connect();
}

}  // namespace parlor::tests
