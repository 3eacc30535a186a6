// SPDX-License-Identifier: MIT
// What the slow rules of Pollyanna are about, and how it is written: values and their text.
#pragma once

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::slow {

constexpr int seat_count = 4;
constexpr int side_length = 15;
constexpr int broadway_length = seat_count * side_length;
constexpr int start_offset = 6;
constexpr int fork_offset = 5;
constexpr int rejoin_offset = 10;
constexpr int turnout_length = 7;
constexpr int path_length = 7;
constexpr std::string_view seat_letters = "bgry";
constexpr std::string_view turnout_letters = "ABCD";

// In the order in which a position's text lists a seat's pieces.
enum class Track { Waiting, Broadway, Turnout, GladPath, Home };

// `owner` is the seat of a Turnout or Glad Path. `number` counts from 0 on Broadway, else from 1.
struct Space {
    Track track = Track::Waiting;
    int owner = 0;
    int number = 0;
    auto operator<=>(const Space&) const = default;
};

struct Piece {
    int seat = 0;
    Space space;
    auto operator<=>(const Piece&) const = default;
};

using Pieces = std::vector<Piece>;  // sorted: by seat, and a seat's as its text lists them

struct Game {
    std::string id;
    bool partners = false;
    bool third_piece_stays = false;             // Q1
    bool third_piece_of_partners_stays = true;  // Q34
    bool reward_goes_home = false;              // Q6
    bool reward_optional = true;                // Q7
    bool is_poleana = false;                    // its ways in and its colours: M3-M7
    bool sixes_enter_two = false;               // M6
    bool must_capture = false;                  // M12
    bool prize_for_home = false;                // M14
    int reward = 10;                            // P72, M13
};

constexpr Space waiting{Track::Waiting, 0, 0};
constexpr Space home{Track::Home, 0, 0};

inline Space broadway(int number) { return {Track::Broadway, 0, number % broadway_length}; }

std::vector<std::string> split(const std::string& text, char separator);
int seat_of(char letter);
char letter_of(int seat);
Game game_of(const std::string& id);
Space space_of(const std::string& word);
std::string text_of(const Space& space);
Pieces pieces_of(const std::string& word);
std::string text_of_seat(const Pieces& pieces, int seat);

}  // namespace parlor::slow
