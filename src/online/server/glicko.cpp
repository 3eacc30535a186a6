// SPDX-License-Identifier: MIT
#include "online/server/glicko.h"

#include <cmath>
#include <numbers>

namespace parlor::server {
namespace {

constexpr double scale = 173.7178;
constexpr double middle_rating = 1500;
constexpr double tau = 0.5;  // the system constant
constexpr double tolerance = 1e-6;

double square(double value) { return value * value; }

double g(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

// Step 5: the zero of f, by the Illinois algorithm.
double volatility_after(double sigma, double phi, double v, double delta) {
    const double a = std::log(square(sigma));
    const double surprise = square(delta) - square(phi) - v;
    const auto f = [&](double x) {
        const double variance = square(phi) + v + std::exp(x);
        return std::exp(x) * (square(delta) - variance) / (2 * square(variance)) -
               (x - a) / square(tau);
    };
    double low = a;
    double high = surprise > 0 ? std::log(surprise) : a - tau;
    while (surprise <= 0 && f(high) < 0) high -= tau;
    double at_low = f(low);
    double at_high = f(high);
    while (std::abs(high - low) > tolerance) {
        const double middle = low + (low - high) * at_low / (at_high - at_low);
        const double at_middle = f(middle);
        if (at_middle * at_high <= 0) {
            low = high;
            at_low = at_high;
        } else {
            at_low /= 2;
        }
        high = middle;
        at_high = at_middle;
    }
    return std::exp(low / 2);
}

}  // namespace

Rating rated(const Rating& before, std::initializer_list<RatedGame> games) {
    const double mu = (before.rating - middle_rating) / scale;
    const double phi = before.deviation / scale;
    double information = 0;
    double surplus = 0;  // of the scores over the expected ones
    for (const RatedGame& each : games) {
        const double weight = g(each.deviation / scale);
        const double ahead = mu - (each.rating - middle_rating) / scale;
        const double expected = 1 / (1 + std::exp(-weight * ahead));
        information += square(weight) * expected * (1 - expected);
        surplus += weight * (each.score - expected);
    }
    const double v = 1 / information;
    const double sigma = volatility_after(before.volatility, phi, v, v * surplus);
    const double after = 1 / std::sqrt(1 / (square(phi) + square(sigma)) + information);
    return {middle_rating + scale * (mu + square(after) * surplus), scale * after, sigma};
}

}  // namespace parlor::server
