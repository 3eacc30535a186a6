// SPDX-License-Identifier: MIT
// The rooms of docs/architecture.md: who may include whom, what may not be used below `wire`, and
// how long a file may grow.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "base/words.h"
#include "support/corpus.h"

namespace parlor::tests {
namespace {

namespace fs = std::filesystem;

// What a room may include besides itself. The same arrows stand in src/CMakeLists.txt.
const std::map<std::string, std::set<std::string>> arrows{
    {"base", {}},
    {"crew", {"base"}},
    {"game", {"base"}},
    {"language", {"base"}},
    {"pollyanna", {"game", "base"}},
    {"zenda", {"game", "base"}},
    {"players", {"zenda", "pollyanna", "game", "base"}},
    {"analysis", {"players", "zenda", "pollyanna", "game", "base"}},
    {"training", {"crew", "players", "zenda", "pollyanna", "game", "base"}},
    {"match", {"zenda", "pollyanna", "game", "base"}},
    {"coach", {"analysis", "players", "match", "zenda", "pollyanna", "game", "base"}},
    {"engine", {"coach", "analysis", "players", "match", "zenda", "pollyanna", "game", "base"}},
    {"drawing", {"zenda", "pollyanna", "base"}},
    {"telling",
     {"language", "coach", "analysis", "players", "match", "zenda", "pollyanna", "game", "base"}},
    {"desk",
     {"telling", "drawing", "language", "coach", "analysis", "players", "match", "zenda",
      "pollyanna", "game", "base"}},
    {"keys", {"base"}},
    {"fair", {"keys", "match", "zenda", "pollyanna", "game", "base"}},
    {"tables",
     {"fair", "keys", "coach", "analysis", "players", "match", "zenda", "pollyanna", "game",
      "base"}},
    {"store", {"base"}},
    {"wire",
     {"tables", "store", "desk", "engine", "language", "coach", "analysis", "players", "match",
      "zenda", "pollyanna", "game", "base"}},
    {"hall",
     {"wire", "tables", "store", "fair", "keys", "coach", "analysis", "players", "match", "game",
      "base"}},
    {"server", {"hall", "wire", "tables", "store", "keys", "game", "base"}},
    {"wasm", {"wire", "desk", "players"}},
    {"cli", {"engine", "telling", "coach",    "wire",  "analysis",  "training", "players",
             "match",  "drawing", "language", "zenda", "pollyanna", "game",     "crew",
             "server", "hall",    "store",    "fair",  "keys",      "base"}},
};

// Rooms that must also build where there are no threads, files, clocks or streams.
const std::set<std::string> pure{"base",    "game",     "language", "pollyanna", "zenda",
                                 "players", "analysis", "match",    "drawing",   "engine",
                                 "coach",   "telling",  "desk",     "fair",      "tables"};
const std::set<std::string> impure_headers{
    "iostream", "fstream", "ostream", "sstream", "thread",     "mutex", "atomic", "chrono",
    "random",   "cstdio",  "regex",   "future",  "filesystem", "ctime", "csignal"};

struct SourceFile {
    std::string path;  // below the project's root
    std::string room;
    std::string text;
};

std::vector<SourceFile> files_below(const std::string& folder) {
    std::vector<SourceFile> all;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(PARLOR_SOURCE) / folder)) {
        const std::string kind = entry.path().extension().string();
        if (kind != ".h" && kind != ".cpp") continue;
        const fs::path path = fs::relative(entry.path(), PARLOR_SOURCE);
        all.push_back(
            {path.string(), (++path.begin())->string(), read_project_file(path.string())});
    }
    return all;
}

std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
    const std::regex include(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
        found.push_back((*it)[1]);
    }
    return found;
}

TEST(Architecture, EveryRoomIsOnTheMap) {
    for (const SourceFile& file : files_below("src")) {
        EXPECT_TRUE(arrows.contains(file.room)) << file.path;
    }
}

TEST(Architecture, ArrowsGoDownOnly) {
    for (const SourceFile& file : files_below("src")) {
        for (const std::string& room : matches(file.text, "#include \"([a-z]+)/")) {
            const bool allowed = room == file.room || arrows.at(file.room).contains(room);
            EXPECT_TRUE(allowed) << file.path << " includes " << room;
        }
    }
}

TEST(Architecture, NoClockNoThreadNoStreamBelowWire) {
    for (const SourceFile& file : files_below("src")) {
        if (!pure.contains(file.room)) continue;
        for (const std::string& header : matches(file.text, "#include <([a-z_.]+)>")) {
            EXPECT_FALSE(impure_headers.contains(header)) << file.path << " includes " << header;
        }
    }
}

TEST(Architecture, JsonIsSpelledInWireAlone) {
    for (const SourceFile& file : files_below("src")) {
        if (file.room == "wire") continue;
        EXPECT_EQ(file.text.find("boost/json"), std::string::npos) << file.path;
    }
}

TEST(Architecture, EditionsAreAskedQuestionsNotNames) {
    const std::regex by_name("[!=]= *EditionId::");
    for (const SourceFile& file : files_below("src")) {
        EXPECT_FALSE(std::regex_search(file.text, by_name)) << file.path;
    }
}

TEST(Architecture, FilesAreShortAndLicensed) {
    for (const std::string folder : {"src", "tests", "bench"}) {
        for (const SourceFile& file : files_below(folder)) {
            const auto lines = std::ranges::count(file.text, '\n');
            EXPECT_LE(lines, file.path.ends_with(".h") ? 200 : 400) << file.path;
            EXPECT_TRUE(file.text.starts_with("// SPDX-License-Identifier: MIT\n")) << file.path;
        }
    }
}

}  // namespace
}  // namespace parlor::tests
