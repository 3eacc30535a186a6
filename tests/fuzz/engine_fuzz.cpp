// SPDX-License-Identifier: MIT
// Lines to an engine and from one, and JSON: whatever is understood is written so that it is
// understood alike; whatever is not has a fault that fits a line. A conversation is gone through
// without thinking.
#include <string_view>

#include "base/words.h"
#include "fuzz/require.h"
#include "games/zenda/game.h"
#include "protocols/engine_lines/session.h"
#include "protocols/report_json/engine_json.h"
#include "support/zenda_boards.h"

using namespace parlor;
using namespace parlor::engine_lines;

namespace {

void check_reply(const Reply& reply) {
    const std::string line = text(reply);
    const auto read = parse_reply(line);
    require(read && text(*read) == line);
}

void check_line(std::string_view line) {
    if (const auto command = parse_command(line)) {
        const auto again = parse_command(text(*command));
        require(again && text(*again) == text(*command));
    } else {
        check_reply(command.error());
    }
    if (const auto reply = parse_reply(line)) check_reply(*reply);
    const report_json::EngineRequest request = report_json::read_request(line);
    if (!request.question) {
        require(!report_json::reply_json(request.id, base::unexpected(request.question.error()))
                     .empty());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    static const zenda::Board& board = tests::small_board("gate").board;
    static const parlor::zenda::Game zenda(board);
    static const std::vector<const parlor::games::Game*> games{&parlor::games::of("pollyanna"),
                                                               &zenda};
    static Session session({.version = "1", .level = {}, .games = games});
    session.answer("newgame");
    for (const std::string_view line : base::split(input, '\n')) {
        check_line(line);
        for (const Reply& each : session.answer(line).replies) check_reply(each);
    }
    return 0;
}
