// SPDX-License-Identifier: MIT
// The host and the other processes that share its store.
#include "online/hosting/host.h"

namespace parlor::hosting {
namespace {

using tables::TableId;

}  // namespace

void Host::update_shown(const LiveTable& table) {
    shown_.note(table.table().id(), table.people_to_show(), now());
    store_shown();
}

void Host::remove_from_shown(const tables::TableId& table) {
    shown_.forget(table, now());
    store_shown();
}

// One batch at a time, so that the last one remains.
void Host::store_shown() {
    if (is_storing_shown_ || !shown_.has_changes()) return;
    is_storing_shown_ = true;
    store_threads_->ask([this, changes = shown_.take_changes()](store::Store& store) {
        const bool is_stored = store.show(exchange_->self(), changes).has_value();
        const auto finish = [this, changes, is_stored] {
            is_storing_shown_ = false;
            if (!is_stored) shown_.put_back(changes);
            lobby_->lists_changed();
            store_shown();
        };
        if (is_stored) return loop_->post(finish);
        loop_->after(store_retry_pause, finish);
    });
}

void Host::hide_tables_of_dead_processes() {
    store_threads_->ask([this](store::Store& store) {
        const auto living = exchange_->processes();
        const bool is_done = living && store.hide_all_but(*living);
        if (!is_done) loop_->after(store_retry_pause, [this] { hide_tables_of_dead_processes(); });
    });
}

void Host::forward(TableSlot& slot, const ClientMessage& message) {
    const ClientRef& client = message.reply.client;
    const auto [found, is_new] = numbers_.try_emplace(client, next_number_);
    if (is_new) numbered_[next_number_++] = client;
    slot.forwarded.insert(client);
    metrics_->forwarded.add();
    exchange_->send(slot.owner, text(Forwarded{found->second, client->player(), client->address(),
                                               message.text}));
}

void Host::received(const std::string& from, const std::string& message) {
    const auto parsed = parse_message(message);
    if (!parsed) {
        log_.warning("message_unreadable", {{"process", from}});
        return;
    }
    if (std::holds_alternative<ResetConnection>(*parsed)) return reset_connection_to(from);
    if (const auto* const said = std::get_if<Forwarded>(&*parsed)) return forwarded(from, *said);
    if (const auto* const left = std::get_if<ClientGone>(&*parsed)) {
        const auto node = remote_clients_.extract({from, left->client});
        if (node) leave(node.mapped());
        return;
    }
    if (const auto* const ended = std::get_if<EndSessions>(&*parsed)) {
        if (sessions_ended_) sessions_ended_(ended->player, ended->epoch);
        return;
    }
    const auto* const deliver = std::get_if<Deliver>(&*parsed);
    const ClientNumber number =
        deliver != nullptr ? deliver->client : std::get<CutClient>(*parsed).client;
    const auto found = numbered_.find(number);
    if (found == numbered_.end()) {
        // The process did not hear that the client has gone.
        return exchange_->send(from, text(ClientGone{number}));
    }
    if (deliver != nullptr) {
        found->second->send(framed(deliver->text));
    } else {
        found->second->cut("moved");
    }
}

void Host::end_sessions(const std::string& player, std::int64_t epoch) {
    loop_->post([this, player, epoch] {
        if (sessions_ended_) sessions_ended_(player, epoch);
    });
    const auto living = exchange_->processes();
    if (!living) return;  // the others notice it within two minutes
    for (const std::string& each : *living) {
        if (each != exchange_->self()) exchange_->send(each, text(EndSessions{player, epoch}));
    }
}

void Host::on_sessions_ended(SessionsEnded callback) {
    loop_->post([this, callback = std::move(callback)] { sessions_ended_ = callback; });
}

void Host::forwarded(const std::string& from, const Forwarded& said) {
    ClientRef& client = remote_clients_[{from, said.client}];
    if (!client) {
        client = std::make_shared<RemoteClient>(said, [this, from](const PeerMessage& message) {
            exchange_->send(from, text(message));
        });
    }
    auto command = online_json::parse_command(said.text);
    if (!command) return;  // our neighbour has parsed it before
    PendingReply reply{client, command->id};
    handle({std::move(reply), std::move(*command), said.text});
}

void Host::notify_owners_of_leaving(const ClientRef& client) {
    const auto found = numbers_.find(client);
    if (found == numbers_.end()) return;
    std::set<std::string> owners;
    for (const auto& [id, slot] : slots_) {
        if (slot.forwarded.contains(client)) owners.insert(slot.owner);
    }
    for (const std::string& each : owners) exchange_->send(each, text(ClientGone{found->second}));
    numbered_.erase(found->second);
    numbers_.erase(found);
}

void Host::process_gone(const std::string& process) {
    log_.warning("process_gone", {{"process", process}});
    if (process == exchange_->self()) {
        // Others may have taken over while we could not say that we are alive, and they have
        // forgotten our clients.
        std::vector<TableId> ours;
        for (const auto& [id, slot] : slots_) {
            if (slot.table) ours.push_back(id);
        }
        for (const TableId& each : ours) drop_table(each);
        const auto all = [](const std::string&) { return true; };
        drop_remote_clients(all);
        drop_remote_tables(all);
    } else {
        reset_connection_to(process);
        // It may be alive, and only its messages were lost.
        exchange_->send(process, text(ResetConnection{}));
    }
    hide_tables_of_dead_processes();
    load_all_going_on();
}

// Our clients at its tables must reconnect. The other process tells its clients at ours.
void Host::reset_connection_to(const std::string& process) {
    const auto is_that = [&](const std::string& each) { return each == process; };
    drop_remote_clients(is_that);
    drop_remote_tables(is_that);
}

void Host::drop_remote_clients(const std::function<bool(const std::string& process)>& is_lost) {
    std::vector<ClientRef> lost;
    std::erase_if(remote_clients_, [&](const auto& each) {
        if (!is_lost(each.first.first)) return false;
        lost.push_back(each.second);
        return true;
    });
    for (const ClientRef& each : lost) leave(each);
}

void Host::drop_remote_tables(const std::function<bool(const std::string& process)>& is_lost) {
    const auto is_there = [&](const auto& each) {
        return !each.second.owner.empty() && is_lost(each.second.owner);
    };
    std::set<ClientRef> lost;
    for (const auto& each : slots_) {
        if (is_there(each)) lost.insert(each.second.forwarded.begin(), each.second.forwarded.end());
    }
    for (const ClientRef& each : lost) {
        notify_owners_of_leaving(each);  // so that they get no more messages
        each->cut("moved");
    }
    std::erase_if(slots_, is_there);
}

}  // namespace parlor::hosting
