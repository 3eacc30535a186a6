// SPDX-License-Identifier: MIT
// A table online with people who say anything: what is refused changes nothing, and the events of
// what is not, written and read again, make the same table.
//
// How long the first line is says which table; every other one says who wants what: "a sit b",
// "a choose 3". `*` is the seat that has to act.
#include <string_view>

#include "base/numbers.h"
#include "base/plain.h"
#include "base/words.h"
#include "client/chains.h"
#include "fuzz/require.h"
#include "online/fair_dice/throws.h"
#include "protocols/online_json/tables_json.h"

using namespace parlor;
using namespace parlor::tables;

namespace {

const crypto::Key secret{7};
const TablePlan plans[]{
    {.game = "pollyanna-1916", .seats = {{'b'}, {'r'}}},
    {.game = "dixie-1952+partners",
     .seats = {{'b'}, {'g', "random"}, {'r'}, {'y'}},
     .clock = {10, 20}},
    {.game = "zenda", .seats = {{'s'}, {'z', "random"}}, .clock = {60, 0}},
    {.game = "zenda", .seats = {{'m'}, {'a'}, {'z'}}, .clock = {60, 0}},
};

class Evening {
public:
    explicit Evening(std::size_t plan) {
        const auto accepted = tables::accepted(plans[plan % std::size(plans)]);
        require(accepted.has_value());
        const Created created{*accepted, fair_dice::commitment(secret), {}};
        events_ = Table::create({.by = "a", .id = "1", .action = Say{}}, created, now_);
        auto table = Table::load("fuzz", secret, events_);
        require(table.has_value());
        table_.emplace(std::move(*table));
    }

    void hear(const std::vector<std::string_view>& words) {
        if (words.size() < 2) return;
        const Action wish = wish_of(words[1], words.size() > 2 ? words[2] : "");
        const std::string before = online_json::snapshot_json(*table_, now_);
        const auto awaited = table_->awaited();
        const std::string first = awaited.empty() ? "" : awaited.front();
        const std::string by(words[0] == "*" ? first : words[0]);
        if (by.empty()) return;
        const Command command{by, std::to_string(events_.size()), wish};
        const auto decided = table_->decide(command, {.at = now_, .missing = {"a", "b"}});
        require(online_json::snapshot_json(*table_, now_) == before);
        if (decided) {
            require(!decided->empty());
            happen(*decided);
            require(table_->done(command.by, command.id) == table_->seq());
        } else {
            require(!name(decided.error()).empty());
        }
        now_ += 700;
        go_on();
    }

    // The same table from what was stored of it.
    void check() const {
        Events read;
        for (const std::string& each : stored_) {
            auto event = online_json::parse_event(each);
            require(event.has_value());
            read.push_back(std::move(*event));
        }
        read.insert(read.begin(), events_.front());
        const auto again = Table::load("fuzz", secret, read);
        require(again.has_value());
        require(online_json::snapshot_json(*again, now_) ==
                online_json::snapshot_json(*table_, now_));
        require(online_json::card_json(*again) == online_json::card_json(*table_));
    }

private:
    void happen(const Events& events) {
        for (const Event& each : events) {
            require(each.seq == table_->seq() + 1);
            table_->apply(each);
            events_.push_back(each);
            stored_.push_back(online_json::event_json(each));
        }
    }

    // Computers take the first choice that there is.
    void go_on() {
        for (int i = 0; i < 2; ++i) {
            happen(table_->by_itself(now_));
            if (table_->thinking_level().empty()) continue;
            const auto match = table_->match()->copy();
            for (auto choices = match->choice_texts(); !choices.empty();
                 choices = match->choice_texts()) {
                require(match->make(choices.front()).has_value());
            }
            if (auto played = table_->computer_plays(table_->played(), match->play_text(), now_)) {
                happen(*played);
            }
        }
    }

    [[nodiscard]] std::string choice(std::string_view word) const {
        const auto choices =
            table_->match() ? table_->match()->choice_texts() : std::vector<std::string>();
        const auto number = static_cast<std::size_t>(base::parse_number(word).value_or(0));
        return choices.empty() ? std::string(word) : choices[number % choices.size()];
    }

    [[nodiscard]] Action wish_of(std::string_view what, std::string_view more) {
        const std::string text(more);
        const char seat = more.empty() ? '-' : more.front();
        const Seq at = table_->played();
        const Seq offer = table_->state(now_).offer.value_or(OfferState{}).offer;
        if (what == "sit") return Sit{seat, "Name", chains_.lay_down("fuzz", seat)};
        if (what == "reveal") return Reveal{at, seat, link(seat)};
        if (what == "renew") return Renew{at, seat, chains_.lay_down("fuzz", seat)};
        if (what == "stand") return Stand{seat};
        if (what == "fill") return Fill{text};
        if (what == "throw") return Throw{at, link_to_act()};
        if (what == "step") return Step{at, text};
        if (what == "choose") return Step{at, choice(more)};
        if (what == "undo") return Undo{at};
        if (what == "over") return HandOver{at};
        if (what == "confirm") return Confirm{at, link_to_act()};
        if (what == "play") return Play{at, text, link_to_act()};
        if (what == "late") return Confirm{at - 1};
        if (what == "draw") return Offer{OfferKind::Draw};
        if (what == "take_back") return Offer{OfferKind::TakeBack};
        if (what == "agree") return Agree{offer};
        if (what == "decline") return Decline{offer};
        if (what == "resign") return Resign{seat};
        if (what == "replace") return Replace{seat};
        if (what == "return") return Return{seat};
        if (what == "follow") return Follow{text};
        return Say{std::string(what)};
    }

    // The seat's next link.
    [[nodiscard]] std::string link(char seat) const {
        for (const SeatState& each : table_->state(now_).seats) {
            if (each.seat == seat) return chains_.after(each.link);
        }
        return {};
    }
    [[nodiscard]] std::string link_to_act() const {
        const std::string to_act = table_->state(now_).to_act;
        return to_act.empty() ? to_act : link(to_act.front());
    }

    tests::Chains chains_{1, 40};
    std::optional<Table> table_;
    Events events_;
    std::vector<std::string> stored_;
    Milliseconds now_ = 1'700'000'000'000;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const auto lines = base::split(input, '\n');
    Evening evening(lines.front().size());
    for (const std::string_view line : lines) {
        if (base::is_plain(line)) evening.hear(base::words(line));
    }
    evening.check();
    return 0;
}
