// SPDX-License-Identifier: MIT
// A whole game at a table, and what three devices hear of it: one that is always connected, one
// that misses messages and catches up, and one that joins later and reloads its page.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "base/random.h"
#include "protocols/online_json/tables_json.h"
#include "unit/online/tables/scene.h"

namespace parlor::tests {

class StreamedGame : public tables::Scene {
public:
    using Seq = tables::Seq;

    // `seats` as plan_of has them. Lines come in the order in which things happen.
    StreamedGame(const std::string& game, const std::string& seats, std::uint64_t number);

    // Plays the game to its end.
    void run();

    // All lines, each a JSON object.
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }
    // What the device that is always connected hears.
    [[nodiscard]] const std::vector<std::string>& messages() const { return messages_; }

private:
    struct Listener {
        bool is_connected = false;
        Seq heard = 0;          // the last event
        std::string delayed{};  // a snapshot that is still on its way
    };
    bool one_in(std::uint32_t chance) { return random_.below(chance) == 0; }
    char any_seat();

    // ---- before the game ----
    void sit_down();
    void do_opening();
    bool sit_as(char seat);
    void fill();

    // ---- the game ----
    void do_turns();
    void do_something();
    void let_computers_act();
    void do_incident(const tables::PlayerId& by);
    void renew(const tables::PlayerId& by);
    void replace_somebody(const tables::PlayerId& by);
    void bring_back();
    void take_back(const tables::PlayerId& by);

    // ---- what devices hear ----
    void tell();
    void tell_due(char seat, std::string_view kind);
    void send(std::size_t device, const std::string& message);
    void connect_or_lose(std::size_t device);
    void start_again(std::size_t device);
    [[nodiscard]] std::string snapshot() const;
    [[nodiscard]] std::string news_since(Seq seq) const;

    base::Random random_;
    std::size_t most_turns_;
    std::size_t told_ = 0;  // events
    std::array<Listener, 3> listeners_{};
    std::vector<std::string> lines_{};
    std::vector<std::string> messages_{};
};

}  // namespace parlor::tests
