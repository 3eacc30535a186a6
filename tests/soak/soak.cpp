// SPDX-License-Identifier: MIT
#include "soak/soak.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <boost/json.hpp>

#include "client/fields.h"
#include "online/store/store.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto between_progress = 10s;
constexpr auto longest_silence = 120s;  // of a table
constexpr auto to_end = 180s;           // for all games, once everybody resigns

// All editions and games, for two, three and four, with partners, computers, clocks, steps, and
// people who only watch. Tables wait ten seconds for players who are away.
std::vector<PartyPlan> kinds(std::uint64_t seed) {
    std::vector<PartyPlan> all{
        {.game = "pollyanna-1916", .seats = "br"},
        {.game = "zenda", .seats = "sz"},
        {.game = "poleana", .seats = "bgry", .watchers = 1},
        {.game = "pollyanna-1951", .seats = "bgr", .turn_seconds = 60, .bank_seconds = 300},
        {.game = "zenda", .seats = "maky", .by_steps = true},
        {.game = "dixie-1952", .seats = "bg", .computers = "ry"},
        {.game = "pollyanna-1916+partners", .seats = "bgry"},
        {.game = "zenda", .seats = "ma", .computers = "z"},
        {.game = "pollyanna-es", .seats = "br", .turn_seconds = 20, .by_steps = true},
        {.game = "poleana+partners", .seats = "br", .computers = "gy"},
        {.game = "zenda", .seats = "maz", .watchers = 1, .turn_seconds = 60},
        {.game = "poleana+must_capture", .seats = "b", .computers = "gry"},
    };
    for (PartyPlan& each : all) {
        each.patience_seconds = 10;
        each.seed = seed * 1000;
    }
    return all;
}

// In the order in which they are shown.
const std::vector<std::pair<std::string, std::string>> shown_events{
    {"ended", "games"},          {"thrown", "throws"},     {"link", "links"},
    {"renewed", "renewals"},     {"replaced", "replaced"}, {"returned", "returned"},
    {"taken_back", "take-backs"}};

}  // namespace

Soak::Soak(SoakPlan plan) : plan_(std::move(plan)), random_(plan_.seed) {
    const bool is_shared = plan_.store.starts_with("postgres");
    if (plan_.store.empty()) plan_.store = "sqlite:" + folder_.file("tables.db");
    std::vector<Address> addresses;
    for (int i = 0; i < (is_shared ? 2 : 1); ++i) {
        servers_.push_back(std::make_unique<ServerProcess>(
            ServerPlan{.store = plan_.store, .more = {"--no-limits"}}));
        addresses.push_back(servers_.back()->address());
    }
    crowd_ = std::make_unique<HabitualCrowd>(
        CrowdPlan{
            .tables = plan_.tables, .kinds = kinds(plan_.seed), .pause = 100ms, .patience = 5s},
        std::move(addresses), random_.next());
}

void Soak::play() {
    if (!crowd_->begins(longest_silence)) blame("not all tables have begun");
    tell_progress();
    const auto end = begun_ + plan_.length;
    while (Loop::Clock::now() < end) {
        const auto left = duration_cast<milliseconds>(end - Loop::Clock::now());
        crowd_->play_for(std::min(left, milliseconds(random_.below(20'000))));
        kill_one();
    }
    if (!crowd_->resigns(to_end)) blame("not all games end");
    for (const auto& each : servers_) {
        if (each->end(crowd_->loop()) != 0) blame("a server ends badly: " + each->said());
    }
}

// Now and then it is asked to end, as for an upgrade.
void Soak::kill_one() {
    ServerProcess& chosen = *servers_[random_.below(static_cast<std::uint32_t>(servers_.size()))];
    if (!chosen.runs()) blame("a server has ended by itself: " + chosen.said());
    if (random_.below(5) == 0) {
        if (chosen.end(crowd_->loop()) != 0) blame("a server ends badly: " + chosen.said());
        ++counts_["restarts"];
    } else {
        chosen.kill();
        ++counts_["kills"];
    }
    crowd_->play_for(milliseconds(random_.below(500)));
    chosen.start();
}

void Soak::tell_progress() {
    for (const std::string& each : crowd_->stuck_for(longest_silence)) {
        blame("nothing happens at " + each + "\n" + crowd_->told());
    }
    fmt::print("{:%T}  {} events, {} games, {} kills, {} faults\n",
               duration_cast<seconds>(Loop::Clock::now() - begun_), crowd_->ledger().events(),
               crowd_->finished(), counts_["kills"], faults().size());
    std::fflush(stdout);
    crowd_->loop().after(between_progress, [this] { tell_progress(); });
}

// Imported again, an export is a store like any other.
void Soak::check() {
    const std::string file = folder_.file("all.jsonl");
    const std::string copy = "sqlite:" + folder_.file("copy.db");
    for (const auto& [what, store] : {std::pair{"export", plan_.store}, {"import", copy}}) {
        const Ran ran = run_parlor({"admin", what, file, "--store", store});
        if (ran.code != 0) return blame(std::string(what) + ": " + ran.err);
    }
    crowd_->ledger().compare(copy);
    check_store(copy);
}

void Soak::check_store(const std::string& store) {
    constexpr std::size_t at_once = 100;
    const auto opened = store::open(store);
    if (!opened) return blame("the export cannot be opened");
    std::string last;
    while (true) {
        const auto tables = (*opened)->tables_after(last, at_once);
        if (!tables) return blame("the export cannot be read");
        if (tables->empty()) break;
        for (const store::ListedTable& each : *tables) {
            count_events((*(*opened)->table(each.table))->events);
            const std::string record = *(*opened)->record(each.table);
            if (!record.empty()) check_record(record);
        }
        last = tables->back().table;
    }
    if (counts_["records"] != crowd_->finished()) {
        blame(fmt::format("{} games have ended, not {}", counts_["records"], crowd_->finished()));
    }
}

void Soak::count_events(const std::vector<std::string>& events) {
    for (const std::string& each : events) {
        const boost::json::object event = boost::json::parse(each).as_object();
        ++counts_[text_of(event, "kind")];
        if (!text_of(event, "link").empty()) ++counts_["link"];
        if (text_of(event, "how") == "resigned") ++counts_["resigned"];
        if (text_of(event, "why") == "resigned") ++counts_["resigned"];
    }
}

void Soak::check_record(const std::string& record) {
    const std::string file = folder_.file("record.txt");
    write_text(file, record);
    const Ran verified = run_parlor({"verify", file});
    if (verified.code != 0) blame("parlor verify: " + verified.out + verified.err + record);
    const Ran checked =
        run_program({"/usr/bin/python3", PARLOR_SOURCE "/docs/examples/check_dice.py", file});
    if (checked.code != 0) blame("check_dice.py: " + checked.err + record);
    ++counts_["records"];
}

void Soak::report() const {
    const auto show = [](const std::string& what, std::uint64_t count) {
        fmt::print("{:<12}{:>10}\n", what, count);
    };
    const auto count = [&](const std::string& what) {
        const auto found = counts_.find(what);
        return found == counts_.end() ? 0 : found->second;
    };
    for (const auto& [kind, what] : shown_events) show(what, count(kind));
    for (const std::string what : {"resigned", "records", "kills", "restarts"}) {
        show(what, count(what));
    }
    show("events told", crowd_->ledger().events());
    show("faults", crowd_->ledger().faults().size());
    for (const std::string& each : crowd_->ledger().faults()) fmt::print("fault: {}\n", each);
}

}  // namespace parlor::tests
