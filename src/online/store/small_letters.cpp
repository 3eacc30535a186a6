// SPDX-License-Identifier: MIT
#include "online/store/small_letters.h"

namespace parlor::store {

std::string small_letters(std::string_view text) {
    constexpr unsigned char latin = 0xC3;  // in UTF-8: À to Þ, and then à to þ
    constexpr unsigned char times = 0x97;  // × is between them
    constexpr unsigned char to_small = 0x20;
    std::string small(text);
    unsigned char before = 0;
    for (char& each : small) {
        const auto byte = static_cast<unsigned char>(each);
        const bool is_capital = (byte >= 'A' && byte <= 'Z') ||
                                (before == latin && byte >= 0x80 && byte <= 0x9E && byte != times);
        if (is_capital) each = static_cast<char>(byte + to_small);
        before = byte;
    }
    return small;
}

}  // namespace parlor::store
