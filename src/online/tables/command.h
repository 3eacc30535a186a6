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

struct Request;  // decide.h
using Decision = base::Expected<std::vector<Event>, Refusal>;

struct Sit {
    char seat;
    std::string name;
    std::string tip;
};
Decision decide(const Request& request, const Sit& action);

struct Stand {
    char seat;
};
Decision decide(const Request& request, const Stand& action);

struct Fill {
    std::string level;
};
Decision decide(const Request& request, const Fill& action);

// The device's first link, for the people who sit as that state tells.
struct Reveal {
    Seq at;
    char seat;
    std::string link;
};
Decision decide(const Request& request, const Reveal& action);

// A play tells which state of the game it was meant for. Throws and ends of turns bring the next
// link of the device's chain, where one is expected.
struct Throw {
    Seq at;
    std::string link{};
};
Decision decide(const Request& request, const Throw& action);

struct Step {
    Seq at;
    std::string step;
};
Decision decide(const Request& request, const Step& action);

struct Undo {
    Seq at;
};
Decision decide(const Request& request, const Undo& action);

struct HandOver {
    Seq at;
};
Decision decide(const Request& request, const HandOver& action);

struct Confirm {
    Seq at;
    std::string link{};
};
Decision decide(const Request& request, const Confirm& action);

// Steps and confirm, all or nothing.
struct Play {
    Seq at;
    std::string steps;
    std::string link{};
};
Decision decide(const Request& request, const Play& action);

// Another chain for a seat whose device does not have the one that is laid down.
struct Renew {
    Seq at;
    char seat;
    std::string tip;
};
Decision decide(const Request& request, const Renew& action);

struct Offer {
    OfferKind what;
};
Decision decide(const Request& request, const Offer& action);

struct Agree {
    Seq offer;
};
Decision decide(const Request& request, const Agree& action);

struct Decline {
    Seq offer;
};
Decision decide(const Request& request, const Decline& action);

struct Resign {
    char seat;
};
Decision decide(const Request& request, const Resign& action);

// By the table's own substitute: a rival has no say in who plays.
struct Replace {
    char seat;
};
Decision decide(const Request& request, const Replace& action);

struct Return {
    char seat;
};
Decision decide(const Request& request, const Return& action);

struct Say {
    std::string text;
};
Decision decide(const Request& request, const Say& action);

// The new table has been made; here it is told.
struct Follow {
    TableId next;
};
Decision decide(const Request& request, const Follow& action);

using Action = std::variant<Sit, Stand, Fill, Reveal, Throw, Step, Undo, HandOver, Confirm, Play,
                            Renew, Offer, Agree, Decline, Resign, Replace, Return, Say, Follow>;

struct Command {
    PlayerId by{};
    std::string id{};
    Action action;
};

// What a table cannot know by itself when it decides.
struct Now {
    Milliseconds at = 0;
    std::vector<PlayerId> missing{};  // those away for longer than the table's patience
};

}  // namespace parlor::tables
