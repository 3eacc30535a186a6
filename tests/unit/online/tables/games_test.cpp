// SPDX-License-Identifier: MIT
// Whole games at a table, and tables at which everybody does anything.
#include <set>

#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

using match::Due;

struct Setting {
    std::string game;
    std::string seats;
};

const std::vector<Setting> settings{
    {"pollyanna-1916", "b r"},
    {"pollyanna-1916+partners", "b g r y"},
    {"pollyanna-1951", "b g r"},
    {"dixie-1952", "b g r y"},
    {"pollyanna-es", "b g=random r y=simple"},
    {"pollyanna-1951+partners", "b g=random r=random y"},
    {"zenda", "s z"},
    {"zenda", "m a z"},
    {"zenda", "m a k y"},
    {"zenda", "m a=random k=simple y"},
    {"zenda", "s=random z"},
};

void sit_down(Scene& scene) {
    for (const SeatState& each : scene.table().seats()) {
        if (each.level.empty()) scene.sit(std::string(1, each.seat), {&each.seat, 1});
    }
}

TEST(WholeGames, EndWithDiceThatCanBeChecked) {
    std::uint64_t number = 0;
    for (const Setting& each : settings) {
        SCOPED_TRACE(each.game + ' ' + each.seats);
        Scene scene(plan_of(each.game, each.seats, {60, 600}));
        sit_down(scene);
        base::Random random(++number);
        scene.play(random);
        ASSERT_EQ(scene.table().phase(), Phase::Over);
        EXPECT_FALSE(game::read(scene.table().record())->result.empty());
        scene.check_dice();
        scene.check_fold();
    }
}

// Commands of all kinds, sensible ones more often.
class Crowd {
public:
    Crowd(Scene& scene, std::uint64_t seed) : scene_(scene), random_(seed) {
        for (const SeatState& each : scene.table().seats()) letters_ += each.seat;
    }

    void do_anything() {
        scene_.now += random_.below(20'000);
        scene_.missing.clear();
        for (const char each : letters_) {
            if (random_.below(3) == 0) scene_.missing.emplace_back(1, each);
        }
        if (random_.below(3) > 0) scene_.let_be();
        const bool waits = !scene_.awaited().empty() && !scene_.state().offer;
        if (waits && random_.below(4) > 0) return scene_.act(random_);
        const char seat = random_.below(10) == 0 ? 'q' : letter();
        const bool own = random_.below(3) > 0;
        const PlayerId by = own ? PlayerId(1, seat) : somebody();
        scene_.ask(by, wish(seat));
    }

private:
    PlayerId somebody() { return random_.below(8) == 0 ? "x" : PlayerId(1, letter()); }
    char letter() { return letters_[random_.below(static_cast<std::uint32_t>(letters_.size()))]; }
    Seq at() { return scene_.table().played() - (random_.below(5) == 0 ? 1 : 0); }
    Seq offer() {
        const auto standing = scene_.state().offer;
        return standing ? standing->offer : 3;
    }
    OfferKind kind() { return random_.below(40) == 0 ? OfferKind::Draw : OfferKind::TakeBack; }

    Action wish(char seat) {
        switch (random_.below(21)) {
            case 0: return Throw{at()};
            case 1: return Step{at(), "w/6"};
            case 2: return Undo{at()};
            case 3: return HandOver{at()};
            case 4: return Confirm{at()};
            case 5: return Play{at(), "pass"};
            case 6: return Offer{kind()};
            case 7:
            case 8:
            case 9: return Agree{offer()};
            case 10: return Decline{offer()};
            case 11:
                if (random_.below(20) == 0) return Resign{seat};
                return Stand{seat};
            case 12: return Replace{letter()};
            case 13:
            case 14: return Return{seat};
            case 15: return Say{"phrase:oops"};
            case 16: return Follow{"next"};
            case 17: return Fill{"random"};
            case 18: return Reveal{at(), seat, scene_.link(seat)};
            case 19: return Renew{at(), seat, scene_.tip(seat)};
            default: return Sit{seat, "Somebody", scene_.tip(seat)};
        }
    }

    Scene& scene_;
    base::Random random_;
    std::string letters_;
};

// Scene::ask sees to it that what is refused, or only decided, changes nothing.
TEST(WholeGames, WhateverPeopleDoTheEventsAreTheTable) {
    std::set<std::size_t> kinds;
    for (std::uint64_t seed = 0; seed < 4 * settings.size(); ++seed) {
        const Setting& setting = settings[seed % settings.size()];
        SCOPED_TRACE(setting.game + ' ' + setting.seats + ' ' + std::to_string(seed));
        const Clock clock = seed % 3 == 0 ? Clock{} : Clock{40, 200};
        Scene scene(plan_of(setting.game, setting.seats, clock));
        if (seed % 4 > 0) sit_down(scene);
        Crowd crowd(scene, seed);
        for (int i = 0; i < 250; ++i) {
            crowd.do_anything();
            if (HasFatalFailure()) return;
            if (i % 50 == 0) scene.check_fold();
        }
        scene.check_fold();
        if (scene.table().phase() == Phase::Over) scene.check_dice();
        for (const Event& each : scene.log()) kinds.insert(each.payload.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Payload>) << "not everything has happened";
}

}  // namespace
}  // namespace parlor::tables
