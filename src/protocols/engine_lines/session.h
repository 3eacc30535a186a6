// SPDX-License-Identifier: MIT
// The engine's side of a conversation (docs/protocol.md): a line comes in, lines go out. A session
// holds the whole state; the caller owns clocks and pipes.
//
//   Session session({.version = "1.0"});
//   SessionAnswer answer = session.answer("go time 500");
//   … send answer.replies …
//   if (answer.thinking) … send session.think(*answer.thinking, stop) …
//   if (answer.quits) …
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocols/engine_lines/consultant.h"
#include "protocols/engine_lines/message.h"

namespace parlor::engine_lines {

struct Setup {
    std::string version{};       // of the program, as it tells
    std::string level{};         // by name or number; empty: the strongest
    Games games = games::all();  // outlive the session
};

struct SessionAnswer {
    std::vector<Reply> replies{};
    std::optional<Go> thinking{};  // to be handed to `think` before the next line
    bool quits = false;
};

class Session {
public:
    // Preconditions: the level is one of the computers'.
    explicit Session(const Setup& setup);

    // Answers any line. A blank line has no answer.
    SessionAnswer answer(std::string_view line);

    // The best play, known when `stop` says so at the latest. Precondition: asked for by the
    // answer to the last line.
    std::vector<Reply> think(const Go& go, const base::Stop& stop);

private:
    using Replies = std::vector<Reply>;

    [[nodiscard]] SessionAnswer take(const Hello& hello) const;
    SessionAnswer take(const SetOption& option);
    SessionAnswer take(const NewGame& new_game);
    SessionAnswer take(const SetPosition& position);
    SessionAnswer take(const SetThrow& thrown);
    [[nodiscard]] SessionAnswer take(const Go& go) const;
    static SessionAnswer take(const StopThinking& /*stop*/) { return {}; }
    static SessionAnswer take(const Quit& /*quit*/) { return {.quits = true}; }
    [[nodiscard]] Replies introduction() const;

    Consultant computers_;
    std::string version_;
    std::string level_;
    std::uint64_t seed_ = 1;
    std::uint64_t thoughts_ = 0;           // since the seed was set or a game began
    std::unique_ptr<match::Match> table_;  // none: no position yet
};

}  // namespace parlor::engine_lines
