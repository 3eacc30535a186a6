// SPDX-License-Identifier: MIT
#include "load/generator.h"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_map>

#include "online/fair_dice/check.h"
#include "rules/game/record.h"

namespace parlor::load {

using namespace std::chrono;
using tests::Address;
using tests::DeviceOptions;

Generator::Generator(const Options& options)
    : options_(options), at_first_(usage(options.processes)) {
    make_parties();
    make_idle();
}

Generator::~Generator() = default;

DeviceOptions Generator::device_options(std::size_t number) const {
    DeviceOptions all{
        .name = fmt::format("{}.{}", Loop::Clock::now().time_since_epoch().count(), number),
        .retry = seconds(1),
        .asks_who = false};
    const std::string source =
        options_.sources < 2 ? "" : fmt::format("127.0.0.{}", 1 + number % options_.sources);
    for (std::size_t i = 0; i < options_.ports.size(); ++i) {
        const int port = options_.ports[(i + number) % options_.ports.size()];
        all.addresses.push_back({static_cast<std::uint16_t>(port), options_.host, source});
    }
    return all;
}

void Generator::make_parties() {
    for (std::size_t i = 0; i < options_.tables; ++i) {
        const std::size_t looking_on =
            options_.watchers / options_.tables + (i < options_.watchers % options_.tables ? 1 : 0);
        parties_.push_back(std::make_unique<Party>(
            loop_, static_cast<Party::User&>(*this),
            tests::PartyPlan{.game = options_.game,
                             .seats = tests::usual_seats(options_.game, options_.players),
                             .watchers = looking_on,
                             .by_steps = options_.by_steps,
                             .seed = i + 1},
            device_options(i)));
    }
    schedule_.resize(parties_.size());
}

void Generator::make_idle() {
    for (std::size_t i = 0; i < options_.idle; ++i) {
        idle_.push_back(std::make_unique<Device>(loop_, static_cast<Device::User&>(*this),
                                                 device_options(options_.tables + i)));
    }
}

std::size_t Generator::playing() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(parties_, [](const auto& each) { return each->is_playing(); }));
}

std::size_t Generator::connected() const {
    std::size_t count = 0;
    for (const auto& each : parties_) count += each->connected();
    for (const auto& each : idle_) count += each->is_up() ? 1 : 0;
    return count;
}

bool Generator::prepare() {
    const auto begin = Loop::Clock::now();
    std::size_t connections = 0;
    const auto pace = [&](std::size_t more) {
        loop_.run_until(
            [&] {
                const double passed = duration<double>(Loop::Clock::now() - begin).count();
                return static_cast<double>(connections) <= passed * options_.ramp;
            },
            hours(1));
        connections += more;
    };
    for (const auto& each : parties_) {
        pace(each->devices().size());
        each->start();
    }
    for (const auto& each : idle_) {
        pace(1);
        each->connect();
    }
    const auto all = [&] { return playing() == parties_.size(); };
    const bool begun = loop_.run_until(all, seconds(60));
    fmt::print("ready: {} of {} tables, {} connections after {:.1f} s\n", playing(),
               parties_.size(), connected(), duration<double>(Loop::Clock::now() - begin).count());
    return begun;
}

void Generator::measure() {
    loop_.run_for(milliseconds(500));
    const auto begin = Loop::Clock::now();
    for (std::size_t i = 0; i < schedule_.size(); ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(schedule_.size());
        const double apart =
            options_.rate > 0 ? static_cast<double>(options_.tables) / options_.rate : 0;
        schedule_[i].due =
            begin + duration_cast<Loop::Clock::duration>(duration<double>(apart * share));
    }
    figures_ = {};
    before_ = usage(options_.processes);
    is_measuring_ = true;
    for (const auto& each : parties_) {
        if (each->is_ready()) on_ready(*each);
    }
    loop_.run_for(seconds(options_.seconds));
    is_measuring_ = false;
    seconds_ = duration<double>(Loop::Clock::now() - begin).count();
    after_ = usage(options_.processes);
}

std::size_t Generator::index_of(const Party& party) const {
    static std::unordered_map<const Party*, std::size_t> indexes;
    if (indexes.empty()) {
        for (std::size_t i = 0; i < parties_.size(); ++i) indexes[parties_[i].get()] = i;
    }
    return indexes.at(&party);
}

void Generator::on_ready(Party& party) {
    if (!is_measuring_) return;
    const std::size_t index = index_of(party);
    if (options_.rate == 0) {
        party.act(Loop::Clock::now());
    } else if (schedule_[index].due <= Loop::Clock::now()) {
        act(index);
    } else if (!schedule_[index].is_waiting) {
        schedule_[index].is_waiting = true;
        loop_.at(schedule_[index].due, [this, index] {
            schedule_[index].is_waiting = false;
            if (is_measuring_ && parties_[index]->is_ready()) act(index);
        });
    }
}

void Generator::act(std::size_t party) {
    const Loop::Time due = schedule_[party].due;
    schedule_[party].due += duration_cast<Loop::Clock::duration>(
        duration<double>(static_cast<double>(options_.tables) / options_.rate));
    parties_[party]->act(due);
}

void Generator::on_answered(Party&, Party::Kind kind, Loop::Time due) {
    if (!is_measuring_) return;
    ++figures_.commands;
    const auto taken = Loop::Clock::now() - due;
    if (kind == Party::Kind::Throw) figures_.throws.add(taken);
    if (kind == Party::Kind::Play) figures_.plays.add(taken);
    if (kind == Party::Kind::Step) figures_.steps.add(taken);
}

void Generator::on_turn(Party&, Loop::Time due) {
    if (is_measuring_) figures_.turns.add(Loop::Clock::now() - due);
}

void Generator::count_error(std::string name) { ++figures_.errors[std::move(name)]; }

void Generator::on_refused(Party&, Device&, const tests::Answer& answer) {
    count_error(answer.error + " " + answer.part);
}

void Generator::on_lost(Party&, int code, std::string_view reason) {
    count_error(fmt::format("connection lost: {} {}", code, reason));
}

void Generator::on_down(Device&, int code, std::string_view reason) {
    count_error(fmt::format("connection lost: {} {}", code, reason));
}

void Generator::on_fault(Party& party, const std::string& what) {
    count_error(what);
    if (figures_.errors.size() < 5) fmt::print(stderr, "table {}: {}\n", party.table(), what);
}

void Generator::on_finished(Party& party, const std::string& record) {
    ++figures_.finished;
    if (options_.checks) {
        const auto read = game::read(record);
        if (!read) {
            count_error("record of a finished game cannot be read");
        } else if (const auto checked = fair_dice::check(*read); !checked) {
            count_error("dice: " + std::string(name(checked.error().fault)) + " " +
                        checked.error().part);
        }
    }
    party.start();
}

void Generator::report() {
    const auto per_second = [&](std::uint64_t count) {
        return static_cast<double>(count) / seconds_;
    };
    fmt::print("held: {} tables, {} connections\n", playing(), connected());
    fmt::print("plays: {:.0f} a second ({:.0f} commands), {} in {:.1f} s; {} games ended\n",
               per_second(figures_.turns.count()), per_second(figures_.commands),
               figures_.turns.count(), seconds_, figures_.finished);
    fmt::print("throw: {}\nplay:  {}\n", figures_.throws.told(), figures_.plays.told());
    if (figures_.steps.count() > 0) fmt::print("step:  {}\n", figures_.steps.told());
    fmt::print("turn:  {}\n", figures_.turns.told());
    fmt::print("throws by the time they took:\n{}plays:\n{}", figures_.throws.plotted(),
               figures_.plays.plotted());
    if (!options_.processes.empty()) {
        const double used = after_.processor_seconds - before_.processor_seconds;
        const double grown = after_.megabytes - at_first_.megabytes;
        fmt::print(
            "server: {:.0f} MB ({:.0f} before), {:.1f} kB a table; {:.2f} s of processor, "
            "{:.0f} plays a processor second\n",
            after_.megabytes, at_first_.megabytes,
            grown * 1024 / static_cast<double>(options_.tables), used,
            static_cast<double>(figures_.turns.count()) / std::max(used, 0.01));
    }
    for (const auto& [name, count] : figures_.errors) fmt::print("error: {} x {}\n", count, name);
}

}  // namespace parlor::load
