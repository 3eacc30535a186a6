// SPDX-License-Identifier: MIT
// The messages between a program and an engine, one line each (docs/protocol.md).
//
//   const auto command = parse_command("go time 500 level deep");
//   if (!command) … text(Reply(command.error())) …             `error unknown_number x`
//   text(Reply(BestPlay{"6/9 9/15"})) == "bestplay 6/9 9/15"
//
// Positions, throws and plays in a message are text that has not been parsed yet. The texts of a
// message are plain (base/plain.h), without blanks on either side.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/expected.h"
#include "rules/match/match.h"

namespace parlor::engine_lines {

inline constexpr int protocol_version = 1;
inline constexpr std::size_t longest_line = 4096;  // in bytes, without its end
inline constexpr int longest_thinking_ms = 24 * 60 * 60 * 1000;

// What a line can be refused for, besides what is wrong with a position or a throw.
enum class Problem : std::uint8_t {
    UnknownCommand,
    UnknownReply,
    WordMissing,
    WordUnexpected,
    UnknownNumber,
    NotPlain,
    LineTooLong,
    UnknownVersion,
    UnknownOption,
    UnknownLevel,
    NoPosition,
};
std::string_view name(Problem problem);  // as on the wire: `unknown_command`

// A stable name and the part at fault; on the wire `error NAME PART`.
using MessageFault = match::TextFault;
MessageFault fault(Problem problem, std::string_view part);
// The same with its part cut to what fits a line.
MessageFault shortened(const MessageFault& fault);

// To the engine.
struct Hello {
    int version = protocol_version;
};
struct SetOption {
    std::string name;
    std::string value;
};
struct NewGame {};
struct SetPosition {
    std::string position;
};
struct SetThrow {
    std::string thrown;
};
struct Go {
    std::optional<int> milliseconds;  // none: as long as the level takes
    std::string level;                // empty: that of the options
};
struct StopThinking {};
struct Quit {};
using Command =
    std::variant<Hello, SetOption, NewGame, SetPosition, SetThrow, Go, StopThinking, Quit>;

// From the engine.
struct Identity {
    std::string name;  // `name`, `version`, …
    std::string value;
};
struct PlayedGame {
    std::string edition;
    std::vector<std::string> switches;  // those that it understands
};
struct PlayedBoard {
    std::string fingerprint;  // of Zenda's board, if it is not the standard one
};
struct OfferedOption {
    std::string name;
    std::string usual;                // the value that it has at first
    std::vector<std::string> values;  // those that it may have; none: see docs/protocol.md
};
struct Ready {};
struct Info {
    std::string name;
    std::string value;
};
struct BestPlay {
    std::string play;
};
using Reply = std::variant<Identity, PlayedGame, PlayedBoard, OfferedOption, Ready, Info, BestPlay,
                           MessageFault>;

// Parses a line without its end. Returns the first fault of a line that is refused.
base::Expected<Command, MessageFault> parse_command(std::string_view line);
base::Expected<Reply, MessageFault> parse_reply(std::string_view line);

std::string text(const Command& command);
std::string text(const Reply& reply);

// Whether the line stops a search in progress: `stop` and `quit` do.
bool ends_thinking(std::string_view line);

}  // namespace parlor::engine_lines
