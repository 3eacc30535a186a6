// SPDX-License-Identifier: MIT
#include "slow_pollyanna_text.h"

#include <sstream>

namespace parlor::slow {

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> words;
    std::istringstream in(text);
    for (std::string word; std::getline(in, word, separator);) words.push_back(word);
    return words;
}

int seat_of(char letter) { return static_cast<int>(seat_letters.find(letter)); }
char letter_of(int seat) { return seat_letters[static_cast<std::size_t>(seat)]; }

Game game_of(const std::string& id) {
    const std::vector<std::string> words = split(id, '+');
    Game game{.id = id};
    const bool is_early = words[0] == "pollyanna-1916" || words[0] == "pollyanna-es";
    game.third_piece_stays = game.reward_goes_home = is_early;
    game.is_poleana = words[0] == "poleana";
    if (game.is_poleana) game.reward_goes_home = true;  // MQ4
    for (const std::string& word : words) {
        if (word == "partners") game.partners = true;
        if (word == "third_piece") game.third_piece_stays = !game.third_piece_stays;
        if (word == "third_piece_of_partners") game.third_piece_of_partners_stays = false;
        if (word == "reward_goes_home") game.reward_goes_home = !game.reward_goes_home;
        if (word == "reward_optional") game.reward_optional = false;
        if (word == "sixes_enter_two") game.sixes_enter_two = true;
        if (word == "must_capture") game.must_capture = true;
        if (word == "prize_for_home") game.prize_for_home = true;
        if (word == "prize_of_twenty") game.reward = 20;
    }
    return game;
}

Space space_of(const std::string& word) {
    if (word == "w") return waiting;
    if (word == "h") return home;
    if (word[0] >= '0' && word[0] <= '9') return broadway(std::stoi(word));
    const int number = std::stoi(word.substr(1));
    if (word[0] >= 'a') return {Track::GladPath, seat_of(word[0]), number};
    return {Track::Turnout, static_cast<int>(turnout_letters.find(word[0])), number};
}

std::string text_of(const Space& space) {
    if (space == waiting) return "w";
    if (space == home) return "h";
    const std::string number = std::to_string(space.number);
    if (space.track == Track::Broadway) return number;
    const std::string_view letters = space.track == Track::Turnout ? turnout_letters : seat_letters;
    return letters[static_cast<std::size_t>(space.owner)] + number;
}

// `word` is one seat's part of a position's text, as in `b:w,6,10,B3`.
Pieces pieces_of(const std::string& word) {
    Pieces pieces;
    for (const std::string& name : split(word.substr(2), ',')) {
        if (name != "-") pieces.push_back({seat_of(word[0]), space_of(name)});
    }
    return pieces;
}

std::string text_of_seat(const Pieces& pieces, int seat) {
    std::string list;
    for (const Piece& piece : pieces) {
        if (piece.seat == seat) list += (list.empty() ? "" : ",") + text_of(piece.space);
    }
    return std::string(1, letter_of(seat)) + ":" + (list.empty() ? "-" : list);
}

}  // namespace parlor::slow
