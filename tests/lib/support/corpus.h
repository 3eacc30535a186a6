// SPDX-License-Identifier: MIT
// The rule corpus: position in, throw, exactly these positions out. Plain text, six keywords
// (rule, cites, board, from, to, note), so that other languages can run the same files. `board` is
// Zenda's: it names a file of tests/boards.
#pragma once

#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::tests {

struct Case {
    std::string from;             // a position with a throw
    std::vector<std::string> to;  // all positions it can lead to
};

struct RuleBlock {
    std::string file;
    int line = 0;
    std::string rule;
    std::string board;  // empty: the game has but one
    std::vector<std::string> cites;
    std::vector<Case> cases;
};

// What a throw leads to, as text.
using Texts = std::set<std::string>;

// Those of `texts` that are not in `but_not`, a line each, for the message of a failing test.
std::string listed(const Texts& texts, const Texts& but_not);

// File and line as the name of a test: letters, digits and `_` only.
std::string test_name(const RuleBlock& block);

// How a failing test names the block.
inline void PrintTo(const RuleBlock& block, std::ostream* out) {
    *out << block.file << ":" << block.line;
}

// Every block of every file in tests/rules/<game>. Throws std::runtime_error naming file and line
// on anything that is not a block.
std::vector<RuleBlock> read_corpus(std::string_view game);

// A text file below the project's root.
std::string read_project_file(std::string_view path);

}  // namespace parlor::tests
