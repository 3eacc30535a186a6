// SPDX-License-Identifier: MIT
// Decides which tables of this process the lists show: public tables whose people are there, and
// only a few per player, address and network. A table keeps its place while its people are there.
// If they leave and come back, it starts again at the end.
//
//   shown.note("k3f9x2m7qa4c", {{"ana", "203.0.113.7"}}, now);      the players present
//   for (const store::Shown& each : shown.take_changes()) …         to be stored
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "online/hosting/limits.h"
#include "online/store/store.h"
#include "online/tables/event.h"

namespace parlor::hosting {

struct PersonHere {
    tables::PlayerId player;
    std::string address;
    friend bool operator==(const PersonHere&, const PersonHere&) = default;
};

class ShownTables {
public:
    static constexpr std::size_t most_a_player = 3;
    static constexpr NetworkLimits most{.an_address = 6, .a_56 = 12, .a_48 = 24, .a_24 = 24};

    using People = std::vector<PersonHere>;

    // Sets the players who sit at the table and are present.
    void note(const tables::TableId& table, People people, tables::Milliseconds now);
    // Forgets the table and its place, because this process does not have it any more.
    void forget(const tables::TableId& table, tables::Milliseconds now);

    // The changes since the last call.
    std::vector<store::ShownTable> take_changes();
    // Returns changes that could not be stored.
    void put_back(const std::vector<store::ShownTable>& changes);
    [[nodiscard]] bool has_changes() const { return !changes_.empty(); }

private:
    struct Entry {
        People people{};
        std::optional<PersonHere> counted_for{};  // while it is shown
        tables::Milliseconds since = 0;           // when it was shown
    };
    using Entries = std::map<tables::TableId, Entry>;

    bool show(Entries::value_type& table, tables::Milliseconds since);
    bool hide(Entries::value_type& table);
    void show_those_who_wait(tables::Milliseconds now);
    [[nodiscard]] bool has_room(const PersonHere& person) const;

    Entries tables_;
    std::set<tables::TableId> waiting_;  // whose people are present but have no room
    std::map<std::string, std::size_t> by_player_;
    NetworkCounts by_network_{most};
    std::map<tables::TableId, tables::Milliseconds> changes_;
};

}  // namespace parlor::hosting
