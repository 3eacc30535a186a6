// SPDX-License-Identifier: MIT
// Follows the dice of a table from its messages alone, as web/src/fair/follower.ts does, with the
// same alarms by the same names. It folds every link itself and believes nothing that the server
// says about the dice.
//
//   DiceFollower follower("k3f9x2m7qa4c");
//   follower.hear(message);                      a snapshot or news, as the server sends them
//   if (follower.alarm()) … follower.alarm()->name …
//   follower.due('b', DiceFollower::Kind::Throw)
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/fair_dice/check.h"
#include "rules/game/record.h"

namespace parlor::tests {

struct DiceAlarm {
    std::string name;  // `link_missing`
    std::string seat;  // whose; empty if it concerns no seat alone
    std::uint32_t seq = 0;
    friend bool operator==(const DiceAlarm&, const DiceAlarm&) = default;
};

class DiceFollower {
public:
    // What a link may be sent for.
    enum class Kind : std::uint8_t { Open, Throw, End };

    explicit DiceFollower(std::string table) : table_(std::move(table)) {}

    void hear(std::string_view message);
    void hear(const boost::json::object& message);
    [[nodiscard]] const std::optional<DiceAlarm>& alarm() const { return alarm_; }
    // What the seat's next link must hash to if it is sent for that; empty if none is due.
    [[nodiscard]] std::string due(char seat, Kind kind) const;

private:
    using Object = boost::json::object;
    struct Seat {
        char seat;
        std::string player;
        std::string name;
        std::string level;
    };

    void take(const Object& snapshot);
    void take_open(const Object& snapshot);
    void take_game(const Object& snapshot);
    void hear_event(const Object& event);
    void sit(const Seat& seated);
    [[nodiscard]] std::string player_at(char seat) const;
    // On a free seat, or once more on one's own.
    [[nodiscard]] bool may_sit(char seat, const std::string& player) const;
    // Whether a player can sit down, stand up, be replaced or fill the seats as the event tells.
    [[nodiscard]] bool is_possible_opening(const std::string& kind, const Object& event) const;
    void void_opening();
    [[nodiscard]] bool is_complete() const;
    [[nodiscard]] std::vector<fair_dice::SeatSeed> tips_in_order() const;
    // The dice before the first link; nullopt until every seat is taken.
    [[nodiscard]] std::optional<fair_dice::ChainedDice> opening() const;
    void reveal(char seat, const std::string& link, std::uint32_t seq);
    void begin(const std::string& text, std::uint32_t seq);
    void stand(const game::Record& record);
    [[nodiscard]] bool is_new(Kind kind) const;
    // A turn has one throw and ends after it; only the turns before the first throw have none.
    [[nodiscard]] bool is_in_order(Kind kind, char seat) const;
    // Folds what came with a throw or an end of a turn. False if it raised an alarm.
    bool takes(Kind kind, char seat, const std::string& link, std::uint32_t seq);
    void throw_dice(char seat, const std::string& thrown, const std::string& link,
                    std::uint32_t seq);
    void take_back(const std::string& text, std::uint32_t seq);
    void close(const std::string& text, std::uint32_t seq);
    void compare(const Object& state);
    void raise(std::string_view name, std::string seat, std::uint32_t seq);

    std::string table_;
    std::optional<DiceAlarm> alarm_{};
    std::string scheme_{};
    std::uint32_t voided_ = 0;
    std::uint32_t seq_ = 0;
    std::string commitment_{};
    std::string letters_{};                         // of the seats that take part
    std::vector<Seat> seats_{};                     // before the game
    std::map<char, std::string> tips_{};            // before the game
    std::map<char, std::string> revealed_{};        // first links
    std::optional<fair_dice::ChainedDice> dice_{};  // once the game has begun
    std::vector<std::string> made_{};      // throws; empty where a transcript did not tell one
    std::size_t ended_ = 0;                // turns that have counted
    std::size_t thrown_ = 0;               // throws of the game as it stands
    std::size_t turns_ = 0;                // ended turns, likewise
    bool is_thrown_ = false;               // the turn that is played has its throw
    std::optional<std::string> to_act_{};  // as the server told it; nullopt after a play
};

}  // namespace parlor::tests
