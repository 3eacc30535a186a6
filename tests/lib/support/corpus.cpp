// SPDX-License-Identifier: MIT
#include "support/corpus.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "base/words.h"

namespace parlor::tests {
namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

class Reader {
public:
    explicit Reader(std::string file) : file_(std::move(file)) {}

    void read(std::string_view text) {
        for (const std::string_view line : base::split(text, '\n')) {
            ++line_;
            if (line.empty()) {
                open_ = false;
            } else if (!line.starts_with('#')) {
                read_line(line);
            }
        }
    }

    std::vector<RuleBlock> blocks;

private:
    void read_line(std::string_view line) {
        const std::size_t space = line.find(' ');
        const std::string_view keyword = line.substr(0, space);
        const std::string rest(base::trimmed(line.substr(std::min(space, line.size()))));
        if (keyword == "rule") {
            blocks.push_back({.file = file_,
                              .line = line_,
                              .rule = rest,
                              .board = {},
                              .cites = {},
                              .cases = {}});
            open_ = true;
            return;
        }
        if (!open_) fail("stands outside of a block");
        RuleBlock& block = blocks.back();
        if (keyword == "cites") {
            for (const std::string_view number : base::words(rest))
                block.cites.emplace_back(number);
        } else if (keyword == "board") {
            block.board = rest;
        } else if (keyword == "from") {
            block.cases.push_back({rest, {}});
        } else if (keyword == "to") {
            if (block.cases.empty()) fail("`to` without `from`");
            block.cases.back().to.push_back(rest);
        } else if (keyword != "note") {
            fail("unknown keyword");
        }
    }

    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error(file_ + ":" + std::to_string(line_) + ": " + what);
    }

    std::string file_;
    int line_ = 0;
    bool open_ = false;
};

}  // namespace

std::string listed(const Texts& texts, const Texts& but_not) {
    std::string lines;
    for (const std::string& each : texts) {
        if (!but_not.contains(each)) lines += "\n    " + each;
    }
    return lines.empty() ? " none" : lines;
}

std::string test_name(const RuleBlock& block) {
    std::string name = block.file + "_line_" + std::to_string(block.line);
    for (char& each : name) {
        if (std::isalnum(static_cast<unsigned char>(each)) == 0) each = '_';
    }
    return name;
}

std::vector<RuleBlock> read_corpus(std::string_view game) {
    std::vector<fs::path> files;
    for (const auto& entry :
         fs::directory_iterator(fs::path(PARLOR_SOURCE) / "tests" / "rules" / game)) {
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    std::vector<RuleBlock> all;
    for (const fs::path& file : files) {
        Reader reader(file.filename().string());
        reader.read(read_file(file));
        all.insert(all.end(), reader.blocks.begin(), reader.blocks.end());
    }
    return all;
}

std::string read_project_file(std::string_view path) {
    return read_file(fs::path(PARLOR_SOURCE) / path);
}

}  // namespace parlor::tests
