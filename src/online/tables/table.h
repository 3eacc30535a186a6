// SPDX-License-Identifier: MIT
// One table online: who sits, whose turn it is, what has been agreed. Deciding on a command returns
// events or a refusal and changes nothing; applying events changes the table. Equal events give
// equal tables. The table has no clock: callers pass the time, and the dice follow from the secret.
//
//   auto table = Table::load(id, secret, events);
//   auto events = table->decide(command, now);
//   if (!events) … name(events.error()) …            nothing has changed
//   for (const Event& each : *events) table->apply(each);
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/expected.h"
#include "online/crypto/keys.h"
#include "online/tables/command.h"
#include "online/tables/state.h"
#include "online/tables/table_data.h"
#include "rules/match/match.h"

namespace parlor::tables {

using Events = std::vector<Event>;

class Table {
public:
    // The events of a new table. Precondition: the plan was accepted (plan.h).
    static Events create(const Command& by, const Created& created, Milliseconds now);

    static base::Expected<Table, BrokenLog> load(TableId id, const crypto::Key& secret,
                                                 std::span<const Event> events);

    // All events of a decision carry the player and the id of the command. Precondition: the
    // command names its player.
    [[nodiscard]] Decision decide(const Command& command, const Now& now) const;
    // Plays a turn that a computer has chosen for the thinking seats. `turn` has all steps of the
    // turn, including those made before. Steps that are not in it are undone, the others made, and
    // the turn is confirmed unless a partner goes on. `at` is as in a player's commands.
    [[nodiscard]] Decision computer_plays(Seq at, std::string_view turn, Milliseconds now) const;
    // The events that are due without a command: a computer throws, or replaces a player whose
    // time is over; without any person left the game ends. Unless it is empty, apply the events and
    // call again.
    [[nodiscard]] Events by_itself(Milliseconds now) const;

    // Precondition: a table in this state has decided on the event.
    void apply(const Event& event);

    // Makes sure that the acting seat has at least `least` left, after a time in which no process
    // served the table. Called after loading; the next event records it.
    void grant(Milliseconds now, Milliseconds least);
    // The time of a grant that no event has recorded yet; and the same grant again, for a table
    // that is reloaded as it was.
    [[nodiscard]] std::optional<Milliseconds> granted() const { return data_.granted; }
    void grant_again(Milliseconds granted);

    [[nodiscard]] const TableId& id() const { return data_.id; }
    [[nodiscard]] const TablePlan& plan() const { return data_.plan; }
    [[nodiscard]] const std::string& commitment() const { return data_.commitment; }
    // The state that all clients get, with the clocks as they stand now.
    [[nodiscard]] State state(Milliseconds now) const;
    [[nodiscard]] Seq seq() const { return data_.seq; }
    [[nodiscard]] Seq played() const { return data_.played; }
    [[nodiscard]] Phase phase() const { return data_.phase; }
    [[nodiscard]] const std::vector<SeatState>& seats() const { return data_.seats; }
    // True while every seat is taken and the game waits for the first links of devices.
    [[nodiscard]] bool is_opening() const {
        return data_.phase == Phase::Open && data_.is_complete();
    }
    // Null before the game has begun.
    [[nodiscard]] const match::Match* match() const { return data_.match.get(); }
    // Nullopt until the game is over.
    [[nodiscard]] const std::optional<GameEnd>& ended() const { return data_.ended; }
    // The game's record with the tags of its dice, and with the secret once it is over. Empty
    // before the game.
    [[nodiscard]] std::string record() const;
    // The state of the dice, as the tags of records have it. A device that has not followed the
    // game from its beginning computes the dice's state from it.
    [[nodiscard]] Transcript transcript() const;
    // The newest 50 messages of the chat.
    [[nodiscard]] const std::vector<Event>& said() const { return data_.said; }

    // The last event that an earlier command has led to, or nullopt if the command is new. A
    // repeated command is not carried out again.
    [[nodiscard]] std::optional<Seq> done(const PlayerId& by, const std::string& id) const;

    // When the acting seat's clock runs out; nullopt if it does not run.
    [[nodiscard]] std::optional<Milliseconds> deadline() const;
    // The level of the computer that has to choose a play now; empty if none has. (Throws are
    // events of `by_itself`.) Computers wait while an offer is open, and for people of their side
    // who have something to play and have not said `over`.
    [[nodiscard]] std::string_view thinking_level() const;
    // The seats that it plays for: all computers' seats of that side. Precondition: one thinks.
    [[nodiscard]] std::string thinking_seats() const;
    // The people that the table waits for, each once.
    [[nodiscard]] std::vector<PlayerId> awaited() const;
    // True if the table goes on without watchers: a computer is to act, or a clock runs.
    [[nodiscard]] bool goes_on() const;
    // True for replaced players as well.
    [[nodiscard]] bool sits(const PlayerId& player) const { return data_.sits(player); }

private:
    Table(TableId id, const crypto::Key& secret) {
        data_.id = std::move(id);
        data_.secret = secret;
    }
    // True if a computer is to act, and may.
    [[nodiscard]] bool is_computers_turn() const;

    TableData data_{};
};

}  // namespace parlor::tables
