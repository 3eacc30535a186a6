// SPDX-License-Identifier: MIT
#include "soak/habits.h"

#include <iterator>

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;

constexpr auto before_answers = 300ms;  // a turn after an offer waits so long
constexpr auto between_looks = 1s;
constexpr auto longest_absence = 60s;
constexpr auto after_replacement = 3s;  // the player returns

std::string command(const Party& party, std::string_view what, std::string_view more) {
    return R"("do":")" + std::string(what) + R"(","table":")" + party.table() + '"' +
           std::string(more);
}

}  // namespace

HabitualCrowd::HabitualCrowd(CrowdPlan plan, std::vector<Address> addresses, std::uint64_t seed)
    : Crowd(std::move(plan), std::move(addresses)), random_(seed) {
    for (const auto& each : parties()) last_events_[each.get()] = Loop::Clock::now();
    look_after_absences();
}

std::vector<std::string> HabitualCrowd::stuck_for(std::chrono::seconds time) const {
    std::vector<std::string> tables;
    for (const auto& [party, last] : last_events_) {
        if (Loop::Clock::now() - last > time) tables.push_back(party->table());
    }
    return tables;
}

void HabitualCrowd::on_ready(Party& party) {
    if (is_ending()) return Crowd::on_ready(party);
    if (happens_once_in(50)) lose_connection(party);
    if (happens_once_in(300)) return party.resign();
    if (happens_once_in(60) && party.may_renew()) return party.renew();
    if (happens_once_in(100)) leave(party);
    if (happens_once_in(40)) return offer_to_take_back(party);
    Crowd::on_ready(party);
}

void HabitualCrowd::on_event(Party& party, Device& device, const EventSeen& event) {
    last_events_[&party] = Loop::Clock::now();
    Crowd::on_event(party, device, event);
    if (event.kind == "offered" && &device == party.devices().front().get()) agree(party, event);
}

// Later, because its socket may be what calls us.
void HabitualCrowd::lose_connection(Party& party) {
    const auto& devices = party.devices();
    Device& chosen = *devices[random_.below(static_cast<std::uint32_t>(devices.size()))];
    loop().after(0ms, [this, &party, &chosen] {
        if (!absences_.contains(&party)) chosen.lose();
    });
}

void HabitualCrowd::offer_to_take_back(Party& party) {
    const auto people = static_cast<std::uint32_t>(party.seats().size());
    party.devices()[random_.below(people)]->ask(command(party, "offer", R"(,"what":"take_back")"));
    loop().after(before_answers, [this, &party] {
        if (party.is_ready()) Crowd::on_ready(party);
    });
}

// By all; the player who offered is refused.
void HabitualCrowd::agree(Party& party, const EventSeen& offered) {
    for (std::size_t i = 0; i < party.seats().size(); ++i) {
        party.devices()[i]->ask(
            command(party, "agree", ",\"offer\":" + std::to_string(offered.seq)));
    }
}

void HabitualCrowd::leave(Party& party) {
    if (party.seats().size() < 2 || absences_.contains(&party)) return;
    const std::size_t device = random_.below(static_cast<std::uint32_t>(party.seats().size()));
    absences_[&party] = {party.table(), device, Loop::Clock::now() + longest_absence};
    party.leave(device);
}

void HabitualCrowd::look_after_absences() {
    for (auto each = absences_.begin(); each != absences_.end();) {
        each = is_over(*each->first, each->second) ? absences_.erase(each) : std::next(each);
    }
    loop().after(between_looks, [this] { look_after_absences(); });
}

// The others ask for a computer again and again, until there is one; then the player asks to
// return.
bool HabitualCrowd::is_over(Party& party, Absence& absence) {
    const auto now = Loop::Clock::now();
    const bool is_same_game = party.table() == absence.table && !is_ending();
    const char seat = party.seats()[absence.device];
    const std::string field = std::string(R"(,"seat":")") + seat + '"';
    const bool is_replaced = party.seen().state().computers.find(seat) != std::string::npos;
    if (is_same_game && now < absence.returns) {
        if (is_replaced) {
            absence.returns = std::min(absence.returns, now + after_replacement);
        } else {
            const std::size_t other = (absence.device + 1) % party.seats().size();
            party.devices()[other]->ask(command(party, "replace", field));
        }
        return false;
    }
    if (party.is_away(absence.device)) party.come_back(absence.device);
    if (!is_same_game) return true;
    Device& own = *party.devices()[absence.device];
    if (is_replaced) own.ask(command(party, "return", field));
    return own.is_up() && !is_replaced;
}

}  // namespace parlor::tests
