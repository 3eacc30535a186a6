// SPDX-License-Identifier: MIT
// How tables come to the host and leave it.
#include "online/hosting/host_impl.h"
#include "online/hosting/spare_memory.h"

namespace parlor::hosting {
namespace {

using namespace std::chrono_literals;
using tables::Milliseconds;
using tables::Refusal;
using tables::RefusalReason;
using tables::TableId;

constexpr auto between_takings = 50ms;
constexpr std::size_t taken_at_once = 50;
constexpr Milliseconds least_after_pause = 60'000;  // on a clock that ran while nobody could play
constexpr auto before_release = 10s;                // of free memory
constexpr auto between_cleanings = 24h;
constexpr auto between_lots = 50ms;
constexpr std::size_t cleaned_at_once = 100;
constexpr Milliseconds open_table_lasts = Milliseconds{30} * 24 * 3600 * 1000;

Refusal refusal_for(store::Fault fault) {
    switch (fault) {
        case store::Fault::Full: return {RefusalReason::StorageFull};
        case store::Fault::Damaged: return {RefusalReason::Damaged, "store"};
        default: return {RefusalReason::Unavailable};
    }
}

Found load(store::Store& store, const TableId& id) {
    Found found{.id = id};
    const auto stored = store.table(id);
    if (!stored) {
        found.refusal = refusal_for(stored.error().fault);
        return found;
    }
    if (!*stored) {
        found.refusal = Refusal{RefusalReason::UnknownTable, id};
        return found;
    }
    tables::Events events;
    for (const std::string& each : (*stored)->events) {
        auto event = online_json::parse_event(each);
        if (!event) break;
        events.push_back(std::move(*event));
    }
    const auto secret = crypto::parse_hex((*stored)->secret);
    const bool is_whole = secret && events.size() == (*stored)->events.size();
    auto table = is_whole ? tables::Table::load(id, *secret, events)
                          : base::unexpected(tables::BrokenLog{id});
    if (table) {
        found.table = std::move(*table);
    } else {
        found.refusal = Refusal{RefusalReason::Damaged, table.error().at};
    }
    return found;
}

}  // namespace

Place& Host::Impl::place(const TableId& table) {
    const auto [found, is_new] = places_.try_emplace(table);
    if (is_new) fetch(table);
    return found->second;
}

void Host::Impl::fetch(const TableId& table) {
    if (releasing_.contains(table)) return;  // it follows then
    store_threads_->ask([this, table](store::Store& store) {
        auto found = std::make_shared<Found>(Found{.id = table});
        const auto owner = exchange_->claim(table);
        if (!owner) {
            found->refusal = refusal_for(owner.error().fault);
        } else if (*owner != exchange_->self()) {
            found->owner = *owner;
        } else {
            *found = load(store, table);
        }
        loop_->post([this, found] { arrive(std::move(*found)); });
    });
}

void Host::Impl::arrive(Found found) {
    const auto there = places_.find(found.id);
    if (there == places_.end() || there->second.table) return;
    Place& place = there->second;
    if (found.table) return arrive_here(place, std::move(*found.table));
    if (found.refusal) {
        const bool is_unknown = found.refusal->is(RefusalReason::UnknownTable);
        if (is_unknown && place.wanted) return make(found.id, place);
        return give_up(found.id, *found.refusal);
    }
    place.owner = found.owner;
    resting_.erase(found.id);
    for (const ClientRef& each : std::exchange(place.watchers, {})) each->cut("moved");
    hear_waiting(place);
    if (place.forwarded.empty()) places_.erase(there);
}

void Host::Impl::arrive_here(Place& place, tables::Table table) {
    const TableId id = table.id();
    place.wanted.reset();
    set_clock(table);
    place.table = std::make_unique<LiveTable>(std::move(table), *this);
    metrics_->tables.add(1);
    place.table->adopt(std::exchange(place.watchers, {}));
    place.table->show_anew();
    note_people(*place.table);
    hear_waiting(place);
    place.table->go_on();
    rest_soon(id);
}

void Host::Impl::make(const TableId& id, Place& place) {
    const crypto::Key secret = crypto::random_key();
    const Wanted wanted = *std::exchange(place.wanted, std::nullopt);
    tables::Command command{.by = {}, .id = {}, .wish = tables::Follow{}};
    if (!place.waiting.empty()) {
        command.by = place.waiting.front().asked.client->player();
        command.id = place.waiting.front().asked.id;
    }
    const auto events = tables::Table::create(
        command, {wanted.plan, fair_dice::commitment(secret), wanted.previous}, now());
    auto table = tables::Table::load(id, secret, events);
    if (!table) return give_up(id, {RefusalReason::Damaged, table.error().at});
    place.table =
        std::make_unique<LiveTable>(std::move(*table), *this, events, crypto::hex(secret));
    metrics_->tables.add(1);
    metrics_->tables_created.add();
    log_.info("table_created", {{"table", id}, {"game", wanted.plan.game}, {"player", command.by}});
    hear_waiting(place);
    rest_soon(id);
}

void Host::Impl::hear_waiting(Place& place) {
    const auto waiting = std::exchange(place.waiting, {});
    const auto rematches = std::exchange(place.rematches, {});
    for (const Spoken& each : rematches) {
        if (attached_.contains(each.asked.client)) at_table(each);
    }
    for (const Spoken& each : waiting) {
        if (!attached_.contains(each.asked.client)) continue;  // the client has gone
        if (place.table) {
            at_table_here(*place.table, each);
        } else {
            forward(place, each);
        }
    }
}

void Host::Impl::give_up(const TableId& table, const Refusal& refusal) {
    Place& place = places_.at(table);
    // A clock or a computer has asked for it, or those who look on do.
    const bool is_awaited =
        (place.waiting.empty() && place.rematches.empty()) || !place.watchers.empty();
    for (const Spoken& each : std::exchange(place.rematches, {})) {
        if (attached_.contains(each.asked.client)) refuse(each, refusal);
    }
    for (const Spoken& each : std::exchange(place.waiting, {})) {
        const auto found = attached_.find(each.asked.client);
        if (found == attached_.end()) continue;  // the client has gone
        refuse(each, refusal);
        if (place.watchers.empty()) found->second.tables.erase(table);
    }
    const bool comes_back =
        refusal.is(RefusalReason::Unavailable) || refusal.is(RefusalReason::StorageFull);
    if (comes_back && is_awaited) {
        loop_->after(before_next_try, [this, table] { fetch(table); });
        return;
    }
    if (!comes_back && !refusal.is(RefusalReason::UnknownTable)) {
        log_.error("table_unreadable", {{"table", table}, {"reason", refusal.part}});
    }
    for (const ClientRef& each : place.watchers) each->cut("unavailable");
    places_.erase(table);
    release(table);
}

void Host::Impl::release(const TableId& table) {
    if (!exchange_->is_shared()) return;
    releasing_.insert(table);
    store_threads_->ask([this, table](store::Store&) {
        (void)exchange_->release(table);  // where that fails it stays ours, which harms nobody
        loop_->post([this, table] {
            releasing_.erase(table);
            if (places_.contains(table)) fetch(table);
        });
    });
}

// All that is decided in one round of the loop is one transaction, as a rule.
void Host::Impl::write(store::Write write, std::uint64_t life) {
    unwritten_.push_back({std::move(write), life});
    if (unwritten_.size() == 1) loop_->post([this] { hand_over_writes(); });
}

void Host::Impl::hand_over_writes() {
    if (!unwritten_.empty()) writer_->write(std::exchange(unwritten_, {}));
}

void Host::Impl::stored(const std::vector<Stored>& all) {
    for (const Stored& each : all) {
        const auto there = places_.find(each.table);
        if (there == places_.end() || !there->second.table) continue;
        LiveTable& table = *there->second.table;
        if (table.life() != each.life) continue;
        if (!each.written) {
            read_again(each.table, each.written.error());
        } else if (*each.written == store::Written::Taken) {
            lose(each.table);
        } else {
            table.stored(each.last);
            if (each.listing) {
                lobby_->changed(*each.listing);
                note_people(table);
            }
            rest_soon(each.table);
        }
    }
}

// What is in memory may not be on disk, or may: only the store knows.
void Host::Impl::read_again(const TableId& id, store::Fault fault) {
    log_.error("write_failed", {{"table", id}, {"fault", std::string(name(fault))}});
    Place& place = places_.at(id);
    place.table->failed(refusal_for(fault));
    place.watchers = place.table->watchers();
    place.table.reset();
    metrics_->tables.add(-1);
    forget_people(id);
    loop_->after(before_next_try, [this, id] { fetch(id); });
}

void Host::Impl::lose(const TableId& id) {
    log_.warning("table_lost", {{"table", id}});
    const auto node = places_.extract(id);
    const Place& place = node.mapped();
    if (!place.table) return;
    metrics_->tables.add(-1);
    forget_people(id);
    for (const ClientRef& each : place.table->everybody()) each->cut("moved");
}

void Host::Impl::rest_soon(const TableId& id) {
    const auto found = places_.find(id);
    if (found == places_.end() || !found->second.table || !found->second.table->is_idle()) return;
    found->second.idle_since = now();
    if (std::exchange(found->second.rests_soon, true)) return;
    loop_->after(options_.rest, [this, id] { rest_if_due(id); });
}

// Only a table that was idle for all of the time: a visit in between counts, however short.
void Host::Impl::rest_if_due(const TableId& id) {
    const auto found = places_.find(id);
    if (found == places_.end() || !found->second.table) return;
    Place& place = found->second;
    place.rests_soon = false;
    if (!place.table->is_idle()) return;  // whatever ends that asks for it again
    const auto left = options_.rest - std::chrono::milliseconds(now() - place.idle_since);
    if (left.count() <= 0) return rest(id);
    place.rests_soon = true;
    loop_->after(left, [this, id] { rest_if_due(id); });
}

void Host::Impl::rest(const TableId& id) {
    const auto found = places_.find(id);
    const tables::Table& table = found->second.table->table();
    if (table.deadline()) resting_[id] = {table.seq(), table.granted()};
    places_.erase(found);
    metrics_->tables.add(-1);
    forget_people(id);
    release(id);
    release_memory_soon();
}

// Tables and clients usually go many at once. Nobody's play waits for the store's threads.
void Host::Impl::release_memory_soon() {
    if (std::exchange(releases_memory_soon_, true)) return;
    loop_->after(before_release, [this] {
        releases_memory_soon_ = false;
        flush_thread_cache();
        store_threads_->ask([](store::Store&) { release_spare_memory(); });
    });
}

// A table that was only unloaded here, and that nobody has had since, was in service all the time:
// its clock stands as it stood. Else a process has begun or has taken it over, or the store could
// not be reached, and time is granted. Nobody gets any by making us load a table.
void Host::Impl::set_clock(tables::Table& table) {
    const auto rested = resting_.extract(table.id());
    if (!rested || rested.mapped().seq != table.seq()) {
        table.grant(now(), least_after_pause);
    } else if (rested.mapped().granted) {
        table.grant_again(*rested.mapped().granted);
    }
}

void Host::Impl::think(const TableId& id, tables::Seq played, ComputerThreads::Question question) {
    question.answer = [this, id, played](const std::string& turn) {
        loop_->post([this, id, played, turn] {
            const auto there = places_.find(id);
            if (there == places_.end() || !there->second.table) return;
            there->second.table->thought(played, turn);
            rest_soon(id);
        });
    };
    computer_threads_->ask(std::move(question));
}

// One waking a table is enough: it will ask again if that comes too early.
void Host::Impl::wake(const TableId& id, Milliseconds at) {
    const auto [found, is_new] = wakes_.try_emplace(id, at);
    if (!is_new && found->second <= at) return;
    found->second = at;
    const auto pause = std::chrono::milliseconds(std::max<Milliseconds>(0, at - now()));
    loop_->after(pause, [this, id] { wake_up(id); });
}

void Host::Impl::wake_up(const TableId& id) {
    const auto found = wakes_.find(id);
    if (found == wakes_.end() || found->second > now()) return;
    wakes_.erase(found);
    const Place& there = place(id);
    if (there.table) there.table->go_on();
}

// Games whose clocks run or whose computers are to play go on though nobody looks.
void Host::Impl::take_up_all() {
    store_threads_->ask([this](store::Store& store) {
        auto playing = store.going_on();
        if (!playing) return loop_->after(before_next_try, [this] { take_up_all(); });
        loop_->post([this, tables = std::move(*playing)] { take_up(tables); });
    });
}

void Host::Impl::take_up(Ids tables) {
    for (std::size_t i = 0; i < taken_at_once && !tables.empty(); ++i) {
        place(tables.back());
        tables.pop_back();
    }
    if (tables.empty()) return;
    loop_->after(between_takings, [this, tables = std::move(tables)] { take_up(tables); });
}

void Host::Impl::clean() {
    clean_some(0);
    loop_->after(between_cleanings, [this] { clean(); });
}

// A few at a time, so that nobody's play waits behind all of it.
void Host::Impl::clean_some(std::uint64_t before) {
    store_threads_->ask([this, before](store::Store& store) {
        const auto removed = store.remove_stale(now() - open_table_lasts, cleaned_at_once);
        const std::uint64_t all = before + removed.value_or(0);
        if (removed && *removed == cleaned_at_once) {
            return loop_->after(between_lots, [this, all] { clean_some(all); });
        }
        if (all > 0) log_.info("open_tables_removed", {{"count", std::to_string(all)}});
    });
}

}  // namespace parlor::hosting
