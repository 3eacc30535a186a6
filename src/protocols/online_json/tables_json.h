// SPDX-License-Identifier: MIT
// Tables online as JSON: the commands of clients, events as they are stored and sent, and the other
// messages to clients (web/src/link/messages.ts, docs/protocol.md).
//
//   auto command = parse_command(R"({"id": "a1", "do": "throw", "table": "k3…", "at": 7})");
//   if (!command) … command.error().refusal …
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/expected.h"
#include "online/store/types.h"
#include "online/tables/command.h"
#include "online/tables/refusal.h"
#include "online/tables/state.h"
#include "online/tables/table.h"

namespace parlor::online_json {

inline constexpr std::size_t longest_command = 4096;  // bytes
inline constexpr std::size_t longest_command_id = 40;
inline constexpr std::size_t longest_said = 200;  // characters
inline constexpr std::size_t longest_name = 24;   // characters
inline constexpr std::uint32_t last_lobby_page = 100;

struct CreateTable {
    tables::TablePlan plan;
};
struct WatchLobby {
    std::uint32_t page = 0;
};
struct LeaveLobby {};
struct WatchTable {
    std::optional<tables::Seq> since{};
};
struct UnwatchTable {};
struct Rematch {};

// A command of a client.
struct ClientCommand {
    std::string id;
    tables::TableId table{};  // empty: not about one
    std::variant<CreateTable, WatchLobby, LeaveLobby, WatchTable, UnwatchTable, Rematch,
                 tables::Action>
        action;
};
struct BadCommand {
    std::string id{};  // empty if it could not be read
    // Of the whole: TooLarge, NotJson, FieldRepeated. Of a field, which is the part: FieldMissing,
    // WrongType, UnknownDo, TooLong, NotPlain, OutOfRange.
    tables::Refusal refusal;
};
// Ignores unknown fields.
base::Expected<ClientCommand, BadCommand> parse_command(std::string_view text);

std::string event_json(const tables::Event& event);
// Nullopt if it is not an event as this version or an older one writes it.
std::optional<tables::Event> parse_event(std::string_view text);

struct Welcome {
    std::string player;
    std::string name;
    std::string account;
    std::string version;
};

std::string welcome_json(const Welcome& welcome);
std::string done_json(std::string_view id, std::optional<tables::Seq> seq,
                      std::string_view table = {});
std::string refused_json(std::string_view id, const tables::Refusal& refusal);
std::string trouble_json(const tables::Refusal& refusal);  // not in reply to a command
// The events are JSON already.
std::string news_json(std::string_view table, const std::vector<std::string>& events,
                      const tables::State& state);
std::string snapshot_json(const tables::Table& table, tables::Milliseconds now);
std::string presence_json(std::string_view table, const std::vector<tables::PlayerId>& here,
                          std::size_t watching);

// What lists show of a table: a TableCard without `yourTurn`, `table` and `changed`.
std::string card_json(const tables::Table& table);

struct LobbyLine {
    std::string table;
    std::string card;
    bool your_turn = false;
    std::int64_t changed = 0;
};
struct LobbyLists {
    std::vector<LobbyLine> open{};
    std::vector<LobbyLine> playing{};
    std::vector<LobbyLine> yours{};
    std::vector<LobbyLine> finished{};
    std::size_t page = 0;   // of `open` and `playing`
    bool has_more = false;  // another page follows
};
std::string lobby_json(const LobbyLists& lists);
// {"games": […]}, of one player.
std::string games_json(const std::vector<LobbyLine>& games);

// HTTP responses about the player (web/src/link/me.ts, docs/protocol.md).

struct Me {
    std::string player;
    std::string name;
    std::string account;
    bool has_link = false;
};
std::string me_json(const Me& me);
std::string link_json(std::string_view link);
// The table of a day's duels, and the player's own entry, which need not be among these.
struct DuelTable {
    std::string day;
    std::string edition;
    std::size_t page = 0;
    bool has_more = false;  // another page follows
    std::vector<store::PlacedDuel> duels{};
    std::string player{};
};
std::string duels_json(const DuelTable& table);
std::string duel_json(const store::DuelEntry& entry);
// {"ca8fz": [1580, 60, 12], …}: rating, deviation, and of how many players, per puzzle.
std::string puzzle_ratings_json(const std::vector<store::PuzzleRating>& ratings);
struct PuzzleAttempt {
    std::string puzzle;
    bool right = false;
    double rating = 0;  // the player's before it, with its deviation
    double deviation = 0;
};
inline constexpr std::size_t most_attempts = 100;
// Of {"attempts": [{"puzzle", "right", "rating", "deviation"}, …]}. The refusal is FieldMissing,
// BadField, or TooLong for too many.
base::Expected<std::vector<PuzzleAttempt>, tables::Refusal> puzzle_attempts(std::string_view json);
// {"error": …, "part": …}
std::string problem_json(const tables::Refusal& refusal);

// One text field of a JSON object. Nullopt if it is no object, or has no such text.
std::optional<std::string> text_field(std::string_view json, std::string_view field);

}  // namespace parlor::online_json
