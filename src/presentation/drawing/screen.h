// SPDX-License-Identifier: MIT
// A sheet of characters for the terminal, each with the manner it is written in; colours are
// spelled only when the lines are taken.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::drawing {

// What is written, which is how it is coloured.
enum class Manner : std::uint8_t {
    Plain,
    Line,
    Lettering,
    Broadway,
    Turnout,
    Tint,
    Piece,
    Mark,
    Spot,  // of a road
    City   // a white spot
};

// Colours of tints and pieces.
enum class Hue : std::uint8_t { Blue, Green, Red, Yellow };

struct Style {
    Manner manner = Manner::Plain;
    std::optional<Hue> hue = std::nullopt;  // of a tint or a piece

    friend bool operator==(const Style&, const Style&) = default;
};

class Screen {
public:
    Screen(int columns, int rows);

    // One column a code point. Precondition: it fits.
    void put(int column, int row, std::string_view text, Style style = {});
    // One character that takes `columns` columns, whatever code points it has. The same
    // precondition.
    void put_character(int column, int row, std::string_view character, int columns,
                       Style style = {});

    // Colours are those of a terminal of 256; each line ends as plain as it began.
    [[nodiscard]] std::vector<std::string> lines(bool colour) const;

private:
    [[nodiscard]] std::size_t index(int column, int row) const;
    struct Character {
        std::string symbol = " ";
        Style style;
    };
    [[nodiscard]] std::string line(int row, bool colour) const;

    int columns_;
    std::vector<Character> sheet_;
};

}  // namespace parlor::drawing
