// SPDX-License-Identifier: MIT
#include "computers/players/weights.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::players {
namespace {

constexpr int decimals = 6;
constexpr double scale = 1e6;

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

std::string joined(std::span<const std::string_view> words) {
    std::string all;
    for (const std::string_view each : words) all += (all.empty() ? "" : " ") + std::string(each);
    return all;
}

// One line after another; the first fault ends it.
class Parser {
public:
    explicit Parser(const WeightsShape& shape)
        : shape_(shape), weights_(shape), seen_(shape.features.size()) {}

    base::Expected<Weights, WeightsFault> read(std::string_view text) {
        int number = 0;
        for (const std::string_view line : base::split(text, '\n')) {
            ++number;
            const std::string_view content = base::trimmed(line);
            if (content.empty() || content.front() == '#') continue;
            std::string fault = take(base::words(content));
            if (!fault.empty()) return base::unexpected(WeightsFault{number, std::move(fault)});
        }
        const auto missing = std::ranges::find(seen_, false);
        if (state_ != State::Numbers) return whole("the heading is missing");
        if (missing != seen_.end()) {
            const auto index = static_cast<std::size_t>(missing - seen_.begin());
            return whole("feature " + quoted(shape_.features[index]) + " is missing");
        }
        return std::move(weights_);
    }

private:
    enum class State : std::uint8_t { Heading, Rows, Numbers };
    using Words = std::vector<std::string_view>;

    static base::unexpected<WeightsFault> whole(std::string part) {
        return base::unexpected(WeightsFault{0, std::move(part)});
    }

    // What is wrong, or nothing.
    std::string take(const Words& words) {
        switch (state_) {
            case State::Heading: return take_heading(words);
            case State::Rows: return take_rows(words);
            case State::Numbers: return take_numbers(words);
        }
        return {};
    }

    std::string take_heading(const Words& words) {
        const std::string version = std::to_string(shape_.version);
        const Words wanted{"weights", shape_.game, version};
        if (words != wanted) return quoted(joined(words)) + " is not " + quoted(joined(wanted));
        state_ = State::Rows;
        return {};
    }

    std::string take_rows(const Words& words) {
        Words wanted{"feature"};
        wanted.insert(wanted.end(), shape_.rows.begin(), shape_.rows.end());
        if (words != wanted) return quoted(joined(words)) + " is not " + quoted(joined(wanted));
        state_ = State::Numbers;
        return {};
    }

    std::string take_numbers(const Words& words) {
        const auto found = std::ranges::find(shape_.features, words.front());
        const std::string feature = "feature " + quoted(words.front());
        if (found == shape_.features.end()) return feature + " is not one of these features";
        const auto index = static_cast<std::size_t>(found - shape_.features.begin());
        if (seen_[index]) return feature + " stands here twice";
        seen_[index] = true;
        if (words.size() != shape_.rows.size() + 1) {
            return feature + " wants " + std::to_string(shape_.rows.size()) + " numbers";
        }
        for (std::size_t row = 0; row < shape_.rows.size(); ++row) {
            const auto number = base::parse_decimal(words[row + 1]);
            if (!number) return quoted(words[row + 1]) + " is not a plain decimal";
            weights_.row(row)[index] = *number;
        }
        return {};
    }

    const WeightsShape& shape_;
    Weights weights_;
    std::vector<bool> seen_;
    State state_ = State::Heading;
};

// Without the library's, which ask the locale which sign the point is.
std::string decimal(double value) {
    assert(std::abs(value) < 1e9);
    const long long whole = std::llround(std::abs(value) * scale);
    std::string digits = std::to_string(whole);
    if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
    digits.insert(digits.size() - decimals, ".");
    return (value < 0 && whole != 0 ? "-" : "") + digits;
}

std::string padded(std::string_view text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + std::string(text);
}

}  // namespace

base::Expected<Weights, WeightsFault> parse_weights(std::string_view text,
                                                    const WeightsShape& shape) {
    return Parser(shape).read(text);
}

std::string text(const Weights& weights, const WeightsShape& shape,
                 std::span<const std::string> card) {
    constexpr std::size_t column = 12;
    std::string all;
    for (const std::string& line : card) all += line.empty() ? "#\n" : "# " + line + "\n";
    all += "weights " + std::string(shape.game) + " " + std::to_string(shape.version) + "\n";

    std::size_t longest = 7;  // feature
    for (const std::string_view each : shape.features) longest = std::max(longest, each.size());
    const auto begin = [&](std::string_view name) {
        all += std::string(name) + std::string(longest - name.size(), ' ');
    };
    begin("feature");
    for (const std::string_view row : shape.rows) all += ' ' + padded(row, column);
    for (std::size_t i = 0; i < shape.features.size(); ++i) {
        all += '\n';
        begin(shape.features[i]);
        for (std::size_t row = 0; row < shape.rows.size(); ++row) {
            all += ' ' + padded(decimal(weights.row(row)[i]), column);
        }
    }
    return all + '\n';
}

}  // namespace parlor::players
