// SPDX-License-Identifier: MIT
#include "online/hosting/host.h"

#include <future>

namespace parlor::hosting {
namespace {

using tables::Milliseconds;
using tables::Refusal;
using tables::RefusalReason;
using tables::TableId;

constexpr std::size_t name_length = 12;

using Stores = std::vector<std::unique_ptr<store::Store>>;

store::Result<Stores> open_stores(const std::string& address, unsigned count) {
    Stores all;
    for (unsigned i = 0; i < count; ++i) {
        auto opened = store::open(address);
        if (!opened) return base::unexpected(opened.error());
        all.push_back(std::move(*opened));
    }
    return all;
}

// The key that all processes share; the first one creates it.
store::Result<crypto::Key> table_key(store::Store& store) {
    const auto kept =
        store.keep_setting(store::table_key_setting, crypto::hex(crypto::random_key()));
    if (!kept) return base::unexpected(kept.error());
    const auto key = crypto::parse_hex(*kept);
    if (!key) return base::unexpected(store::StoreError{store::StoreFault::Damaged, "table_key"});
    return *key;
}

template <class... Each>
struct Cases : Each... {
    using Each::operator()...;
};
template <class... Each>
Cases(Each...) -> Cases<Each...>;

}  // namespace

store::Result<std::unique_ptr<Host>> Host::open(const HostOptions& options, Metrics& metrics,
                                                const Log& log) {
    std::unique_ptr<Host> host(new Host(options, metrics, log));
    if (const auto started = host->start(); !started) return base::unexpected(started.error());
    return host;
}

store::Result<void> Host::start() {
    started_at_ = std::chrono::duration_cast<std::chrono::milliseconds>(
                      std::chrono::system_clock::now().time_since_epoch())
                      .count();
    auto locked = store::FileLock::take(options_.store);
    if (!locked) return base::unexpected(locked.error());
    file_lock_ = std::move(*locked);
    auto for_reading = open_stores(options_.store, options_.store_threads);
    if (!for_reading) return base::unexpected(for_reading.error());
    auto for_passphrases = open_stores(options_.store, 1);
    if (!for_passphrases) return base::unexpected(for_passphrases.error());
    auto for_writing = store::open(options_.store);
    if (!for_writing) return base::unexpected(for_writing.error());
    const auto key = table_key(**for_writing);
    if (!key) return base::unexpected(key.error());
    table_key_ = *key;

    loop_ = std::make_unique<Loop>();
    std::promise<void> all_stands;  // until then the loop handles nothing
    loop_->post([waits = all_stands.get_future().share()] { waits.wait(); });
    if (auto joined = join_exchange(); !joined) return joined;
    writer_ = std::make_unique<Writer>(
        std::move(*for_writing),
        [this](std::vector<StoreResult> all) {
            loop_->post([this, all = std::move(all)] { stored(all); });
        },
        *metrics_);
    passphrase_thread_ = std::make_unique<StoreThreads>(std::move(*for_passphrases));
    store_threads_ = std::make_unique<StoreThreads>(std::move(*for_reading));
    computer_threads_ = std::make_unique<ComputerThreads>(options_.computer_threads);
    lobby_ = std::make_unique<Lobby>(*loop_, *store_threads_, exchange_->is_shared(),
                                     options_.lobby_rotation);
    is_open_ = true;
    loop_->post([this] {
        hide_tables_of_dead_processes();
        load_all_going_on();
        remove_stale_tables();
    });
    all_stands.set_value();
    return {};
}

store::Result<void> Host::join_exchange() {
    auto joined = cluster::Exchange::join(
        options_.store,
        [this](const std::string& from, const std::string& text) {
            loop_->post([this, from, text] { received(from, text); });
        },
        [this](const std::string& process) {
            loop_->post([this, process] { process_gone(process); });
        },
        options_.nats);
    if (!joined) return base::unexpected(joined.error());
    exchange_ = std::move(*joined);
    return {};
}

void Host::close() {
    if (!is_open_) return;
    is_open_ = false;
    std::promise<void> handed_over;
    loop_->post([&] {
        flush_writes();
        handed_over.set_value();
    });
    handed_over.get_future().wait();
    computer_threads_->stop();
    writer_->stop();
    store_threads_->stop();
    passphrase_thread_->stop();
    loop_->stop();
    exchange_.reset();
    sessions_ended_ = nullptr;
    // Clients belong to a server that may be destroyed before this host.
    lobby_.reset();
    slots_.clear();
    clients_.clear();
    remote_clients_.clear();
    numbers_.clear();
    numbered_.clear();
}

Milliseconds Host::now() const {
    const auto running = std::chrono::steady_clock::now() - started_;
    return started_at_ + std::chrono::duration_cast<std::chrono::milliseconds>(running).count();
}

void Host::receive(ClientRef client, std::string text) {
    const Stopwatch since;
    if (loop_->is_here()) return handle(std::move(client), std::move(text), since);
    loop_->post([this, client = std::move(client), text = std::move(text), since]() mutable {
        handle(std::move(client), std::move(text), since);
    });
}

void Host::gone(ClientRef client) {
    if (loop_->is_here()) return leave(client);
    loop_->post([this, client = std::move(client)] { leave(client); });
}

void Host::handle(ClientRef client, std::string text, Stopwatch since) {
    metrics_->commands.add();
    auto command = online_json::parse_command(text);
    if (!command) {
        metrics_->refused.add();
        const online_json::BadCommand& bad = command.error();
        client->send(framed(bad.id.empty() ? online_json::trouble_json(bad.refusal)
                                           : online_json::refused_json(bad.id, bad.refusal)));
        return;
    }
    PendingReply reply{std::move(client), command->id, since};
    handle({std::move(reply), std::move(*command), std::move(text)});
}

void Host::handle(ClientMessage message) {
    const ClientRef client = message.reply.client;
    const auto done = [&] {
        client->send(framed(online_json::done_json(message.reply.id, std::nullopt)));
    };
    if (std::holds_alternative<online_json::CreateTable>(message.command.action)) {
        create(std::move(message));
    } else if (const auto* const lobby =
                   std::get_if<online_json::WatchLobby>(&message.command.action)) {
        const bool is_bounded = !options_.no_limits && !client->is_remote();
        if (!clients_[client].views.take() && is_bounded) {
            return refuse(message, {RefusalReason::TooFast});
        }
        lobby_->enter(client, lobby->page);
        done();
    } else if (std::holds_alternative<online_json::LeaveLobby>(message.command.action)) {
        lobby_->leave(client);
        done();
    } else {
        dispatch(std::move(message));
    }
}

void Host::dispatch(ClientMessage message) {
    const TableId id = message.command.table;
    if (auto why = why_not_now(message)) return refuse(message, *why);
    clients_[message.reply.client].tables.insert(id);
    TableSlot& there = slot(id);
    if (there.table) {
        dispatch_local(*there.table, message);
    } else if (!there.owner.empty()) {
        forward(there, message);
    } else {
        there.waiting.push_back(std::move(message));
    }
}

// The limits of remote clients were applied by their own process.
std::optional<Refusal> Host::why_not_now(const ClientMessage& message) {
    const Client& client = *message.reply.client;
    if (options_.no_limits || client.is_remote()) return std::nullopt;
    const auto& action = message.command.action;
    const bool views = std::holds_alternative<online_json::WatchTable>(action) ||
                       !slots_.contains(message.command.table);
    if (views && !clients_[message.reply.client].views.take())
        return Refusal{RefusalReason::TooFast};
    const auto* const at_table = std::get_if<tables::Action>(&action);
    const bool says = at_table != nullptr && std::holds_alternative<tables::Say>(*at_table);
    if (says && !(sayings_.take(client.player()) && address_sayings_.take(client.address()))) {
        return Refusal{RefusalReason::TooFast};
    }
    return std::nullopt;
}

void Host::dispatch_local(LiveTable& table, const ClientMessage& message) {
    const PendingReply& reply = message.reply;
    std::visit(Cases{[&](const online_json::WatchTable& watch) {
                         table.watch(reply, watch.since);
                         update_shown(table);
                     },
                     [&](const online_json::UnwatchTable&) {
                         table.unwatch(reply.client);
                         table.answer(reply, {});
                         update_shown(table);
                         unload_when_idle(table.table().id());
                     },
                     [&](const online_json::Rematch&) { rematch(table, message); },
                     [&](const tables::Action& action) { table.handle(reply, action); },
                     // A repeated command has created the table before.
                     [&](const auto&) { table.answer(reply, table.table().id()); }},
               message.command.action);
}

// The name is derived from the command, so a repeated command finds the same table.
void Host::create(ClientMessage message) {
    const auto& wanted = std::get<online_json::CreateTable>(message.command.action);
    const tables::PlayerId& player = message.reply.client->player();
    auto plan = tables::accepted(wanted.plan);
    if (!plan) return refuse(message, plan.error());
    const Client& client = *message.reply.client;
    const bool is_bounded = !options_.no_limits && !client.is_remote();
    if (is_bounded && !creations_.take(client.address())) {
        return refuse(message, {RefusalReason::TooManyTables});
    }
    const TableId id =
        crypto::name_from(crypto::hmac(table_key_, player + '\n' + message.reply.id), name_length);
    TableSlot& there = slot(id);
    if (!there.table) there.to_create = NewTable{std::move(*plan)};
    message.command.table = id;
    dispatch(std::move(message));
}

void Host::rematch(LiveTable& table, const ClientMessage& message) {
    const TableId old = table.table().id();
    const TableId id = crypto::name_from(crypto::hmac(table_key_, old), name_length);
    const tables::Now time{.at = now(), .missing = {}};
    const tables::Command follow{message.reply.client->player(), message.reply.id,
                                 tables::Follow{id}};
    const auto decided = table.table().decide(follow, time);
    const bool is_followed = !decided && decided.error().is(RefusalReason::AlreadyFollowed);
    if (!decided && !is_followed) return refuse(message, decided.error());
    // The table is created before it is announced, so players are never sent to a missing table.
    TableSlot& there = slot(id);
    if (!there.table && there.owner.empty()) {
        there.to_create = NewTable{tables::rotated(table.table().plan()), old};
        there.rematches.push_back(message);
        return;
    }
    if (is_followed) return table.answer(message.reply, id);
    table.handle(message.reply, tables::Follow{id}, id);
}

void Host::leave(const ClientRef& client) {
    lobby_->leave(client);
    release_memory_soon();
    const auto found = clients_.find(client);
    if (found == clients_.end()) return;
    notify_owners_of_leaving(client);
    const auto tables = std::move(found->second.tables);
    clients_.erase(found);
    for (const TableId& each : tables) {
        const auto there = slots_.find(each);
        if (there == slots_.end()) continue;
        TableSlot& slot = there->second;
        slot.forwarded.erase(client);
        std::erase(slot.watchers, client);
        if (slot.table) {
            slot.table->forget(client);
            update_shown(*slot.table);
        }
        if (!slot.owner.empty() && slot.forwarded.empty()) {
            slots_.erase(there);
        } else {
            unload_when_idle(each);
        }
    }
}

void Host::refuse(const ClientMessage& message, const Refusal& refusal) {
    metrics_->refused.add();
    message.reply.client->send(framed(online_json::refused_json(message.reply.id, refusal)));
}

}  // namespace parlor::hosting
