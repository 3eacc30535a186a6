// SPDX-License-Identifier: MIT
// Parties that play on, whatever happens, with a ledger of every message that they receive.
//
//   Crowd crowd({.tables = 8}, {server.address()});
//   EXPECT_TRUE(crowd.goes_on());          every table has ended a turn since
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "client/party.h"
#include "faults/ledger.h"
#include "support/patience.h"

namespace parlor::tests {

struct CrowdPlan {
    std::size_t tables = 8;
    PartyPlan party{};
    std::vector<PartyPlan> kinds{};      // in place of `party`: table n plays kind n, in a circle
    std::chrono::milliseconds pause{0};  // before each turn
    std::chrono::milliseconds patience{0};  // then a device tries its next address; 0: never
};

class Crowd : private Party::User {
public:
    // Device n of table m begins with address n + m, and takes the next when it does not answer.
    // The process that device 0 is connected to creates the table and owns it.
    Crowd(CrowdPlan plan, std::vector<Address> addresses);
    ~Crowd() override;

    void start();
    // Whether all tables were begun within the limit.
    bool begins(std::chrono::milliseconds limit = patience);
    // Whether every table has ended a turn, or its game, from now on.
    bool goes_on(std::chrono::milliseconds limit = patience);
    void play_for(std::chrono::milliseconds time) { loop_.run_for(time); }
    // Devices lose their connections one after another, each by chance.
    void stumble_for(std::chrono::milliseconds time);
    // All devices that are connected there go to their next address.
    void flee_from(const Address& address);
    // At every table the player to move gives up; says whether all games have ended so.
    bool resigns(std::chrono::milliseconds limit = patience);

    [[nodiscard]] Loop& loop() { return loop_; }
    [[nodiscard]] Ledger& ledger() { return ledger_; }
    [[nodiscard]] std::vector<std::unique_ptr<Party>>& parties() { return parties_; }
    // How long the oldest command has waited for its answer.
    [[nodiscard]] Loop::Clock::duration longest_wait() const;
    [[nodiscard]] std::size_t finished() const { return finished_; }
    // How often with that error.
    [[nodiscard]] int refused(const std::string& error) const {
        const auto found = refusals_.find(error);
        return found == refusals_.end() ? 0 : found->second;
    }
    [[nodiscard]] const std::map<std::string, int>& losses() const { return losses_; }
    [[nodiscard]] std::string told() const;  // for messages of tests

protected:
    void on_ready(Party& party) override;
    void on_event(Party& party, Device& device, const EventSeen& event) override;
    [[nodiscard]] bool is_ending() const { return is_ending_; }

private:
    void on_answered(Party&, Party::Kind, Loop::Time) override {}
    void on_turn(Party&, Loop::Time) override {}
    void on_refused(Party& party, Device& device, const Answer& answer) override;
    void on_acknowledged(Party& party, Seq seq) override;
    void on_finished(Party& party, const std::string& record) override;
    void on_lost(Party& party, int code, std::string_view reason) override;
    void on_fault(Party& party, const std::string& what) override;

    void flee_from_silence();

    Loop loop_;
    CrowdPlan plan_;
    Ledger ledger_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::map<std::string, int> refusals_;
    std::map<std::string, int> losses_;
    std::size_t finished_ = 0;
    bool is_started_ = false;
    bool is_ending_ = false;
    base::Random random_{11};
};

}  // namespace parlor::tests
