// SPDX-License-Identifier: MIT
// Exports a store as lines of JSON, one object each, and imports them: to move to another kind of
// store, or to use other tools. The lines contain secrets, as the store does.
//
//   export_lines(*store, [&](std::string_view line) { … });
//   Importer importer(*store);
//   for (… line …) if (auto taken = importer.take(line); !taken) … taken.error() …
//   importer.finish();
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/expected.h"
#include "online/store/store.h"

namespace parlor::online_json {

// Calls `tell` with each line, which ends with a line end.
store::Result<void> export_lines(store::Store& store,
                                 const std::function<void(std::string_view)>& tell);

struct Imported {
    std::uint64_t tables = 0;
    std::uint64_t players = 0;
    std::uint64_t skipped = 0;  // another table of that name, another player of that account,
                                // another duel of that player, a puzzle rated here too
};

// A line that no export has.
struct BadLine {
    std::uint64_t number;
};
using ImportError = std::variant<BadLine, store::StoreError>;

class Importer {
public:
    explicit Importer(store::Store& store) : store_(store) {}

    base::Expected<void, ImportError> take(std::string_view line);
    // Writes what has not been written yet.
    base::Expected<Imported, ImportError> finish();

private:
    base::Expected<void, ImportError> take_player(const store::Player& player);
    base::Expected<void, ImportError> take_duel(const store::DuelEntry& duel);
    base::Expected<void, ImportError> noted(const store::Result<bool>& is_new);
    base::Expected<void, ImportError> write();

    store::Store& store_;
    std::uint64_t line_ = 0;
    std::vector<store::Write> writes_;
    std::size_t events_ = 0;  // in them
    Imported imported_;
};

}  // namespace parlor::online_json
