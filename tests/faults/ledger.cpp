// SPDX-License-Identifier: MIT
#include "faults/ledger.h"

#include <algorithm>
#include <boost/json.hpp>

namespace parlor::tests {
namespace {

namespace json = boost::json;

std::string place(const std::string& table, Seq seq) { return table + " " + std::to_string(seq); }

// As events are compared: the same fields in the same order with the same values.
std::string rewritten(const std::string& text) {
    json::error_code error;
    const json::value read = json::parse(text, error);
    return error ? text : json::serialize(read);
}

}  // namespace

void Ledger::hear(const std::string& table, const EventSeen& event) {
    const auto [known, is_new] = heard_[table].try_emplace(event.seq, event.text);
    if (known->second != event.text) {
        blame("forked: " + place(table, event.seq) + ": " + known->second + " and " + event.text);
    }
    if (!is_new || event.id.empty()) return;
    if (refused_.contains(event.id)) blame("refused, yet done: " + event.text);
}

void Ledger::acknowledge(const std::string& table, Seq seq) {
    acknowledged_[table] = std::max(acknowledged_[table], seq);
}

std::size_t Ledger::events() const {
    std::size_t count = 0;
    for (const auto& [table, events] : heard_) count += events.size();
    return count;
}

void Ledger::compare(const std::string& store_address) {
    auto store = store::open(store_address);
    if (!store) return blame("the store cannot be opened");
    compare(**store);
}

void Ledger::compare(store::Store& store) {
    std::set<std::string> tables;
    for (const auto& [table, events] : heard_) tables.insert(table);
    for (const auto& [table, seq] : acknowledged_) tables.insert(table);
    for (const std::string& table : tables) {
        const auto stored = store.table(table);
        if (!stored || !*stored) {
            blame("lost: all of " + table);
        } else {
            compare(table, (*stored)->events);
        }
    }
}

void Ledger::compare(const std::string& table, const std::vector<std::string>& events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        const json::value event = json::parse(events[i]);
        if (event.at("seq").to_number<std::size_t>() != i + 1) {
            blame("numbered wrongly: " + place(table, static_cast<Seq>(i + 1)));
        }
    }
    const auto size = static_cast<Seq>(events.size());
    if (acknowledged_[table] > size) blame("lost: " + place(table, acknowledged_[table]));
    for (const auto& [seq, text] : heard_[table]) {
        if (seq > size) {
            blame("lost: " + place(table, seq) + ": " + text);
        } else if (rewritten(events[seq - 1]) != text) {
            blame("stored otherwise: " + place(table, seq) + ": " + events[seq - 1] + " not " +
                  text);
        }
    }
}

}  // namespace parlor::tests
