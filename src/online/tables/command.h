// SPDX-License-Identifier: MIT
// What a player can do at a table. Each action is declared with the function that decides on it,
// which returns the events that follow or a refusal. sitting.cpp, playing.cpp, leaving.cpp and
// talking.cpp define them together with the functions that fold their events.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/expected.h"
#include "online/tables/event.h"
#include "online/tables/refusal.h"

namespace parlor::tables {

struct Request;  // decide_and_fold.h
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

// The device's first link. `at` is the state whose players it is given for.
struct Reveal {
    Seq at;
    char seat;
    std::string link;
};
Decision decide(const Request& request, const Reveal& action);

// A play names the state of the game that it was meant for. Throws and ends of turns bring the next
// link of the device's chain if one is expected.
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

// Several steps and the end of the turn, all or nothing.
struct Play {
    Seq at;
    std::string steps;
    std::string link{};
};
Decision decide(const Request& request, const Play& action);

// A new chain for a seat whose device does not have the current one.
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

// A computer takes the seat of a missing player. The table chooses its level, not the rival.
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

// Announces the table of the rematch, which exists already.
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

// The circumstances of a decision that the table cannot know by itself.
struct Now {
    Milliseconds at = 0;
    std::vector<PlayerId> missing{};  // players away for longer than the table's patience
};

}  // namespace parlor::tables
