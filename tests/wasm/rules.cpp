// SPDX-License-Identifier: MIT
// A module that is asked about the rules alone, for the corpus, and about the sums of nets. A
// request is three parts, a line each: a question, a position, and for Zenda the board, as JSON.
//
//   plays       every position that the throw leads to, sorted, a line each: by plays.h
//   results     the same by results.h
//   text        the position written again
//   perft 3     how many lines of play there are, that many throws deep
//   sums        what is pinned in net_sums.h, and what each way to add up a net comes to
#include <set>

#include "base/words.h"
#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"
#include "games/zenda/report_json/board_json.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/results.h"
#include "games/zenda/rules/text.h"
#include "programs/wasm/answered.h"
#include "support/net_sums.h"

namespace parlor::wasm {
namespace {

struct Request {
    std::string_view question;
    std::string_view position;
    std::string_view board;

    [[nodiscard]] int depth() const { return question.back() - '0'; }
};

Request parts(std::string_view text) {
    const std::size_t first = text.find('\n');
    const std::size_t second = text.find('\n', first + 1);
    return {text.substr(0, first), text.substr(first + 1, second - first - 1),
            text.substr(second + 1)};
}

template <class Position>
std::string lines(const std::vector<Position>& positions) {
    std::set<std::string> sorted;
    for (const Position& each : positions) sorted.insert(text(each));
    std::string all;
    for (const std::string& each : sorted) all += each + '\n';
    return all;
}

template <class Play>
auto ends(const std::vector<Play>& plays) {
    std::vector<decltype(Play::after)> all;
    for (const Play& each : plays) all.push_back(each.after);
    return all;
}

template <class Position, class Results>
std::vector<Position> listed(const Results& results) {
    std::vector<Position> all;
    for (std::size_t i = 0; i < results.size(); ++i) all.push_back(results[i]);
    return all;
}

std::string of_pollyanna(const Request& request) {
    namespace polly = pollyanna;
    const auto from = polly::parse_position(request.position);
    if (!from) return "unreadable";
    if (request.question.starts_with("perft")) {
        return std::to_string(polly::Perft().count(from->position, request.depth()));
    }
    if (!from->thrown) return "no throw";
    if (request.question == "text") return polly::text(from->position, *from->thrown);
    if (request.question == "plays")
        return lines(ends(polly::plays(from->position, *from->thrown)));
    polly::Results results;
    results.find(from->position, *from->thrown);
    return lines(listed<polly::Position>(results));
}

std::string of_zenda(const Request& request) {
    const auto board = zenda::read_board(request.board);
    if (!board) return "unreadable board";
    const auto from = zenda::parse_position(*board, request.position);
    if (!from) return "unreadable";
    const zenda::Position& position = from->position;
    if (request.question.starts_with("perft")) {
        return std::to_string(zenda::Perft(*board).count(position, request.depth()));
    }
    if (request.question == "text") {
        return from->thrown ? zenda::text(position, *from->thrown) : zenda::text(position);
    }
    if (request.question == "plays") {
        return lines(ends(zenda::plays(*board, position, from->thrown)));
    }
    zenda::Results results(*board);
    if (from->thrown) {
        results.find(position, *from->thrown);
    } else {
        results.find(position);
    }
    return lines(listed<zenda::Position>(results));
}

std::string sums() {
    std::string all = "pinned " + std::to_string(nets::pinned_sums) + '\n';
    for (const nets::Kernel& way : nets::kernels()) {
        all.append(way.name).append(" ") += std::to_string(nets::sums_by(way)) + '\n';
    }
    return all;
}

}  // namespace

std::string answered_to_net(std::string_view /*file*/) { return "nobody judges here"; }

std::string answered(std::string_view request, const base::Stop& /*stop*/) {
    const Request asked = parts(request);
    if (asked.question == "sums") return sums();
    return asked.board.empty() ? of_pollyanna(asked) : of_zenda(asked);
}

}  // namespace parlor::wasm
