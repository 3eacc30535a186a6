// SPDX-License-Identifier: MIT
#include "online/store/memory_store.h"

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <tuple>

#include "online/store/account_key.h"
#include "online/store/chained_store.h"

namespace parlor::store {
namespace {

struct MemoryTable {
    StoredTable stored{};
    Listing listing{};
    std::string record{};
};

struct ShownBy {
    std::string process{};
    std::int64_t since = 0;
};

// What all memory stores of the process share.
struct Memory {
    std::mutex mutex{};
    std::map<std::string, MemoryTable, std::less<>> tables{};
    std::map<std::string, ShownBy, std::less<>> shown{};
    std::map<std::string, Player, std::less<>> players{};
    std::map<std::string, std::string, std::less<>> settings{};
};

std::shared_ptr<Memory> shared_memory() {
    static std::mutex mutex;
    static std::weak_ptr<Memory> known;
    const std::scoped_lock lock(mutex);
    std::shared_ptr<Memory> memory = known.lock();
    if (!memory) known = memory = std::make_shared<Memory>();
    return memory;
}

class MemoryStore final : public ChainedStore {
public:
    MemoryStore() : memory_(shared_memory()) {}

    Result<std::optional<StoredTable>> table(std::string_view table) override {
        const std::scoped_lock lock(memory_->mutex);
        const MemoryTable* kept = find(table);
        return kept == nullptr ? std::nullopt : std::optional(kept->stored);
    }
    Result<std::string> record(std::string_view table) override {
        const std::scoped_lock lock(memory_->mutex);
        const MemoryTable* kept = find(table);
        return kept == nullptr ? std::string() : kept->record;
    }
    Result<std::size_t> count_listed(Phase phase) override {
        const std::scoped_lock lock(memory_->mutex);
        return shown_in(phase).size();
    }
    Result<std::vector<ListedTable>> listed(Phase phase, Range one, Range other) override {
        const std::scoped_lock lock(memory_->mutex);
        const auto all = shown_in(phase);
        const auto is_in = [](const Range& range, std::size_t position) {
            return position >= range.first && position - range.first < range.count;
        };
        std::vector<ListedTable> chosen;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!is_in(one, i) && !is_in(other, i)) continue;
            chosen.push_back({all[i].second, find(all[i].second)->listing});
        }
        return chosen;
    }
    Result<void> show(std::string_view process, std::span<const ShownTable> tables) override {
        const std::scoped_lock lock(memory_->mutex);
        for (const ShownTable& each : tables) {
            if (each.since != 0) {
                memory_->shown[each.table] = {std::string(process), each.since};
                continue;
            }
            const auto found = memory_->shown.find(each.table);
            const bool is_ours = found != memory_->shown.end() && found->second.process == process;
            if (is_ours) memory_->shown.erase(found);
        }
        return {};
    }
    Result<void> hide_all_but(std::span<const std::string> processes) override {
        const std::scoped_lock lock(memory_->mutex);
        std::erase_if(memory_->shown, [&](const auto& each) {
            return std::ranges::find(processes, each.second.process) == processes.end();
        });
        return {};
    }
    Result<std::vector<ListedTable>> tables_of(std::string_view player, bool over,
                                               std::size_t most) override {
        const auto is_theirs = [&](const Listing& each) {
            const bool sits = std::ranges::find(each.players, player) != each.players.end();
            return sits && (each.phase == Phase::Over) == over;
        };
        return newest(is_theirs, most);
    }
    Result<std::vector<std::string>> going_on() override {
        const std::scoped_lock lock(memory_->mutex);
        std::vector<std::string> all;
        for (const auto& [id, kept] : memory_->tables) {
            if (kept.listing.goes_on) all.push_back(id);
        }
        return all;
    }
    Result<std::vector<ListedTable>> tables_after(std::string_view table,
                                                  std::size_t most) override {
        const std::scoped_lock lock(memory_->mutex);
        std::vector<ListedTable> all;
        auto each = memory_->tables.upper_bound(table);
        for (; each != memory_->tables.end() && all.size() < most; ++each) {
            all.push_back({each->first, each->second.listing});
        }
        return all;
    }
    Result<bool> remove_table(std::string_view table) override {
        const std::scoped_lock lock(memory_->mutex);
        const auto found = memory_->tables.find(table);
        if (found == memory_->tables.end()) return false;
        memory_->shown.erase(found->first);
        memory_->tables.erase(found);
        return true;
    }
    Result<std::uint64_t> remove_stale(std::int64_t changed_before, std::size_t most) override {
        const std::scoped_lock lock(memory_->mutex);
        std::uint64_t gone = 0;
        std::erase_if(memory_->tables, [&](const auto& each) {
            const Listing& listing = each.second.listing;
            const bool goes =
                gone < most && listing.phase == Phase::Open && listing.changed < changed_before;
            if (goes) memory_->shown.erase(each.first);
            gone += goes ? 1 : 0;
            return goes;
        });
        return gone;
    }

    Result<std::optional<Player>> player(std::string_view id) override {
        return find_player([&](const Player& each) { return each.id == id; });
    }
    Result<std::optional<Player>> player_of_account(std::string_view account) override {
        return find_player([&](const Player& each) { return has_account(each, account); });
    }
    Result<std::optional<Player>> player_of_link(std::string_view digest) override {
        return find_player(
            [&](const Player& each) { return !digest.empty() && each.link == digest; });
    }
    Result<ChangeResult> change(const PlayerChange& change) override {
        const std::scoped_lock lock(memory_->mutex);
        if (is_taken(change.account, change.id)) return ChangeResult::AccountTaken;
        const auto found = memory_->players.find(change.id);
        const bool is_new = found == memory_->players.end();
        if (!is_new && !change.passphrase.empty() &&
            found->second.passphrase != change.old_passphrase) {
            return ChangeResult::PassphraseOutdated;
        }
        Player& player = memory_->players[change.id];
        player.id = change.id;
        if (is_new) player.made = change.at;
        player.seen = change.at;
        if (!change.name.empty()) player.name = change.name;
        if (change.ends_sessions && !player.account.empty()) player.link.clear();
        if (!change.account.empty()) player.account = change.account;
        if (!change.passphrase.empty()) player.passphrase = change.passphrase;
        if (!change.link.empty()) player.link = change.link;
        if (change.ends_sessions) ++player.epoch;
        return ChangeResult::Done;
    }
    Result<bool> keep(const Player& player) override {
        const std::scoped_lock lock(memory_->mutex);
        if (is_taken(player.account, player.id)) return false;
        memory_->players[player.id] = player;
        return true;
    }

    Result<std::string> setting(std::string_view key) override {
        const std::scoped_lock lock(memory_->mutex);
        const auto found = memory_->settings.find(key);
        return found == memory_->settings.end() ? std::string() : found->second;
    }
    Result<std::string> keep_setting(std::string_view key, std::string_view value) override {
        const std::scoped_lock lock(memory_->mutex);
        return memory_->settings.try_emplace(std::string(key), value).first->second;
    }
    Result<void> replace_setting(std::string_view key, std::string_view value) override {
        const std::scoped_lock lock(memory_->mutex);
        memory_->settings.insert_or_assign(std::string(key), value);
        return {};
    }

    Result<Counts> counts() override {
        const std::scoped_lock lock(memory_->mutex);
        Counts counts{.tables = memory_->tables.size(), .players = memory_->players.size()};
        for (const auto& [id, kept] : memory_->tables) {
            counts.events += kept.stored.events.size();
            if (kept.listing.phase == Phase::Open) ++counts.open;
            if (kept.listing.phase == Phase::Playing) ++counts.playing;
            if (kept.listing.phase == Phase::Over) ++counts.over;
        }
        for (const auto& [id, player] : memory_->players) {
            if (!player.account.empty()) ++counts.accounts;
        }
        return counts;
    }
    Result<void> each_table(const VisitTable& visit) override {
        const std::scoped_lock lock(memory_->mutex);
        for (const auto& [id, kept] : memory_->tables) {
            visit({id, kept.listing}, kept.stored, kept.record);
        }
        return {};
    }
    Result<void> each_player(const std::function<void(const Player&)>& visit) override {
        const std::scoped_lock lock(memory_->mutex);
        for (const auto& [id, player] : memory_->players) visit(player);
        return {};
    }
    Result<void> back_up(const std::string& /*file*/) override {
        return base::unexpected(StoreError{StoreFault::BadAddress, "memory"});
    }

protected:
    Result<std::vector<bool>> put(std::span<const Chain> chains) override {
        const std::scoped_lock lock(memory_->mutex);
        std::vector<bool> done;
        for (const Chain& chain : chains) done.push_back(put(chain));
        return done;
    }
    Result<std::vector<std::string>> events_from(std::string_view table, std::uint32_t first,
                                                 std::size_t most) override {
        const std::scoped_lock lock(memory_->mutex);
        const MemoryTable* kept = find(table);
        std::vector<std::string> texts;
        if (kept == nullptr) return texts;
        const std::vector<std::string>& all = kept->stored.events;
        for (std::size_t i = first - 1; i < all.size() && texts.size() < most; ++i) {
            texts.push_back(all[i]);
        }
        return texts;
    }

private:
    // These are called with the mutex held, unless they lock it themselves.
    [[nodiscard]] const MemoryTable* find(std::string_view table) const {
        const auto found = memory_->tables.find(table);
        return found == memory_->tables.end() ? nullptr : &found->second;
    }

    // Since when, and the table.
    using ShownSince = std::vector<std::pair<std::int64_t, std::string>>;
    [[nodiscard]] ShownSince shown_in(Phase phase) const {
        ShownSince all;
        for (const auto& [id, said] : memory_->shown) {
            const MemoryTable* kept = find(id);
            const bool is_listed =
                kept != nullptr && kept->listing.is_public && kept->listing.phase == phase;
            if (is_listed) all.emplace_back(said.since, id);
        }
        std::ranges::sort(all);
        return all;
    }

    bool put(const Chain& chain) {
        const MemoryTable* known = find(chain.table());
        const std::size_t last = known == nullptr ? 0 : known->stored.events.size();
        if (chain.first() != last + 1) return false;
        MemoryTable& kept = memory_->tables[chain.table()];
        if (known == nullptr) kept.stored.secret = chain.secret();
        for (std::size_t i = 0; i < chain.size(); ++i) {
            const std::vector<std::string>& events = chain.write(i).events;
            kept.stored.events.insert(kept.stored.events.end(), events.begin(), events.end());
        }
        if (!chain.record().empty()) kept.record = chain.record();
        if (const Listing* listing = chain.listing(); listing != nullptr) {
            kept.listing = *listing;
            kept.listing.players = sorted_players(*listing);
        }
        return true;
    }

    Result<std::vector<ListedTable>> newest(const std::function<bool(const Listing&)>& is_wanted,
                                            std::size_t most) {
        const std::scoped_lock lock(memory_->mutex);
        std::vector<ListedTable> all;
        for (const auto& [id, kept] : memory_->tables) {
            if (is_wanted(kept.listing)) all.push_back({id, kept.listing});
        }
        std::ranges::sort(all, [](const ListedTable& left, const ListedTable& right) {
            return std::tie(left.listing.changed, right.table) >
                   std::tie(right.listing.changed, left.table);
        });
        if (all.size() > most) all.resize(most);
        return all;
    }

    static bool has_account(const Player& player, std::string_view account) {
        return !account.empty() && account_key(player.account) == account_key(account);
    }

    [[nodiscard]] bool is_taken(std::string_view account, std::string_view id) const {
        return std::ranges::any_of(memory_->players, [&](const auto& each) {
            return each.first != id && has_account(each.second, account);
        });
    }

    Result<std::optional<Player>> find_player(
        const std::function<bool(const Player&)>& is_wanted) const {
        const std::scoped_lock lock(memory_->mutex);
        for (const auto& [id, player] : memory_->players) {
            if (is_wanted(player)) return player;
        }
        return std::nullopt;
    }

    std::shared_ptr<Memory> memory_;
};

}  // namespace

std::unique_ptr<Store> open_memory() { return std::make_unique<MemoryStore>(); }

}  // namespace parlor::store
