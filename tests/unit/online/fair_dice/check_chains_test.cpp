// SPDX-License-Identifier: MIT
// A game is played with the links of devices; then its record is tampered with, as a server might
// that has dropped a link, folded another, or put one in.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "client/chains.h"
#include "games/games.h"
#include "online/fair_dice/check.h"
#include "unit/online/fair_dice/tampering.h"

namespace parlor::fair_dice {
namespace {

class Evening {
public:
    // Everybody a person but those seats.
    Evening(const std::string& game, const std::string& seated, const std::string& computers = "",
            std::string_view scheme = chained_scheme)
        : chains_(1, 200, scheme), scheme_(scheme) {
        Opening opening{scheme, std::string(table), commitment(secret)};
        std::vector<SeatSeed> tips;
        std::vector<SeatSeed> links;
        std::string players;
        for (const char each : seated) {
            const bool is_person = computers.find(each) == std::string::npos;
            players += (players.empty() ? "" : ",") + std::string{each, '='} +
                       (is_person ? "human" : "careful");
            opening.players.push_back({each, is_person ? "human" : "careful", ""});
            if (!is_person) continue;
            tips.push_back({each, chains_.lay_down(table, each)});
            links.push_back({each, chains_.after(tips.back().seed)});
        }
        dice_.emplace(ChainedDice::Setting{scheme, std::string(table), start(opening),
                                           games::of(game).dice()},
                      tips);
        dice_->open(links);
        const match::Header header{.commitment = commitment(secret),
                                   .tags = {{"players", players},
                                            {"dice", std::string(scheme)},
                                            {"table", std::string(table)},
                                            {"tips", text(tips)}}};
        const auto cast = [&] {
            dice_->cast(secret);
            return dice_->thrown(secret, dice_->throws_made() - 1);
        };
        match_ = std::move(*games::begin({game, seated, header}, cast));
    }

    void turns(std::size_t count) {
        for (; count > 0 && match_->due() != match::Due::Over; --count) {
            if (match_->due() == match::Due::Throw) throw_dice();
            while (match_->due() == match::Due::Step || match_->due() == match::Due::Set) {
                const auto choices = match_->choice_texts();
                const auto chosen = random_.below(static_cast<std::uint32_t>(choices.size()));
                ASSERT_TRUE(match_->make(choices[chosen]));
            }
            dice_->end_turn(link());
            ASSERT_TRUE(match_->confirm());
        }
    }
    void throw_dice() {
        dice_->throw_dice(secret, link());
        ASSERT_TRUE(match_->throw_dice(dice_->thrown(secret, dice_->throws_made() - 1)));
    }
    // The server leaves the next links out, and does not say so.
    void drop_links(int count) { dropped_ = count; }
    void leave(char seat) { dice_->replace(seat); }
    void come_back(char seat) { dice_->return_to(seat); }
    void renew(char seat) { dice_->lay_down(seat, chains_.lay_down(table, seat)); }

    // As it would be read from a file.
    [[nodiscard]] game::Record record() const {
        game::Record record = match_->record();
        write_tags(*dice_, record);
        record.others.push_back({"secret", crypto::hex(secret)});
        return *game::read(game::write(record));
    }

private:
    SeatLink link() {
        const char seat = match_->seat();
        const std::string due = dice_->expects(seat);
        if (due.empty() || dropped_-- > 0) return {seat};
        return {seat, chains_.after(due)};
    }

    tests::Chains chains_;
    std::string_view scheme_;
    std::optional<ChainedDice> dice_{};
    std::unique_ptr<match::Match> match_{};
    base::Random random_{7};
    int dropped_ = 0;
};

game::Record two_people(std::string_view scheme = chained_scheme) {
    Evening evening("pollyanna-1916", "br", "", scheme);
    evening.turns(20);
    return evening.record();
}

TEST(CheckChains, FindsAGameSound) {
    const auto checked = check(two_people());
    ASSERT_TRUE(checked);
    EXPECT_EQ(checked->throws, 20U + two_people().opening.size());
    ASSERT_EQ(checked->links.size(), 2U);
    EXPECT_EQ(checked->links[0].given + checked->links[1].given, 40U);
    EXPECT_EQ(checked->links[0].missing + checked->links[1].missing, 0U);
    EXPECT_TRUE(checked->notes.empty());
    EXPECT_EQ(checked->seeds.size(), 2U);
}

TEST(CheckChains, KnowsComputersSharedSidesAndSettingUp) {
    Evening three("pollyanna-1951", "bgr", "g");
    three.turns(15);
    EXPECT_EQ(fault(three.record()), "sound");
    Evening shared("zenda", "maz");
    shared.turns(14);
    EXPECT_EQ(fault(shared.record()), "sound");
    Evening pending("zenda", "sz", "s");
    pending.turns(5);
    if (pending.record().turns.size() == 5) pending.throw_dice();
    EXPECT_EQ(fault(pending.record()), "sound");
}

TEST(CheckChains, FollowsAnotherDevice) {
    Evening evening("pollyanna-1916", "br");
    evening.turns(4);
    evening.renew('b');
    evening.turns(4);
    evening.renew('r');
    evening.renew('r');
    evening.turns(8);
    game::Record record = evening.record();
    EXPECT_EQ(fault(record), "sound");
    EXPECT_EQ(std::ranges::count(tag(record, "tips"), '='), 5);
    const auto checked = check(record);
    EXPECT_EQ(checked->notes.size(), 3U);
    EXPECT_EQ(checked->notes[0], (DiceNote{DiceNote::Kind::NewTip, 'b', 5}));
}

TEST(CheckChains, NeedsATipOfEveryPerson) {
    game::Record record = two_people();
    remove_tag(record, "tips");
    EXPECT_EQ(fault(record), "seed_missing b");
    Evening evening("pollyanna-1916", "br", "r");
    evening.turns(6);
    record = evening.record();
    EXPECT_EQ(fault(record), "sound");
    tag(record, "players") = "b=human,r=human";
    EXPECT_EQ(fault(record), "seed_missing r");
}

TEST(CheckChains, ReadsPlayersStrictly) {
    for (const char* const other : {"b=Human,r=human", "b=human,r=x", "b=human,r=human,r=human",
                                    "b=human", "bhuman,r=human", "b=human,r=1", ""}) {
        game::Record record = two_people();
        tag(record, "players") = other;
        EXPECT_EQ(fault(record), "tag_unreadable players") << other;
    }
}

TEST(CheckChains, TellsWhoWentAndCameBack) {
    Evening evening("pollyanna-1916", "bgr");
    evening.turns(4);
    evening.leave('g');
    evening.turns(6);
    evening.come_back('g');
    evening.turns(6);
    const game::Record record = evening.record();
    const auto checked = check(record);
    ASSERT_TRUE(checked) << fault(record);
    EXPECT_EQ(checked->notes, (std::vector<DiceNote>{{DiceNote::Kind::Replaced, 'g', 5},
                                                     {DiceNote::Kind::Returned, 'g', 11}}));
    EXPECT_EQ(checked->links[0].missing, 0U);
    EXPECT_GT(checked->links[1].missing, 0U);
    EXPECT_EQ(checked->links[2].missing, 0U);
}

// What a lying server can write: throws that follow from fewer links.
TEST(CheckChains, RefusesALinkThatIsMissingWithoutAReason) {
    Evening evening("pollyanna-1916", "br");
    evening.turns(5);
    evening.drop_links(1);
    evening.turns(5);
    EXPECT_TRUE(fault(evening.record()).starts_with("link_missing "));
    Evening older("pollyanna-1916", "br", "", older_chained_scheme);
    older.turns(5);
    older.drop_links(1);
    older.turns(5);
    EXPECT_EQ(fault(older.record()), "sound") << "older records do not tell who went";
}

TEST(CheckChains, BindsNotesNamesAndPlayers) {
    const game::Record sound = two_people();
    ASSERT_EQ(fault(sound), "sound");
    for (const char* const note : {"(b)b", "(r)r", "<1"}) {
        game::Record record = sound;
        tag(record, "folded").insert(4, note);
        EXPECT_TRUE(fault(record).starts_with("throw_differs ")) << note << ' ' << fault(record);
    }
    game::Record record = sound;
    record.others.push_back({"voided", "1"});
    EXPECT_TRUE(fault(record).starts_with("throw_differs "));
    record = sound;
    for (game::RecordedSeat& each : record.seats) {
        if (each.letter == 'b') each.name = "Somebody else";
    }
    EXPECT_TRUE(fault(record).starts_with("throw_differs "));
}

TEST(CheckChains, FindsALinkThatWasLeftOut) {
    for (std::size_t i = 0; i < 40; ++i) {
        game::Record record = two_people();
        char& sign = tag(record, "folded")[i];
        const char seat = std::exchange(sign, static_cast<char>(sign - 'a' + 'A'));
        EXPECT_EQ(fault(record), std::string("link_differs ") + seat) << i;
    }
}

// A server that folds fewer links, and tells an earlier one as the last, has other throws.
TEST(CheckChains, FindsALinkThatWasLeftOutAndHidden) {
    game::Record record = two_people(older_chained_scheme);
    tag(record, "folded").back() = '-';
    const char seat = record.turns.back().seat;
    std::string& links = tag(record, "links");
    const std::size_t at = links.find(std::string{seat, '='}) + 2;
    links.replace(at, 64, under(older_chained_scheme, table, seat, links.substr(at, 64)));
    EXPECT_EQ(fault(record), "sound") << "no throw came after it";
    tag(record, "folded")[0] = '-';
    const char first = record.turns.front().seat;
    const std::size_t other = links.find(std::string{first, '='}) + 2;
    links.replace(other, 64, under(older_chained_scheme, table, first, links.substr(other, 64)));
    EXPECT_TRUE(fault(record).starts_with("throw_differs "));
}

TEST(CheckChains, FindsAnotherLink) {
    game::Record record = two_people();
    const auto change = [](char& digit) { digit = digit == '0' ? '1' : '0'; };
    change(tag(record, "links").back());
    EXPECT_EQ(fault(record), "link_differs r");
    record = two_people();
    change(tag(record, "tips").back());
    EXPECT_EQ(fault(record), "link_differs r");
    record = two_people();
    tag(record, "table").back() = 'd';
    EXPECT_EQ(fault(record), "link_differs b");
}

// Each more link of a confederate before a throw would be one more try.
TEST(CheckChains, FindsALinkWhereItWasAnothersTurn) {
    game::Record record = two_people();
    std::string& folded = tag(record, "folded");
    const std::size_t change = folded.find(folded[0] == 'b' ? 'r' : 'b');
    std::swap(folded[change - 1], folded[change]);
    EXPECT_EQ(fault(record), std::string("link_misplaced ") + folded[change - 1]);
    EXPECT_GT(check(record).error().line, 0);
    record = two_people();
    tag(record, "folded") += "r";
    EXPECT_EQ(fault(record), "link_differs r");
}

TEST(CheckChains, FindsANewTipThatCountsTooEarly) {
    Evening evening("pollyanna-1916", "br", "", older_chained_scheme);
    evening.turns(4);
    evening.renew('b');
    evening.turns(6);
    game::Record record = evening.record();
    std::string& folded = tag(record, "folded");
    const std::size_t at = folded.find("+br");
    ASSERT_NE(at, std::string::npos) << folded;
    // Moves it one sign earlier, where it was b's own.
    const std::size_t own = folded.find('b', at + 2);
    ASSERT_NE(own, std::string::npos);
    folded.erase(at, 2);
    folded.insert(own - 2, "+b");
    EXPECT_TRUE(fault(record).starts_with("link_misplaced ") ||
                fault(record).starts_with("link_differs ") ||
                fault(record).starts_with("throw_differs "))
        << fault(record);
}

TEST(CheckChains, ReadsTagsAsTheyAreWrittenOnly) {
    const std::vector<std::pair<std::string, std::string>> bad{
        {"links", ""},       {"links", "b=12"},   {"folded", "+"},  {"folded", "b"},
        {"folded", "+bb"},   {"folded", "xxxx"},  {"folded", "b+"}, {"taken_back", "0"},
        {"taken_back", "x"}, {"taken_back", "99"}};
    for (const auto& [name, value] : bad) {
        game::Record record = two_people(older_chained_scheme);
        remove_tag(record, name);
        record.others.push_back({name, value});
        EXPECT_NE(fault(record), "sound") << name << ' ' << value;
    }
    game::Record record = two_people();
    std::swap(tag(record, "links")[0], tag(record, "links")[67]);
    EXPECT_EQ(fault(record), "tag_unreadable links");
}

TEST(CheckChains, FindsEveryThrowThatIsAnother) {
    const game::Record sound = two_people();
    for (std::size_t i = 0; i < sound.turns.size(); ++i) {
        game::Record record = sound;
        std::string& thrown = record.turns[i].thrown;
        thrown = thrown == "6-5" ? "5-4" : "6-5";
        const auto checked = check(record);
        ASSERT_FALSE(checked);
        EXPECT_EQ(checked.error().fault, CheckFault::ThrowDiffers);
        EXPECT_EQ(checked.error().number, sound.opening.size() + i + 1);
        EXPECT_EQ(checked.error().line, sound.lines.of_turn(i));
    }
}

}  // namespace
}  // namespace parlor::fair_dice
