// SPDX-License-Identifier: MIT
// What Unicode knows of letters, and a few lines of ours could not: which are the same in small and
// in capitals, which stand on each other, how wide they are in a terminal. This is utf8proc behind
// plain functions, and no other module uses it. The browser has its own; whether a text is plain at
// all, which both must know, is in base/plain.h.
//
// Bytes that are not UTF-8 are taken one by one, as characters that nothing is known of.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace parlor::unicode {

// One text for all that people read as the same word: `ŁUCJA` and `łucja`, `Straße` and `STRASSE`,
// `é` in one sign and in two, letters of double width, signs that cannot be seen. It is for
// comparing and not for showing. This is Unicode's NFKC_Casefold, which was made for names that
// somebody chooses: case folding alone would leave two spellings of the same `é`, and
// NFC would leave lookalikes. Done twice it gives the same. May be empty.
std::string caseless(std::string_view text);

// Letters without what stands on and under them: `senor` for `señor`.
std::string without_marks(std::string_view text);

// The sign that the text begins with, and all that belongs to it: marks, joined signs. Empty only
// where the text is.
std::string_view first_character(std::string_view text);

// Whether there is anything to be seen in it: a letter, a digit or another sign that is drawn.
bool is_visible(std::string_view text);

// How many columns the text takes in a terminal: two for a Chinese character, none for a mark.
std::size_t columns(std::string_view text);

}  // namespace parlor::unicode
