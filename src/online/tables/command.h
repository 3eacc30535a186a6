// SPDX-License-Identifier: MIT
// What somebody wants done at a table. Beside each wish stands the function that decides upon it:
// events that follow, or a refusal. sitting.cpp, playing.cpp, agreeing.cpp, leaving.cpp and
// talking.cpp have them, each with what its events make of a table.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/expected.h"
#include "online/tables/event.h"
#include "online/tables/refusal.h"

namespace parlor::tables {

struct Question;  // decide.h
using Decided = base::Expected<std::vector<Event>, Refusal>;

struct Sit {
    char seat;
    std::string name;
    std::string tip;
};
Decided decide(const Question& question, const Sit& wish);

struct Stand {
    char seat;
};
Decided decide(const Question& question, const Stand& wish);

struct Fill {
    std::string level;
};
Decided decide(const Question& question, const Fill& wish);

// The device's first link, for the people who sit as that state tells.
struct Reveal {
    Seq at;
    char seat;
    std::string link;
};
Decided decide(const Question& question, const Reveal& wish);

// A play tells which state of the game it was meant for. Throws and ends of turns bring the next
// link of the device's chain, where one is expected.
struct Throw {
    Seq at;
    std::string link{};
};
Decided decide(const Question& question, const Throw& wish);

struct Step {
    Seq at;
    std::string step;
};
Decided decide(const Question& question, const Step& wish);

struct Undo {
    Seq at;
};
Decided decide(const Question& question, const Undo& wish);

struct HandOver {
    Seq at;
};
Decided decide(const Question& question, const HandOver& wish);

struct Confirm {
    Seq at;
    std::string link{};
};
Decided decide(const Question& question, const Confirm& wish);

// Steps and confirm, all or nothing.
struct Play {
    Seq at;
    std::string steps;
    std::string link{};
};
Decided decide(const Question& question, const Play& wish);

// Another chain for a seat whose device does not have the one that is laid down.
struct Renew {
    Seq at;
    char seat;
    std::string tip;
};
Decided decide(const Question& question, const Renew& wish);

struct Offer {
    OfferKind what;
};
Decided decide(const Question& question, const Offer& wish);

struct Agree {
    Seq offer;
};
Decided decide(const Question& question, const Agree& wish);

struct Decline {
    Seq offer;
};
Decided decide(const Question& question, const Decline& wish);

struct Resign {
    char seat;
};
Decided decide(const Question& question, const Resign& wish);

// By the table's own substitute: a rival has no say in who plays.
struct Replace {
    char seat;
};
Decided decide(const Question& question, const Replace& wish);

struct Return {
    char seat;
};
Decided decide(const Question& question, const Return& wish);

struct Say {
    std::string text;
};
Decided decide(const Question& question, const Say& wish);

// The new table has been made; here it is told.
struct Follow {
    TableId next;
};
Decided decide(const Question& question, const Follow& wish);

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
