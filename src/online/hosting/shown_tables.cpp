// SPDX-License-Identifier: MIT
#include "online/hosting/shown_tables.h"

#include <algorithm>

namespace parlor::hosting {
namespace {

using Counts = std::map<std::string, std::size_t>;

std::size_t count_of(const Counts& counts, const std::string& name) {
    const auto found = counts.find(name);
    return found == counts.end() ? 0 : found->second;
}

void uncount(Counts& counts, const std::string& name) {
    const auto found = counts.find(name);
    if (--found->second == 0) counts.erase(found);
}

}  // namespace

void ShownTables::note(const tables::TableId& table, People people, tables::Milliseconds now) {
    const auto found = tables_.find(table);
    if (found == tables_.end() && people.empty()) return;
    auto& entry = found == tables_.end() ? *tables_.try_emplace(table).first : *found;
    if (entry.second.people == people) return;
    entry.second.people = std::move(people);
    const auto& here = entry.second.people;
    const auto& counted_for = entry.second.counted_for;
    const bool stays = counted_for && std::ranges::find(here, *counted_for) != here.end();
    if (stays) return;
    const tables::Milliseconds since = counted_for ? entry.second.since : now;
    const bool was_shown = hide(entry);
    waiting_.erase(table);
    if (!show(entry, since) && !here.empty()) waiting_.insert(table);
    if (was_shown) show_those_who_wait(now);
}

void ShownTables::forget(const tables::TableId& table, tables::Milliseconds now) {
    const auto found = tables_.find(table);
    if (found == tables_.end()) return;
    waiting_.erase(table);
    const bool was_shown = hide(*found);
    tables_.erase(found);
    if (was_shown) show_those_who_wait(now);
}

bool ShownTables::has_room(const PersonHere& person) const {
    return count_of(by_player_, person.player) < most_a_player &&
           by_network_.has_room(person.address);
}

// For one of its people who has room for it.
bool ShownTables::show(Entries::value_type& table, tables::Milliseconds since) {
    Entry& entry = table.second;
    const auto person =
        std::ranges::find_if(entry.people, [&](const auto& each) { return has_room(each); });
    if (person == entry.people.end()) return false;
    entry.counted_for = *person;
    ++by_player_[person->player];
    by_network_.add(person->address);
    changes_[table.first] = entry.since = since;
    return true;
}

bool ShownTables::hide(Entries::value_type& table) {
    Entry& entry = table.second;
    if (!entry.counted_for) return false;
    uncount(by_player_, entry.counted_for->player);
    by_network_.remove(entry.counted_for->address);
    entry.counted_for.reset();
    changes_[table.first] = 0;
    return true;
}

void ShownTables::show_those_who_wait(tables::Milliseconds now) {
    std::erase_if(waiting_, [&](const auto& each) { return show(*tables_.find(each), now); });
}

std::vector<store::ShownTable> ShownTables::take_changes() {
    std::vector<store::ShownTable> all;
    for (const auto& [table, since] : std::exchange(changes_, {})) all.push_back({table, since});
    return all;
}

void ShownTables::put_back(const std::vector<store::ShownTable>& changes) {
    for (const store::ShownTable& each : changes) changes_.try_emplace(each.table, each.since);
}

}  // namespace parlor::hosting
