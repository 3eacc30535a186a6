// SPDX-License-Identifier: MIT
#include "streams/event_stream.h"

#include <algorithm>

#include "rules/game/record.h"
#include "rules/match/dice.h"

namespace parlor::tests {
namespace {

std::size_t throws_in(const boost::json::object& event) {
    const auto record = game::read(text_of(event, "record"));
    return record ? match::throws_of(*record).size() : 0;
}
std::size_t turns_in(const boost::json::object& event) {
    const auto record = game::read(text_of(event, "record"));
    const auto has_ended = [](const auto& each) { return !each.is_pending(); };
    return record ? static_cast<std::size_t>(std::ranges::count_if(record->turns, has_ended)) : 0;
}

}  // namespace

EventStream::EventStream(const std::vector<object>& messages, base::Random& random)
    : messages_(messages), random_(random) {
    for (std::size_t i = 0; i < messages_.size(); ++i) {
        if (!messages_[i].contains("events")) continue;
        const std::size_t count = messages_[i].at("events").as_array().size();
        for (std::size_t k = 0; k < count; ++k) note({i, k});
    }
}

void EventStream::note(const Place& at) {
    const object& each = event(at);
    const std::string kind = text_of(each, "kind");
    places_.push_back(at);
    if (has_link(each) || kind == "sat") seats_ += text_of(each, "seat");
    if (kind == "begun") {
        made_ = thrown_ = throws_in(each);
        begun_ = number_in(each);
    } else if (kind == "taken_back") {
        thrown_ = throws_in(each);
        turns_ = turns_in(each);
    } else if (kind == "confirmed") {
        if (turns_ < ended_) replayed_.insert(number_in(each));
        ended_ = std::max(ended_, ++turns_);
    } else if (kind == "thrown") {
        if (thrown_ < made_) {
            again_.push_back(at);
            replayed_.insert(number_in(each));
        }
        made_ = std::max(made_, ++thrown_);
    }
}

auto EventStream::any(const Fits& fits) -> std::optional<Place> {
    std::vector<Place> found;
    for (const Place& each : places_) {
        if (fits(event(each))) found.push_back(each);
    }
    return any(found);
}
auto EventStream::any(const std::vector<Place>& found) -> std::optional<Place> {
    if (found.empty()) return std::nullopt;
    return found[random_.below(static_cast<std::uint32_t>(found.size()))];
}

char EventStream::other_seat(char seat) const {
    for (const char each : seats_) {
        if (each != seat) return each;
    }
    return seat;
}
std::string EventStream::link_before(const Place& at, char but) const {
    std::string link(64, 'a');
    for (const Place& each : places_) {
        if (each.message >= at.message) break;
        const object& told = event(each);
        if (has_link(told) && text_of(told, "seat").front() != but) {
            link = text_of(told, "link");
        }
    }
    return link;
}

bool EventStream::has_given(const Place& at, char seat) const {
    bool gave = true;
    for (const Place& each : places_) {
        if (each.message >= at.message) break;
        const object& told = event(each);
        const bool is_its = text_of(told, "seat") == std::string(1, seat);
        const bool is_first = is_act(told) && !is_replayed(told);
        if (is_its && is_first) gave = has_link(told);
        if (is_its && of("renewed")(told)) gave = false;
    }
    return gave;
}

}  // namespace parlor::tests
