// SPDX-License-Identifier: MIT
#include "online/hosting/lobby.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "base/words.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::hosting {
namespace {

constexpr std::chrono::milliseconds between_refreshes{1500};
constexpr int refreshes_until_all = 4;  // where others change the store without our seeing it
constexpr std::size_t most_listed = 50;
constexpr std::size_t most_finished = 20;
constexpr std::size_t most_read_at_once = 100;  // visitors; others want the store too

using Listed = std::vector<store::Listed>;
using Lists = std::vector<std::pair<ClientRef, std::string>>;

void add(std::vector<online_json::LobbyLine>& lines, const Listed& found, std::string_view player) {
    for (const store::Listed& each : found) {
        lines.push_back({.table = each.table,
                         .card = each.listing.card,
                         .your_turn = base::has_word(each.listing.awaited, player),
                         .changed = each.listing.changed});
    }
}

// None: the store cannot be read.
std::optional<Lists> lists_for(store::Store& store, const std::vector<ClientRef>& clients) {
    const auto open = store.listed(store::Phase::Open, most_listed);
    const auto playing = store.listed(store::Phase::Playing, most_listed);
    if (!open || !playing) return std::nullopt;
    Lists all;
    for (const ClientRef& client : clients) {
        const std::string& player = client->player();
        const auto yours = store.tables_of(player, false, most_listed);
        const auto finished = store.tables_of(player, true, most_finished);
        if (!yours || !finished) return std::nullopt;
        online_json::LobbyLists lists;
        add(lists.open, *open, player);
        add(lists.playing, *playing, player);
        add(lists.yours, *yours, player);
        add(lists.finished, *finished, player);
        // Those that wait for this player first; both parts stay the newest first.
        std::ranges::sort(lists.yours, std::greater(), [](const online_json::LobbyLine& each) {
            return std::pair(each.your_turn, each.changed);
        });
        all.emplace_back(client, online_json::lobby_json(lists));
    }
    return all;
}

}  // namespace

void Lobby::enter(const ClientRef& client) {
    visitors_[client] = 0;
    unread_.insert(client);
    read();
    wake();
}

void Lobby::leave(const ClientRef& client) {
    visitors_.erase(client);
    unread_.erase(client);
}

void Lobby::changed(const store::Listing& listing) {
    if (visitors_.empty()) return;
    if (listing.is_public) has_changed_ = true;
    changed_players_.insert(listing.players.begin(), listing.players.end());
    wake();
}

void Lobby::listed_anew() {
    if (visitors_.empty()) return;
    has_changed_ = true;
    wake();
}

void Lobby::wake() {
    const bool is_wanted = is_shared_ || has_changed_ || !changed_players_.empty();
    if (is_waking_ || visitors_.empty() || !is_wanted) return;
    is_waking_ = true;
    loop_->after(between_refreshes, [this] { refresh(); });
}

void Lobby::refresh() {
    is_waking_ = false;
    refreshes_ += 1;
    const bool all = has_changed_ || (is_shared_ && refreshes_ % refreshes_until_all == 0);
    for (const auto& [client, seen] : visitors_) {
        if (all || changed_players_.contains(client->player())) unread_.insert(client);
    }
    has_changed_ = false;
    changed_players_.clear();
    read();
    wake();
}

void Lobby::read() {
    if (is_reading_ || unread_.empty()) return;
    is_reading_ = true;
    std::vector<ClientRef> clients;
    while (clients.size() < most_read_at_once && !unread_.empty()) {
        clients.push_back(unread_.extract(unread_.begin()).value());
    }
    store_threads_->ask([this, clients = std::move(clients)](store::Store& store) {
        loop_->post([this, lists = lists_for(store, clients)] { show(lists); });
    });
}

void Lobby::show(const std::optional<Shown>& lists) {
    is_reading_ = false;
    if (!lists) {
        has_changed_ = true;  // what they have not seen they will
        return wake();
    }
    for (const auto& [client, text] : *lists) {
        const auto found = visitors_.find(client);
        const std::size_t hash = std::hash<std::string>()(text);
        if (found == visitors_.end() || found->second == hash) continue;
        found->second = hash;
        client->send(framed(text));
    }
    read();
}

}  // namespace parlor::hosting
