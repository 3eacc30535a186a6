// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/zenda/drawing/art_files.h"
#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/grid.h"
#include "games/zenda/drawing/map.h"
#include "games/zenda/drawing/svg.h"
#include "games/zenda/drawing/terminal.h"
#include "games/zenda/rules/board.h"
#include "unit/presentation/drawing/drawn.h"

namespace parlor::zenda {
namespace {

using namespace drawing;

const MapWords words{.title = "RURITANIA",
                     .subtitle = "De Zenda a Streslau",
                     .description = "El Rey espera.",
                     .names = {"King", "Rudolph", "Black Michael", "Soldier"}};

// All on one line, as narrow as a board can be: white, three blue, roads, nine blue, white.
Board line_of(int roads) {
    BoardPlan plan;
    plan.strict = false;
    const auto add = [&](Kind kind, int count) {
        for (int i = 0; i < count; ++i) {
            plan.spots.push_back({static_cast<double>(plan.spots.size()), 0, kind});
        }
    };
    add(Kind::ZendaWhite, 1);
    add(Kind::ZendaBlue, 3);
    add(Kind::Road, roads);
    add(Kind::StreslauBlue, 9);
    add(Kind::StreslauWhite, 1);
    for (int one = 1; one < static_cast<int>(plan.spots.size()); ++one) {
        plan.roads.push_back({one, one + 1});
    }
    auto board = Board::make(std::move(plan));
    EXPECT_TRUE(board.has_value());
    return *board;
}

// The longest line goes to and fro in rows of ten.
Board ladder() {
    BoardPlan plan = line_of(most_spots - 14).plan();
    for (std::size_t i = 0; i < plan.spots.size(); ++i) {
        const std::size_t row = i / 10;
        const std::size_t column = row % 2 == 0 ? i % 10 : 9 - i % 10;
        plan.spots[i].x = static_cast<double>(row);
        plan.spots[i].y = static_cast<double>(column);
    }
    return *Board::make(std::move(plan));
}

std::vector<Board> boards() { return {standard_board(), line_of(2), line_of(60), ladder()}; }

// All pieces on the first blue spots of their city.
Position set_up(const Board& board) {
    std::vector<Spot> zenda;
    std::vector<Spot> streslau;
    for (const Spot spot : board.blue(City::Zenda)) zenda.push_back(spot);
    for (const Spot spot : board.blue(City::Streslau)) streslau.push_back(spot);
    Position position;
    position.king = zenda[0];
    position.yellows = {zenda[1], zenda[2]};
    position.michael = streslau[0];
    for (std::size_t i = 1; i < 9; ++i) position.army.add(streslau[i]);
    position.phase = Phase::Throwing;
    return position;
}

Spot first_on_the_road(const Board& board) {
    int number = 1;
    while (board.place(Spot::at(number)).kind != Kind::Road) ++number;
    return Spot::at(number);
}

// Two that are free and two that are taken.
std::vector<Spot> some_marked(const Board& board) {
    return {board.white(City::Zenda).first(), first_on_the_road(board), set_up(board).king,
            set_up(board).michael};
}

// The numbers in a drawing in ASCII, sorted.
std::vector<int> numbers_in(std::string_view text) {
    std::vector<int> found;
    int number = 0;
    for (const char letter : text) {
        if (letter >= '0' && letter <= '9') {
            number = number * 10 + (letter - '0');
        } else if (number > 0) {
            found.push_back(number);
            number = 0;
        }
    }
    std::ranges::sort(found);
    return found;
}

std::vector<int> numbers_of(const Board& board) {
    std::vector<int> all;
    for (int number = 1; number <= board.size(); ++number) all.push_back(number);
    return all;
}

TEST(ZendaMap, EverySpotIsOnTheSheetAndApartFromTheCities) {
    const Map map = survey(standard_board());
    for (const Point spot : map.spots) {
        EXPECT_EQ(distance(spot, map.inside()), 0);
        for (const Area& area : {map.buildings[0], map.buildings[1], map.cartouche, map.compass}) {
            EXPECT_GT(distance(spot, area), map.spot_radius);
        }
    }
}

TEST(ZendaMap, CartoucheCompassAndCitiesLeaveEachOtherAlone) {
    for (const Board& board : boards()) {
        const Map map = survey(board);
        const std::vector<Area> areas{map.buildings[0], map.buildings[1], map.cartouche,
                                      map.compass};
        for (std::size_t one = 0; one < areas.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                const Point apart = areas[one].middle() - areas[other].middle();
                const Point reach = (areas[one].size() + areas[other].size()) * 0.5;
                EXPECT_TRUE(std::abs(apart.x) > reach.x || std::abs(apart.y) > reach.y);
            }
        }
    }
}

TEST(ZendaSvg, IsWellFormedSmallAndAlwaysTheSame) {
    for (const Board& board : boards()) {
        const Position position = set_up(board);
        for (const bool numbers : {true, false}) {
            const SvgOptions options{.numbers = numbers, .marked = some_marked(board)};
            const std::string svg = board_svg(board, position, words, options);
            EXPECT_TRUE(is_balanced(svg));
            EXPECT_LT(svg.size(), 200'000U);
            EXPECT_EQ(svg.find("nan"), std::string::npos);
            EXPECT_EQ(svg.find("inf"), std::string::npos);
            EXPECT_EQ(svg, board_svg(board, position, words, options));
        }
    }
}

TEST(ZendaSvg, DrawsEverySpotOnceWithItsNumber) {
    for (const Board& board : boards()) {
        const std::string with = board_svg(board, set_up(board), words);
        EXPECT_EQ(drawing::count_of("class=\"spot\"", with), board.size());
        for (int number = 1; number <= board.size(); ++number) {
            EXPECT_EQ(
                drawing::count_of(fmt::format("class=\"spot\" data-spot=\"{}\"", number), with), 1);
            EXPECT_EQ(drawing::count_of(fmt::format(">{}</text>", number), with), 1) << number;
        }
        const std::string without = board_svg(board, set_up(board), words, {.numbers = false});
        EXPECT_EQ(drawing::count_of("<text", with) - drawing::count_of("<text", without),
                  board.size());
    }
}

TEST(ZendaSvg, DrawsEveryPieceAndNamesIt) {
    const Board& board = standard_board();
    const std::string svg = board_svg(board, set_up(board), words);
    EXPECT_EQ(drawing::count_of("href=\"#zenda-k\"", svg), 1);
    EXPECT_EQ(drawing::count_of("href=\"#zenda-y\"", svg), 2);
    EXPECT_EQ(drawing::count_of("href=\"#zenda-m\"", svg), 1);
    EXPECT_EQ(drawing::count_of("href=\"#zenda-a\"", svg), 8);
    const int king = set_up(board).king.number();
    EXPECT_NE(svg.find(fmt::format("<title>King: {}</title>", king)), std::string::npos);
    EXPECT_EQ(drawing::count_of("class=\"piece\"", board_svg(board, starting_position(), words)),
              0);
}

// A name that no file has would stop the drawing.
TEST(ZendaSvg, DrawsEveryFileOfArt) {
    const Board& board = standard_board();
    const std::string svg = board_svg(board, set_up(board), words);
    const std::string sheet = sheet_svg(board, words);
    int figures = 0;
    for (const base::EmbeddedFile& file : art_files()) {
        const std::string_view art = artwork(art_files(), file.name);
        EXPECT_NE(svg.find(art), std::string::npos) << file.name;
        if (sheet.find(art) == std::string::npos) ++figures;
    }
    EXPECT_EQ(figures, 4);
}

// The page tells sides apart by these.
TEST(ZendaSvg, PiecesHaveTheirColours) {
    using namespace colours;
    const auto has = [](std::string_view file, Colour colour) {
        return artwork(art_files(), file).find(hex(colour)) != std::string_view::npos;
    };
    EXPECT_TRUE(has("king", red_piece));
    EXPECT_TRUE(has("rudolph", yellow_piece));
    EXPECT_TRUE(has("michael", green_piece));
    EXPECT_TRUE(has("soldier", green_piece));
}

TEST(ZendaSvg, SaysWhatItIsTold) {
    const Board& board = standard_board();
    const std::string svg = board_svg(board, set_up(board), words);
    EXPECT_NE(svg.find("<title>RURITANIA. De Zenda a Streslau</title>\n"
                       "<desc>El Rey espera.</desc>\n"),
              std::string::npos);
    EXPECT_NE(svg.find(">De Zenda a Streslau</text>"), std::string::npos);
}

TEST(ZendaSvg, TextsMayHoldAnything) {
    const MapWords odd{.title = "<A & B>",
                       .subtitle = "\"C\"",
                       .description = "<D>",
                       .names = {"Rey <1>", "&", "Miguel", "Soldado"}};
    const std::string svg = board_svg(standard_board(), set_up(standard_board()), odd);
    EXPECT_TRUE(is_balanced(svg));
    EXPECT_NE(svg.find(">&lt;A &amp; B&gt;</text>"), std::string::npos);
    EXPECT_NE(svg.find("<desc>&lt;D&gt;</desc>"), std::string::npos);
    EXPECT_NE(svg.find("<title>Rey &lt;1&gt;: "), std::string::npos);
}

TEST(ZendaSvg, MarkedSpotsStandOut) {
    const Board& board = standard_board();
    const std::string svg = board_svg(board, set_up(board), words, {.marked = some_marked(board)});
    EXPECT_EQ(drawing::count_of("<circle", svg) -
                  drawing::count_of("<circle", board_svg(board, set_up(board), words)),
              2 * 4);
}

TEST(ZendaGrid, NoTwoSpotsShareACell) {
    for (const Board& board : boards()) {
        for (const auto& [wide, high] : {std::pair{56, 22}, std::pair{80, 24}, {110, 38}}) {
            const Grid grid = lay_out(board, wide, high);
            EXPECT_GE(grid.rows, high);
            std::vector<bool> taken(static_cast<std::size_t>(wide * grid.rows));
            for (const GridPlace& place : grid.places) {
                ASSERT_GE(place.column, 0);
                ASSERT_LE(place.column + place.columns, wide);
                ASSERT_LT(place.row, grid.rows);
                for (int i = 0; i < place.columns; ++i) {
                    const auto cell = static_cast<std::size_t>(place.row * wide + place.column + i);
                    EXPECT_FALSE(taken[cell]);
                    taken[cell] = true;
                }
            }
        }
    }
}

TEST(ZendaTerminal, TheStandardBoardFitsBesideAPanel) {
    const Board& board = standard_board();
    for (int bits = 0; bits < 16; ++bits) {
        const TerminalOptions options{.colour = (bits & 1) != 0,
                                      .unicode = (bits & 2) != 0,
                                      .numbers = (bits & 4) != 0,
                                      .figures = (bits & 8) != 0,
                                      .marked = some_marked(board)};
        const auto lines = board_lines(board, set_up(board), options);
        ASSERT_EQ(lines.size(), 22U);
        for (const std::string& line : lines) EXPECT_EQ(columns(plain(line)), 56) << line;
    }
}

TEST(ZendaTerminal, ShowsEveryNumberOnce) {
    for (const Board& board : boards()) {
        for (const auto& marked : {std::vector<Spot>{}, some_marked(board)}) {
            const auto lines =
                board_lines(board, set_up(board), {.unicode = false, .marked = marked});
            EXPECT_EQ(numbers_in(joined(lines)), numbers_of(board)) << joined(lines);
        }
    }
}

TEST(ZendaTerminal, ShowsEveryPieceWithItsNumber) {
    for (const Board& board : boards()) {
        const Position position = set_up(board);
        const std::string drawn = joined(board_lines(board, position, {.unicode = false}));
        for (const Spot spot : all_pieces(position)) {
            const char sign = "KYMa"[index(*role_at(position, spot))];
            const std::string shown = fmt::format("{}{}", sign, spot.number());
            EXPECT_EQ(drawing::count_of(shown + '}', drawn), 1) << shown << '\n' << drawn;
        }
    }
}

TEST(ZendaTerminal, TellsWhiteAndBlueWithoutColour) {
    const Board& board = standard_board();
    const std::string drawn = joined(board_lines(board, {}, {.unicode = false}));
    for (const City city : all_cities) {
        for (const Spot spot : board.white(city)) {
            EXPECT_EQ(drawing::count_of(fmt::format("({})", spot.number()), drawn), 1) << drawn;
        }
        for (const Spot spot : board.blue(city)) {
            EXPECT_EQ(drawing::count_of(fmt::format("{{{}}}", spot.number()), drawn), 1) << drawn;
        }
    }
}

TEST(ZendaTerminal, MarksSpotsFreeAndTaken) {
    const Board& board = standard_board();
    const Position position = set_up(board);
    const std::string drawn = joined(board_lines(board, position, {.marked = some_marked(board)}));
    for (const Spot spot : {board.white(City::Zenda).first(), first_on_the_road(board)}) {
        EXPECT_EQ(drawing::count_of(fmt::format("[{}]", spot.number()), drawn), 1) << drawn;
    }
    EXPECT_EQ(drawing::count_of(fmt::format("K{}*", position.king.number()), drawn), 1) << drawn;
    EXPECT_EQ(drawing::count_of(fmt::format("M{}*", position.michael.number()), drawn), 1) << drawn;
}

TEST(ZendaTerminal, ColourChangesNothingElse) {
    const Board& board = standard_board();
    auto coloured = board_lines(board, set_up(board), {.colour = true});
    EXPECT_NE(joined(coloured), joined(board_lines(board, set_up(board))));
    for (std::string& line : coloured) line = plain(line);
    EXPECT_EQ(joined(coloured), joined(board_lines(board, set_up(board))));
}

TEST(ZendaTerminal, WithoutUnicodeThereIsOnlyAscii) {
    for (const Board& board : boards()) {
        const TerminalOptions options{.unicode = false, .figures = true};
        const std::string all = joined(board_lines(board, set_up(board), options));
        EXPECT_TRUE(std::ranges::all_of(all, [](char byte) { return byte > 0; }));
    }
}

TEST(ZendaTerminal, NamesBothCities) {
    const std::string drawn = joined(board_lines(standard_board(), {}));
    EXPECT_EQ(drawing::count_of("ZENDA", drawn), 1);
    EXPECT_EQ(drawing::count_of("STRESLAU", drawn), 1);
}

}  // namespace
}  // namespace parlor::zenda
