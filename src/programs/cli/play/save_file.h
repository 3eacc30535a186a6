// SPDX-License-Identifier: MIT
// Where a game is saved: in a file that was named beforehand and is kept up to date, or in one that
// the player names when saving.
#pragma once

#include <string>

#include "base/expected.h"
#include "rules/game/record.h"

namespace parlor::cli {

class SaveFile {
public:
    // `kept`: always written at once. `other`: what a plain "save" writes; either may be empty.
    SaveFile(std::string kept, std::string other)
        : always_(!kept.empty()), path_(kept.empty() ? std::move(other) : std::move(kept)) {}

    [[nodiscard]] bool always() const { return always_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    // Whether nothing would be lost.
    [[nodiscard]] bool has(const game::Record& record) const { return saved_ == record; }

    void choose(std::string path) { path_ = std::move(path); }
    // Precondition: there is a path. The reason where it failed.
    base::Expected<void, std::string> save(const game::Record& record);

private:
    bool always_;
    std::string path_;
    game::Record saved_;
};

}  // namespace parlor::cli
