// SPDX-License-Identifier: MIT
// What the functions that decide on commands have in common, and those that fold events. For
// sources of this module.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/tables/command.h"
#include "online/tables/table_data.h"

namespace parlor::tables {

struct Request {
    const TableData& table;
    const Command& command;
    const Now& now;
};

// The next events of a table, all from one command or from the table itself.
class EventBatch {
public:
    EventBatch(const TableData& table, Milliseconds at)
        : seq_(table.seq), at_(at), counted_from_(table.granted) {}
    explicit EventBatch(const Request& request)
        : seq_(request.table.seq),
          at_(request.now.at),
          counted_from_(request.table.granted),
          by_(request.command.by),
          id_(request.command.id) {}

    void add(Payload payload) {
        events_.push_back({.seq = ++seq_,
                           .at = at_,
                           .by = by_,
                           .id = id_,
                           .counted_from = std::exchange(counted_from_, std::nullopt),
                           .payload = std::move(payload)});
    }
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    std::vector<Event> take() { return std::move(events_); }

private:
    Seq seq_;
    Milliseconds at_;
    std::optional<Milliseconds> counted_from_;  // recorded by the first event
    PlayerId by_{};
    std::string id_{};
    std::vector<Event> events_{};
};

inline base::unexpected<Refusal> refuse(RefusalReason why, std::string_view part = {}) {
    return base::unexpected(Refusal{why, std::string(part)});
}
inline base::unexpected<Refusal> refuse(RefusalReason why, char seat) {
    return refuse(why, std::string_view(&seat, 1));
}
inline base::unexpected<Refusal> refuse(const match::Refused& refused) {
    return base::unexpected(Refusal{refused.error, refused.part});
}

// The decision that leads to this event alone.
inline Decision decide_on(const Request& request, Payload payload) {
    EventBatch events(request);
    events.add(std::move(payload));
    return events.take();
}

// Why the player may not do what only players of the game may; nullopt if allowed.
std::optional<Refusal> why_not_playing(const Request& request);

// Decides on a whole turn for the computers' seats.
Decision decide_for_computer(const TableData& table, std::string_view seats, std::string_view turn,
                             Milliseconds now);

// The event of a person leaving a seat for good: a computer plays on, or the game ends.
Payload departure(const TableData& table, char seat, ReplaceReason why);

// Fails if the event does not follow from those before; the table is then unusable.
FoldResult fold(TableData& table, const Event& event);

inline base::unexpected<BrokenLog> broken(std::string_view part) {
    return base::unexpected(BrokenLog{std::string(part)});
}

// One event being folded into a table.
class Fold {
public:
    Fold(TableData& to, const Event& folded) : table(to), event(folded) {}

    TableData& table;
    const Event& event;

    // Removes the offer, which was made for the game as it stood. Called for everything that
    // changes the game, including throws and undone steps, or the players.
    void game_changed();
    // Voids the links given so far, because a player who sits down now has seen them. Their chains
    // go on from there.
    void void_links();
    void leave(SeatState& seat);
    // True if the event brings the due link, or no link if none is due.
    [[nodiscard]] bool fits(const fair_dice::SeatLink& given) const;
    FoldResult played_by_another();
    void begin_turn();
    // A step, or handing over.
    FoldResult make(std::string_view part);
    // If partners share a turn, each is charged for the time that the table waited for them. Used
    // time stays used, so handing over and undoing it gains none.
    FoldResult play(std::string_view part);
    // Continues the game from that record.
    FoldResult resume_from(const std::string& written);
};

// Carries out a throw, step, undo, hand-over or end of a turn in a match; ignores other events.
base::Expected<void, match::Refused> play_on(match::Match& match, const Payload& payload);

// The tips in the order of turns.
std::vector<fair_dice::SeatSeed> in_order(const std::vector<SeatState>& seats,
                                          const std::vector<fair_dice::SeatSeed>& tips);

// One seat of each other person who must agree to that player's offer.
std::vector<char> seats_to_ask(const TableData& table, const PlayerId& offering);

}  // namespace parlor::tables
