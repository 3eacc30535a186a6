// SPDX-License-Identifier: MIT
// Loading, creating, storing and unloading tables.
#include "online/hosting/host.h"
#include "online/hosting/store_threads.h"

namespace parlor::hosting {
namespace {

using tables::Milliseconds;
using tables::Refusal;
using tables::RefusalReason;
using tables::TableId;

constexpr auto between_takings = std::chrono::milliseconds(50);
constexpr std::size_t taken_at_once = 50;
constexpr Milliseconds least_after_pause =
    60'000;  // on a clock that ran while no process served the table
constexpr auto before_release = std::chrono::seconds(10);  // of free memory
constexpr auto between_cleanings = std::chrono::hours(24);
constexpr auto between_lots = std::chrono::milliseconds(50);
constexpr std::size_t cleaned_at_once = 100;
constexpr Milliseconds open_table_lasts = Milliseconds{30} * 24 * 3600 * 1000;

Refusal refusal_for(store::StoreFault fault) {
    switch (fault) {
        case store::StoreFault::Full: return {RefusalReason::StorageFull};
        case store::StoreFault::Damaged: return {RefusalReason::Damaged, "store"};
        default: return {RefusalReason::Unavailable};
    }
}

LookupResult read_table(store::Store& store, const TableId& id) {
    LookupResult found{.id = id};
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

TableSlot& Host::slot(const TableId& table) {
    const auto [found, is_new] = slots_.try_emplace(table);
    if (is_new) look_up(table);
    return found->second;
}

void Host::look_up(const TableId& table) {
    if (releasing_.contains(table)) return;  // it is looked up afterwards
    store_threads_->ask([this, table](store::Store& store) {
        auto found = std::make_shared<LookupResult>(LookupResult{.id = table});
        const auto owner = exchange_->claim(table);
        if (!owner) {
            found->refusal = refusal_for(owner.error().fault);
        } else if (*owner != exchange_->self()) {
            found->owner = *owner;
        } else {
            *found = read_table(store, table);
        }
        loop_->post([this, found] { finish_lookup(std::move(*found)); });
    });
}

void Host::finish_lookup(LookupResult found) {
    const auto there = slots_.find(found.id);
    if (there == slots_.end() || there->second.table) return;
    TableSlot& slot = there->second;
    if (found.table) return add_loaded(slot, std::move(*found.table));
    if (found.refusal) {
        const bool is_unknown = found.refusal->is(RefusalReason::UnknownTable);
        if (is_unknown && slot.to_create) return create_table(found.id, slot);
        return fail_lookup(found.id, *found.refusal);
    }
    slot.owner = found.owner;
    unloaded_.erase(found.id);
    for (const ClientRef& each : std::exchange(slot.watchers, {})) each->cut("moved");
    handle_waiting(slot);
    if (slot.forwarded.empty()) slots_.erase(there);
}

void Host::add_loaded(TableSlot& slot, tables::Table table) {
    const TableId id = table.id();
    slot.to_create.reset();
    set_clock(table);
    slot.table = std::make_unique<LiveTable>(std::move(table), *this);
    metrics_->tables.add(1);
    slot.table->adopt(std::exchange(slot.watchers, {}));
    slot.table->send_snapshot();
    update_shown(*slot.table);
    handle_waiting(slot);
    slot.table->advance();
    unload_when_idle(id);
}

void Host::create_table(const TableId& id, TableSlot& slot) {
    const crypto::Key secret = crypto::random_key();
    const NewTable wanted = *std::exchange(slot.to_create, std::nullopt);
    tables::Command command{.by = {}, .id = {}, .action = tables::Follow{}};
    if (!slot.waiting.empty()) {
        command.by = slot.waiting.front().reply.client->player();
        command.id = slot.waiting.front().reply.id;
    }
    const auto events = tables::Table::create(
        command, {wanted.plan, fair_dice::commitment(secret), wanted.previous}, now());
    auto table = tables::Table::load(id, secret, events);
    if (!table) return fail_lookup(id, {RefusalReason::Damaged, table.error().at});
    slot.table = std::make_unique<LiveTable>(std::move(*table), *this, events, crypto::hex(secret));
    metrics_->tables.add(1);
    metrics_->tables_created.add();
    log_.info("table_created", {{"table", id}, {"game", wanted.plan.game}, {"player", command.by}});
    handle_waiting(slot);
    unload_when_idle(id);
}

void Host::handle_waiting(TableSlot& slot) {
    const auto waiting = std::exchange(slot.waiting, {});
    const auto rematches = std::exchange(slot.rematches, {});
    for (const ClientMessage& each : rematches) {
        if (clients_.contains(each.reply.client)) dispatch(each);
    }
    for (const ClientMessage& each : waiting) {
        if (!clients_.contains(each.reply.client)) continue;  // the client has gone
        if (slot.table) {
            dispatch_local(*slot.table, each);
        } else {
            forward(slot, each);
        }
    }
}

void Host::fail_lookup(const TableId& table, const Refusal& refusal) {
    TableSlot& slot = slots_.at(table);
    // True if a clock, a computer or a watcher needs the table, not only a command.
    const bool is_awaited =
        (slot.waiting.empty() && slot.rematches.empty()) || !slot.watchers.empty();
    for (const ClientMessage& each : std::exchange(slot.rematches, {})) {
        if (clients_.contains(each.reply.client)) refuse(each, refusal);
    }
    for (const ClientMessage& each : std::exchange(slot.waiting, {})) {
        const auto found = clients_.find(each.reply.client);
        if (found == clients_.end()) continue;  // the client has gone
        refuse(each, refusal);
        if (slot.watchers.empty()) found->second.tables.erase(table);
    }
    const bool comes_back =
        refusal.is(RefusalReason::Unavailable) || refusal.is(RefusalReason::StorageFull);
    if (comes_back && is_awaited) {
        loop_->after(store_retry_pause, [this, table] { look_up(table); });
        return;
    }
    if (!comes_back && !refusal.is(RefusalReason::UnknownTable)) {
        log_.error("table_unreadable", {{"table", table}, {"reason", refusal.part}});
    }
    for (const ClientRef& each : slot.watchers) each->cut("unavailable");
    slots_.erase(table);
    release(table);
}

void Host::release(const TableId& table) {
    if (!exchange_->is_shared()) return;
    releasing_.insert(table);
    store_threads_->ask([this, table](store::Store&) {
        (void)exchange_->release(table);  // if it fails the table stays ours, which does no harm
        loop_->post([this, table] {
            releasing_.erase(table);
            if (slots_.contains(table)) look_up(table);
        });
    });
}

// The writes of one round of the loop are usually one transaction.
void Host::write(store::Write write, std::uint64_t incarnation) {
    unwritten_.push_back({std::move(write), incarnation});
    if (unwritten_.size() == 1) loop_->post([this] { flush_writes(); });
}

void Host::flush_writes() {
    if (!unwritten_.empty()) writer_->write(std::exchange(unwritten_, {}));
}

void Host::stored(const std::vector<StoreResult>& all) {
    for (const StoreResult& each : all) {
        const auto there = slots_.find(each.table);
        if (there == slots_.end() || !there->second.table) continue;
        LiveTable& table = *there->second.table;
        if (table.incarnation() != each.incarnation) continue;
        if (!each.written) {
            reload(each.table, each.written.error());
        } else if (*each.written == store::WriteOutcome::Conflict) {
            drop_table(each.table);
        } else {
            table.stored(each.last);
            if (each.listing) {
                lobby_->table_changed(*each.listing);
                update_shown(table);
            }
            unload_when_idle(each.table);
        }
    }
}

// Whether the events in memory are on disk is unknown, so the table is read again.
void Host::reload(const TableId& id, store::StoreFault fault) {
    log_.error("write_failed", {{"table", id}, {"fault", std::string(name(fault))}});
    TableSlot& slot = slots_.at(id);
    slot.table->failed(refusal_for(fault));
    slot.watchers = slot.table->watchers();
    slot.table.reset();
    metrics_->tables.add(-1);
    remove_from_shown(id);
    loop_->after(store_retry_pause, [this, id] { look_up(id); });
}

void Host::drop_table(const TableId& id) {
    log_.warning("table_lost", {{"table", id}});
    const auto node = slots_.extract(id);
    const TableSlot& slot = node.mapped();
    if (!slot.table) return;
    metrics_->tables.add(-1);
    remove_from_shown(id);
    for (const ClientRef& each : slot.table->everybody()) each->cut("moved");
}

void Host::unload_when_idle(const TableId& id) {
    const auto found = slots_.find(id);
    if (found == slots_.end() || !found->second.table || !found->second.table->is_idle()) return;
    found->second.idle_since = now();
    if (std::exchange(found->second.has_unload_timer, true)) return;
    loop_->after(options_.unload_after, [this, id] { unload_if_idle(id); });
}

// Unloads only a table that was idle all the time; any visit in between restarts it.
void Host::unload_if_idle(const TableId& id) {
    const auto found = slots_.find(id);
    if (found == slots_.end() || !found->second.table) return;
    TableSlot& slot = found->second;
    slot.has_unload_timer = false;
    if (!slot.table->is_idle()) return;  // it is called again when the table becomes idle
    const auto left = options_.unload_after - std::chrono::milliseconds(now() - slot.idle_since);
    if (left.count() <= 0) return unload(id);
    slot.has_unload_timer = true;
    loop_->after(left, [this, id] { unload_if_idle(id); });
}

void Host::unload(const TableId& id) {
    const auto found = slots_.find(id);
    const tables::Table& table = found->second.table->table();
    if (table.deadline()) unloaded_[id] = {table.seq(), table.granted()};
    slots_.erase(found);
    metrics_->tables.add(-1);
    remove_from_shown(id);
    release(id);
    release_memory_soon();
}

// One release for the many tables and clients that usually go at once, on a thread of the store so
// that it delays no play.
void Host::release_memory_soon() {
    if (std::exchange(has_memory_timer_, true)) return;
    loop_->after(before_release, [this] {
        has_memory_timer_ = false;
        flush_thread_cache();
        store_threads_->ask([](store::Store&) { release_spare_memory(); });
    });
}

// A table that was only unloaded here, and that nobody has had since, was in service all the time:
// its clock stands as it stood. Else a process has begun or has taken it over, or the store could
// not be reached, and time is granted. Nobody gets any by making us load a table.
void Host::set_clock(tables::Table& table) {
    const auto rested = unloaded_.extract(table.id());
    if (!rested || rested.mapped().seq != table.seq()) {
        table.grant(now(), least_after_pause);
    } else if (rested.mapped().granted) {
        table.grant_again(*rested.mapped().granted);
    }
}

void Host::think(const TableId& id, tables::Seq played, ComputerThreads::Request request) {
    request.answer = [this, id, played](const std::string& turn) {
        loop_->post([this, id, played, turn] {
            const auto there = slots_.find(id);
            if (there == slots_.end() || !there->second.table) return;
            there->second.table->apply_computer_turn(played, turn);
            unload_when_idle(id);
        });
    };
    computer_threads_->ask(std::move(request));
}

// One timer per table is enough: a table that is woken too early asks again.
void Host::wake(const TableId& id, Milliseconds at) {
    const auto [found, is_new] = wakes_.try_emplace(id, at);
    if (!is_new && found->second <= at) return;
    found->second = at;
    const auto pause = std::chrono::milliseconds(std::max<Milliseconds>(0, at - now()));
    loop_->after(pause, [this, id] { wake_up(id); });
}

void Host::wake_up(const TableId& id) {
    const auto found = wakes_.find(id);
    if (found == wakes_.end() || found->second > now()) return;
    wakes_.erase(found);
    const TableSlot& there = slot(id);
    if (there.table) there.table->advance();
}

// Loads games that go on without watchers: their clocks run, or computers are to play.
void Host::load_all_going_on() {
    store_threads_->ask([this](store::Store& store) {
        auto playing = store.going_on();
        if (!playing) return loop_->after(store_retry_pause, [this] { load_all_going_on(); });
        loop_->post([this, tables = std::move(*playing)] { load(tables); });
    });
}

void Host::load(Ids tables) {
    for (std::size_t i = 0; i < taken_at_once && !tables.empty(); ++i) {
        slot(tables.back());
        tables.pop_back();
    }
    if (tables.empty()) return;
    loop_->after(between_takings, [this, tables = std::move(tables)] { load(tables); });
}

void Host::remove_stale_tables() {
    remove_some_stale_tables(0);
    loop_->after(between_cleanings, [this] { remove_stale_tables(); });
}

// A few at a time, so that they delay no play.
void Host::remove_some_stale_tables(std::uint64_t before) {
    store_threads_->ask([this, before](store::Store& store) {
        const auto removed = store.remove_stale(now() - open_table_lasts, cleaned_at_once);
        const std::uint64_t all = before + removed.value_or(0);
        if (removed && *removed == cleaned_at_once) {
            return loop_->after(between_lots, [this, all] { remove_some_stale_tables(all); });
        }
        if (all > 0) log_.info("open_tables_removed", {{"count", std::to_string(all)}});
    });
}

}  // namespace parlor::hosting
