// SPDX-License-Identifier: MIT
// Every event that any device ever received of any table. All devices must receive the same event
// under its number, and it must be in the store. So must every acknowledged command; a refused one
// must not be.
//
//   ledger.hear("k3…", event);  ledger.acknowledge("k3…", 7);
//   ledger.compare(store);
//   EXPECT_EQ(ledger.faults(), none)
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "client/device.h"
#include "client/table_seen.h"
#include "online/store/store.h"

namespace parlor::tests {

inline const std::set<std::string> none;  // of faults

class Ledger {
public:
    void hear(const std::string& table, const EventSeen& event);
    void acknowledge(const std::string& table, Seq seq);
    void refuse(const std::string& id) { refused_.insert(id); }
    void blame(std::string what) { faults_.insert(std::move(what)); }

    // Everything heard and acknowledged is there, numbered without a gap.
    void compare(store::Store& store);
    void compare(const std::string& store_address);

    // Each once.
    [[nodiscard]] const std::set<std::string>& faults() const { return faults_; }
    [[nodiscard]] std::size_t events() const;
    [[nodiscard]] std::size_t tables() const { return heard_.size(); }

private:
    void compare(const std::string& table, const std::vector<std::string>& events);

    std::map<std::string, std::map<Seq, std::string>> heard_;
    std::map<std::string, Seq> acknowledged_;  // the highest, by table
    std::set<std::string> refused_;
    std::set<std::string> faults_;
};

}  // namespace parlor::tests
