// SPDX-License-Identifier: MIT
#include "slow_zenda.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cassert>
#include <compare>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::slow {
namespace {

constexpr int dice_in_a_throw = 3;
constexpr std::size_t yellow_count = 2;
constexpr std::size_t army_count = 8;

// Each side has the name of its city.
enum class City { Streslau, Zenda };

// In the order in which a position's text lists the pieces.
enum class Role { King, Yellow, Michael, Army };

struct Piece {
    Role role = Role::King;
    int spot = 0;
    int dice_left = 0;  // how many more dice it may take in this turn
    auto operator<=>(const Piece&) const = default;
};

using Pieces = std::vector<Piece>;  // sorted, as the text lists them

// Where a throw stands after some of its steps.
struct State {
    Pieces pieces;
    std::vector<int> dice;  // not yet played
    auto operator<=>(const State&) const = default;
};

// Z1.
City city_of(Role role) {
    return role == Role::King || role == Role::Yellow ? City::Zenda : City::Streslau;
}

City opponent_of(City side) { return side == City::Zenda ? City::Streslau : City::Zenda; }

const std::string& kind_of(const ZendaBoard& board, int spot) {
    return board.kinds[static_cast<std::size_t>(spot)];
}

const std::vector<int>& roads_from(const ZendaBoard& board, int spot) {
    return board.roads[static_cast<std::size_t>(spot)];
}

// The white spots of a city and the blue ones next to them.
bool is_at(const ZendaBoard& board, int spot, City city) {
    const std::string& kind = kind_of(board, spot);
    return city == City::Zenda ? kind == "zenda-white" || kind == "zenda-blue"
                               : kind == "streslau-white" || kind == "streslau-blue";
}

// Z4. There is never more than one.
std::optional<Piece> piece_on(const Pieces& pieces, int spot) {
    for (const Piece& piece : pieces) {
        if (piece.spot == spot) return piece;
    }
    return std::nullopt;
}

Pieces without(Pieces pieces, int spot) {
    std::erase_if(pieces, [&](const Piece& piece) { return piece.spot == spot; });
    return pieces;
}

std::ptrdiff_t count_of(const Pieces& pieces, Role role) {
    return std::ranges::count(pieces, role, &Piece::role);
}

// Z19, Z23, ZQ8, ZQ9. A friend stands one road away, wherever that is; the King is one too.
bool is_supported(const ZendaBoard& board, const Pieces& pieces, const Piece& piece) {
    return std::ranges::any_of(roads_from(board, piece.spot), [&](int spot) {
        const std::optional<Piece> neighbour = piece_on(pieces, spot);
        return neighbour && city_of(neighbour->role) == city_of(piece.role);
    });
}

// Z19-Z21, ZQ9. At its own city support does not help a piece.
bool may_be_captured(const ZendaBoard& board, const Pieces& pieces, const Piece& piece) {
    if (piece.role == Role::King) return false;
    if (is_at(board, piece.spot, city_of(piece.role))) return true;
    return !is_supported(board, pieces, piece);
}

// Z25, Z26, ZQ13. All the spots next to the King's hold green pieces that no yellow piece can take.
bool is_surrounded(const ZendaBoard& board, const Pieces& pieces, const Piece& king) {
    const bool yellow_left = count_of(pieces, Role::Yellow) > 0;
    return std::ranges::all_of(roads_from(board, king.spot), [&](int spot) {
        const std::optional<Piece> neighbour = piece_on(pieces, spot);
        return neighbour && city_of(neighbour->role) == City::Streslau &&
               !(yellow_left && may_be_captured(board, pieces, *neighbour));
    });
}

// Z24, Z25, ZQ12, ZQ15. No step but the King's own brings him to Streslau.
std::optional<City> winner(const ZendaBoard& board, const Pieces& pieces) {
    for (const Piece& piece : pieces) {
        if (piece.role != Role::King) continue;
        if (kind_of(board, piece.spot) == "streslau-white") return City::Zenda;
        if (is_surrounded(board, pieces, piece)) return City::Streslau;
    }
    return std::nullopt;
}

// Z8-Z11, ZQ6. How many dice a piece may take that stands there when the turn begins.
int dice_allowed(const ZendaBoard& board, const Piece& piece) {
    if (piece.role == Role::Army) return 1;
    if (piece.role == Role::Michael && is_at(board, piece.spot, City::Streslau)) return 1;
    return dice_in_a_throw;
}

// Z4, Z17, Z21, Z22, ZQ10, ZQ11. `others` are all pieces but the moving one.
bool may_stop(const ZendaBoard& board, const Pieces& others, Role mover, int spot) {
    const std::optional<Piece> there = piece_on(others, spot);
    if (!there) return true;
    return mover != Role::King && city_of(there->role) != city_of(mover) &&
           may_be_captured(board, others, *there);
}

// Z14, ZQ3. Whether a route, written spot by spot, has been over the road between two spots.
bool has_passed(const std::vector<int>& route, int from, int to) {
    for (std::size_t at = 1; at < route.size(); ++at) {
        const int one = route[at - 1];
        const int other = route[at];
        if ((one == from && other == to) || (one == to && other == from)) return true;
    }
    return false;
}

// Z13, Z14, Z18. Where a piece can end that has come by `route` and has `count` roads to go.
std::set<int> targets(const ZendaBoard& board, const Pieces& others, Role mover,
                      const std::vector<int>& route, int count) {
    std::set<int> found;
    for (const int next : roads_from(board, route.back())) {
        if (has_passed(route, route.back(), next)) continue;
        if (count == 1) {
            if (may_stop(board, others, mover, next)) found.insert(next);
        } else if (!piece_on(others, next)) {
            std::vector<int> longer = route;
            longer.push_back(next);
            found.merge(targets(board, others, mover, longer, count - 1));
        }
    }
    return found;
}

// Z17. The piece goes there with one die; a piece that stood there is captured.
State after_step(const State& state, Piece piece, int to, std::size_t which_die) {
    State after = state;
    after.dice.erase(after.dice.begin() + static_cast<std::ptrdiff_t>(which_die));
    after.pieces = without(without(state.pieces, piece.spot), to);
    piece.spot = to;
    --piece.dice_left;
    after.pieces.push_back(piece);
    std::ranges::sort(after.pieces);
    return after;
}

// Z7, Z12, Z15, Z16, ZQ4. Every state one step on: any die, any piece. Empty: play finished.
std::vector<State> steps(const ZendaBoard& board, City side, const State& state) {
    std::vector<State> found;
    if (winner(board, state.pieces)) return found;
    for (std::size_t which = 0; which < state.dice.size(); ++which) {
        for (const Piece& piece : state.pieces) {
            if (city_of(piece.role) != side || piece.dice_left == 0) continue;
            const Pieces others = without(state.pieces, piece.spot);
            for (const int to :
                 targets(board, others, piece.role, {piece.spot}, state.dice[which])) {
                found.push_back(after_step(state, piece, to, which));
            }
        }
    }
    return found;
}

// Walks every sequence of steps; `seen` spares walking on twice from one and the same state.
void collect(const ZendaBoard& board, City side, const State& state, std::set<State>& seen,
             std::vector<State>& finished) {
    if (!seen.insert(state).second) return;
    const auto next = steps(board, side, state);
    if (next.empty()) finished.push_back(state);
    for (const State& after : next) collect(board, side, after, seen, finished);
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> words;
    std::istringstream in(text);
    for (std::string word; std::getline(in, word, separator);) words.push_back(word);
    return words;
}

// `words` are a position's; the four lists of spots follow the game's name.
Pieces pieces_of(const std::vector<std::string>& words) {
    Pieces pieces;
    for (std::size_t role = 0; role < 4; ++role) {
        for (const std::string& spot : split(words[role + 1].substr(2), ',')) {
            if (spot != "-") pieces.push_back({static_cast<Role>(role), std::stoi(spot)});
        }
    }
    return pieces;
}

std::string text_of(const Pieces& pieces, const std::string& state) {
    constexpr std::string_view letters = "kyma";
    std::string text = "zenda";
    for (std::size_t role = 0; role < letters.size(); ++role) {
        std::string list;
        for (const Piece& piece : pieces) {
            if (piece.role != static_cast<Role>(role)) continue;
            list += (list.empty() ? "" : ",") + std::to_string(piece.spot);
        }
        text += std::string(" ") + letters[role] + ":" + (list.empty() ? "-" : list);
    }
    return text + " " + state;
}

std::string letter_of(City side) { return side == City::Zenda ? "z" : "s"; }

// The law of the throw, ZQ1: as many dice as can be played. A play that wins is legal as it stands.
std::set<std::string> legal_ends(const ZendaBoard& board, City side,
                                 const std::vector<State>& finished) {
    std::size_t fewest_left = dice_in_a_throw;
    for (const State& end : finished) fewest_left = std::min(fewest_left, end.dice.size());
    std::set<std::string> legal;
    for (const State& end : finished) {
        if (const std::optional<City> won = winner(board, end.pieces)) {
            legal.insert(text_of(end.pieces, "=" + letter_of(*won)));
        } else if (end.dice.size() == fewest_left) {
            legal.insert(text_of(end.pieces, letter_of(opponent_of(side)) + " ?"));
        }
    }
    return legal;
}

std::set<std::string> results_of_throw(const ZendaBoard& board,
                                       const std::vector<std::string>& words) {
    const City side = words[5] == "z" ? City::Zenda : City::Streslau;
    State begin;
    begin.pieces = pieces_of(words);
    for (Piece& piece : begin.pieces) piece.dice_left = dice_allowed(board, piece);
    for (const std::string& die : split(words[6], '-')) begin.dice.push_back(std::stoi(die));
    std::set<State> seen;
    std::vector<State> finished;
    collect(board, side, begin, seen, finished);
    return legal_ends(board, side, finished);
}

// Z2-Z4. Every way to place one more piece on a blue spot of its city.
std::set<Pieces> with_one_more(const ZendaBoard& board, const std::set<Pieces>& ways, Role role) {
    const std::string blue = city_of(role) == City::Zenda ? "zenda-blue" : "streslau-blue";
    std::set<Pieces> found;
    for (const Pieces& way : ways) {
        for (int spot = 1; spot < static_cast<int>(board.kinds.size()); ++spot) {
            if (kind_of(board, spot) != blue || piece_on(way, spot)) continue;
            Pieces more = way;
            more.push_back({role, spot});
            std::ranges::sort(more);
            found.insert(more);
        }
    }
    return found;
}

// Z2, Z3, Z5, ZQ16.
std::set<std::string> results_of_setting_up(const ZendaBoard& board,
                                            const std::vector<std::string>& words) {
    const bool is_zenda = words[5] == "z";
    std::vector<Role> missing(is_zenda ? yellow_count : army_count,
                              is_zenda ? Role::Yellow : Role::Army);
    missing.push_back(is_zenda ? Role::King : Role::Michael);
    const Pieces begin = pieces_of(words);
    for (const Piece& piece : begin) {
        const auto placed = std::ranges::find(missing, piece.role);
        if (placed != missing.end()) missing.erase(placed);
    }
    std::set<Pieces> ways{begin};
    for (const Role role : missing) ways = with_one_more(board, ways, role);
    std::set<std::string> found;
    for (const Pieces& way : ways) found.insert(text_of(way, is_zenda ? "s ?" : "z set"));
    return found;
}

}  // namespace

ZendaBoard read_zenda_board(const std::string& json) {
    const auto number = [](const boost::json::value& id) {
        return std::stoul(std::string(id.as_string()));
    };
    const boost::json::value file = boost::json::parse(json);
    const boost::json::array& spots = file.at("spots").as_array();
    ZendaBoard board;
    board.roads.resize(spots.size() + 1);
    board.kinds.resize(spots.size() + 1);
    for (const boost::json::value& spot : spots) {
        board.kinds.at(number(spot.at("id"))) = spot.at("kind").as_string();
    }
    for (const boost::json::value& road : file.at("roads").as_array()) {
        const std::size_t one = number(road.at(0));
        const std::size_t other = number(road.at(1));
        board.roads.at(one).push_back(static_cast<int>(other));
        board.roads.at(other).push_back(static_cast<int>(one));
    }
    return board;
}

std::set<std::string> zenda_results(const ZendaBoard& board, const std::string& position) {
    const std::vector<std::string> words = split(position, ' ');
    assert(words.size() == 7 && words[6] != "?");
    return words[6] == "set" ? results_of_setting_up(board, words) : results_of_throw(board, words);
}

std::uint64_t zenda_perft(const ZendaBoard& board, const std::string& position, int depth) {
    if (depth == 0) return 1;
    if (position.find('=') != std::string::npos) return 0;
    assert(position.back() == '?');
    const std::string before_throw = position.substr(0, position.size() - 1);
    std::uint64_t lines = 0;
    for (char high = '1'; high <= '6'; ++high) {
        for (char middle = '1'; middle <= high; ++middle) {
            for (char low = '1'; low <= middle; ++low) {
                const std::string dice{high, '-', middle, '-', low};
                for (const std::string& after : zenda_results(board, before_throw + dice)) {
                    lines += zenda_perft(board, after, depth - 1);
                }
            }
        }
    }
    return lines;
}

}  // namespace parlor::slow
