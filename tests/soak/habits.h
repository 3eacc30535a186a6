// SPDX-License-Identifier: MIT
// A crowd of people who do all that people do at tables: they lose their connections, go on with
// another device, take plays back, leave, are replaced by a computer and return, and resign.
#pragma once

#include <map>

#include "base/random.h"
#include "faults/crowd.h"

namespace parlor::tests {

class HabitualCrowd final : public Crowd {
public:
    HabitualCrowd(CrowdPlan plan, std::vector<Address> addresses, std::uint64_t seed);

    // Names the tables at which nothing has happened for so long.
    [[nodiscard]] std::vector<std::string> stuck_for(std::chrono::seconds time) const;

private:
    // A player who is away from the game at this table.
    struct Absence {
        std::string table;
        std::size_t device;
        Loop::Time returns;
    };

    void on_ready(Party& party) override;
    void on_event(Party& party, Device& device, const EventSeen& event) override;

    void lose_connection(Party& party);
    void offer_to_take_back(Party& party);
    void agree(Party& party, const EventSeen& offered);
    void leave(Party& party);
    void look_after_absences();
    bool is_over(Party& party, Absence& absence);
    [[nodiscard]] bool happens_once_in(std::uint32_t turns) { return random_.below(turns) == 0; }

    base::Random random_;
    std::map<Party*, Absence> absences_;
    std::map<const Party*, Loop::Time> last_events_;
};

}  // namespace parlor::tests
