// SPDX-License-Identifier: MIT
#include "support/zenda_boards.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "games/zenda/report_json/board_json.h"
#include "games/zenda/rules/text.h"
#include "support/corpus.h"

namespace parlor::tests {
namespace {

namespace fs = std::filesystem;

TestBoard read(const std::string& path) {
    const std::string json = read_project_file(path);
    auto board = zenda::read_board(json);
    if (!board) throw std::runtime_error("not a board: " + path);
    return {fs::path(path).stem().string(), std::move(*board), slow::read_zenda_board(json)};
}

std::vector<TestBoard> read_all(const std::string& folder) {
    std::vector<TestBoard> all;
    for (const auto& entry : fs::directory_iterator(fs::path(PARLOR_SOURCE) / folder)) {
        if (entry.path().extension() != ".json") continue;
        all.push_back(read(folder + "/" + entry.path().filename().string()));
    }
    std::ranges::sort(all, {}, &TestBoard::name);
    return all;
}

}  // namespace

const std::vector<TestBoard>& small_boards() {
    static const std::vector<TestBoard> all = read_all("tests/boards");
    return all;
}

const TestBoard& valley_board() {
    static const TestBoard board = read("tests/boards/large/valley.json");
    return board;
}

const TestBoard& standard_test_board() {
    static const TestBoard board = read("boards/zenda.json");
    return board;
}

const TestBoard& small_board(std::string_view name) {
    const auto found = std::ranges::find(small_boards(), name, &TestBoard::name);
    if (found == small_boards().end()) throw std::runtime_error("no board " + std::string(name));
    return *found;
}

const zenda::Board& lane() { return small_board("lane").board; }
const zenda::Board& valley() { return valley_board().board; }

zenda::Position in_lane(std::string_view text) {
    return zenda::parse_position(lane(), text).value().position;
}
zenda::Position in_valley(std::string_view text) {
    return zenda::parse_position(valley(), text).value().position;
}

}  // namespace parlor::tests
