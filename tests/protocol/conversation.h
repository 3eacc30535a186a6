// SPDX-License-Identifier: MIT
// Conversations with a program, written down in the text files of this folder:
//
//   # what it shows
//   $ parlor engine            which program: `parlor` is the one that was built
//   > hello 1                  said to it
//   < ready                    its next line, exactly
//   <~ id version .*           its next line, by a pattern
//   <.                         it ends by itself, with exit code 0
//
// Every `$` begins another. After its last line a program says nothing more, and ends when its
// input ends.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace parlor::tests {

struct Conversation {
    std::string file;
    int line = 0;  // of its `$`
    std::string program;
    struct Line {
        int number;
        std::string sign;
        std::string text;
    };
    std::vector<Line> lines;
};

inline void PrintTo(const Conversation& conversation, std::ostream* out) {
    *out << conversation.file << ":" << conversation.line;
}

// All there are. Throws std::runtime_error naming file and line on anything that is no line of one.
std::vector<Conversation> read_conversations();

// Replays it. Returns the first difference, with its line; empty if there was none.
std::string difference(const Conversation& conversation);

}  // namespace parlor::tests
