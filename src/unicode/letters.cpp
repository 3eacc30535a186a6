// SPDX-License-Identifier: MIT
#include "unicode/letters.h"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>

namespace parlor::unicode {
namespace {

struct Free {
    void operator()(utf8proc_uint8_t* text) const { std::free(text); }  // NOLINT(*-malloc,*-memory)
};

const utf8proc_uint8_t* bytes(std::string_view text) {
    return reinterpret_cast<const utf8proc_uint8_t*>(text.data());  // NOLINT(*-cast)
}

std::string mapped(std::string_view text, int options) {
    utf8proc_uint8_t* made = nullptr;
    const auto size = utf8proc_map(bytes(text), static_cast<utf8proc_ssize_t>(text.size()), &made,
                                   static_cast<utf8proc_option_t>(options | int{UTF8PROC_STABLE}));
    const std::unique_ptr<utf8proc_uint8_t, Free> owned(made);
    if (size < 0) return std::string(text);
    const auto* letters = reinterpret_cast<const char*>(made);  // NOLINT(*-cast)
    return {letters, static_cast<std::size_t>(size)};
}

struct CodePoint {
    utf8proc_int32_t code;
    std::size_t bytes;
};

// Precondition: the text is not empty.
CodePoint first(std::string_view text) {
    utf8proc_int32_t code = 0;
    const auto size =
        utf8proc_iterate(bytes(text), static_cast<utf8proc_ssize_t>(text.size()), &code);
    if (size <= 0) return {0xfffd, 1};
    return {code, static_cast<std::size_t>(size)};
}

// It needs another to stand on.
bool is_mark(utf8proc_propval_t category) {
    return category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME;
}

}  // namespace

std::string caseless(std::string_view text) {
    return mapped(text, UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
}

std::string without_marks(std::string_view text) {
    return mapped(text, UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK);
}

std::string_view first_character(std::string_view text) {
    if (text.empty()) return text;
    CodePoint last = first(text);
    std::size_t size = last.bytes;
    utf8proc_int32_t state = 0;
    while (size < text.size()) {
        const CodePoint next = first(text.substr(size));
        if (utf8proc_grapheme_break_stateful(last.code, next.code, &state)) break;
        size += next.bytes;
        last = next;
    }
    return text.substr(0, size);
}

bool is_visible(std::string_view text) {
    constexpr utf8proc_int32_t braille_blank = 0x2800;  // a sign of its own that has no dots
    while (!text.empty()) {
        const CodePoint next = first(text);
        text.remove_prefix(next.bytes);
        const utf8proc_property_t& property = *utf8proc_get_property(next.code);
        const bool is_drawn = property.category >= UTF8PROC_CATEGORY_LU &&
                              property.category <= UTF8PROC_CATEGORY_SO &&
                              !is_mark(property.category);
        if (is_drawn && !property.ignorable && next.code != braille_blank) return true;
    }
    return false;
}

std::size_t columns(std::string_view text) {
    std::size_t all = 0;
    while (!text.empty()) {
        const CodePoint next = first(text);
        all += static_cast<std::size_t>(utf8proc_charwidth(next.code));
        text.remove_prefix(next.bytes);
    }
    return all;
}

}  // namespace parlor::unicode
