// SPDX-License-Identifier: MIT
// One table online: who sits, whose turn it is, what has been agreed. A command is decided upon: it
// leads to events or is refused; events are then applied. The same events give the same table,
// whoever applies them. Pure: the time is told, and the dice follow from the secret.
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
    // The events of a table that begins. Precondition: the plan was accepted.
    static Events create(const Command& by, const Created& created, Milliseconds now);

    static base::Expected<Table, BrokenLog> load(TableId id, const crypto::Key& secret,
                                                 std::span<const Event> events);

    // All events of a decision carry the player and the id of the command. Precondition: the
    // command tells who gives it.
    [[nodiscard]] Decision decide(const Command& command, const Now& now) const;
    // What a computer has chosen for the seats that think: all steps of the turn as it would have
    // them, also those made before. Steps that are not among them are undone, the others made, and
    // the turn is confirmed unless a partner goes on. `at` as in a player's commands.
    [[nodiscard]] Decision computer_plays(Seq at, std::string_view turn, Milliseconds now) const;
    // What happens by itself by now: a computer throws, or plays on for somebody whose time is
    // over; if that was the last person the game ends. May be nothing; else ask again once it
    // is applied.
    [[nodiscard]] Events by_itself(Milliseconds now) const;

    // Precondition: decided upon by a table in this state, or once by one before it was stored.
    void apply(const Event& event);

    // At least so much is left to the seat that acts, however long nobody has served the table and
    // whatever clocks say. For whoever has just loaded it; the next event tells it.
    void grant(Milliseconds now, Milliseconds least);
    // What was granted and no event has told yet; and the same once more, for a table that is
    // loaded again as it was.
    [[nodiscard]] std::optional<Milliseconds> granted() const { return data_.granted; }
    void grant_again(Milliseconds granted);

    [[nodiscard]] const TableId& id() const { return data_.id; }
    [[nodiscard]] const TablePlan& plan() const { return data_.plan; }
    [[nodiscard]] const std::string& commitment() const { return data_.commitment; }
    // What is the same for everybody; clocks as they stand now.
    [[nodiscard]] State state(Milliseconds now) const;
    [[nodiscard]] Seq seq() const { return data_.seq; }
    [[nodiscard]] Seq played() const { return data_.played; }
    [[nodiscard]] Phase phase() const { return data_.phase; }
    [[nodiscard]] const std::vector<SeatState>& seats() const { return data_.seats; }
    // Every seat is taken, and the game waits for the first links of devices.
    [[nodiscard]] bool is_opening() const {
        return data_.phase == Phase::Open && data_.is_complete();
    }
    // Null before the game has begun.
    [[nodiscard]] const match::Match* match() const { return data_.match.get(); }
    // None before it is over.
    [[nodiscard]] const std::optional<GameEnd>& ended() const { return data_.ended; }
    // As a record, with the tags of its dice; the secret once it is over. Empty before the game.
    [[nodiscard]] std::string record() const;
    // What the dice have come to, as the tags of records have it: a device that has not followed
    // the game from its beginning computes the state from it.
    [[nodiscard]] Transcript transcript() const;
    // The newest fifty.
    [[nodiscard]] const std::vector<Event>& said() const { return data_.said; }

    // The last event that a command has led to, if it is known: it is not done again.
    [[nodiscard]] std::optional<Seq> done(const PlayerId& by, const std::string& id) const;

    // When the clock of the seat that acts runs out; none: it does not run.
    [[nodiscard]] std::optional<Milliseconds> deadline() const;
    // The level that has to choose a play now; empty: none. (A throw comes by itself.) Computers
    // wait while an offer stands, and for people who share their side and have something to play,
    // until these say `over`.
    [[nodiscard]] std::string_view thinking_level() const;
    // The seats that it plays for: all that computers have on that side. Precondition: one thinks.
    [[nodiscard]] std::string thinking_seats() const;
    // The people who are waited for, each once.
    [[nodiscard]] std::vector<PlayerId> awaited() const;
    // Something is to happen though nobody may look: a computer is to act, or a clock runs.
    [[nodiscard]] bool goes_on() const;
    // Also who has been replaced.
    [[nodiscard]] bool sits(const PlayerId& player) const { return data_.sits(player); }

private:
    Table(TableId id, const crypto::Key& secret) {
        data_.id = std::move(id);
        data_.secret = secret;
    }
    // Whether a computer is to act, and may.
    [[nodiscard]] bool is_computers_turn() const;

    TableData data_{};
};

}  // namespace parlor::tables
