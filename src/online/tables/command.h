// SPDX-License-Identifier: MIT
// What somebody wants done at a table.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "online/tables/event.h"

namespace parlor::tables {

struct Sit {
    char seat;
    std::string name;
    std::string tip;
};
struct Stand {
    char seat;
};
struct Fill {
    std::string level;
};
// The device's first link, for the people who sit as that state tells.
struct Reveal {
    Seq at;
    char seat;
    std::string link;
};
// A play tells which state of the game it was meant for. Throws and ends of turns bring the next
// link of the device's chain, where one is expected.
struct Throw {
    Seq at;
    std::string link{};
};
struct Step {
    Seq at;
    std::string step;
};
struct Undo {
    Seq at;
};
struct HandOver {
    Seq at;
};
struct Confirm {
    Seq at;
    std::string link{};
};
// Steps and confirm, all or nothing.
struct Play {
    Seq at;
    std::string steps;
    std::string link{};
};
// Another chain for a seat whose device does not have the one that is laid down.
struct Renew {
    Seq at;
    char seat;
    std::string tip;
};
struct Offer {
    OfferKind what;
};
struct Agree {
    Seq offer;
};
struct Decline {
    Seq offer;
};
struct Resign {
    char seat;
};
// By the table's own substitute: a rival has no say in who plays.
struct Replace {
    char seat;
};
struct Return {
    char seat;
};
struct Say {
    std::string text;
};
// The new table has been made; here it is told.
struct Follow {
    TableId next;
};

using Wish = std::variant<Sit, Stand, Fill, Reveal, Throw, Step, Undo, HandOver, Confirm, Play,
                          Renew, Offer, Agree, Decline, Resign, Replace, Return, Say, Follow>;

struct Command {
    PlayerId by{};
    std::string id{};
    Wish wish;
};

// What a table cannot know by itself when it decides.
struct Now {
    Milliseconds at = 0;
    std::vector<PlayerId> missing{};  // those away for longer than the table's patience
};

}  // namespace parlor::tables
