// SPDX-License-Identifier: MIT
// The host among the other processes that share its store.
#include "online/hosting/host_impl.h"

namespace parlor::hosting {
namespace {

using tables::TableId;

}  // namespace

void Host::Impl::forward(Place& place, const Spoken& spoken) {
    const ClientRef& client = spoken.asked.client;
    const auto [found, is_new] = numbers_.try_emplace(client, next_number_);
    if (is_new) numbered_[next_number_++] = client;
    place.forwarded.insert(client);
    metrics_->forwarded.add();
    exchange_->send(place.owner, text(Forwarded{found->second, client->player(), client->address(),
                                                spoken.text}));
}

void Host::Impl::received(const std::string& from, const std::string& message) {
    const auto parsed = parse_message(message);
    if (!parsed) {
        log_.warning("message_unreadable", {{"process", from}});
        return;
    }
    if (std::holds_alternative<BeginAnew>(*parsed)) return part_from(from);
    if (const auto* const said = std::get_if<Forwarded>(&*parsed)) return forwarded(from, *said);
    if (const auto* const left = std::get_if<ClientGone>(&*parsed)) {
        const auto node = remotes_.extract({from, left->client});
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
        // Nobody heard that the client has gone.
        return exchange_->send(from, text(ClientGone{number}));
    }
    if (deliver != nullptr) {
        found->second->send(framed(deliver->text));
    } else {
        found->second->cut("moved");
    }
}

void Host::Impl::end_sessions(const EndSessions& ended) {
    loop_->post([this, ended] {
        if (sessions_ended_) sessions_ended_(ended.player, ended.epoch);
    });
    const auto living = exchange_->processes();
    if (!living) return;  // the others look it up themselves, within two minutes
    for (const std::string& each : *living) {
        if (each != exchange_->self()) exchange_->send(each, text(ended));
    }
}

void Host::Impl::on_sessions_ended(SessionsEnded called) {
    loop_->post([this, called = std::move(called)] { sessions_ended_ = called; });
}

void Host::Impl::forwarded(const std::string& from, const Forwarded& said) {
    ClientRef& client = remotes_[{from, said.client}];
    if (!client) {
        client = std::make_shared<RemoteClient>(
            said, [this, from](const Message& message) { exchange_->send(from, text(message)); });
    }
    auto command = online_json::parse_command(said.text);
    if (!command) return;  // our neighbour has parsed it before
    Asked asked{client, command->id};
    hear({std::move(asked), std::move(*command), said.text});
}

void Host::Impl::tell_neighbours_gone(const ClientRef& client) {
    const auto found = numbers_.find(client);
    if (found == numbers_.end()) return;
    std::set<std::string> owners;
    for (const auto& [id, place] : places_) {
        if (place.forwarded.contains(client)) owners.insert(place.owner);
    }
    for (const std::string& each : owners) exchange_->send(each, text(ClientGone{found->second}));
    numbered_.erase(found->second);
    numbers_.erase(found);
}

void Host::Impl::process_gone(const std::string& process) {
    log_.warning("process_gone", {{"process", process}});
    if (process == exchange_->self()) {
        // Others may have taken over while we could not say that we are alive, and they have
        // forgotten our clients.
        std::vector<TableId> ours;
        for (const auto& [id, place] : places_) {
            if (place.table) ours.push_back(id);
        }
        for (const TableId& each : ours) lose(each);
        const auto all = [](const std::string&) { return true; };
        lose_remotes(all);
        lose_elsewhere(all);
    } else {
        part_from(process);
        // It may be alive, and only have lost what it said.
        exchange_->send(process, text(BeginAnew{}));
    }
    hide_tables_of_the_dead();
    take_up_all();
}

// Our clients at its tables come again, and its clients at ours are sent to do so by it.
void Host::Impl::part_from(const std::string& process) {
    const auto is_that = [&](const std::string& each) { return each == process; };
    lose_remotes(is_that);
    lose_elsewhere(is_that);
}

void Host::Impl::lose_remotes(const std::function<bool(const std::string& process)>& is_lost) {
    std::vector<ClientRef> lost;
    std::erase_if(remotes_, [&](const auto& each) {
        if (!is_lost(each.first.first)) return false;
        lost.push_back(each.second);
        return true;
    });
    for (const ClientRef& each : lost) leave(each);
}

void Host::Impl::lose_elsewhere(const std::function<bool(const std::string& process)>& is_lost) {
    const auto is_there = [&](const auto& each) {
        return !each.second.owner.empty() && is_lost(each.second.owner);
    };
    std::set<ClientRef> lost;
    for (const auto& each : places_) {
        if (is_there(each)) lost.insert(each.second.forwarded.begin(), each.second.forwarded.end());
    }
    for (const ClientRef& each : lost) {
        tell_neighbours_gone(each);  // so that nothing reaches them any more
        each->cut("moved");
    }
    std::erase_if(places_, is_there);
}

}  // namespace parlor::hosting
