// SPDX-License-Identifier: MIT
#include "faults/crowd.h"

#include <algorithm>

#include "online/fair_dice/check.h"
#include "rules/game/record.h"

namespace parlor::tests {
namespace {

// Unlike those of any other crowd, also of another run on the same store.
std::string new_name() {
    static int made = 0;
    const auto now = Loop::Clock::now().time_since_epoch().count();
    return std::to_string(now % 1'000'000'000) + "." + std::to_string(++made);
}

}  // namespace

Crowd::Crowd(CrowdPlan plan, std::vector<Address> addresses) : plan_(std::move(plan)) {
    for (std::size_t i = 0; i < plan_.tables; ++i) {
        PartyPlan party = plan_.kinds.empty() ? plan_.party : plan_.kinds[i % plan_.kinds.size()];
        party.reads_all = true;
        party.seed += i;
        parties_.push_back(
            std::make_unique<Party>(loop_, static_cast<Party::User&>(*this), party,
                                    DeviceOptions{.addresses = addresses, .name = new_name()}));
        std::ranges::rotate(addresses, addresses.begin() + 1);
    }
    if (plan_.patience.count() > 0) flee_from_silence();
}

Crowd::~Crowd() = default;

void Crowd::flee_from_silence() {
    const auto now = Loop::Clock::now();
    for (const auto& party : parties_) {
        for (const auto& device : party->devices()) {
            const auto since = device->waits_since();
            if (since && now - *since > plan_.patience) device->flee();
        }
    }
    loop_.after(std::chrono::milliseconds(100), [this] { flee_from_silence(); });
}

void Crowd::flee_from(const Address& address) {
    for (const auto& party : parties_) {
        for (const auto& device : party->devices()) {
            if (device->address().port == address.port) device->flee();
        }
    }
}

Loop::Clock::duration Crowd::longest_wait() const {
    const auto now = Loop::Clock::now();
    Loop::Clock::duration longest{};
    for (const auto& party : parties_) {
        for (const auto& device : party->devices()) {
            if (const auto since = device->waits_since()) longest = std::max(longest, now - *since);
        }
    }
    return longest;
}

void Crowd::start() {
    for (const auto& each : parties_) each->start();
    is_started_ = true;
}

bool Crowd::begins(std::chrono::milliseconds limit) {
    if (!is_started_) start();
    return loop_.run_until(
        [&] {
            return std::ranges::all_of(parties_,
                                       [](const auto& each) { return each->is_playing(); });
        },
        limit);
}

bool Crowd::goes_on(std::chrono::milliseconds limit) {
    std::map<const Party*, std::uint64_t> before;
    for (const auto& each : parties_) before[each.get()] = each->turns();
    return loop_.run_until(
        [&] {
            return std::ranges::all_of(
                parties_, [&](const auto& each) { return each->turns() > before[each.get()]; });
        },
        limit);
}

void Crowd::stumble_for(std::chrono::milliseconds time) {
    const auto chosen = [&](const auto& all) -> auto& {
        return *all[random_.below(static_cast<std::uint32_t>(all.size()))];
    };
    const auto end = Loop::Clock::now() + time;
    while (Loop::Clock::now() < end) {
        chosen(chosen(parties_).devices()).lose();
        play_for(std::chrono::milliseconds(random_.below(20)));
    }
}

bool Crowd::resigns(std::chrono::milliseconds limit) {
    is_ending_ = true;
    const std::size_t all = finished_ + parties_.size();
    for (const auto& each : parties_) {
        if (each->is_ready()) each->resign();
    }
    return loop_.run_until([&] { return finished_ >= all; }, limit);
}

void Crowd::on_ready(Party& party) {
    if (is_ending_) {
        party.resign();
    } else if (plan_.pause.count() == 0) {
        party.act(Loop::Clock::now());
    } else {
        loop_.after(plan_.pause, [&party, this] {
            if (party.is_ready() && !is_ending_) party.act(Loop::Clock::now());
        });
    }
}

void Crowd::on_refused(Party&, Device&, const Answer& answer) {
    ++refusals_[answer.error];
    // After `unavailable` the outcome is unknown.
    if (answer.error != "unavailable") ledger_.refuse(answer.id);
}

void Crowd::on_event(Party& party, Device&, const EventSeen& event) {
    ledger_.hear(party.table(), event);
}

void Crowd::on_acknowledged(Party& party, Seq seq) { ledger_.acknowledge(party.table(), seq); }

void Crowd::on_finished(Party& party, const std::string& record) {
    ++finished_;
    const auto read = game::read(record);
    if (!read) {
        ledger_.blame("record cannot be read: " + record);
    } else if (const auto checked = fair_dice::check(*read); !checked) {
        ledger_.blame("dice: " + std::string(name(checked.error().fault)) + " " +
                      checked.error().part + " in " + record);
    }
    if (!is_ending_) party.start();
}

void Crowd::on_lost(Party&, int code, std::string_view reason) {
    ++losses_[std::to_string(code) + " " + std::string(reason)];
}

void Crowd::on_fault(Party& party, const std::string& what) {
    ledger_.blame(party.table() + ": " + what);
}

std::string Crowd::told() const {
    std::string text = std::to_string(ledger_.events()) + " events, " + std::to_string(finished_) +
                       " games ended\n";
    for (const auto& each : parties_) {
        const StateSeen& state = each->seen().state();
        text += each->table() + ": " + std::to_string(each->connected()) + " connected, " +
                std::to_string(each->turns()) + " turns, seq " + std::to_string(state.seq) +
                " played " + std::to_string(state.played) + " " + state.phase + " " + state.due +
                " " + state.to_act + (each->is_ready() ? " ready\n" : "\n");
    }
    for (const auto& [name, count] : refusals_) {
        text += "refused " + std::to_string(count) + " x " + name + "\n";
    }
    for (const auto& [name, count] : losses_) {
        text += "lost " + std::to_string(count) + " x " + name + "\n";
    }
    return text;
}

}  // namespace parlor::tests
