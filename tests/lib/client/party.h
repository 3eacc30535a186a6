// SPDX-License-Identifier: MIT
// The people of one table, a device each, who play whatever is lawful until the game ends. They
// know the rules by a match of their own, which they keep up to date from what the server tells.
//
//   Party party(loop, user, {.game = "zenda", .seats = "sz"}, devices);
//   party.start();              user.on_ready(party) when a turn may begin
//   party.act(now);             the whole turn; user.on_turn(party)
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "client/chains.h"
#include "client/device.h"
#include "client/dice_follower.h"
#include "client/table_seen.h"

namespace parlor::tests {

struct PartyPlan {
    std::string game = "pollyanna-1916";
    std::string seats = "br";  // of people
    std::string computers{};   // seats of computers
    std::size_t watchers = 0;
    int turn_seconds = 0;  // of the clock; both 0: no clock
    int bank_seconds = 0;
    int patience_seconds = 60;
    bool by_steps = false;   // every step is a command of its own
    bool reads_all = false;  // every device reads its messages, not only the first to hear
    std::uint64_t seed = 1;
};

// The seats of that many players; precondition: the game can be played by them.
std::string usual_seats(std::string_view game, std::size_t players);

class Party : private Device::User {
public:
    enum class Kind : std::uint8_t { Create, Watch, Sit, Reveal, Throw, Play, Step, Other };

    class User {
    public:
        virtual ~User() = default;
        virtual void on_ready(Party& party) = 0;
        virtual void on_answered(Party& party, Kind kind, Loop::Time due) = 0;
        virtual void on_turn(Party& party, Loop::Time due) = 0;
        virtual void on_refused(Party& party, Device& device, const Answer& answer) = 0;
        // By each device that reads; the text of the event is as it came.
        virtual void on_event(Party& party, Device& device, const EventSeen& event) = 0;
        virtual void on_acknowledged(Party& party, Seq seq) = 0;
        virtual void on_finished(Party& party, const std::string& record) = 0;
        virtual void on_lost(Party& party, int code, std::string_view reason) = 0;
        // What a server must not do.
        virtual void on_fault(Party& party, const std::string& what) = 0;
    };

    Party(Loop& loop, User& user, PartyPlan plan, const DeviceOptions& devices);
    Party(const Party&) = delete;
    Party& operator=(const Party&) = delete;

    // Connects those who are not, and creates a table; also when a game has ended.
    void start();
    // Precondition: the party is ready. `due` is when it was to be done.
    void act(Loop::Time due);
    // The player whose turn it is gives up; if it is a computer's turn, another one.
    void resign();
    // The player whose turn it is goes on with a new chain, as on another device. Precondition: the
    // party is ready and may_renew().
    void renew();
    [[nodiscard]] bool may_renew() const { return acting() != none_ && !is_away(acting()); }
    // A device goes away, and its player does nothing until it comes back.
    void leave(std::size_t device);
    void come_back(std::size_t device);
    [[nodiscard]] bool is_away(std::size_t device) const { return away_.contains(device); }

    [[nodiscard]] const std::string& table() const { return table_; }
    // Of people; device n plays seat n.
    [[nodiscard]] const std::string& seats() const { return plan_.seats; }
    [[nodiscard]] const TableSeen& seen() const { return seen_; }
    [[nodiscard]] bool is_playing() const { return seen_.match() != nullptr && !seen_.is_over(); }
    [[nodiscard]] bool is_ready() const { return is_ready_; }
    [[nodiscard]] std::size_t connected() const;
    [[nodiscard]] std::vector<std::unique_ptr<Device>>& devices() { return devices_; }
    [[nodiscard]] std::uint64_t turns() const { return turns_; }

private:
    struct Sent {
        std::string id;
        Kind kind;
        std::string fields;
        Loop::Time due;
    };

    void on_up(Device& device) override;
    void on_answer(Device& device, const Answer& answer) override;
    void on_message(Device& device, std::string_view text) override;
    void on_down(Device& device, int code, std::string_view reason) override;

    void create();
    void watch(std::size_t device);
    void sit(std::size_t device);
    // Everybody sits, and the game waits for the first link of each device.
    void reveal();
    // The next link of that seat, as a field of a command; empty if no link is due.
    [[nodiscard]] std::string link(char seat) const;
    void follow_dice(std::size_t device, std::string_view text);
    void take_events(std::size_t device, const NewsSeen& news);
    void take_refusal_to_watch(Device& device, const Answer& answer);
    void take_refusal(Device& device, const Answer& answer, const Sent& sent);
    void advance();
    static constexpr std::size_t none_ = std::string::npos;
    // The number of the device whose player is waited for; none_: it is a computer's turn.
    [[nodiscard]] std::size_t acting() const;
    [[nodiscard]] std::size_t first_person_of(std::string_view seats) const;
    void go_on();
    void choose(Device& device);
    void send(Device& device, Kind kind, const std::string& fields, Loop::Time due);
    [[nodiscard]] std::size_t index_of(const Device& device) const;
    [[nodiscard]] std::string head(std::string_view what) const;

    Loop* loop_;
    User* user_;
    PartyPlan plan_;
    base::Random random_;
    std::vector<std::unique_ptr<Device>> devices_;
    std::vector<DiceFollower> dice_;    // of each device, if all of them read
    std::vector<Seq> heard_;            // by each device, of this table
    std::set<std::size_t> away_;        // devices
    std::vector<std::string> watches_;  // ids of the last commands to watch
    std::string table_;
    TableSeen seen_;
    Chains chains_;
    std::vector<Sent> sent_;  // and not answered yet
    Seq acknowledged_ = 0;
    bool is_ready_ = false;
    bool is_in_turn_ = false;
    bool is_finished_ = false;  // and the user knows
    Loop::Time turn_due_{};
    Seq turn_from_ = 0;  // the `played` before it
    std::uint64_t turns_ = 0;
    std::shared_ptr<int> game_ = std::make_shared<int>(0);  // that is played; it may be over
    int retries_ = 0;                                       // that will come
};

}  // namespace parlor::tests
