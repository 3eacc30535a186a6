// SPDX-License-Identifier: MIT
#include "online/tables/table.h"

#include <algorithm>
#include <cassert>

#include "online/tables/clock.h"
#include "online/tables/decide.h"
#include "online/tables/fold.h"

namespace parlor::tables {
namespace {

// Ten times what a long game has: whoever makes more does not play.
constexpr Seq most_events = 50'000;

std::string yet_to_reveal(const Sheet& sheet) {
    std::string all;
    for (const SeatState& each : sheet.seats) {
        if (!sheet.link_due(each.seat).empty()) all += each.seat;
    }
    return all;
}

}  // namespace

using match::Due;

Events Table::create(const Command& by, const Created& created, Milliseconds now) {
    return {{.seq = 1, .at = now, .by = by.by, .id = by.id, .what = created}};
}

base::Expected<Table, BrokenLog> Table::load(TableId id, const crypto::Key& secret,
                                             std::span<const Event> events) {
    Table table(std::move(id), secret);
    if (events.empty()) return base::unexpected(BrokenLog{"0"});
    for (const Event& each : events) {
        if (auto folded = fold(table.sheet_, each); !folded) {
            return base::unexpected(std::move(folded.error()));
        }
    }
    return table;
}

Decided Table::decide(const Command& command, const Now& now) const {
    assert(!command.by.empty());
    const bool is_full = sheet_.seq >= most_events;
    if (is_full && !std::holds_alternative<Resign>(command.wish))
        return refuse(RefusalReason::TableFull);
    const Question question{sheet_, command, now};
    return std::visit([&](const auto& wish) { return tables::decide(question, wish); },
                      command.wish);
}

Decided Table::computer_plays(Seq at, std::string_view turn, Milliseconds now) const {
    if (at != sheet_.played) return refuse(RefusalReason::Stale, std::to_string(sheet_.played));
    if (!is_computers_turn()) return refuse(RefusalReason::NoComputerThere);
    return decide_for_computer(sheet_, thinking_seats(), turn, now);
}

Events Table::by_itself(Milliseconds now) const {
    Following events(sheet_, now);
    if (is_computers_turn() && sheet_.match->due() == Due::Throw) {
        events.add(Thrown{sheet_.acting().seat, sheet_.next_throw()});
    }
    if (const auto ends = deadline(); ends && *ends <= now) {
        events.add(left(sheet_, sheet_.acting().seat, WhyReplaced::Late));
    }
    return events.take();
}

void Table::apply(const Event& event) {
    [[maybe_unused]] const auto folded = fold(sheet_, event);
    assert(folded);
}

void Table::grant(Milliseconds now, Milliseconds least) { tables::grant(sheet_, now, least); }

void Table::grant_again(Milliseconds granted) {
    assert(deadline());
    sheet_.acting().used = 0;
    sheet_.granted = sheet_.began = granted;
}

State Table::state(Milliseconds now) const {
    State state{.seq = sheet_.seq,
                .played = sheet_.played,
                .phase = sheet_.phase,
                .seats = sheet_.seats,
                .to_act = {},
                .due = {},
                .offer = sheet_.offer,
                .clock = {},
                .ended = sheet_.ended,
                .next = sheet_.next,
                .shaken = {}};
    for (SeatState& each : state.seats) each.link = sheet_.link_due(each.seat);
    if (sheet_.chained) {
        state.shaken = sheet_.chained->before();
    } else if (is_opening() && sheet_.has_chains()) {
        state.shaken = new_dice(sheet_).before();
    }
    if (sheet_.phase != Phase::Playing) return state;
    state.to_act = sheet_.match->seats();
    state.due = sheet_.match->due();
    if (!is_running(sheet_)) return state;
    const SeatState& acting = sheet_.acting();
    const Milliseconds turn = Milliseconds{sheet_.plan.clock.turn_seconds} * 1000;
    const Milliseconds left = turn - spent(sheet_, acting, now);
    state.clock = RunningClock{acting.seat, std::max<Milliseconds>(0, left)};
    Milliseconds& bank = std::ranges::find(state.seats, acting.seat, &SeatState::seat)->bank;
    bank = std::max<Milliseconds>(0, bank - overdrawn(sheet_, acting, now));
    return state;
}

std::string Table::record() const {
    if (sheet_.phase == Phase::Over) return sheet_.last_record;
    return sheet_.match == nullptr ? std::string() : game::write(sheet_.match->record());
}

Transcript Table::transcript() const {
    Transcript told{std::string(sheet_.scheme), sheet_.voided};
    auto tips = in_order(sheet_.seats, sheet_.tips);
    if (!sheet_.chained) {
        told.tips = fair_dice::text(tips);
        told.links = fair_dice::text(sheet_.revealed);
        return told;
    }
    std::vector<fair_dice::SeatSeed> links;
    tips.clear();
    for (const fair_dice::KnownChain& each : sheet_.chained->chains()) {
        tips.push_back({each.seat, each.tip});
        links.push_back({each.seat, each.last});
    }
    told.tips = fair_dice::text(tips);
    told.links = fair_dice::text(links);
    told.folded = sheet_.chained->folded();
    return told;
}

std::optional<Seq> Table::done(const PlayerId& by, const std::string& id) const {
    const std::uint64_t hash = sheet_.command_hash(by, id);
    const auto found = std::ranges::find(sheet_.done, hash, &DoneCommand::hash);
    return found == sheet_.done.end() ? std::nullopt : std::optional(found->seq);
}

std::optional<Milliseconds> Table::deadline() const { return tables::deadline(sheet_); }

bool Table::is_computers_turn() const {
    return sheet_.phase == Phase::Playing && !sheet_.offer && !sheet_.acting().level.empty();
}

std::string_view Table::thinking_level() const {
    const bool thinks = is_computers_turn() && sheet_.match->due() != Due::Throw;
    return thinks ? std::string_view(sheet_.acting().level) : std::string_view();
}

std::string Table::thinking_seats() const {
    std::string all;
    for (const char each : sheet_.match->partners_of(sheet_.acting().seat)) {
        if (!is_played_by_person(*sheet_.seat(each))) all += each;
    }
    return all;
}

std::vector<PlayerId> Table::awaited() const {
    std::vector<PlayerId> all;
    if (sheet_.phase == Phase::Over) return all;
    std::string seats;
    if (sheet_.phase == Phase::Playing) seats = sheet_.match->awaited();
    if (sheet_.phase == Phase::Open) seats = yet_to_reveal(sheet_);
    for (const char each : seats) {
        const SeatState& seat = *sheet_.seat(each);
        const bool known = std::ranges::find(all, seat.player) != all.end();
        if (is_played_by_person(seat) && !known) all.push_back(seat.player);
    }
    return all;
}

bool Table::goes_on() const {
    if (sheet_.phase != Phase::Playing) return false;
    return sheet_.plan.clock.runs() || !sheet_.acting().level.empty();
}

}  // namespace parlor::tables
