// SPDX-License-Identifier: MIT
#include "online/tables/fold.h"

#include <algorithm>

#include "games/games.h"
#include "online/tables/clock.h"
#include "rules/game/record.h"
#include "rules/match/dice.h"
#include "rules/match/resume.h"

namespace parlor::tables {
namespace {

using Folded = base::Expected<void, BrokenLog>;

constexpr std::size_t newest_said = 50;
constexpr std::size_t most_done = 200;

base::unexpected<BrokenLog> broken(std::string_view part) {
    return base::unexpected(BrokenLog{std::string(part)});
}

Milliseconds bank_of(const Plan& plan) { return Milliseconds{plan.clock.bank_seconds} * 1000; }

class Folder {
public:
    Folder(Sheet& sheet, const Event& event) : sheet_(sheet), event_(event) {}

    Folded operator()(const Created& what) {
        if (sheet_.seq != 0) return broken("created");
        if (what.commitment != fair_dice::commitment(sheet_.secret)) return broken("commitment");
        sheet_.plan = what.plan;
        sheet_.commitment = what.commitment;
        sheet_.has_chains = what.dice == fair_dice::chained_scheme;
        if (!sheet_.has_chains && what.dice != fair_dice::scheme) return broken("dice");
        for (const SeatPlan& each : what.plan.seats) {
            sheet_.seats.push_back(
                {.seat = each.seat, .level = each.level, .bank = bank_of(what.plan)});
        }
        return {};
    }

    Folded operator()(const Sat& what) {
        SeatState* const seat = sheet_.seat(what.seat);
        if (sheet_.phase != Phase::Open || seat == nullptr) return broken("sat");
        seat->player = event_.by;
        seat->name = what.name;
        sheet_.tips.push_back({what.seat, what.tip});
        others_sit();
        return {};
    }

    Folded operator()(const Stood& what) {
        SeatState* const seat = sheet_.seat(what.seat);
        if (sheet_.phase != Phase::Open || seat == nullptr) return broken("stood");
        leave(*seat);
        return {};
    }

    Folded operator()(const Filled& what) {
        for (SeatState& each : sheet_.seats) {
            if (is_free(each)) each.level = what.level;
        }
        others_sit();
        return {};
    }

    Folded operator()(const Revealed& what) {
        if (sheet_.phase != Phase::Open || sheet_.seat(what.seat) == nullptr) {
            return broken("revealed");
        }
        const std::string due = sheet_.link_due(what.seat);
        if (due.empty() || fair_dice::under(sheet_.id, what.seat, what.link) != due) {
            return broken("link");
        }
        sheet_.revealed.push_back({what.seat, what.link});
        return {};
    }

    Folded operator()(const Begun& what) {
        if (sheet_.phase != Phase::Open) return broken("begun");
        const auto tips = in_order(sheet_.seats, sheet_.tips);
        if (sheet_.has_chains) {
            const auto links = in_order(sheet_.seats, sheet_.revealed);
            if (links.size() != tips.size()) return broken("begun");
            sheet_.shaking = new_shaking(sheet_, tips);
            sheet_.shaking->open(links);
        } else {
            const int dice = games::of(sheet_.plan.game).dice();
            sheet_.throws.emplace(sheet_.secret, fair_dice::Circle{sheet_.id, tips, dice});
        }
        sheet_.phase = Phase::Playing;
        return take_up(what.record);
    }

    Folded operator()(const Thrown& what) {
        if (sheet_.phase != Phase::Playing) return broken("thrown");
        if (!fits(what)) return broken("link");
        const fair_dice::SeatLink given{what.seat, what.link};
        if (what.thrown != sheet_.next_throw(given)) return broken(what.thrown);
        if (sheet_.is_new_throw()) sheet_.shaking->throw_dice(sheet_.secret, given);
        ++sheet_.thrown;
        return play(what.thrown);
    }

    Folded operator()(const Stepped& what) { return make(what.step); }

    Folded operator()(const HandedOver&) { return make(match::handing_over); }

    Folded operator()(const Undone&) {
        if (sheet_.made_by.empty()) return broken("undone");
        sheet_.made_by.pop_back();
        return play("undone");
    }

    Folded operator()(const Confirmed& what) {
        if (sheet_.phase != Phase::Playing) return broken("confirmed");
        if (sheet_.seat(what.seat) == nullptr) return broken("confirmed");
        if (!fits(what)) return broken("link");
        if (sheet_.is_new_end()) sheet_.shaking->end_turn({what.seat, what.link});
        charge(sheet_, sheet_.acting(), event_.at);
        sheet_.made_by.clear();
        auto played = play("confirmed");
        begin_turn();
        return played;
    }

    Folded operator()(const Renewed& what) {
        if (sheet_.phase != Phase::Playing || !sheet_.shaking) return broken("renewed");
        if (sheet_.seat(what.seat) == nullptr) return broken("renewed");
        sheet_.shaking->lay_down(what.seat, what.tip);
        ++sheet_.renewed;
        game_changed();
        return {};
    }

    Folded operator()(const Offered& what) {
        const SeatState* const seat = sheet_.seat(what.seat);
        if (seat == nullptr) return broken("offered");
        sheet_.offer = OfferState{event_.seq, what.what, what.seat, asked(sheet_, seat->player)};
        return {};
    }

    Folded operator()(const Agreed& what) {
        if (!sheet_.offer) return broken("agreed");
        std::erase(sheet_.offer->waiting, what.seat);
        return {};
    }

    Folded operator()(const Declined&) {
        if (!sheet_.offer) return broken("declined");
        sheet_.turned_down = sheet_.seat(sheet_.offer->by)->player;
        sheet_.offer.reset();
        return {};
    }

    Folded operator()(const TakenBack& what) {
        if (sheet_.phase != Phase::Playing) return broken("taken_back");
        ++sheet_.taken_back;
        auto taken = take_up(what.record);
        if (taken && sheet_.shaking) sheet_.shaking->take_back(sheet_.match->turns_ended());
        return taken;
    }

    Folded operator()(const Replaced& what) {
        SeatState* const seat = sheet_.seat(what.seat);
        if (sheet_.phase == Phase::Over || seat == nullptr) return broken("replaced");
        if (sheet_.phase == Phase::Open) {
            leave(*seat);
            seat->level = what.level;
            return {};
        }
        charge(sheet_, sheet_.acting(), event_.at);
        seat->level = what.level;
        seat->may_return = what.why == WhyReplaced::Away;
        return played_by_another();
    }

    Folded operator()(const Returned& what) {
        SeatState* const seat = sheet_.seat(what.seat);
        if (sheet_.phase != Phase::Playing || seat == nullptr) return broken("returned");
        charge(sheet_, sheet_.acting(), event_.at);
        seat->level.clear();
        seat->may_return = false;
        seat->used = 0;
        return played_by_another();
    }

    Folded operator()(const Said&) {
        ++sheet_.sayings[talks_as(sheet_, event_.by)];
        sheet_.said.push_back(event_);
        if (sheet_.said.size() > newest_said) sheet_.said.erase(sheet_.said.begin());
        return {};
    }

    Folded operator()(const Ended& what) {
        if (sheet_.phase != Phase::Playing) return broken("ended");
        if (what.how == How::Drawn && sheet_.match->due() != match::Due::Over) {
            if (!sheet_.match->draw()) return broken("drawn");
        }
        sheet_.phase = Phase::Over;
        sheet_.ended = Ending{what.how, what.seat, what.secret};
        sheet_.last_record = what.record;
        game_changed();
        return {};
    }

    Folded operator()(const Followed& what) {
        sheet_.next = what.next;
        return {};
    }

private:
    // An offer was made for the game as it stood: whatever changes that, throws and undone steps
    // too, or who plays, takes the offer away.
    void game_changed() {
        sheet_.played = event_.seq;
        sheet_.offer.reset();
        sheet_.turned_down.clear();
    }

    // Whoever sits down now has seen the links that were given for others: these are void, and
    // their chains go on from there.
    void others_sit() {
        for (const fair_dice::SeatSeed& each : sheet_.revealed) {
            std::ranges::find(sheet_.tips, each.seat, &fair_dice::SeatSeed::seat)->seed = each.seed;
        }
        sheet_.revealed.clear();
        sheet_.played = event_.seq;
    }

    void leave(SeatState& seat) {
        others_sit();
        seat.player.clear();
        seat.name.clear();
        std::erase_if(sheet_.tips, [&](const auto& each) { return each.seat == seat.seat; });
    }

    // Whether the event brings the link that is due, or none where none is.
    template <class Given>
    [[nodiscard]] bool fits(const Given& what) const {
        if (sheet_.seat(what.seat) == nullptr) return false;
        const bool is_due = !sheet_.link_due(what.seat).empty();
        return is_due ? sheet_.shaking->fits({what.seat, what.link}) : what.link.empty();
    }

    Folded played_by_another() {
        sheet_.began = event_.at;
        sheet_.offer.reset();
        return {};
    }

    void begin_turn() {
        for (SeatState& each : sheet_.seats) each.used = 0;
        sheet_.began = event_.at;
    }

    Folded make(std::string_view part) {
        if (sheet_.phase != Phase::Playing) return broken(part);
        sheet_.made_by.push_back(event_.by);
        return play(part);
    }

    // Where partners share a turn, each is charged for the time that was waited for them. What a
    // seat has used stays used: handing over and taking it back gains none.
    Folded play(std::string_view part) {
        SeatState& acted = sheet_.acting();
        if (!play_on(*sheet_.match, event_.what)) return broken(part);
        const bool ended = std::holds_alternative<Confirmed>(event_.what);
        if (!ended && sheet_.acting().seat != acted.seat) {
            charge(sheet_, acted, event_.at);
            sheet_.began = event_.at;
        }
        game_changed();
        return {};
    }

    // The game goes on from that record.
    Folded take_up(const std::string& text) {
        const auto record = game::read(text);
        if (!record) return broken("record");
        auto match = games::resume(*record);
        if (!match) return broken("record");
        const auto thrown = match::throws_of(*record);
        sheet_.thrown = 0;
        for (const std::string& each : thrown) {
            if (sheet_.is_new_throw()) sheet_.shaking->cast(sheet_.secret);
            if (each != sheet_.next_throw()) return broken(each);
            ++sheet_.thrown;
        }
        sheet_.match = std::move(*match);
        sheet_.made_by.clear();
        begin_turn();
        game_changed();
        return {};
    }

    Sheet& sheet_;
    const Event& event_;
};

void remember(Sheet& sheet, const Event& event) {
    if (event.id.empty()) return;
    auto& done = sheet.done;
    const std::uint64_t hash = sheet.command_hash(event.by, event.id);
    if (!done.empty() && done.back().hash == hash) {
        done.back().seq = event.seq;
        return;
    }
    done.push_back({hash, event.seq});
    if (done.size() > most_done) done.pop_front();
}

}  // namespace

base::Expected<void, BrokenLog> fold(Sheet& sheet, const Event& event) {
    const bool follows = event.seq == sheet.seq + 1;
    const bool begins = std::holds_alternative<Created>(event.what);
    if (!follows || begins != (sheet.seq == 0)) return broken(std::to_string(event.seq));
    if (event.counted_from) sheet.began = *event.counted_from;
    if (event.counted_from && sheet.phase == Phase::Playing) sheet.acting().used = 0;
    sheet.granted.reset();
    auto folded = std::visit(Folder(sheet, event), event.what);
    if (!folded) return folded;
    sheet.seq = event.seq;
    remember(sheet, event);
    return {};
}

base::Expected<void, match::Refused> play_on(match::Match& match, const What& what) {
    if (const auto* const thrown = std::get_if<Thrown>(&what)) {
        return match.throw_dice(thrown->thrown);
    }
    if (const auto* const over = std::get_if<HandedOver>(&what)) {
        return match.hand_over(over->seat);
    }
    if (std::holds_alternative<Confirmed>(what)) return match.confirm();
    base::Expected<std::string, match::Refused> done;
    if (const auto* const step = std::get_if<Stepped>(&what)) done = match.make(step->step);
    if (std::holds_alternative<Undone>(what)) done = match.undo();
    if (!done) return base::unexpected(done.error());
    return {};
}

std::vector<fair_dice::SeatSeed> in_order(const std::vector<SeatState>& seats,
                                          const std::vector<fair_dice::SeatSeed>& tips) {
    std::vector<fair_dice::SeatSeed> sorted;
    for (const SeatState& seat : seats) {
        const auto found = std::ranges::find(tips, seat.seat, &fair_dice::SeatSeed::seat);
        if (found != tips.end()) sorted.push_back(*found);
    }
    return sorted;
}

std::vector<char> asked(const Sheet& sheet, const PlayerId& offering) {
    std::vector<char> all;
    for (const SeatState& each : sheet.seats) {
        const bool first = sheet.played_by(each.player).starts_with(each.seat);
        if (is_played_by_person(each) && first && each.player != offering) {
            all.push_back(each.seat);
        }
    }
    return all;
}

}  // namespace parlor::tables
