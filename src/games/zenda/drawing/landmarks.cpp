// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/landmarks.h"

#include <fmt/format.h>

#include "games/zenda/drawing/zenda_art.h"

namespace parlor::drawing {
namespace {

void define(Canvas& canvas, std::string_view id) {
    constexpr std::string_view ours = "zenda-";
    canvas.open_group({}, fmt::format(R"(id="{}")", id));
    canvas.raw(artwork(zenda_art(), id.substr(ours.size())));
    canvas.close_group();
}

}  // namespace

void define_landmarks(Canvas& canvas) {
    for (const std::string_view id : trees) define(canvas, id);
    for (const std::string_view id : hills) define(canvas, id);
    for (const std::string_view id : landmarks) define(canvas, id);
    for (const std::string_view id : {tuft, corner_flower}) define(canvas, id);
}

}  // namespace parlor::drawing
