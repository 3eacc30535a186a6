// SPDX-License-Identifier: MIT
// A match of a plain game (rules/game/plain_game.h): every seat is a side of its own, all of them
// play, there are no switches, and a turn is one step or none.
//
//   using Match = match::PlainMatch<Countdown>;
//
// The game's type also has
//   static constexpr std::string_view name, seats;              "countdown", "br": in order of
//   sides static std::optional<Throw> read_throw(std::string_view text); static std::optional<Step>
//   read_step(std::string_view text); static std::optional<Position> read_pieces(std::span<const
//   std::string_view> words,
//                                              std::size_t side);
// and its namespace `text` for its values, `matches(step, step)`, `is_over(position)` and
// `table_at(board, position)`.
// Positions are written `countdown 7 b ?`: the game, the words that `read_pieces` reads, and whose
// turn it is with `?` or the throw; or `=b` if that seat has won.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "rules/game/plain_game.h"
#include "rules/match/match_of.h"
#include "rules/match/new_game.h"

namespace parlor::match {

template <game::Game G>
class PlainMatch final : public MatchOf<PlainMatch<G>, G, typename G::Step> {
    using Whole = MatchOf<PlainMatch<G>, G, typename G::Step>;
    using Step = typename G::Step;

public:
    using Position = typename G::Position;
    using Board = typename G::Board;
    static constexpr std::string_view name_of_game = G::name;

    explicit PlainMatch(const Position& start, const Header& header = {}) : Whole(start) {
        game::Record tags = begun_record(header, G::seats, G::seats);
        tags.edition = G::name;
        this->begin_with(std::move(tags));
    }
    PlainMatch(const PlainMatch& whole, Match::TurnOnly tag) : Whole(whole, tag) {}

    static Opened begin(const Board& /*board*/, const NewGame& wanted, const Cast& /*cast*/) {
        if (wanted.game != G::name) return refuse("unknown_switch", wanted.game);
        if (wanted.seated.size() != G::seats.size()) {
            return refuse("seats_not_playable", wanted.seated);
        }
        return std::make_unique<PlainMatch>(Position{}, wanted.header);
    }
    static Resumed begin(const Board& board, const game::Record& record) {
        Damages found(record);
        if (record.edition != G::name) {
            found.add("edition", DamageFault::VariantDiffers, record.edition);
        }
        std::string playing;
        for (const game::RecordedSeat& each : record.seats) {
            if (each.name) playing += each.letter;
        }
        if (playing != G::seats) found.add("start", {{"seats_not_playable", playing}});
        const auto start = found.open_start(read_position(board, record.start));
        if (!found.empty()) return base::unexpected(found.take());
        return std::make_unique<PlainMatch>(*start, header_of(record));
    }

    static auto read_throw(std::string_view text) { return G::read_throw(text); }

    [[nodiscard]] char side() const override {
        const Position& now = this->position();
        return G::seats[G::winner(now).value_or(G::side_to_throw(now))];
    }
    [[nodiscard]] char side_of(char seat) const override {
        return G::seats.find(seat) == std::string_view::npos ? '\0' : seat;
    }

private:
    using PositionText = game::PositionText<Position, typename G::Throw>;

    friend Whole;
    static base::Expected<std::vector<Step>, TextFaults> read_steps(std::string_view text) {
        const auto step = G::read_step(text);
        if (!step) return refuse("unknown_step", text);
        return std::vector{*step};
    }
    static base::Expected<PositionText, TextFaults> read_position(const Board& /*board*/,
                                                                  std::string_view text) {
        const auto all = base::words(text);
        if (all.empty() || all.front() != G::name) return refuse("unknown_edition", text);
        if (all.size() < 3) return refuse("field_missing", text);
        const bool is_won = all.back().front() == '=';
        const std::size_t pieces_end = all.size() - (is_won ? 1 : 2);
        const std::string_view seat = all[pieces_end];
        const std::size_t side = G::seats.find(seat.back());
        if (seat.size() != (is_won ? 2 : 1) || side == std::string_view::npos) {
            return refuse("unknown_state", seat);
        }
        const auto position = G::read_pieces(std::span(all).subspan(1, pieces_end - 1), side);
        if (!position || is_over(*position) != is_won) return refuse("unknown_space", text);
        PositionText read{*position};
        if (is_won || all.back() == "?") return read;
        read.thrown = G::read_throw(all.back());
        if (!read.thrown) return refuse("unknown_throw", all.back());
        return read;
    }

    [[nodiscard]] std::vector<Step> next_steps() const {
        if (!this->made().empty()) return {};
        return steps(this->position(), *this->thrown());
    }
    // A step ends the turn, so it shows the position that the turn leads to.
    [[nodiscard]] Position after_steps() const {
        return this->made().empty() ? this->position() : after_turn();
    }
    [[nodiscard]] Position after_turn() const {
        const auto made = this->made();
        return after(this->position(), made.empty() ? std::nullopt : std::optional(made.front()));
    }
    [[nodiscard]] std::string result() const {
        return is_over(this->position()) ? std::string{'=', side()} : std::string();
    }
    [[nodiscard]] Refused why_not(const Step& /*tried*/) const {
        return {.reason = "not_a_number_thrown"};
    }
};

}  // namespace parlor::match
