// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/results.h"

#include "games/pollyanna/rules/generator.h"

namespace parlor::pollyanna {

Results::Results(Way way) : generator_(std::make_unique<Generator>(way)) {}
Results::~Results() = default;
Results::Results(Results&&) noexcept = default;
Results& Results::operator=(Results&&) noexcept = default;

void Results::find(const Position& position, Throw thrown) {
    size_ = generator_->find(position, thrown);
}

Position Results::sample(const Position& position, Throw thrown, base::Random& random) {
    size_ = 0;
    return generator_->sample(position, thrown, random);
}

const Position& Results::before() const { return generator_->before(); }

Position Results::operator[](std::size_t index) const { return generator_->result(index); }

bool Results::has_captured(std::size_t index) const { return generator_->has_captured(index); }

}  // namespace parlor::pollyanna
