// SPDX-License-Identifier: MIT
#include "online/fair_dice/chained_dice.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <ranges>
#include <utility>

namespace parlor::fair_dice {
namespace {

std::string hashed(std::string_view scheme, std::string_view what, std::string_view first,
                   std::string_view lines) {
    std::string text(scheme);
    text.append(" ").append(what).append("\n").append(first).append("\n").append(lines);
    return crypto::hex(crypto::sha256(text));
}

std::string line(char seat, std::string_view value) {
    return std::string{seat, '='}.append(value).append("\n");
}

bool has(std::string_view seats, char seat) { return seats.find(seat) != std::string_view::npos; }
char upper(char seat) { return static_cast<char>(seat - 'a' + 'A'); }

}  // namespace

std::string under(std::string_view scheme, std::string_view table, char seat,
                  std::string_view link) {
    return hashed(scheme, "link", table, line(seat, link));
}

std::string start(const Opening& opening) {
    if (opening.scheme == older_chained_scheme) return opening.table;
    std::string lines = opening.commitment + "\n" + std::to_string(opening.voided) + "\n";
    for (const SeatedPlayer& each : opening.players) {
        lines += line(each.seat, each.name.empty() ? each.who : each.who + ' ' + each.name);
    }
    return hashed(opening.scheme, "table", opening.table, lines);
}

ChainedDice::ChainedDice(const Setting& setting, const std::vector<SeatSeed>& tips)
    : scheme_(setting.scheme == chained_scheme ? chained_scheme : older_chained_scheme),
      table_(setting.table),
      dice_(setting.dice),
      state_(setting.start) {
    for (const SeatSeed& each : tips) {
        notes_.push_back({line(each.seat, each.seed), {}, static_cast<ChainIndex>(chains_.size())});
        chains_.push_back({each.seat, each.seed, each.seed});
    }
}

void ChainedDice::open(const std::vector<SeatSeed>& links) {
    for (const SeatSeed& each : links) fold({each.seat, each.seed});
    folded_.clear();  // everybody gives one: records need not tell it
}

auto ChainedDice::current(char seat) const -> ChainIndex {
    auto index = static_cast<ChainIndex>(chains_.size());
    while (--index >= 0 && at(index).seat != seat) {
    }
    return index;
}

bool ChainedDice::gives_links(char seat) const {
    const ChainIndex chain = current(seat);
    return chain != no_chain && at(chain).counts && !has(replaced_, seat);
}

std::string ChainedDice::expects(char seat) const {
    const ChainIndex chain = current(seat);
    if (chain == no_chain || has(replaced_, seat)) return {};
    const auto waits = [&](const Note& note) {
        if (note.chain != chain) return false;
        const auto other_gives = [&](const KnownChain& each) {
            return each.seat != seat && gives_links(each.seat);
        };
        return is_older() ? std::ranges::any_of(chains_, other_gives) : !note.waits_for.empty();
    };
    return std::ranges::any_of(notes_, waits) ? std::string() : at(chain).last;
}

bool ChainedDice::fits(const SeatLink& given) const {
    if (given.link.empty()) return false;
    if (given == cache_.fits) return true;
    const std::string expected = expects(given.seat);
    const bool fits = !expected.empty() && crypto::parse_hex(given.link) &&
                      under(scheme_, table_, given.seat, given.link) == expected;
    if (fits) cache_.fits = given;
    return fits;
}

void ChainedDice::add_note(char seat, std::string line, ChainIndex chain) {
    cache_ = {};
    Note note{std::move(line), {}, chain};
    for (const KnownChain& each : chains_) {
        const bool is_other = each.seat != seat && !has(note.waits_for, each.seat);
        if (is_other && gives_links(each.seat)) note.waits_for += each.seat;
    }
    notes_.push_back(std::move(note));
}

void ChainedDice::lay_down(char seat, const std::string& tip) {
    const ChainIndex before = current(seat);
    std::erase_if(notes_, [&](const Note& each) { return each.chain == before; });
    if (is_older() && !at(before).counts) {
        // Records of that scheme leave out a chain that never counted.
        chains_.erase(chains_.begin() + before);
        for (Note& each : notes_) each.chain -= each.chain > before ? 1 : 0;
    }
    chains_.push_back({seat, tip, tip});
    add_note(seat, line(seat, tip), static_cast<ChainIndex>(chains_.size()) - 1);
    if (!is_older()) (folded_ += '+') += seat;
}

void ChainedDice::replace(char seat) {
    if (is_older()) return;
    for (Note& each : notes_) std::erase(each.waits_for, seat);
    replaced_ += seat;
    const std::string mark{'(', seat};
    add_note(seat, mark + '\n');
    folded_ += mark;
}

void ChainedDice::return_to(char seat) {
    if (is_older()) return;
    std::erase(replaced_, seat);
    const std::string mark{')', seat};
    add_note(seat, mark + '\n');
    folded_ += mark;
}

void ChainedDice::take_back(std::size_t turns) {
    const std::size_t first = turns + 1;
    taken_back_ = taken_back_ == 0 ? first : std::min(taken_back_, first);
    if (is_older()) return;
    const std::string mark = '<' + std::to_string(first);
    add_note('-', mark + '\n');
    folded_ += mark;
}

bool ChainedDice::is_ready(const Note& note, char giver) const {
    return is_older() ||
           std::ranges::all_of(note.waits_for, [&](char each) { return each == giver; });
}

std::string ChainedDice::with_notes(char giver) const {
    std::string lines;
    for (const Note& each : notes_) {
        if (is_ready(each, giver)) lines += each.line;
    }
    return lines.empty() ? state_ : hashed(scheme_, is_older() ? "tips" : "notes", state_, lines);
}

std::string ChainedDice::before() const { return with_notes('-'); }

std::string ChainedDice::after(const SeatLink& given) const {
    if (given.link.empty()) return state_;
    if (given != cache_.given) {
        cache_.after =
            hashed(scheme_, "fold", with_notes(given.seat), line(given.seat, given.link));
        cache_.given = given;
        cache_.thrown.clear();
    }
    return cache_.after;
}

void ChainedDice::fold(const SeatLink& given) {
    if (given.link.empty()) {
        folded_ += is_older() ? '-' : upper(given.seat);
        return;
    }
    assert(fits(given));
    state_ = after(given);
    cache_ = {};
    chains_[static_cast<std::size_t>(current(given.seat))].last = given.link;
    for (Note& each : notes_) {
        if (!is_ready(each, given.seat)) {
            std::erase(each.waits_for, given.seat);
            continue;
        }
        if (each.chain == no_chain) continue;
        KnownChain& chain = chains_[static_cast<std::size_t>(each.chain)];
        chain.counts = true;
        if (is_older()) (folded_ += '+') += chain.seat;
    }
    const char giver = given.seat;
    std::erase_if(notes_, [&](const Note& each) { return is_ready(each, giver); });
    folded_ += giver;
}

std::string ChainedDice::thrown(const crypto::Key& secret, std::size_t number,
                                const SeatLink& given) const {
    if (number < throws_made()) return made(number);
    const std::string state = after(given);
    const bool is_next = number == throws_made() && !given.link.empty();
    if (is_next && !cache_.thrown.empty() && cache_.secret == secret) return cache_.thrown;
    std::string lines(scheme_);
    lines.append("\n").append(state).append("\n");
    lines.append(std::to_string(number)).append("\n");
    std::string thrown = dice_from(secret, lines, dice_);
    if (is_next) {
        cache_.secret = secret;
        cache_.thrown = thrown;
    }
    return thrown;
}

void ChainedDice::throw_dice(const crypto::Key& secret, const SeatLink& given) {
    make(thrown(secret, throws_made(), given));
    fold(given);
}

void ChainedDice::make(std::string_view thrown) {
    for (std::size_t i = 0; i < thrown.size(); i += 2) made_ += thrown[i];
    cache_.thrown.clear();
}

std::string ChainedDice::made(std::size_t number) const {
    const auto dice = static_cast<std::size_t>(dice_);
    std::string thrown;
    for (const char each : std::string_view(made_).substr(number * dice, dice)) {
        if (!thrown.empty()) thrown += '-';
        thrown += each;
    }
    return thrown;
}

void ChainedDice::end_turn(const SeatLink& given) {
    ++ended_;
    fold(given);
}

std::vector<KnownChain> ChainedDice::chains() const {
    std::vector<KnownChain> all;
    const auto is_told = [&](const KnownChain& each) { return !is_older() || each.counts; };
    std::ranges::copy_if(chains_, std::back_inserter(all), is_told);
    return all;
}

}  // namespace parlor::fair_dice
