// SPDX-License-Identifier: MIT
#include "games/zenda/rules/results.h"

#include "games/zenda/rules/generator.h"

namespace parlor::zenda {

Results::Results(const Board& board) : generator_(std::make_unique<Generator>(board)) {}
Results::~Results() = default;
Results::Results(Results&&) noexcept = default;
Results& Results::operator=(Results&&) noexcept = default;

void Results::find(const Position& position, Throw thrown) {
    generator_->find(Hand(board(), position, thrown));
}
void Results::find(const Position& position) { generator_->find(Hand(position)); }

void Results::find(const Hand& hand) { generator_->find(hand); }
void Results::prefer(const std::function<bool(const Step&)>& wanted) { generator_->prefer(wanted); }

std::size_t Results::size() const { return generator_->size(); }
const Position& Results::operator[](std::size_t index) const { return (*generator_)[index]; }
const Board& Results::board() const { return generator_->board(); }
std::vector<Step> Results::steps_to(std::size_t index) const { return generator_->steps_to(index); }

Position Results::sample(const Position& position, Throw thrown, base::Random& random) {
    return generator_->sample(Hand(board(), position, thrown), random);
}
Position Results::sample(const Position& position, base::Random& random) {
    return generator_->sample(Hand(position), random);
}

}  // namespace parlor::zenda
