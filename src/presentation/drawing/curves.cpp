// SPDX-License-Identifier: MIT
#include "presentation/drawing/curves.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>

#include "presentation/drawing/canvas.h"

namespace parlor::drawing {
namespace {

constexpr double left_margin = 48;
constexpr double right_margin = 14;
constexpr double top_margin = 12;
constexpr double bottom_margin = 38;
constexpr double mark_radius = 9;

// Steps of 1, 2 or 5 times a power of ten: the largest that makes about so many of that range.
double step_for(double range, double count) {
    const double power = std::pow(10, std::floor(std::log10(range / count)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (range / count <= factor * power) return factor * power;
    }
    return 10 * power;
}

// What stands around lines and bars alike: the scale in percent and the numbers of the turns.
class Plot {
public:
    Plot(PlotSize size, double low, double high, std::size_t turns)
        : size_(size), low_(low), high_(high), turns_(static_cast<double>(turns)) {}

    void open(const std::string& title, const std::string& across) {
        svg_ = fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n",
                           size_.width, size_.height, escaped(title));
        const double step = step_for(high_ - low_, size_.height / 60);
        for (double value = std::ceil(low_ / step) * step; value < high_ + step / 2;
             value += step) {
            const double at = std::abs(value) < step / 2 ? 0 : value;
            line_across(at);
            text({left_margin - 7, y(at) + 4}, "end",
                 fmt::format("{:g} %", std::round(1000 * at) / 10));
        }
        const double turns = std::max(1.0, step_for(turns_, size_.width / 90));
        for (double turn = turns; turn <= turns_; turn += turns) {
            text({x(turn), size_.height - bottom_margin + 17}, "middle", fmt::format("{:g}", turn));
        }
        text({(left_margin + size_.width - right_margin) / 2, size_.height - 4}, "middle", across);
    }
    std::string close() { return std::move(svg_ += "</svg>\n"); }

    void add(std::string_view markup) { svg_ += markup; }
    void text(Point at, std::string_view anchor, std::string_view words) {
        svg_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", at.x,
                            at.y, anchor, escaped(words));
    }

    // Turns are counted from 0, where the game begins.
    [[nodiscard]] double x(double turn) const {
        return left_margin + (size_.width - left_margin - right_margin) * turn / turns_;
    }
    [[nodiscard]] double y(double value) const {
        return top_margin +
               (size_.height - top_margin - bottom_margin) * (high_ - value) / (high_ - low_);
    }

private:
    void line_across(double value) {
        svg_ +=
            fmt::format("<path class=\"{}\" d=\"M{} {:.1f}H{}\"/>\n", value == 0 ? "axis" : "rule",
                        left_margin, y(value), size_.width - right_margin);
    }

    PlotSize size_;
    double low_;
    double high_;
    double turns_;
    std::string svg_;
};

}  // namespace

std::string curves_svg(const Curves& curves, PlotSize size) {
    assert(!curves.lines.empty() && curves.lines.front().values.size() > 1);
    Plot plot(size, 0, 1, curves.lines.front().values.size() - 1);
    plot.open(curves.title, curves.across);
    for (const PlotLine& line : curves.lines) {
        std::string points;
        for (std::size_t i = 0; i < line.values.size(); ++i) {
            points += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L",
                                  plot.x(static_cast<double>(i)), plot.y(line.values[i]));
        }
        plot.add(fmt::format("<path class=\"line side{}\" d=\"{}\"><title>{}</title></path>\n",
                             line.side, points, escaped(line.name)));
    }
    for (const PlotMark& mark : curves.marks) {
        const auto line = std::ranges::find(curves.lines, mark.side, &PlotLine::side);
        const Point at{plot.x(static_cast<double>(mark.moment)), plot.y(line->values[mark.moment])};
        plot.add(
            fmt::format("<circle class=\"mark side{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\"/>\n",
                        mark.side, at.x, at.y, mark_radius));
        plot.text({at.x, at.y + 4}, "middle", mark.label);
    }
    return plot.close();
}

std::string bars_svg(const Bars& bars, PlotSize size) {
    assert(!bars.bars.empty());
    constexpr double least_range = 0.01;
    double low = 0;
    double high = least_range;
    for (const PlotBar& each : bars.bars) {
        low = std::min(low, each.value);
        high = std::max(high, each.value);
    }
    Plot plot(size, low, high, bars.bars.size());
    plot.open(bars.title, bars.across);
    for (std::size_t i = 0; i < bars.bars.size(); ++i) {
        const PlotBar& bar = bars.bars[i];
        const double from = plot.x(static_cast<double>(i) + 0.1);
        const double to = plot.x(static_cast<double>(i) + 0.9);
        const double upper = plot.y(std::max(bar.value, 0.0));
        plot.add(
            fmt::format("<rect class=\"bar side{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
                        "height=\"{:.1f}\"><title>{}</title></rect>\n",
                        bar.side, from, upper, to - from, plot.y(std::min(bar.value, 0.0)) - upper,
                        escaped(bar.told)));
    }
    return plot.close();
}

}  // namespace parlor::drawing
