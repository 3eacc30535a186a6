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
constexpr int refreshes_until_all = 4;  // if other processes change the store
constexpr std::size_t most_yours = 50;
constexpr std::size_t most_finished = 20;
constexpr std::size_t most_read_at_once = 100;  // visitors; other requests need the store too

using Listed = std::vector<store::ListedTable>;

// The public tables of a phase on a page.
struct Tables {
    Listed listed;
    bool has_more = false;
};
struct Page {
    Tables open;
    Tables playing;
};

void add(std::vector<online_json::LobbyLine>& lines, const Listed& found, std::string_view player) {
    for (const store::ListedTable& each : found) {
        lines.push_back({.table = each.table,
                         .card = each.listing.card,
                         .your_turn = base::has_word(each.listing.awaited, player),
                         .changed = each.listing.changed});
    }
}

// Reads a page of `count` tables. A page past their end needs no query.
std::optional<Tables> read_tables(store::Store& store, store::Phase phase, std::size_t count,
                                  std::size_t page, std::size_t turn) {
    const LobbyPage chosen = lobby_page(count, page, turn);
    if (chosen.one.first >= count) return Tables{};
    auto listed = store.listed(phase, chosen.one, chosen.other);
    if (!listed) return std::nullopt;
    return Tables{std::move(*listed), chosen.has_more};
}

std::optional<Page> read_page(store::Store& store, std::size_t open_count,
                              std::size_t playing_count, std::size_t page, std::size_t turn) {
    auto open = read_tables(store, store::Phase::Open, open_count, page, turn);
    auto playing = read_tables(store, store::Phase::Playing, playing_count, page, turn);
    if (!open || !playing) return std::nullopt;
    return Page{std::move(*open), std::move(*playing)};
}

}  // namespace

std::optional<Lobby::Replies> Lobby::lists_for(store::Store& store, Replies replies,
                                               std::size_t turn) {
    const auto open_count = store.count_listed(store::Phase::Open);
    const auto playing_count = store.count_listed(store::Phase::Playing);
    if (!open_count || !playing_count) return std::nullopt;
    std::map<std::size_t, Page> pages;
    for (auto& [client, page, text] : replies.all) {
        auto found = pages.find(page);
        if (found == pages.end()) {
            auto read = read_page(store, *open_count, *playing_count, page, turn);
            if (!read) return std::nullopt;
            found = pages.emplace(page, std::move(*read)).first;
        }
        const auto& [open, playing] = found->second;
        const std::string& player = client->player();
        const auto yours = store.tables_of(player, false, most_yours);
        const auto finished = store.tables_of(player, true, most_finished);
        if (!yours || !finished) return std::nullopt;
        online_json::LobbyLists lists{.page = page, .has_more = open.has_more || playing.has_more};
        add(lists.open, open.listed, player);
        add(lists.playing, playing.listed, player);
        add(lists.yours, *yours, player);
        add(lists.finished, *finished, player);
        // The tables that wait for this player come first; both parts stay sorted by time.
        std::ranges::sort(lists.yours, std::greater(), [](const online_json::LobbyLine& each) {
            return std::pair(each.your_turn, each.changed);
        });
        text = online_json::lobby_json(lists);
        if (page == 0) replies.has_more = lists.has_more;
    }
    return replies;
}

void Lobby::enter(const ClientRef& client, std::size_t page) {
    visitors_[client] = {.page = page};
    unread_.insert(client);
    read();
    wake();
}

void Lobby::leave(const ClientRef& client) {
    visitors_.erase(client);
    unread_.erase(client);
}

void Lobby::table_changed(const store::Listing& listing) {
    if (visitors_.empty()) return;
    if (listing.is_public) has_changed_ = true;
    changed_players_.insert(listing.players.begin(), listing.players.end());
    wake();
}

void Lobby::lists_changed() {
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
    Replies replies;
    while (replies.all.size() < most_read_at_once && !unread_.empty()) {
        const ClientRef client = unread_.extract(unread_.begin()).value();
        replies.all.push_back({client, visitors_.at(client).page});
    }
    store_threads_->ask([this, replies = std::move(replies), turn = turn_](store::Store& store) {
        loop_->post([this, read = lists_for(store, replies, turn)] { show(read); });
    });
}

void Lobby::show(const std::optional<Replies>& replies) {
    is_reading_ = false;
    if (!replies) {
        has_changed_ = true;  // try again later
        return wake();
    }
    for (const auto& [client, page, text] : replies->all) {
        const auto found = visitors_.find(client);
        if (found == visitors_.end() || found->second.page != page) continue;
        const std::size_t hash = std::hash<std::string>()(text);
        if (std::exchange(found->second.seen, hash) != hash) client->send(framed(text));
    }
    if (replies->has_more) rotate_soon();
    read();
}

void Lobby::rotate_soon() {
    if (std::exchange(is_rotating_, true)) return;
    loop_->after(rotation_, [this] {
        is_rotating_ = false;
        turn_ += 1;
        lists_changed();
    });
}

}  // namespace parlor::hosting
