// SPDX-License-Identifier: MIT
#include "computers/training/regression.h"

#include <cassert>

namespace parlor::training {
namespace {

// Solves a · x = b by Cholesky's method, a being symmetric and positive definite, its upper
// triangle given row after row; it is used up.
std::vector<double> solution(std::vector<double> a, std::vector<double> b) {
    const std::size_t size = b.size();
    std::vector<std::size_t> row(size);  // where row i begins, less i
    for (std::size_t i = 0, begin = 0; i < size; begin += size - i++) row[i] = begin - i;
    const auto at = [&](std::size_t i, std::size_t j) -> double& { return a[row[i] + j]; };
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            for (std::size_t j = i; j < size; ++j) at(i, j) -= at(k, i) * at(k, j);
        }
        const double root = std::sqrt(at(i, i));
        for (std::size_t j = i; j < size; ++j) at(i, j) /= root;
    }
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k) b[i] -= at(k, i) * b[k];
        b[i] /= at(i, i);
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k) b[i] -= at(i, k) * b[k];
        b[i] /= at(i, i);
    }
    return b;
}

}  // namespace

Regression::Regression(std::size_t features)
    : features_(features), numbers_(heads + features + features * (features + 1) / 2) {}

void Regression::add(std::span<const double> numbers) {
    assert(numbers.size() == numbers_.size());
    for (std::size_t i = 0; i < numbers_.size(); ++i) numbers_[i] += numbers[i];
}

void Regression::add_curvature(double factor, std::span<const double> slope) {
    double* row = curvature().data();
    for (std::size_t i = 0; i < features_; row += features_ - i, ++i) {
        const double scaled = factor * slope[i];
        if (scaled == 0) continue;
        for (std::size_t j = i; j < features_; ++j) row[j - i] += scaled * slope[j];
    }
}

double Regression::cost(std::span<const double> weights, double ridge) const {
    double squares = 0;
    for (const double each : weights) squares += each * each;
    return numbers_[1] + (numbers_[2] + ridge * squares) / 2;
}

std::vector<double> Regression::step(std::span<const double> weights, double ridge) const {
    std::vector<double> slope(features_);
    std::vector<double> bend(numbers_.begin() + static_cast<std::ptrdiff_t>(heads + features_),
                             numbers_.end());
    for (std::size_t i = 0, diagonal = 0; i < features_; diagonal += features_ - i++) {
        slope[i] = -numbers_[heads + i] - ridge * weights[i];
        bend[diagonal] += ridge;
    }
    return solution(std::move(bend), std::move(slope));
}

}  // namespace parlor::training
