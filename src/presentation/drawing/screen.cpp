// SPDX-License-Identifier: MIT
#include "presentation/drawing/screen.h"

#include <fmt/format.h>

#include <array>
#include <cassert>

namespace parlor::drawing {
namespace {

// Of the 256. The tracks bring their own ground, so they look alike on dark and light terminals.
struct Codes {
    int ink;
    int ground;
};
// By hue.
constexpr std::array<Codes, 4> piece_codes{{{231, 25}, {16, 71}, {231, 160}, {16, 220}}};
constexpr std::array<Codes, 4> tint_codes{{{25, 153}, {22, 151}, {124, 217}, {94, 222}}};
constexpr Codes broadway_codes{244, 230};
constexpr Codes turnout_codes{240, 187};
constexpr Codes mark_codes{16, 208};
constexpr Codes spot_codes{237, 187};
constexpr Codes city_codes{16, 231};
constexpr int line_code = 244;

std::string escape(const Style& style) {
    const auto on = [](Codes codes, std::string_view weight) {
        return fmt::format("\x1b[0{};38;5;{};48;5;{}m", weight, codes.ink, codes.ground);
    };
    const auto hue = static_cast<std::size_t>(style.hue.value_or(Hue::Blue));
    switch (style.manner) {
        case Manner::Line: return fmt::format("\x1b[0;38;5;{}m", line_code);
        case Manner::Lettering: return "\x1b[0;1m";
        case Manner::Broadway: return on(broadway_codes, "");
        case Manner::Turnout: return on(turnout_codes, "");
        case Manner::Tint: return on(tint_codes[hue], "");
        case Manner::Piece: return on(piece_codes[hue], ";1");
        case Manner::Mark: return on(mark_codes, ";1");
        case Manner::Spot: return on(spot_codes, "");
        case Manner::City: return on(city_codes, ";1");
        case Manner::Plain: break;
    }
    return "\x1b[0m";
}

std::size_t bytes_of(char lead) {
    const auto byte = static_cast<unsigned char>(lead);
    if (byte < 0x80) return 1;
    return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

}  // namespace

Screen::Screen(int columns, int rows)
    : columns_(columns),
      sheet_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

std::size_t Screen::index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
}

void Screen::put(int column, int row, std::string_view text, Style style) {
    std::size_t at = index(column, row);
    while (!text.empty()) {
        const std::size_t bytes = bytes_of(text.front());
        assert(at < sheet_.size());
        sheet_[at++] = {std::string(text.substr(0, bytes)), style};
        text.remove_prefix(bytes);
    }
}

void Screen::put_character(int column, int row, std::string_view character, int columns,
                           Style style) {
    assert(columns > 0 && column + columns <= columns_);
    sheet_[index(column, row)] = {std::string(character), style};
    for (int i = 1; i < columns; ++i) sheet_[index(column + i, row)] = {"", style};
}

std::string Screen::line(int row, bool colour) const {
    std::string written;
    Style now;
    for (int column = 0; column < columns_; ++column) {
        const auto& [symbol, style] = sheet_[index(column, row)];
        if (colour && style != now) written += escape(style);
        now = style;
        written += symbol;
    }
    return colour && now != Style{} ? written + escape({}) : written;
}

std::vector<std::string> Screen::lines(bool colour) const {
    std::vector<std::string> all;
    const int rows = static_cast<int>(sheet_.size()) / columns_;
    for (int row = 0; row < rows; ++row) all.push_back(line(row, colour));
    return all;
}

}  // namespace parlor::drawing
