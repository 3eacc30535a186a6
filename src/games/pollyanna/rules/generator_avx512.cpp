// SPDX-License-Identifier: MIT
// The generator where the processor has AVX-512. It finds the moves of all hands after the first
// die at once, and so for Rewards; nothing branches but the loops over what was found. Results and
// their order are those of the portable way.
#include "games/pollyanna/rules/generator.h"

#if defined(__x86_64__) && defined(__clang__)

#include <algorithm>

#include "games/pollyanna/rules/children_avx512.h"

// It reaches functions; lambdas are told.
#pragma clang attribute push(PARLOR_WIDE, apply_to = function)

namespace parlor::pollyanna {
namespace {

using namespace wide;

State after_move(State state, unsigned move, Place to) {
    State next = after(state, leap(state.pieces(), move, to));
    next.board |= std::uint64_t{moves_of_slot(slot_of(move))} << 32;
    return next;
}

// Moves of pieces that have not moved yet, then the others.
template <class Visit>
void each_in_order(Moves legal, State state, Visit visit) {
    for_each_bit(legal & ~state.moved(), visit);
    for_each_bit(legal & state.moved(), visit);
}

}  // namespace

// One throw. Everything it finds goes where the generator has it.
class Generator::Wide {
public:
    Wide(Generator& generator, Throw thrown)
        : of_(generator),
          high_{thrown.high, thrown.high == 6 && generator.may_enter_ > 0},
          low_{thrown.low, thrown.low == 6 && generator.may_enter_ > 1},
          alike_(high_ == low_) {}

    void play();

private:
    struct Die {
        unsigned count;
        bool enters;
        friend bool operator==(const Die&, const Die&) = default;
    };

    [[nodiscard]] Found look_at(const Asked& asked, const Counts& by) const {
        return look(of_.field_, of_.rests_, asked, by);
    }
    Found play_second(Hands hands, unsigned count, __mmask8 by_high);
    void keep_plain(Hands hands, const Found& found);
    void earn_by_second(const Found& first, unsigned firsts, const Found& second, Bits earning);
    void earn_by_first(const Found& first, unsigned die);
    void play_one(const Found& first, unsigned die);

    void settle_rewards(State state);
    void finish_with_rewards(const States& states);
    void finish_chain_of_rewards(State state);
    void play_settled(Die second);
    void play_settled(const States& states, Die second);
    void keep_earning(const States& states, const Found& found, const Codes& codes);
    [[nodiscard]] Found look_for_reward(const States& states) const;
    [[nodiscard]] bool may_decline(Moves legal) const {
        return of_.answers_.reward_optional || legal == 0;  // Q7, P75
    }

    [[nodiscard]] State earned(State state, unsigned move, const Found& found, unsigned bit) const {
        return of_.with_earned(moved(state, move, found, bit), found.to[bit]);
    }
    [[nodiscard]] static State moved(State state, unsigned move, const Found& found, unsigned bit) {
        State next = after_move(state, move, found.to[bit]);
        next.board |= (found.staying >> bit & 1U) * (std::uint64_t{stays_bit} << 8 * slot_of(move));
        return next;
    }

    Generator& of_;
    Die high_;
    Die low_;
    bool alike_;
};

void Generator::Wide::play() {
    const Hands start = with_likes_marked(all(of_.start_.pieces()));
    const Counts counts(_mm512_mask_mov_epi64(all(low_.count), 1, all(high_.count)));
    const auto enter = static_cast<__mmask8>((high_.enters ? 1U : 0U) | (low_.enters ? 2U : 0U));
    const Found first = look_at({start, all(of_.field_.capturable()), enter}, counts);
    const auto legal = static_cast<unsigned>(first.legal & (alike_ ? 0xffU : 0xffffU));
    if (legal == 0) return;

    const unsigned quiet = legal & ~static_cast<unsigned>(first.earning);
    const auto by_high = static_cast<unsigned>(std::popcount(quiet & 0xffU));
    const auto in_all = static_cast<unsigned>(std::popcount(quiet));
    const Hands after_high = _mm512_maskz_compress_epi64(static_cast<__mmask8>(quiet),
                                                         after_each(of_.start_.pieces(), first, 0));
    const Hands after_low = _mm512_maskz_compress_epi64(static_cast<__mmask8>(quiet >> 8),
                                                        after_each(of_.start_.pieces(), first, 1));
    if (in_all <= 8) {
        const auto others = static_cast<__mmask8>(0xffU << by_high);
        const Hands hands = _mm512_mask_expand_epi64(after_high, others, after_low);
        const Found second = play_second(hands, in_all, others);
        const Bits of_high = of_first_hands(by_high);
        if ((second.earning | (first.earning & legal)) != 0) {
            earn_by_second(first, quiet, second, second.earning & of_high);
            earn_by_first(first, 0);
            earn_by_second(first, quiet, second, second.earning & ~of_high);
            if (!alike_) earn_by_first(first, 1);
        }
    } else {
        const Found of_high = play_second(after_high, by_high, 0);
        const Found of_low = play_second(after_low, in_all - by_high, 0xff);
        earn_by_second(first, quiet & 0xffU, of_high, of_high.earning);
        earn_by_first(first, 0);
        earn_by_second(first, quiet & 0xff00U, of_low, of_low.earning);
        earn_by_first(first, 1);
    }
    if (of_.both_played_) return;
    play_one(first, 0);
    // A die that does not enter may not be played instead of one that does.
    if (!high_.enters && !alike_) play_one(first, 1);
}

// Of the hands given by a bit each the low die was played first.
Found Generator::Wide::play_second(Hands hands, unsigned count, __mmask8 by_high) {
    const Counts counts(_mm512_mask_mov_epi64(all(low_.count), by_high, all(high_.count)));
    const auto enter = static_cast<__mmask8>((low_.enters ? ~unsigned{by_high} : 0U) |
                                             (high_.enters ? unsigned{by_high} : 0U));
    Found second = look_at({hands, all(of_.field_.capturable()), enter}, counts);
    second.legal &= of_first_hands(count);
    second.earning &= of_first_hands(count);
    of_.both_played_ = of_.both_played_ || second.legal != 0;
    keep_plain(hands, second);
    return second;
}

// What the moves that earn nothing lead to, sixteen at a time. Four places in their order name a
// result.
void Generator::Wide::keep_plain(Hands hands, const Found& found) {
    PlainResults& plain = of_.plain_;
    for (Bits moves = found.legal & ~found.earning; moves != 0;) {
        const Hands bits = _mm512_maskz_compress_epi8(moves, _mm512_load_si512(numbers.data()));
        const Hands pieces = children(hands, found, _mm512_castsi512_si128(bits), 0);
        const Hands names = in_order(both(pieces, _mm512_set1_epi8(0x7f)));

        const auto count = static_cast<unsigned>(std::popcount(moves));
        auto fresh = static_cast<__mmask16>(_bzhi_u32(0xffff, count));
        fresh = _mm512_mask_testn_epi32_mask(fresh, _mm512_conflict_epi32(names),
                                             _mm512_set1_epi32(-1));
        for (const std::uint32_t key : plain.keys()) {
            fresh = _mm512_mask_cmpneq_epi32_mask(fresh, names,
                                                  _mm512_set1_epi32(static_cast<int>(key)));
        }
        _mm512_storeu_si512(plain.next_keys(),
                            _mm512_mask_compress_epi32(_mm512_set1_epi32(-1), fresh, names));
        _mm512_storeu_si512(plain.next_pieces(), _mm512_maskz_compress_epi32(fresh, pieces));
        plain.keep(static_cast<std::size_t>(std::popcount(unsigned{fresh})));
        if (count <= 16) return;
        moves &= ~_pdep_u64(0xffff, moves);
    }
}

// Those moves of the second die. Of the first moves, given by a bit each, every hand has made one.
void Generator::Wide::earn_by_second(const Found& first, unsigned firsts, const Found& second,
                                     Bits earning) {
    States ends;
    for (; earning != 0; earning &= earning - 1) {
        const auto bit = static_cast<unsigned>(std::countr_zero(earning));
        const auto by_first =
            static_cast<unsigned>(std::countr_zero(_pdep_u32(1U << bit / 8, firsts)));
        const State between = moved(of_.start_, by_first % 8, first, by_first);
        // The piece that has moved stands last there.
        const unsigned last = slot_of(by_first % 8);
        const unsigned slot = slot_of(bit % 8);
        const unsigned own = slot == 3 ? last : slot + (slot >= last ? 1 : 0);
        ends.add(earned(between, 2 * own + bit % 2, second, bit));
        if (ends.count < 8) continue;
        finish_with_rewards(ends);
        ends.count = 0;
    }
    if (ends.count > 0) finish_with_rewards(ends);
}

void Generator::Wide::earn_by_first(const Found& first, unsigned die) {
    const auto earning = static_cast<unsigned>(first.earning >> (8 * die)) & 0xffU;
    for_each_bit(earning, [&](unsigned move) PARLOR_WIDE {
        settle_rewards(earned(of_.start_, move, first, 8 * die + move));
        play_settled(die == 0 ? low_ : high_);
    });
}

// P72–P76, as the generator's own. After the first die: every state in which none is due any more.
void Generator::Wide::settle_rewards(State state) {
    of_.settled_.clear();
    of_.due_.clear();
    of_.due_.push_back(state);
    for (std::size_t i = 0; i < of_.due_.size(); ++i) {
        const State due = of_.due_[i];
        const Found found = look_for_reward(States(due));
        const Moves legal = found.of_hand(0);
        each_in_order(legal, due, [&](unsigned move) PARLOR_WIDE {
            if ((found.earning >> move & 1U) != 0) {
                keep(of_.due_, earned(due, move, found, move));
            } else {
                keep(of_.settled_, moved(due, move, found, move));
            }
        });
        if (may_decline(legal)) keep(of_.settled_, due);
    }
}

Found Generator::Wide::look_for_reward(const States& states) const {
    Found found = look_at(states.asked(of_.field_.capturable(), 0), Counts(all(board.reward)));
    if (!of_.answers_.reward_goes_home) found.legal &= ~found.home;  // Q6
    return found;
}

// After the last die nothing but the outcome counts.
void Generator::Wide::finish_with_rewards(const States& states) {
    const Found found = look_for_reward(states);
    Codes codes;
    for (unsigned hand = 0; hand < states.count; ++hand) {
        if ((found.earning >> (8 * hand) & 0xffU) != 0) {
            keep_earning(states, found, codes);
            codes.clear();
            finish_chain_of_rewards(states.states[hand]);
            continue;
        }
        const Moves legal = found.of_hand(hand);
        codes.add(hand, legal, states.states[hand]);
        codes.add_none(hand, may_decline(legal));
    }
    keep_earning(states, found, codes);
}

void Generator::Wide::finish_chain_of_rewards(State state) {
    of_.due_.clear();
    of_.due_.push_back(state);
    for (std::size_t i = 0; i < of_.due_.size(); ++i) {
        const States due(of_.due_[i]);
        const Found found = look_for_reward(due);
        const Moves legal = found.of_hand(0);
        const auto earning = static_cast<Moves>(found.earning & 0xffU);
        Codes codes;
        codes.add(0, legal & ~earning, due.states[0]);
        codes.add_none(0, may_decline(legal));
        keep_earning(due, found, codes);
        each_in_order(legal & earning, due.states[0], [&](unsigned move) PARLOR_WIDE {
            keep(of_.due_, earned(due.states[0], move, found, move));
        });
    }
}

// The second die, once all Rewards are settled.
void Generator::Wide::play_settled(Die second) {
    const base::KeySet<State>& settled = of_.settled_;
    for (std::size_t begin = 0; begin < settled.size(); begin += 8) {
        States states;
        for (std::size_t i = begin; i < std::min(begin + 8, settled.size()); ++i)
            states.add(settled[i]);
        play_settled(states, second);
    }
}

void Generator::Wide::play_settled(const States& states, Die second) {
    const auto enter = static_cast<__mmask8>(second.enters ? 0xff : 0);
    const Found found =
        look_at(states.asked(of_.field_.capturable(), enter), Counts(all(second.count)));
    const Bits there = of_first_hands(states.count);
    of_.both_played_ = of_.both_played_ || (found.legal & there) != 0;
    Codes codes;
    for (unsigned hand = 0; hand < states.count; ++hand) {
        const State& state = states.states[hand];
        const Moves legal = found.of_hand(hand);
        if ((found.earning >> (8 * hand) & 0xffU) == 0) {
            codes.add(hand, legal, state);
            continue;
        }
        each_in_order(legal, state, [&](unsigned move) PARLOR_WIDE {
            const unsigned bit = 8 * hand + move;
            if ((found.earning >> bit & 1U) == 0) {
                codes.add(hand, 1U << move, state);
                return;
            }
            keep_earning(states, found, codes);
            codes.clear();
            finish_with_rewards(States(earned(state, move, found, bit)));
        });
    }
    keep_earning(states, found, codes);
}

// What those moves lead to, sixteen at a time.
void Generator::Wide::keep_earning(const States& states, const Found& found, const Codes& codes) {
    alignas(64) std::array<std::uint64_t, 16> keys;  // NOLINT(*-member-init)
    alignas(64) std::array<PlaceBytes, 16> pieces;   // NOLINT(*-member-init)
    const Hands captured = _mm512_load_si512(states.captured.data());
    for (std::size_t begin = 0; begin < codes.count; begin += 16) {
        const __m128i code = _mm_loadu_si128(
            reinterpret_cast<const __m128i*>(codes.codes.data() + begin));  // NOLINT(*-cast)
        const __m128i bits =
            _mm_or_si128(_mm_and_si128(_mm_srli_epi16(code, 1), _mm_set1_epi8(0x78)),
                         _mm_and_si128(code, _mm_set1_epi8(0x07)));
        const __mmask16 stand = _mm_movepi8_mask(_mm_slli_epi16(code, 4));
        const __m512i hand =
            _mm512_cvtepu8_epi32(_mm_and_si128(_mm_srli_epi16(code, 4), _mm_set1_epi8(0x07)));
        const Hands after = children(_mm512_load_si512(states.pieces.data()), found, bits, stand);
        const Hands names = in_order(both(after, _mm512_set1_epi8(0x7f)));
        const auto key = [&](__m256i name, __m256i of) PARLOR_WIDE {
            return either(_mm512_cvtepu32_epi64(name),
                          _mm512_permutexvar_epi64(_mm512_cvtepu32_epi64(of), captured));
        };
        _mm512_store_si512(keys.data(),
                           key(_mm512_castsi512_si256(names), _mm512_castsi512_si256(hand)));
        _mm512_store_si512(keys.data() + 8, key(_mm512_extracti64x4_epi64(names, 1),
                                                _mm512_extracti64x4_epi64(hand, 1)));
        _mm512_store_si512(pieces.data(), after);
        const std::size_t count = std::min<std::size_t>(16, codes.count - begin);
        of_.earning_.insert_each(count, [&](std::size_t i) { return State{keys[i], pieces[i]}; });
    }
}

void Generator::Wide::play_one(const Found& first, unsigned die) {
    const auto legal = static_cast<Moves>(first.legal >> (8 * die)) & 0xffU;
    for_each_bit(legal, [&](unsigned move) PARLOR_WIDE {
        const unsigned bit = 8 * die + move;
        if ((first.earning >> bit & 1U) != 0) {
            finish_with_rewards(States(earned(of_.start_, move, first, bit)));
        } else {
            of_.plain_.insert(after_move(of_.start_, move, first.to[bit]));
        }
    });
}

}  // namespace parlor::pollyanna

#pragma clang attribute pop

// What follows runs on every processor.
namespace parlor::pollyanna {
namespace {

bool processor_can() {
    __builtin_cpu_init();
    return __builtin_cpu_supports("x86-64-v4") && __builtin_cpu_supports("avx512vbmi") &&
           __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512bitalg");
}

}  // namespace

// What a house may switch on in poleana, and throws that may win before the second die, are left to
// the portable way.
bool Generator::play_wide(Throw thrown) {
    static const bool can = processor_can();
    const bool usual = !answers_.must_capture && !answers_.long_reward && !answers_.reward_for_home;
    if (!can || way_ == Way::Portable || !usual ||
        count_on(before_.of(before_.to_throw), Space::home()) > 2) {
        return false;
    }
    Wide(*this, thrown).play();
    return true;
}

}  // namespace parlor::pollyanna

#else

namespace parlor::pollyanna {

bool Generator::play_wide(Throw /*thrown*/) { return false; }

}  // namespace parlor::pollyanna

#endif
