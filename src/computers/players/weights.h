// SPDX-License-Identifier: MIT
// How much each feature matters, read from a small text file (weights/*.txt) that training writes:
//
//   # how these numbers came about: the card
//   weights pollyanna 1
//   feature    two      four
//   waiting   -0.412   -0.388
//
// A column is a row of the evaluation's features (features.h). Lines that begin with # are the card
// and belong to people. Numbers are plain decimals.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"

namespace parlor::players {

// What the features want to be weighed by.
struct WeightsShape {
    std::string_view game;
    int version;
    std::span<const std::string_view> features;
    std::span<const std::string_view> rows;
};

class Weights {
public:
    explicit Weights(const WeightsShape& shape)
        : columns_(shape.features.size()), values_(columns_ * shape.rows.size()) {}

    // By feature, of one row.
    [[nodiscard]] std::span<const double> row(std::size_t row) const {
        return std::span(values_).subspan(row * columns_, columns_);
    }
    [[nodiscard]] std::span<double> row(std::size_t row) {
        return std::span(values_).subspan(row * columns_, columns_);
    }

    friend bool operator==(const Weights&, const Weights&) = default;

private:
    std::size_t columns_;
    std::vector<double> values_;
};

struct WeightsFault {
    int line;          // 0: of the file as a whole
    std::string part;  // what is wrong there: "feature 'pawns' is not one of these features"
};

base::Expected<Weights, WeightsFault> parse_weights(std::string_view text,
                                                    const WeightsShape& shape);

// As it is read, with six decimals. `card` is lines without their #.
std::string text(const Weights& weights, const WeightsShape& shape,
                 std::span<const std::string> card);

template <class F>
WeightsShape shape_of() {
    return {F::game, F::version, F::names, F::rows};
}

}  // namespace parlor::players
