// SPDX-License-Identifier: MIT
#include "protocols/engine_lines/message.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/numbers.h"
#include "base/plain.h"
#include "base/words.h"

namespace parlor::engine_lines {
namespace {

template <class Message>
using Read = base::Expected<Message, MessageFault>;

base::unexpected<MessageFault> unread(Problem problem, std::string_view part) {
    return base::unexpected(fault(problem, part));
}

// A line taken apart from its front.
class Words {
public:
    explicit Words(std::string_view line) : rest_(base::trimmed(line)) {}

    std::string_view take() {
        const std::size_t end = std::min(rest_.find_first_of(" \t"), rest_.size());
        const std::string_view word = rest_.substr(0, end);
        rest_ = base::trimmed(rest_.substr(end));
        return word;
    }
    std::string_view take_rest() { return std::exchange(rest_, {}); }
    [[nodiscard]] bool empty() const { return rest_.empty(); }

    // What was read, provided that nothing is left.
    template <class Message, class Made>
    [[nodiscard]] Read<Message> ended(Made made) const {
        if (!empty()) return unread(Problem::WordUnexpected, rest_);
        return Message(std::move(made));
    }

private:
    std::string_view rest_;
};

struct Pair {
    std::string name;
    std::string value;
};

// A word and what stands behind it.
Read<Pair> read_pair(Words& words, std::string_view of) {
    const std::string_view name = words.take();
    const std::string_view value = words.take_rest();
    if (value.empty()) return unread(Problem::WordMissing, of);
    return Pair{std::string(name), std::string(value)};
}

Read<std::string> read_rest(Words& words, std::string_view of) {
    const std::string_view rest = words.take_rest();
    if (rest.empty()) return unread(Problem::WordMissing, of);
    return std::string(rest);
}

Read<int> read_number(Words& words, std::string_view of) {
    const std::string_view word = words.take();
    if (word.empty()) return unread(Problem::WordMissing, of);
    const auto number = base::parse_number(word);
    if (!number) return unread(Problem::UnknownNumber, word);
    return *number;
}

std::vector<std::string> read_list(Words& words) {
    const auto all = base::words(words.take_rest());
    return {all.begin(), all.end()};
}

Read<Command> read_hello(Words& words) {
    const auto version = read_number(words, "hello");
    if (!version) return base::unexpected(version.error());
    return words.ended<Command>(Hello{*version});
}

Read<Command> read_option(Words& words) {
    return read_pair(words, "option").map([](const Pair& pair) -> Command {
        return SetOption{pair.name, pair.value};
    });
}

Read<Command> read_new_game(Words& words) { return words.ended<Command>(NewGame{}); }

Read<Command> read_position(Words& words) {
    return read_rest(words, "position").map([](std::string&& text) -> Command {
        return SetPosition{std::move(text)};
    });
}

Read<Command> read_throw(Words& words) {
    return read_rest(words, "throw").map([](std::string&& text) -> Command {
        return SetThrow{std::move(text)};
    });
}

Read<Command> read_go(Words& words) {
    Go go;
    while (!words.empty()) {
        const std::string_view word = words.take();
        if (word == "time" && !go.milliseconds) {
            const auto number = read_number(words, word);
            if (!number) return base::unexpected(number.error());
            if (*number > longest_thinking_ms) {
                return unread(Problem::UnknownNumber, std::to_string(*number));
            }
            go.milliseconds = *number;
        } else if (word == "level" && go.level.empty()) {
            go.level = words.take();
            if (go.level.empty()) return unread(Problem::WordMissing, word);
        } else {
            return unread(Problem::WordUnexpected, word);
        }
    }
    return go;
}

Read<Command> read_stop(Words& words) { return words.ended<Command>(StopThinking{}); }
Read<Command> read_quit(Words& words) { return words.ended<Command>(Quit{}); }

Read<Reply> read_identity(Words& words) {
    return read_pair(words, "id").map([](const Pair& pair) -> Reply {
        return Identity{pair.name, pair.value};
    });
}

Read<Reply> read_game(Words& words) {
    PlayedGame game;
    game.edition = words.take();
    if (game.edition.empty()) return unread(Problem::WordMissing, "game");
    game.switches = read_list(words);
    return game;
}

Read<Reply> read_board(Words& words) {
    PlayedBoard board{std::string(words.take())};
    if (board.fingerprint.empty()) return unread(Problem::WordMissing, "board");
    return words.ended<Reply>(std::move(board));
}

Read<Reply> read_offer(Words& words) {
    OfferedOption offer;
    offer.name = words.take();
    offer.usual = words.take();
    if (offer.usual.empty()) return unread(Problem::WordMissing, "option");
    offer.values = read_list(words);
    return offer;
}

Read<Reply> read_ready(Words& words) { return words.ended<Reply>(Ready{}); }

Read<Reply> read_info(Words& words) {
    return read_pair(words, "info").map([](const Pair& pair) -> Reply {
        return Info{pair.name, pair.value};
    });
}

Read<Reply> read_best_play(Words& words) {
    return read_rest(words, "bestplay").map([](std::string&& play) -> Reply {
        return BestPlay{std::move(play)};
    });
}

Read<Reply> read_fault(Words& words) {
    MessageFault told;
    told.name = words.take();
    told.part = words.take_rest();
    if (told.name.empty()) return unread(Problem::WordMissing, "error");
    return told;
}

template <class Message>
struct MessageReader {
    std::string_view word;
    Read<Message> (*read)(Words& words);
};
constexpr std::array<MessageReader<Command>, 8> command_readers{{
    {"hello", read_hello},
    {"option", read_option},
    {"newgame", read_new_game},
    {"position", read_position},
    {"throw", read_throw},
    {"go", read_go},
    {"stop", read_stop},
    {"quit", read_quit},
}};
constexpr std::array<MessageReader<Reply>, 8> reply_readers{{
    {"id", read_identity},
    {"game", read_game},
    {"board", read_board},
    {"option", read_offer},
    {"ready", read_ready},
    {"info", read_info},
    {"bestplay", read_best_play},
    {"error", read_fault},
}};

template <class Readers>
auto read_line(const Readers& readers, std::string_view line, Problem unknown)
    -> decltype(readers.front().read(std::declval<Words&>())) {
    if (line.size() > longest_line) return unread(Problem::LineTooLong, "");
    if (!base::is_plain(base::trimmed(line))) return unread(Problem::NotPlain, "");
    Words words(line);
    const std::string_view first = words.take();
    const auto found =
        std::ranges::find_if(readers, [&](const auto& each) { return each.word == first; });
    if (found == readers.end()) return unread(unknown, first);
    return found->read(words);
}

std::string joined(std::string line, const std::vector<std::string>& words) {
    for (const std::string& each : words) {
        if (!each.empty()) (line += ' ') += each;
    }
    return line;
}

struct Writer {
    std::string operator()(const Hello& each) const {
        return joined("hello", {std::to_string(each.version)});
    }
    std::string operator()(const SetOption& each) const {
        return joined("option", {each.name, each.value});
    }
    std::string operator()(const NewGame&) const { return "newgame"; }
    std::string operator()(const SetPosition& each) const {
        return joined("position", {each.position});
    }
    std::string operator()(const SetThrow& each) const { return joined("throw", {each.thrown}); }
    std::string operator()(const Go& each) const {
        std::string line = "go";
        if (each.milliseconds) line += " time " + std::to_string(*each.milliseconds);
        if (!each.level.empty()) line += " level " + each.level;
        return line;
    }
    std::string operator()(const StopThinking&) const { return "stop"; }
    std::string operator()(const Quit&) const { return "quit"; }

    std::string operator()(const Identity& each) const {
        return joined("id", {each.name, each.value});
    }
    std::string operator()(const PlayedGame& each) const {
        return joined("game " + each.edition, each.switches);
    }
    std::string operator()(const PlayedBoard& each) const {
        return joined("board", {each.fingerprint});
    }
    std::string operator()(const OfferedOption& each) const {
        return joined("option " + each.name + ' ' + each.usual, each.values);
    }
    std::string operator()(const Ready&) const { return "ready"; }
    std::string operator()(const Info& each) const {
        return joined("info", {each.name, each.value});
    }
    std::string operator()(const BestPlay& each) const { return joined("bestplay", {each.play}); }
    std::string operator()(const MessageFault& each) const {
        return joined("error", {each.name, each.part});
    }
};

}  // namespace

std::string_view name(Problem problem) {
    constexpr std::array<std::string_view, 11> names{
        "unknown_command", "unknown_reply", "word_missing",  "word_unexpected",
        "unknown_number",  "not_plain",     "line_too_long", "unknown_version",
        "unknown_option",  "unknown_level", "no_position"};
    return names[static_cast<std::size_t>(problem)];
}

MessageFault fault(Problem problem, std::string_view part) {
    return shortened({std::string(name(problem)), std::string(part)});
}

MessageFault shortened(const MessageFault& fault) {
    constexpr std::size_t longest_part = 120;  // bytes; a letter that is cut in two goes
    return {fault.name, base::plain(std::string_view(fault.part).substr(0, longest_part))};
}

base::Expected<Command, MessageFault> parse_command(std::string_view line) {
    return read_line(command_readers, line, Problem::UnknownCommand);
}

base::Expected<Reply, MessageFault> parse_reply(std::string_view line) {
    return read_line(reply_readers, line, Problem::UnknownReply);
}

std::string text(const Command& command) { return std::visit(Writer{}, command); }
std::string text(const Reply& reply) { return std::visit(Writer{}, reply); }

bool ends_thinking(std::string_view line) {
    const auto command = parse_command(line);
    return command && (std::holds_alternative<StopThinking>(*command) ||
                       std::holds_alternative<Quit>(*command));
}

}  // namespace parlor::engine_lines
