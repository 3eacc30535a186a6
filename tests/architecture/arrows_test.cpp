// SPDX-License-Identifier: MIT
// Checks the modules of docs/architecture.md: which may include which, what may not be used below
// the programs, and how long a file may be. Dependencies are read from src/CMakeLists.txt.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "base/words.h"
#include "games/games.h"
#include "support/corpus.h"

namespace parlor::tests {
namespace {

namespace fs = std::filesystem;

using Modules = std::set<std::string>;

// The one file that names the games.
const std::string table_of_games = "src/games/all_games.h";

constexpr std::string_view cmake_game = "${game}";

// Folders of src/games with a row.
std::vector<std::string> folders_of_games() {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(fs::path(PARLOR_SOURCE) / "src/games")) {
        if (fs::exists(entry.path() / "row.h")) all.push_back(entry.path().filename().string());
    }
    return all;
}
const std::vector<std::string> game_folders = folders_of_games();

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from)) {
        text.replace(at, from.size(), to);
    }
    return text;
}

// Each module's direct dependencies, from its line in src/CMakeLists.txt.
std::map<std::string, Modules> arrows_of_cmake() {
    const std::string text = read_project_file("src/CMakeLists.txt");
    const std::regex line("parlor_library\\(([^ )]+)([^)]*)\\)");
    std::map<std::string, Modules> arrows;
    for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it) {
        for (const std::string& game : game_folders) {
            const std::string module = replaced((*it)[1], cmake_game, game);
            const std::string names = (*it)[2];
            for (const std::string_view below : base::words(names)) {
                arrows[module].insert(replaced(std::string(below), cmake_game, game));
            }
            arrows[module];
        }
    }
    return arrows;
}

// The direct and indirect dependencies of every module.
class Below {
public:
    Below() : arrows_(arrows_of_cmake()) {
        for (const auto& [module, direct] : arrows_) add(module, all_[module]);
    }
    [[nodiscard]] bool knows(const std::string& module) const { return all_.contains(module); }
    [[nodiscard]] bool has(const std::string& module, const std::string& below) const {
        return all_.at(module).contains(below);
    }
    [[nodiscard]] const std::map<std::string, Modules>& all() const { return all_; }

private:
    void add(const std::string& module, Modules& found) const {
        const auto direct = arrows_.find(module);
        if (direct == arrows_.end()) return;
        for (const std::string& each : direct->second) {
            if (found.insert(each).second) add(each, found);
        }
    }

    std::map<std::string, Modules> arrows_;
    std::map<std::string, Modules> all_;
};

// Modules that have no clock, thread, file, stream or chance of their own, so that they can be
// tested by values alone; all but `online` also go into the browser.
bool is_pure(const std::string& module) {
    const Modules pure{"base",
                       "rules",
                       "presentation",
                       "games",
                       "computers",
                       "online/fair_dice",
                       "online/tables",
                       "protocols/page_api",
                       "protocols/engine_lines"};
    const Modules impure{"computers/parallel", "computers/training", "presentation/console"};
    if (impure.contains(module) || module.ends_with("/laboratory")) return false;
    return pure.contains(module) || pure.contains(module.substr(0, module.find('/')));
}

const std::set<std::string> impure_headers{
    "iostream", "fstream", "ostream", "sstream", "thread",     "mutex", "atomic", "chrono",
    "random",   "cstdio",  "regex",   "future",  "filesystem", "ctime", "csignal"};

struct SourceFile {
    std::string path;  // below the project's root
    std::string text;
};

std::vector<SourceFile> files_below(const std::string& folder) {
    std::vector<SourceFile> all;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(PARLOR_SOURCE) / folder)) {
        const std::string kind = entry.path().extension().string();
        if (kind != ".h" && kind != ".cpp") continue;
        const std::string path = fs::relative(entry.path(), PARLOR_SOURCE).string();
        all.push_back({path, read_project_file(path)});
    }
    return all;
}

// The module of a path below `src`: the longest prefix that names one. Empty if there is none.
std::string module_of(const Below& modules, std::string path) {
    for (std::size_t slash = path.rfind('/'); slash != std::string::npos; slash = path.rfind('/')) {
        path.resize(slash);
        if (modules.knows(path)) return path;
    }
    return {};
}

std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
    const std::regex include(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
        found.push_back((*it)[1]);
    }
    return found;
}

std::vector<std::string> included(const SourceFile& file) {
    return matches(file.text, "#include \"([a-z0-9_/.]+)\"");
}

bool is_of_a_game(const std::string& path) {
    return std::ranges::any_of(game_folders, [&](const std::string& game) {
        return path.find("games/" + game + "/") != std::string::npos;
    });
}

// The programs' main functions, the browser's module and the training libraries may include
// everything, and no module includes them.
bool is_program(const std::string& path) {
    return path == "src/programs/main.cpp" || path == "src/programs/lab_main.cpp" ||
           path.starts_with("src/programs/wasm/") ||
           path.find("/training_api/") != std::string::npos;
}

TEST(Architecture, EveryFileIsInAModule) {
    const Below modules;
    for (const SourceFile& file : files_below("src")) {
        if (is_program(file.path)) continue;
        EXPECT_FALSE(module_of(modules, file.path.substr(4)).empty()) << file.path;
    }
}

TEST(Architecture, ArrowsGoDownOnly) {
    const Below modules;
    for (const auto& [module, below] : modules.all())
        EXPECT_FALSE(below.contains(module)) << module;
    for (const SourceFile& file : files_below("src")) {
        if (is_program(file.path) || file.path == table_of_games) continue;
        const std::string module = module_of(modules, file.path.substr(4));
        for (const std::string& each : included(file)) {
            const std::string other = module_of(modules, each);
            EXPECT_TRUE(other == module || modules.has(module, other))
                << file.path << " includes " << each;
        }
    }
}

TEST(Architecture, NothingBelowIncludesThePrograms) {
    for (const SourceFile& file : files_below("src")) {
        if (file.path.starts_with("src/programs/")) continue;
        for (const std::string& each : included(file)) {
            EXPECT_FALSE(each.starts_with("programs/")) << file.path << " includes " << each;
        }
    }
    const Below modules;
    for (const auto& [module, below] : modules.all()) {
        if (module.starts_with("programs/")) continue;
        for (const std::string& each : below)
            EXPECT_FALSE(each.starts_with("programs/")) << module << " depends on " << each;
    }
}

// One file knows which games there are. Other code asks games/game.h.
TEST(Architecture, OnlyTheTableOfGamesNamesAGame) {
    for (const SourceFile& file : files_below("src")) {
        if (is_of_a_game(file.path) || file.path == table_of_games) continue;
        for (const std::string& each : included(file)) {
            EXPECT_FALSE(is_of_a_game(each)) << file.path << " includes " << each;
        }
    }
}

// Names of games and of their editions, as a pattern.
std::string any_name() {
    std::string all;
    for (const games::Game* game : games::all()) {
        (all += all.empty() ? "" : "|") += game->name();
        for (const games::EditionCard& each : game->editions()) (all += '|') += each.name;
    }
    return '(' + all + ')';
}

std::string without_comments(const std::string& text) {
    return std::regex_replace(text, std::regex("//[^\n]*"), "");
}

TEST(Architecture, NobodyComparesWithTheNameOfAGame) {
    const std::string name = any_name();
    const std::regex by_name("[!=]= *\"" + name + "|\"" + name + "[^\"]*\" *[!=]=");
    for (const SourceFile& file : files_below("src")) {
        EXPECT_FALSE(std::regex_search(without_comments(file.text), by_name)) << file.path;
    }
}

// Neither as a text, which also is what a comparison, a prefix or a map would begin with, nor by
// the game's own constants. Examples for people are texts that have a position inside.
TEST(Architecture, OutsideItsFolderNobodySaysTheNameOfAGame) {
    std::string namespaces;
    for (const std::string& game : game_folders)
        (namespaces += namespaces.empty() ? "" : "|") += game;
    const std::regex said("[^\\\\]\"" + any_name() + "|\\b(" + namespaces + ")::");
    for (const SourceFile& file : files_below("src")) {
        if (is_of_a_game(file.path) || file.path == table_of_games) continue;
        const std::string code = without_comments(file.text);
        std::smatch found;
        EXPECT_FALSE(std::regex_search(code, found, said)) << file.path << " says " << found.str();
    }
}

TEST(Architecture, AGameDoesNotKnowAnother) {
    for (const SourceFile& file : files_below("src/games")) {
        for (const std::string& game : game_folders) {
            if (!file.path.starts_with("src/games/" + game + "/")) continue;
            for (const std::string& each : included(file)) {
                EXPECT_TRUE(!is_of_a_game(each) || each.starts_with("games/" + game + "/"))
                    << file.path << " includes " << each;
            }
            for (const std::string& other : game_folders) {
                const bool named = file.text.find(other + "::") != std::string::npos;
                EXPECT_FALSE(other != game && named) << file.path << " uses " << other << "::";
            }
        }
    }
}

TEST(Architecture, NoClockNoThreadNoStreamBelowThePrograms) {
    const Below modules;
    for (const SourceFile& file : files_below("src")) {
        if (!is_pure(module_of(modules, file.path.substr(4)))) continue;
        for (const std::string& header : matches(file.text, "#include <([a-z_.]+)>")) {
            EXPECT_FALSE(impure_headers.contains(header)) << file.path << " includes " << header;
        }
    }
}

TEST(Architecture, JsonIsSpelledInModulesNamedAfterIt) {
    for (const SourceFile& file : files_below("src")) {
        const std::string folder = fs::path(file.path).parent_path().filename().string();
        if (folder.find("json") != std::string::npos) continue;
        EXPECT_EQ(file.text.find("boost/json"), std::string::npos) << file.path;
    }
}

TEST(Architecture, EditionsAreAskedQuestionsNotNames) {
    const std::regex by_name("[!=]= *EditionId::");
    for (const SourceFile& file : files_below("src")) {
        EXPECT_FALSE(std::regex_search(file.text, by_name)) << file.path;
        // The rows of the rule books stand here; all other code asks them or loops over them.
        if (file.path == "src/games/pollyanna/rules/edition.h") continue;
        EXPECT_EQ(file.text.find("RuleBook::"), std::string::npos) << file.path;
    }
}

TEST(Architecture, FilesAreShortAndLicensed) {
    for (const std::string folder : {"src", "tests", "bench"}) {
        for (const SourceFile& file : files_below(folder)) {
            const auto lines = std::ranges::count(file.text, '\n');
            // A template's body is a source that happens to end with .h.
            const bool is_header = file.path.ends_with(".h") && !file.path.ends_with("_body.h");
            EXPECT_LE(lines, is_header ? 200 : 400) << file.path;
            EXPECT_TRUE(file.text.starts_with("// SPDX-License-Identifier: MIT\n")) << file.path;
        }
    }
}

}  // namespace
}  // namespace parlor::tests
