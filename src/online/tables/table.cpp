// SPDX-License-Identifier: MIT
#include "online/tables/table.h"

#include <algorithm>
#include <cassert>

#include "online/tables/decide_and_fold.h"
#include "online/tables/table_data.h"

namespace parlor::tables {
namespace {

// Ten times the events of a long game; more than that is abuse.
constexpr Seq most_events = 50'000;

std::string yet_to_reveal(const TableData& table) {
    std::string all;
    for (const SeatState& each : table.seats) {
        if (!table.link_due(each.seat).empty()) all += each.seat;
    }
    return all;
}

}  // namespace

using match::Due;

Events Table::create(const Command& by, const Created& created, Milliseconds now) {
    return {{.seq = 1, .at = now, .by = by.by, .id = by.id, .payload = created}};
}

base::Expected<Table, BrokenLog> Table::load(TableId id, const crypto::Key& secret,
                                             std::span<const Event> events) {
    Table table(std::move(id), secret);
    if (events.empty()) return base::unexpected(BrokenLog{"0"});
    for (const Event& each : events) {
        if (auto folded = fold(table.data_, each); !folded) {
            return base::unexpected(std::move(folded.error()));
        }
    }
    return table;
}

Decision Table::decide(const Command& command, const Now& now) const {
    assert(!command.by.empty());
    const bool is_full = data_.seq >= most_events;
    if (is_full && !std::holds_alternative<Resign>(command.action))
        return refuse(RefusalReason::TableFull);
    const Request request{data_, command, now};
    return std::visit([&](const auto& action) { return tables::decide(request, action); },
                      command.action);
}

Decision Table::computer_plays(Seq at, std::string_view turn, Milliseconds now) const {
    if (at != data_.played) return refuse(RefusalReason::Stale, std::to_string(data_.played));
    if (!is_computers_turn()) return refuse(RefusalReason::NoComputerThere);
    return decide_for_computer(data_, thinking_seats(), turn, now);
}

Events Table::by_itself(Milliseconds now) const {
    EventBatch events(data_, now);
    if (is_computers_turn() && data_.match->due() == Due::Throw) {
        events.add(Thrown{data_.acting().seat, data_.next_throw()});
    }
    if (const auto ends = deadline(); ends && *ends <= now) {
        events.add(departure(data_, data_.acting().seat, ReplaceReason::Late));
    }
    return events.take();
}

void Table::apply(const Event& event) {
    [[maybe_unused]] const auto folded = fold(data_, event);
    assert(folded);
}

void Table::grant(Milliseconds now, Milliseconds least) { tables::grant(data_, now, least); }

void Table::grant_again(Milliseconds granted) {
    assert(deadline());
    data_.acting().used = 0;
    data_.granted = data_.began = granted;
}

State Table::state(Milliseconds now) const {
    State state{.seq = data_.seq,
                .played = data_.played,
                .phase = data_.phase,
                .seats = data_.seats,
                .to_act = {},
                .due = {},
                .offer = data_.offer,
                .clock = {},
                .ended = data_.ended,
                .next = data_.next,
                .shaken = {}};
    for (SeatState& each : state.seats) each.link = data_.link_due(each.seat);
    if (data_.chained) {
        state.shaken = data_.chained->before();
    } else if (is_opening() && data_.has_chains()) {
        state.shaken = new_dice(data_).before();
    }
    if (data_.phase != Phase::Playing) return state;
    state.to_act = data_.match->seats();
    state.due = data_.match->due();
    if (!is_running(data_)) return state;
    const SeatState& acting = data_.acting();
    const Milliseconds turn = Milliseconds{data_.plan.clock.turn_seconds} * 1000;
    const Milliseconds left = turn - spent(data_, acting, now);
    state.clock = RunningClock{acting.seat, std::max<Milliseconds>(0, left)};
    Milliseconds& bank = std::ranges::find(state.seats, acting.seat, &SeatState::seat)->bank;
    bank = std::max<Milliseconds>(0, bank - overdrawn(data_, acting, now));
    return state;
}

std::string Table::record() const {
    if (data_.phase == Phase::Over) return data_.last_record;
    return data_.match == nullptr ? std::string() : game::write(data_.match->record());
}

Transcript Table::transcript() const {
    Transcript told{std::string(data_.scheme), data_.voided};
    auto tips = in_order(data_.seats, data_.tips);
    if (!data_.chained) {
        told.tips = fair_dice::text(tips);
        told.links = fair_dice::text(data_.revealed);
        return told;
    }
    std::vector<fair_dice::SeatSeed> links;
    tips.clear();
    for (const fair_dice::KnownChain& each : data_.chained->chains()) {
        tips.push_back({each.seat, each.tip});
        links.push_back({each.seat, each.last});
    }
    told.tips = fair_dice::text(tips);
    told.links = fair_dice::text(links);
    told.folded = data_.chained->folded();
    return told;
}

std::optional<Seq> Table::done(const PlayerId& by, const std::string& id) const {
    const std::uint64_t hash = data_.command_hash(by, id);
    const auto found = std::ranges::find(data_.done, hash, &DoneCommand::hash);
    return found == data_.done.end() ? std::nullopt : std::optional(found->seq);
}

std::optional<Milliseconds> Table::deadline() const { return tables::deadline(data_); }

bool Table::is_computers_turn() const {
    return data_.phase == Phase::Playing && !data_.offer && !data_.acting().level.empty();
}

std::string_view Table::thinking_level() const {
    const bool thinks = is_computers_turn() && data_.match->due() != Due::Throw;
    return thinks ? std::string_view(data_.acting().level) : std::string_view();
}

std::string Table::thinking_seats() const {
    std::string all;
    for (const char each : data_.match->partners_of(data_.acting().seat)) {
        if (!is_played_by_person(*data_.seat(each))) all += each;
    }
    return all;
}

std::vector<PlayerId> Table::awaited() const {
    std::vector<PlayerId> all;
    if (data_.phase == Phase::Over) return all;
    std::string seats;
    if (data_.phase == Phase::Playing) seats = data_.match->awaited();
    if (data_.phase == Phase::Open) seats = yet_to_reveal(data_);
    for (const char each : seats) {
        const SeatState& seat = *data_.seat(each);
        const bool known = std::ranges::find(all, seat.player) != all.end();
        if (is_played_by_person(seat) && !known) all.push_back(seat.player);
    }
    return all;
}

bool Table::goes_on() const {
    if (data_.phase != Phase::Playing) return false;
    return data_.plan.clock.runs() || !data_.acting().level.empty();
}

}  // namespace parlor::tables
