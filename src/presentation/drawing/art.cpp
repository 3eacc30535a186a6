// SPDX-License-Identifier: MIT
#include "presentation/drawing/art.h"

#include <algorithm>
#include <cassert>

namespace parlor::drawing {

std::string_view artwork(ArtFiles files, std::string_view name) {
    const auto found = std::ranges::find(files, name, &base::EmbeddedFile::name);
    assert(found != files.end());
    std::string_view all = found->content;
    all.remove_prefix(all.find('>', all.find("<svg")) + 1);
    all.remove_prefix(all.find_first_not_of('\n'));
    return all.substr(0, all.rfind("</svg>"));
}

std::string repainted(std::string_view artwork, std::span<const Repaint> colours) {
    constexpr std::size_t length = 7;  // of "#27496d"
    std::string all(artwork);
    for (auto at = all.find('#'); at != std::string::npos; at = all.find('#', at + 1)) {
        const std::string_view drawn = std::string_view(all).substr(at, length);
        const auto row =
            std::ranges::find(colours, drawn, [](Repaint each) { return hex(each.drawn); });
        if (row != colours.end()) all.replace(at, length, hex(row->seen));
    }
    return all;
}

}  // namespace parlor::drawing
