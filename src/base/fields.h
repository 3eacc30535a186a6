// SPDX-License-Identifier: MIT
// The words of a line, taken one after another. Past the end every word is empty.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/words.h"

namespace parlor::base {

class Fields {
public:
    // The views point into the text given.
    explicit Fields(std::string_view text) : fields_(words(text)) {}

    [[nodiscard]] std::string_view peek() const {
        return next_ < fields_.size() ? fields_[next_] : std::string_view{};
    }
    std::string_view take() {
        const std::string_view field = peek();
        ++next_;
        return field;
    }

private:
    std::vector<std::string_view> fields_;
    std::size_t next_ = 0;
};

}  // namespace parlor::base
