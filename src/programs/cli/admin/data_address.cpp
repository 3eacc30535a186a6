// SPDX-License-Identifier: MIT
#include "programs/cli/admin/data_address.h"

#include <cstdint>

namespace parlor::cli {

// Base64 (RFC 4648).
std::string svg_address(std::string_view svg) {
    constexpr std::string_view signs =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string all = "data:image/svg+xml;base64,";
    for (std::size_t i = 0; i < svg.size(); i += 3) {
        std::uint32_t three = 0;
        for (std::size_t j = i; j < i + 3; ++j) {
            three = three << 8 | (j < svg.size() ? static_cast<unsigned char>(svg[j]) : 0U);
        }
        for (std::size_t sign = 0; sign < 4; ++sign) {
            const bool filled = i + sign <= svg.size();
            all += filled ? signs[three >> (18 - 6 * sign) & 63U] : '=';
        }
    }
    return all;
}

}  // namespace parlor::cli
