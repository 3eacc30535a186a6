// SPDX-License-Identifier: MIT
#include "presentation/drawing/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "presentation/drawing/canvas.h"

namespace parlor::drawing {
namespace {

constexpr double width = 720;
constexpr double height = 400;
constexpr double left = 70;
constexpr double right = 20;
constexpr double top = 78;
constexpr double bottom = 56;
constexpr double plot_width = width - left - right;
constexpr double plot_height = height - top - bottom;

// The scale goes up in steps of 1, 2 or 5 times a power of ten, about five of them.
double step_for(double most) {
    const double rough = most / 5;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (rough <= factor * power) return factor * power;
    }
    return 10 * power;
}

class Drawer {
public:
    explicit Drawer(const Chart& chart) : chart_(chart) {
        double most = 0;
        for (std::size_t i = 0; i < chart.columns.size(); ++i) most = std::max(most, total(i));
        step_ = most > 0 ? step_for(most) : 1;
        top_value_ = step_ * std::max(1.0, std::ceil(most / step_));
    }

    std::string draw() {
        open();
        draw_scale();
        for (std::size_t i = 0; i < chart_.columns.size(); ++i) draw_column(i);
        draw_legend();
        svg_ += "</svg>\n";
        return std::move(svg_);
    }

private:
    [[nodiscard]] double total(std::size_t column) const {
        double sum = 0;
        for (const ChartSeries& each : chart_.series) sum += each.values[column];
        return sum;
    }
    [[nodiscard]] double y_of(double value) const {
        return top + plot_height * (1 - value / top_value_);
    }

    void text(double x, double y, std::string_view anchor, std::string_view words,
              std::string_view more = "") {
        if (words.empty()) return;
        svg_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>\n", x,
                            y, anchor, more, escaped(words));
    }

    void open() {
        svg_ = fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" role=\"img\" "
            "font-family=\"Georgia, serif\" font-size=\"13\" fill=\"#33291c\">\n"
            "<title>{2}</title>\n<rect width=\"{0}\" height=\"{1}\" rx=\"8\" fill=\"#fbf6e9\"/>\n",
            width, height, escaped(chart_.title));
        text(left, 30, "start", chart_.title, " font-size=\"18\"");
        text(left + plot_width / 2, height - 14, "middle", chart_.across);
        text(18, top + plot_height / 2, "middle", chart_.upward,
             fmt::format(" transform=\"rotate(-90 18 {:.1f})\"", top + plot_height / 2));
    }

    void draw_scale() {
        const int lines = static_cast<int>(std::lround(top_value_ / step_));
        for (int i = 0; i <= lines; ++i) {
            const double value = i * step_;
            const double y = y_of(value);
            svg_ += fmt::format(
                "<path d=\"M{} {:.1f}H{}\" stroke=\"#33291c\" stroke-opacity=\"{}\"/>\n", left, y,
                width - right, i == 0 ? "0.8" : "0.15");
            text(left - 8, y + 4, "end", fmt::format("{:g}", value));
        }
    }

    void draw_column(std::size_t column) {
        const double slot = plot_width / static_cast<double>(chart_.columns.size());
        const double x = left + slot * static_cast<double>(column);
        double below = 0;
        for (const ChartSeries& each : chart_.series) {
            const double value = each.values[column];
            if (value <= 0) continue;
            svg_ += fmt::format(
                "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
                "fill=\"{}\"><title>{} {}: {:g}</title></rect>\n",
                x + slot * 0.08, y_of(below + value), slot * 0.84,
                y_of(below) - y_of(below + value), hex(each.colour),
                escaped(chart_.columns[column]), escaped(each.name), value);
            below += value;
        }
        text(x + slot / 2, top + plot_height + 18, "middle", chart_.columns[column]);
    }

    void draw_legend() {
        double x = left;
        for (const ChartSeries& each : chart_.series) {
            if (each.name.empty()) continue;
            svg_ += fmt::format(
                "<rect x=\"{:.1f}\" y=\"45\" width=\"12\" height=\"12\" fill=\"{}\"/>\n", x,
                hex(each.colour));
            text(x + 18, 56, "start", each.name);
            x += 34 + 7.2 * static_cast<double>(each.name.size());
        }
    }

    const Chart& chart_;
    double step_ = 1;
    double top_value_ = 1;
    std::string svg_;
};

}  // namespace

std::string chart_svg(const Chart& chart) { return Drawer(chart).draw(); }

}  // namespace parlor::drawing
