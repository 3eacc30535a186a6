// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/spaces.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

using sentences::Voice;

std::string_view key_of_name(Track track) {
    switch (track) {
        case Track::Waiting: return "space.waiting";
        case Track::Broadway: return "space.broadway";
        case Track::Turnout: return "space.turnout";
        case Track::GladPath: return "space.path";
        case Track::Home: break;
    }
    return "space.home";
}

Seat owner(Space space) {
    return on_broadway(space) ? seat_at(space.number() / board.side) : space.seat();
}

std::string_view kind(Space space) {
    switch (space.track()) {
        case Track::Turnout: return "bridge";
        case Track::GladPath: return "house";
        default: return space == entrance(owner(space)) ? "corner" : "square";
    }
}

std::string_view whose(Seat owner, Mover mover) {
    if (mover.seat != owner) return "theirs";
    return mover.person == Person::You ? "yours" : "own";
}

std::string_view name(Relation relation) {
    switch (relation) {
        case Relation::From: return "from";
        case Relation::To: return "to";
        default: return "at";
    }
}

std::string painted_place(const Voice& voice, Space space, Relation relation, Mover mover) {
    if (is_waiting(space)) return voice.say(fmt::format("place.jail.{}", name(relation)));
    if (is_home(space)) return voice.say(fmt::format("place.out.{}", name(relation)));
    const Seat seat = owner(space);
    const int number = on_broadway(space) ? painted_number(space) : space.number();
    return voice.say(fmt::format("place.{}.{}.{}", kind(space), whose(seat, mover), name(relation)),
                     {{"number", fmt::to_string(number)}, {"seat", short_name(voice, seat)}});
}

}  // namespace

std::string space_told(const Voice& voice, Space space, Relation relation, Mover mover) {
    if (has_painted_numbers(voice)) return painted_place(voice, space, relation, mover);
    return voice.say(key_of_name(space.track()), {{"name", text(space)}});
}

std::string short_name(const Voice& voice, Seat seat) {
    std::string named = voice.name(letter(seat));
    const auto namesakes = std::ranges::count(voice.names, named, &match::SeatName::name);
    return named.empty() || namesakes > 1 ? voice.colour(letter(seat)) : named;
}

bool has_painted_numbers(const Voice& voice) {
    const auto row = std::ranges::find(editions, voice.edition, &Edition::name);
    return row != editions.end() && rule_book(row->book).has_painted_numbers;
}

}  // namespace parlor::pollyanna
