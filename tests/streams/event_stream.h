// SPDX-License-Identifier: MIT
// What an always connected device hears of a game, as events that can be found again.
//
//   EventStream stream(messages, random);
//   stream.any(EventStream::of("renewed"))
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "client/fields.h"

namespace parlor::tests {

class EventStream {
public:
    using object = boost::json::object;
    using Fits = std::function<bool(const object& event)>;
    // Where an event stands: its message, and its place among that message's events.
    struct Place {
        std::size_t message;
        std::size_t event;
    };

    // Both must outlive this.
    EventStream(const std::vector<object>& messages, base::Random& random);

    [[nodiscard]] const object& event(const Place& at) const {
        return messages_[at.message].at("events").as_array()[at.event].as_object();
    }
    static bool is_act(const object& event) {
        const std::string kind = text_of(event, "kind");
        return kind == "thrown" || kind == "confirmed";
    }
    static std::int64_t number_in(const object& event) {
        return event.at("seq").to_number<std::int64_t>();
    }
    static bool has_link(const object& event) { return !text_of(event, "link").empty(); }
    static Fits of(std::string kind) {
        return [kind = std::move(kind)](const object& event) {
            return text_of(event, "kind") == kind;
        };
    }

    // A random event that fits; nullopt if there is none.
    std::optional<Place> any(const Fits& fits);
    std::optional<Place> any(const std::vector<Place>& found);

    // Another person's seat, or this one if there is no other.
    [[nodiscard]] char other_seat(char seat) const;
    // The last link that a device gave before that place, of any seat but this one.
    [[nodiscard]] std::string link_before(const Place& at, char but) const;
    // Whether the last throw or end of a turn of that seat that counted came with a link, and its
    // chain is the same.
    [[nodiscard]] bool has_given(const Place& at, char seat) const;
    // Whether the event comes again after plays were taken back.
    [[nodiscard]] bool is_replayed(const object& event) const {
        return replayed_.contains(number_in(event));
    }

protected:
    [[nodiscard]] const std::vector<object>& messages() const { return messages_; }
    [[nodiscard]] const std::vector<Place>& places() const { return places_; }
    [[nodiscard]] const std::vector<Place>& throws_again() const { return again_; }
    [[nodiscard]] const std::string& seats() const { return seats_; }  // of people, with repeats
    [[nodiscard]] std::int64_t begun() const { return begun_; }        // number of that event
    std::uint32_t draw(std::size_t below) {
        return random_.below(static_cast<std::uint32_t>(below));
    }

private:
    void note(const Place& at);

    const std::vector<object>& messages_;
    base::Random& random_;
    std::vector<Place> places_{};
    std::vector<Place> again_{};         // throws that come again after plays were taken back
    std::set<std::int64_t> replayed_{};  // these, and the ends of such turns, by number
    std::string seats_{};
    std::int64_t begun_ = 0;
    // As far as the stream was read: throws and ended turns that have counted, and those of the
    // game as it stands.
    std::size_t made_ = 0;
    std::size_t thrown_ = 0;
    std::size_t ended_ = 0;
    std::size_t turns_ = 0;
};

}  // namespace parlor::tests
