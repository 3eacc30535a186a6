// SPDX-License-Identifier: MIT
// What is wrong with a record, gathered while it is read. For those who begin a game from a
// record's tags.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/match/resume.h"

namespace parlor::match {

class Damages {
public:
    void add(int line, DamageFault fault, std::string part, Refused refused = {}) {
        found_.push_back({line, fault, std::move(part), std::move(refused)});
    }
    void add(int line, const TextFaults& faults) {
        for (const TextFault& each : faults) {
            add(line, DamageFault::Unreadable, each.part,
                {.error = Error::Unreadable, .part = each.part, .reason = each.name});
        }
    }

    [[nodiscard]] bool empty() const { return found_.empty(); }
    std::vector<Damage> take() { return std::move(found_); }

private:
    std::vector<Damage> found_;
};

// What the tags say that is the same in every game.
Header header_of(const game::Record& record);

}  // namespace parlor::match
