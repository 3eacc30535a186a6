// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/pollyanna/drawing/art_files.h"
#include "games/pollyanna/drawing/svg.h"
#include "games/pollyanna/drawing/terminal.h"
#include "games/pollyanna/drawing/theme.h"
#include "games/pollyanna/rules/text.h"
#include "support/positions.h"
#include "unit/presentation/drawing/drawn.h"

namespace parlor::pollyanna {
namespace {

using namespace drawing;

constexpr std::string_view boxed = "poleana b:w,w,6,b3 g:w,w,w,w r:9,20,20,A2 y:w,w,w,h b ?";
constexpr std::string_view busy =
    "pollyanna-1951+partners b:12,12,B3,b4 g:w,21,21,25 r:12,51,51,h y:45,A4,y2,h g ?";

const PictureWords no_words;

using tests::position;

TEST(Theme, EveryEditionHasOne) {
    EXPECT_EQ(themes().size(), editions.size());
    for (const auto& each : editions) {
        EXPECT_EQ(theme_of(each).edition, each.name);
    }
    EXPECT_EQ(find_theme("ludo"), nullptr);
}

TEST(Theme, SeatsDifferInLightness) {
    for (const Theme& theme : themes()) {
        // From dark to light: blue, red, green, yellow.
        const double red = lightness(theme.seat(Seat::Red));
        const double green = lightness(theme.seat(Seat::Green));
        EXPECT_GT(red - lightness(theme.seat(Seat::Blue)), 8) << theme.edition;
        EXPECT_GT(green - red, 15) << theme.edition;
        EXPECT_GT(lightness(theme.seat(Seat::Yellow)) - green, 12) << theme.edition;
    }
}

TEST(Svg, EveryThemeIsWellFormed) {
    for (const Theme& theme : themes()) {
        for (const bool numbers : {true, false}) {
            const std::string svg =
                board_svg(position(busy), no_words, {.theme = &theme, .numbers = numbers});
            EXPECT_TRUE(is_balanced(svg)) << theme.edition;
            EXPECT_EQ(svg.find("nan"), std::string::npos) << theme.edition;
            EXPECT_EQ(svg.find("-0.0 "), std::string::npos) << theme.edition;
        }
    }
}

TEST(Svg, EqualPositionsGiveEqualBytes) {
    EXPECT_EQ(board_svg(position(busy), no_words), board_svg(position(busy), no_words));
}

TEST(Svg, LooksAsItsEditionUnlessTold) {
    const Position start = position("dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(board_svg(start, no_words),
              board_svg(start, no_words, {.theme = find_theme("dixie-1952")}));
    EXPECT_NE(board_svg(start, no_words),
              board_svg(start, no_words, {.theme = find_theme("pollyanna-es")}));
}

TEST(Svg, DrawsFourPiecesOfEachSeatThatPlays) {
    const std::string svg =
        board_svg(position("pollyanna-1916 b:w,w,6,h g:- r:w,w,w,w y:- b ?"), no_words);
    EXPECT_EQ(count_of("href=\"#pollyanna-1916-b\"", svg), 4);
    EXPECT_EQ(count_of("href=\"#pollyanna-1916-r\"", svg), 4);
    EXPECT_EQ(count_of("href=\"#pollyanna-1916-g\"", svg), 0);
    EXPECT_EQ(count_of("href=\"#pollyanna-1916-y\"", svg), 0);
}

// A theme's pieces in the colours of their files.
Theme as_drawn(const Theme& theme) {
    Theme drawn = themes().front();
    drawn.piece = theme.piece;
    return drawn;
}

// A name that no file has would stop the drawing.
TEST(Svg, DrawsEveryFileOfArt) {
    std::string all;
    for (const Theme& theme : themes()) {
        all += board_svg(position(busy), no_words, {.theme = &theme});
        for (const Seat seat : all_seats) all += piece_svg(as_drawn(theme), seat);
    }
    for (const base::EmbeddedFile& file : art_files()) {
        const std::string_view art = artwork(art_files(), file.name);
        EXPECT_NE(all.find(art), std::string::npos) << file.name;
    }
}

TEST(Svg, PiecesAreOfTheThemesColours) {
    const Theme& drawn = themes().front();
    for (const Theme& theme : themes()) {
        for (const Seat seat : all_seats) {
            const std::string piece = piece_svg(theme, seat);
            EXPECT_NE(piece.find(hex(theme.wood)), std::string::npos) << theme.edition;
            EXPECT_NE(piece.find(hex(theme.seat(seat))), std::string::npos) << theme.edition;
            if (&theme == &drawn) continue;
            // But for shadow and shine nothing keeps the colour that it is drawn in.
            const std::string before = piece_svg(as_drawn(theme), seat);
            for (auto at = before.find('#'); at != std::string::npos;
                 at = before.find('#', at + 1)) {
                const std::string colour = before.substr(at, 5);
                const bool kept = colour == "#000\"" || colour == "#fff\"";
                EXPECT_EQ(before.substr(at, 7) == piece.substr(at, 7), kept) << before;
            }
        }
    }
}

TEST(Svg, SaysWhatItIsTold) {
    const std::string svg = board_svg(position(busy), {"Tablero <1>", "Azul & Verde"});
    EXPECT_TRUE(is_balanced(svg));
    EXPECT_NE(svg.find("<title>Tablero &lt;1&gt;</title>\n<desc>Azul &amp; Verde</desc>\n"),
              std::string::npos);
}

TEST(Svg, NumbersCanBeSwitchedOff) {
    const Position start = position("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?");
    const std::string with = board_svg(start, no_words);
    const std::string without = board_svg(start, no_words, {.numbers = false});
    EXPECT_EQ(count_of("<text", with) - count_of("<text", without), Space::count() - 2);
    EXPECT_EQ(count_of(">59</text>", with), 1);
    EXPECT_EQ(count_of(">D7</text>", with), 1);
    EXPECT_EQ(count_of(">y7</text>", with), 1);
}

// Its squares bear 0 to 14: names of notation are a second print, for those who ask.
TEST(Svg, PoleanasBoardBearsOnePrint) {
    const std::string svg = board_svg(position(boxed), no_words);
    EXPECT_EQ(count_of(">14</text>", svg), 4);
    EXPECT_EQ(count_of(">59</text>", svg), 0);
    EXPECT_EQ(count_of(">B1</text>", svg), 0);
    const std::string named = board_svg(position(boxed), no_words, {.notation = true});
    EXPECT_EQ(count_of(">59</text>", named), 1);
    EXPECT_EQ(count_of(">B1</text>", named), 1);
    const Theme& theme = theme_of(position(boxed).variant.edition());
    EXPECT_EQ(count_of(">59</text>", sheet_svg(theme)), 0);
}

TEST(Svg, MarkedSpacesStandOut) {
    const std::vector<Space> marked{Space::broadway(9), Space::turnout(Seat::Blue, 2),
                                    Space::home(), Space::waiting()};
    const std::string svg = board_svg(position(busy), no_words, {.marked = marked});
    EXPECT_TRUE(is_balanced(svg));
    EXPECT_EQ(count_of("<path", svg) - count_of("<path", board_svg(position(busy), no_words)),
              2 * 3);
}

TEST(Terminal, IsAlways21LinesOf63Columns) {
    for (const std::string_view text :
         {busy, std::string_view("dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- b ?"), boxed}) {
        for (const int bits : {0, 1, 2, 3, 4, 5, 6, 7}) {
            const TerminalOptions options{.colour = (bits & 1) != 0,
                                          .unicode = (bits & 2) != 0,
                                          .numbers = (bits & 4) != 0,
                                          .marked = {Space::broadway(12), Space::home()},
                                          .lit = Space::waiting()};
            const auto lines = board_lines(position(text), options);
            ASSERT_EQ(lines.size(), 21U);
            for (const std::string& line : lines) EXPECT_EQ(columns(plain(line)), 63) << line;
        }
    }
}

TEST(Terminal, ColourChangesNothingElse) {
    auto coloured = board_lines(position(busy), {.colour = true});
    EXPECT_NE(joined(coloured), joined(board_lines(position(busy))));
    for (std::string& line : coloured) line = plain(line);
    EXPECT_EQ(joined(coloured), joined(board_lines(position(busy))));
}

TEST(Terminal, WithoutUnicodeThereIsOnlyAscii) {
    const std::string all = joined(board_lines(position(busy), {.unicode = false}));
    EXPECT_TRUE(std::ranges::all_of(all, [](char byte) { return byte > 0; }));
}

TEST(Terminal, DrawsTheBoard) {
    const std::string drawn = joined(board_lines(position(busy), {.unicode = false}));
    EXPECT_EQ(drawn, R"(       o  o  o  .  .  .  .  .  r  .  .  .  .  G  o  o  o       
    o        r                 :                 .        o    
 o (    ) .                    :                    . ( G  ) B 
 o     .                       :                       .     o 
 o  .                          :                          G2 o 
 .                             :                             . 
 .                             :                             . 
 .                             :                             . 
 .                      +-------------+                      . 
 .                      |  POLLYANNA  |                      . 
 Y  :  Y  :  :  :  :  : |             | :  :  :  :  :  :  :  g 
 .                      | B0 G0 R1 Y1 |                      . 
 .                      +-------------+                      . 
 .                             :                            BR3
 .                             :                             . 
 .                             :                             . 
 o  R2                         B                          .  o 
 o     .                       :                       .     o 
 o (    ) .                    :                    . (    ) o 
    o        .                 :                 b        Y    
       o  o  o  .  .  .  .  .  b  .  .  .  .  .  o  o  o       
)");
}

TEST(Terminal, DrawsPoleanaAsABox) {
    const std::string drawn = joined(board_lines(position(boxed), {.unicode = false}));
    EXPECT_EQ(drawn, R"(                                                               
===============================================================
 y9  8   7   6   5   4   r3  2   1   r0  14  13  12  11  10  r9
 10  :               o  [ ] [ ] [ ] [ ]  o               :   8 
 11     :  :           o   o   o   o   o           :  :      7 
 12           :                                 :            6 
 13              :  :                     :  :               5 
 14  o                 :               :                 o   4 
 y0 [ ]  o            +-----------------+            o  [G]  g3
 1  [Y]   o           |     POLEANA     |           o   [G]  2 
           o          |                 |          o           
 2  [Y]   o           |   B0 G0 R0 Y1   |           o   [G]  1 
 y3 [Y]  o            +-----------------+            o  [G]  g0
 4   o                 :               :                 o   R2
 5               :  :                     :  :               13
 6            :                                 :            12
 7      :  B           R   o   o   o   o           :  :      11
 8   :               o  [B] [B] [ ] [ ]  o               :   10
 b9  10  11  12  13  14  B   1   2   R   4   5   6   7   8   g9
===============================================================
                                                               
)");
}

TEST(Terminal, MarksTheBoxAsOtherBoards) {
    const TerminalOptions options{.marked = {Space::broadway(7), Space::turnout(Seat::Blue, 1)},
                                  .lit = Space::waiting()};
    const auto lines = board_lines(position(boxed), options);
    EXPECT_NE(lines[18].find(" B  [1]"), std::string::npos) << lines[18];
    EXPECT_NE(lines[17].find("[∘] *B] *B] [ ]"), std::string::npos) << lines[17];
    const auto named = board_lines(position(boxed), {.numbers = true});
    EXPECT_NE(named[18].find(" 0   1   2   3   4   5  "), std::string::npos) << named[18];
}

TEST(Terminal, MarksTargetsAndThePieceThatGoes) {
    const TerminalOptions options{.marked = {Space::broadway(29), Space::broadway(21)},
                                  .lit = Space::broadway(25)};
    const auto lines = board_lines(position(busy), options);
    EXPECT_NE(lines[0].find("r [·]"), std::string::npos) << lines[0];
    EXPECT_NE(lines[0].find("*G "), std::string::npos) << lines[0];
    EXPECT_NE(lines[4].find(">G2"), std::string::npos) << lines[4];
}

TEST(Terminal, NamesSpacesWhenAsked) {
    const auto lines = board_lines(position(busy), {.numbers = true});
    EXPECT_NE(lines[20].find("D7 55 56 57 58 59 0  1  2"), std::string::npos) << lines[20];
}

}  // namespace
}  // namespace parlor::pollyanna
