// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/landmarks.h"

#include <fmt/format.h>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/map.h"

namespace parlor::drawing {
namespace {

using namespace ruritania;

Ink painted(Colour colour, double width = 0.035) {
    return {.fill = hex(colour), .stroke = hex(ink), .width = width};
}
Ink penned(double width) { return outlined(ink, width); }

void draw_shadow(Canvas& canvas, double half) {
    canvas.ellipse({0.06, 0}, {half, half * 0.28}, {.fill = hex(sepia), .opacity = 0.4});
}

void draw_oak(Canvas& canvas) {
    draw_shadow(canvas, 0.26);
    canvas.line({0, 0}, {0, -0.24}, penned(0.06));
    canvas.path(Path()
                    .move({-0.2, -0.2})
                    .cubic({-0.42, -0.24}, {-0.36, -0.52}, {-0.22, -0.5})
                    .cubic({-0.2, -0.74}, {0.16, -0.76}, {0.2, -0.52})
                    .cubic({0.4, -0.5}, {0.4, -0.22}, {0.2, -0.2})
                    .quadratic({0, -0.12}, {-0.2, -0.2})
                    .close(),
                painted(leaf));
    canvas.path(Path()
                    .move({0.08, -0.3})
                    .quadratic({0.18, -0.28}, {0.22, -0.36})
                    .move({0.02, -0.42})
                    .quadratic({0.12, -0.4}, {0.16, -0.48})
                    .move({-0.14, -0.28})
                    .quadratic({-0.06, -0.25}, {-0.02, -0.3}),
                penned(0.025));
}

void draw_fir(Canvas& canvas) {
    draw_shadow(canvas, 0.22);
    canvas.line({0, 0}, {0, -0.16}, penned(0.06));
    canvas.path(Path()
                    .move({0, -0.86})
                    .line({0.15, -0.6})
                    .line({0.09, -0.6})
                    .line({0.21, -0.36})
                    .line({0.13, -0.36})
                    .line({0.27, -0.12})
                    .line({-0.27, -0.12})
                    .line({-0.13, -0.36})
                    .line({-0.21, -0.36})
                    .line({-0.09, -0.6})
                    .line({-0.15, -0.6})
                    .close(),
                painted(needle));
    canvas.path(Path().move({0.03, -0.7}).line({0.08, -0.5}).move({0.06, -0.5}).line({0.13, -0.2}),
                penned(0.025));
}

void draw_poplar(Canvas& canvas) {
    draw_shadow(canvas, 0.17);
    canvas.line({0, 0}, {0, -0.2}, penned(0.05));
    canvas.path(Path()
                    .move({0, -0.95})
                    .cubic({0.2, -0.7}, {0.2, -0.2}, {0, -0.12})
                    .cubic({-0.2, -0.2}, {-0.2, -0.7}, {0, -0.95})
                    .close(),
                painted(mix(leaf, needle, 0.4)));
    canvas.path(Path().move({0.04, -0.72}).line({0.06, -0.3}).move({0.1, -0.58}).line({0.1, -0.34}),
                penned(0.022));
}

// A hill seen from the side: lit from the left, in shade beyond its spur, and hachured as of old,
// in strokes that run down the slope as water would.
void draw_hill(Canvas& canvas, double half, double height, double sharp) {
    const Curve lit{{-half, 0},
                    {-half * (0.62 - 0.1 * sharp), -height * 0.12},
                    {-half * (0.42 - 0.3 * sharp), -height},
                    {0, -height}};
    const Curve shaded{{0, -height},
                       {half * (0.34 - 0.26 * sharp), -height},
                       {half * 0.62, -height * 0.2},
                       {half, 0}};
    const Point spur{half * 0.1, 0.1 * height};
    const Path outline = Path()
                             .move(lit.from)
                             .cubic(lit.first, lit.second, lit.to)
                             .cubic(shaded.first, shaded.second, shaded.to);
    canvas.path(Path(outline).quadratic({0, 0.3 * height}, lit.from).close(), filled(rock));
    canvas.path(Path()
                    .move(shaded.from)
                    .cubic(shaded.first, shaded.second, shaded.to)
                    .quadratic({half * 0.5, 0.16 * height}, spur)
                    .cubic({half * 0.26, -height * 0.3}, {-half * 0.16, -height * 0.5}, shaded.from)
                    .close(),
                filled(mix(rock, sepia, 0.3)));
    Path strokes;
    for (int i = 1; i < 13; ++i) {
        const double share = i / 13.0;
        const Point top = shaded.at(share * 0.92);
        const Point base{half * (0.2 + 0.8 * share), 0.1 * height * (1 - share)};
        strokes.move(top).line(top + (base - top) * (i % 2 == 0 ? 0.82 : 0.6));
    }
    for (int i = 1; i < 8; ++i) {
        const Point top = lit.at(1 - i / 9.0);
        const Point base{-half * (0.1 + 0.85 * i / 9.0), 0.08 * height};
        strokes.move(top).line(top + (base - top) * (i % 2 == 0 ? 0.38 : 0.24));
    }
    canvas.path(strokes, outlined(mix(sepia, ink, 0.35), 0.028));
    canvas.path(outline, penned(0.04));
}

void draw_house(Canvas& canvas, Point foot, double width, double height) {
    const auto at = [&](double x, double y) { return foot + Point{x * width, -y * height}; };
    canvas.polygon(std::array{at(-0.5, 0), at(0.5, 0), at(0.5, 0.55), at(-0.5, 0.55)},
                   painted(stone, 0.03));
    canvas.polygon(std::array{at(-0.6, 0.5), at(0.6, 0.5), at(0.36, 1), at(-0.36, 1)},
                   painted(tile, 0.03));
    canvas.line(at(0, 0), at(0, 0.3), penned(0.05));
}

void draw_village(Canvas& canvas) {
    draw_house(canvas, {-0.62, -0.26}, 0.4, 0.4);
    draw_house(canvas, {0.6, -0.3}, 0.42, 0.38);
    // The church.
    canvas.polygon(
        std::array{Point{-0.1, -0.16}, Point{0.42, -0.16}, Point{0.42, -0.5}, Point{-0.1, -0.5}},
        painted(stone, 0.03));
    canvas.polygon(
        std::array{Point{-0.14, -0.46}, Point{0.46, -0.46}, Point{0.36, -0.76}, Point{-0.1, -0.76}},
        painted(slate, 0.03));
    canvas.polygon(std::array{Point{-0.3, -0.14}, Point{-0.04, -0.14}, Point{-0.04, -0.85},
                              Point{-0.3, -0.85}},
                   painted(stone, 0.03));
    canvas.polygon(std::array{Point{-0.35, -0.82}, Point{0.01, -0.82}, Point{-0.17, -1.42}},
                   painted(slate, 0.03));
    canvas.path(
        Path().move({-0.17, -1.4}).line({-0.17, -1.62}).move({-0.24, -1.54}).line({-0.1, -1.54}),
        penned(0.035));
    draw_house(canvas, {-0.5, 0.12}, 0.46, 0.46);
    draw_house(canvas, {0.34, 0.16}, 0.5, 0.44);
}

void draw_mill(Canvas& canvas) {
    draw_shadow(canvas, 0.42);
    canvas.polygon(std::array{Point{-0.3, 0}, Point{0.3, 0}, Point{0.2, -0.82}, Point{-0.2, -0.82}},
                   painted(stone));
    canvas.path(Path().move({-0.24, -0.8}).cubic({-0.2, -1.14}, {0.2, -1.14}, {0.24, -0.8}).close(),
                painted(tile));
    canvas.path(Path()
                    .move({-0.08, 0})
                    .line({-0.08, -0.22})
                    .arc(0.08, {0.08, -0.22}, true)
                    .line({0.08, 0})
                    .close(),
                filled(ink));
    canvas.open_group({}, R"-(transform="translate(0 -36) rotate(28)")-");
    for (int sail = 0; sail < 4; ++sail) {
        canvas.open_group({}, fmt::format(R"-(transform="rotate({})")-", sail * 90));
        canvas.polygon(
            std::array{Point{0, -0.16}, Point{0.17, -0.16}, Point{0.17, -0.74}, Point{0, -0.74}},
            painted(cream, 0.025));
        canvas.path(Path()
                        .move({0.085, -0.16})
                        .line({0.085, -0.74})
                        .move({0, -0.35})
                        .line({0.17, -0.35})
                        .move({0, -0.55})
                        .line({0.17, -0.55}),
                    penned(0.018));
        canvas.line({}, {0, -0.78}, penned(0.04));
        canvas.close_group();
    }
    canvas.close_group();
    canvas.circle({0, -0.9}, 0.06, filled(ink));
}

// The royal hunt.
void draw_stag(Canvas& canvas) {
    draw_shadow(canvas, 0.55);
    canvas.path(Path()
                    .move({-0.42, -0.02})
                    .line({-0.38, -0.36})
                    .quadratic({-0.5, -0.62}, {-0.36, -0.7})
                    .quadratic({-0.06, -0.64}, {0.2, -0.72})
                    .quadratic({0.3, -0.86}, {0.34, -1.06})
                    .line({0.42, -1.12})
                    .line({0.66, -0.98})
                    .line({0.62, -0.9})
                    .line({0.5, -0.9})
                    .quadratic({0.44, -0.62}, {0.34, -0.46})
                    .line({0.38, -0.02})
                    .line({0.31, -0.02})
                    .line({0.24, -0.38})
                    .line({0.18, -0.02})
                    .line({0.11, -0.02})
                    .line({0.12, -0.4})
                    .quadratic({-0.1, -0.34}, {-0.22, -0.4})
                    .line({-0.24, -0.02})
                    .line({-0.31, -0.02})
                    .line({-0.3, -0.3})
                    .line({-0.35, -0.02})
                    .close(),
                painted(rgb(0xa9783f), 0.03));
    canvas.path(Path()
                    .move({0.4, -1.1})
                    .cubic({0.3, -1.3}, {0.24, -1.4}, {0.3, -1.62})
                    .move({0.31, -1.28})
                    .line({0.16, -1.42})
                    .move({0.44, -1.1})
                    .cubic({0.48, -1.3}, {0.56, -1.36}, {0.56, -1.58})
                    .move({0.5, -1.3})
                    .line({0.66, -1.4}),
                penned(0.045));
}

void draw_ruin(Canvas& canvas) {
    draw_shadow(canvas, 0.5);
    canvas.path(Path()
                    .move({-0.42, 0})
                    .line({-0.42, -0.95})
                    .line({-0.3, -0.86})
                    .line({-0.22, -1.06})
                    .line({-0.06, -0.98})
                    .line({-0.02, -0.7})
                    .line({0.08, -0.62})
                    .line({0.1, -0.4})
                    .line({0.46, -0.36})
                    .line({0.5, 0})
                    .close(),
                painted(stone, 0.04));
    canvas.path(Path()
                    .move({-0.3, -0.5})
                    .line({-0.3, -0.64})
                    .arc(0.06, {-0.18, -0.64}, true)
                    .line({-0.18, -0.5})
                    .close()
                    .move({0.2, 0})
                    .line({0.2, -0.16})
                    .arc(0.08, {0.36, -0.16}, true)
                    .line({0.36, 0})
                    .close(),
                filled(ink));
    canvas.path(Path()
                    .move({-0.36, -0.3})
                    .line({-0.24, -0.3})
                    .move({-0.1, -0.42})
                    .line({0, -0.42})
                    .move({-0.2, -0.14})
                    .line({-0.08, -0.14})
                    .move({-0.14, -0.78})
                    .line({-0.06, -0.78}),
                penned(0.025));
}

template <class Draw>
void define(Canvas& canvas, std::string_view id, Draw draw) {
    canvas.open_group({}, fmt::format(R"(id="{}" stroke-linejoin="round")", id));
    draw();
    canvas.close_group();
}

}  // namespace

void define_landmarks(Canvas& canvas) {
    define(canvas, trees[0], [&] { draw_oak(canvas); });
    define(canvas, trees[1], [&] { draw_fir(canvas); });
    define(canvas, trees[2], [&] { draw_poplar(canvas); });
    define(canvas, hills[0], [&] { draw_hill(canvas, 0.82, 0.5, 0); });
    define(canvas, hills[1], [&] { draw_hill(canvas, 0.88, 0.8, 0.4); });
    define(canvas, hills[2], [&] { draw_hill(canvas, 0.95, 1.2, 0.9); });
    define(canvas, landmarks[0], [&] { draw_village(canvas); });
    define(canvas, landmarks[1], [&] { draw_mill(canvas); });
    define(canvas, landmarks[2], [&] { draw_stag(canvas); });
    define(canvas, landmarks[3], [&] { draw_ruin(canvas); });
    define(canvas, tuft, [&] {
        canvas.path(Path()
                        .move({-0.12, 0})
                        .line({-0.16, -0.1})
                        .move({-0.04, 0})
                        .line({-0.04, -0.15})
                        .move({0.05, 0})
                        .line({0.1, -0.12}),
                    outlined(sepia, 0.03));
    });
}

}  // namespace parlor::drawing
