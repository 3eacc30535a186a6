// SPDX-License-Identifier: MIT
// Plays many tables on one thread. Connections are made at a steady pace, and measuring begins when
// every table plays; a table whose game has ended makes another.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "client/party.h"
#include "load/figures.h"
#include "load/options.h"

namespace parlor::load {

class Generator : private tests::Party::User, private tests::Device::User {
public:
    explicit Generator(const Options& options);
    ~Generator() override;

    // Whether all tables came to play.
    bool prepare();
    void measure();
    void report();

private:
    using Device = tests::Device;
    using Loop = tests::Loop;
    using Party = tests::Party;

    struct Schedule {
        Loop::Time due{};
        bool is_waiting = false;
    };

    void on_ready(Party& party) override;
    void on_answered(Party& party, Party::Kind kind, Loop::Time due) override;
    void on_turn(Party& party, Loop::Time due) override;
    void on_refused(Party& party, Device& device, const tests::Answer& answer) override;
    void on_event(Party&, Device&, const tests::EventSeen&) override {}
    void on_acknowledged(Party&, tests::Seq) override {}
    void on_finished(Party& party, const std::string& record) override;
    void on_lost(Party& party, int code, std::string_view reason) override;
    void on_fault(Party& party, const std::string& what) override;

    void on_up(Device&) override {}
    void on_answer(Device&, const tests::Answer&) override {}
    void on_message(Device&, std::string_view) override {}
    void on_down(Device& device, int code, std::string_view reason) override;

    void make_parties();
    void make_idle();
    void act(std::size_t party);
    void count_error(std::string name);
    [[nodiscard]] tests::DeviceOptions device_options(std::size_t number) const;
    [[nodiscard]] std::size_t playing() const;
    [[nodiscard]] std::size_t connected() const;
    [[nodiscard]] std::size_t index_of(const Party& party) const;

    Options options_;
    Loop loop_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::vector<Schedule> schedule_;  // by party
    std::vector<std::unique_ptr<Device>> idle_;
    bool is_measuring_ = false;
    double seconds_ = 0;
    Figures figures_;
    Usage at_first_;
    Usage before_;
    Usage after_;
};

}  // namespace parlor::load
