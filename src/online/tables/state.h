// SPDX-License-Identifier: MIT
// What all clients may know of a table besides the game itself. web/src/link/messages.ts describes
// each field.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/tables/event.h"
#include "rules/match/match.h"

namespace parlor::tables {

enum class Phase : std::uint8_t { Open, Playing, Over };
std::string_view name(Phase phase);  // `open`

struct SeatState {
    char seat;
    PlayerId player{};
    std::string name{};
    std::string level{};
    bool may_return = false;
    Milliseconds bank = 0;
    Milliseconds used = 0;  // of the turn, before its clock began to run
    std::string link{};     // what its next link must hash to; only in `State`, and if one is due
    friend bool operator==(const SeatState&, const SeatState&) = default;
};

struct OfferState {
    Seq offer;
    OfferKind what;
    char by;
    std::vector<char> waiting{};
    friend bool operator==(const OfferState&, const OfferState&) = default;
};

struct RunningClock {
    char seat;
    Milliseconds turn;  // left of it
    friend bool operator==(const RunningClock&, const RunningClock&) = default;
};

struct GameEnd {
    EndReason how;
    char seat;
    std::string secret;
    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

// The state of the dice, as tags of records (online/fair_dice/check.h).
struct Transcript {
    std::string scheme;
    std::uint32_t voided = 0;
    std::string tips{};    // before the game too
    std::string links{};   // before the game: the first links that were given so far
    std::string folded{};  // empty before the game
};

struct State {
    Seq seq = 0;
    Seq played = 0;
    Phase phase = Phase::Open;
    std::vector<SeatState> seats{};
    std::string to_act{};  // all seats that may
    std::optional<match::Due> due{};
    std::optional<OfferState> offer{};
    std::optional<RunningClock> clock{};
    std::optional<GameEnd> ended{};
    TableId next{};
    // The state of the dice (ChainedDice::before). Empty until every seat is taken, and at tables
    // of parlor-dice-1.
    std::string shaken{};
    friend bool operator==(const State&, const State&) = default;
};

}  // namespace parlor::tables
