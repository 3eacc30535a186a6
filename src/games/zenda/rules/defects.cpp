// SPDX-License-Identifier: MIT
#include "games/zenda/rules/defects.h"

#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/text.h"

namespace parlor::zenda {
namespace {

class PositionChecker {
public:
    PositionChecker(const Board& board, const Position& position)
        : board_(board), position_(position) {}

    Defects run() {
        check_spots();
        if (position_.phase == Phase::Setting) {
            check_setting();
        } else if (!position_.king.on_board()) {
            report(PositionFault::KingMissing, "k:-");
        } else {
            check_result();
        }
        return std::move(found_);
    }

private:
    void report(PositionFault fault, std::string part) {
        found_.push_back({fault, std::move(part)});
    }

    // Z4.
    void check_spots() {
        SpotSet taken;
        for (const Role role : all_roles) {
            const SpotSet pieces = pieces_of(position_, role);
            for (const Spot spot : pieces& taken)
                report(PositionFault::SpotTaken, piece_text(role, spot));
            taken = taken | pieces;
        }
    }

    // Z2, Z3, ZQ16.
    void check_setting() {
        check_side(City::Streslau);
        check_side(City::Zenda);
    }

    void check_side(City city) {
        const SpotSet pieces = pieces_of(position_, city);
        for (const Spot spot : pieces - board_.blue(city)) {
            report(PositionFault::NotABlueSpot, text(spot));
        }
        const bool complete = static_cast<std::size_t>(pieces.size()) == count_of(city);
        const std::string state{letter(position_.city), ' ', 's', 'e', 't'};
        if (city == position_.city) {
            if (complete) report(PositionFault::AlreadySet, state);
        } else if (city == City::Streslau) {
            if (!complete) report(PositionFault::NotYetSet, state);
        } else if (!pieces.empty()) {
            report(PositionFault::SetTooEarly, state);
        }
    }

    void check_result() {
        const bool reached = board_.white(City::Streslau).has(position_.king);
        const bool surrounded = is_surrounded(board_, position_);
        if (position_.phase == Phase::Won) {
            const bool won = position_.city == City::Zenda ? reached : surrounded && !reached;
            if (!won) report(PositionFault::ShownButNotWon, result_text(position_.city));
        } else if (reached || surrounded) {
            report(PositionFault::WonButNotShown,
                   result_text(reached ? City::Zenda : City::Streslau));
        }
    }

    const Board& board_;
    const Position& position_;
    Defects found_;
};

}  // namespace

Defects defects(const Board& board, const Position& position) {
    return PositionChecker(board, position).run();
}

}  // namespace parlor::zenda
