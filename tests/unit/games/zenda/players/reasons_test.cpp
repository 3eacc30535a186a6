// SPDX-License-Identifier: MIT
#include "games/zenda/players/reasons.h"

#include <gtest/gtest.h>

#include "games/zenda/rules/text.h"
#include "presentation/language/language.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

// One straight road from Zenda (1, then blue to 4) to Streslau: 5 to 16 are open country.
using tests::lane;

// "captures:1 opens_way leaves_danger:91"
std::string why(std::string_view before, std::string_view after) {
    std::string told;
    for (const auto& each : reasons(lane(), parse_position(lane(), before)->position,
                                    parse_position(lane(), after)->position)) {
        told += (told.empty() ? "" : " ") + std::string(name(each.effect));
        if (each.count > 0) told += ":" + std::to_string(each.count);
        if (each.before > 0) told += "/" + std::to_string(each.before);
    }
    return told;
}

TEST(ZendaReasons, TellWhatAPlayDoes) {
    // A soldier three roads away captures with any 3: 216 − 125 falls.
    EXPECT_EQ(why("zenda k:6 y:8 m:- a:11 z ?", "zenda k:6 y:11 m:- a:- s ?"),
              "captures:1 opens_way leaves_danger:91");
    EXPECT_EQ(why("zenda k:6 y:2 m:- a:12 z ?", "zenda k:6 y:2 m:- a:12 s ?"), "loses_throw");
    EXPECT_EQ(why("zenda k:6 y:- m:5 a:8 s ?", "zenda k:6 y:- m:5 a:7 =s"), "wins");
    EXPECT_EQ(
        why("zenda k:- y:- m:- a:- s set", "zenda k:- y:- m:25 a:17,18,19,20,21,22,23,24 z set"),
        "sets_up");
}

TEST(ZendaReasons, CountTheKingsRoads) {
    EXPECT_EQ(why("zenda k:8 y:2 m:- a:5 z ?", "zenda k:10 y:2 m:- a:5 s ?"), "king_nearer:16/18");
    EXPECT_EQ(why("zenda k:8 y:- m:4 a:11 s ?", "zenda k:8 y:- m:7 a:11 z ?"), "holds_king:1/2");
}

TEST(ZendaReasons, NameDangerAndWhatIsGivenUp) {
    EXPECT_EQ(why("zenda k:5 y:2 m:- a:12,13 s ?", "zenda k:5 y:2 m:- a:12,15 z ?").substr(0, 20),
              "moves_on breaks_pair");
    EXPECT_EQ(why("zenda k:5 y:2,7 m:- a:16 z ?", "zenda k:5 y:2,13 m:- a:16 s ?"),
              "moves_on faces_danger:91");
    EXPECT_EQ(why("zenda k:5 y:8 m:- a:12,15 s ?", "zenda k:5 y:8 m:- a:12,13 z ?").substr(0, 25),
              "makes_pair leaves_danger:");
}

TEST(ZendaReasons, CanBeSaidInEveryLanguage) {
    for (int i = 0; i <= static_cast<int>(Effect::SetsUp); ++i) {
        const auto key = std::string("hint.zenda.").append(name(static_cast<Effect>(i)));
        for (const auto language : language::all_languages) {
            EXPECT_TRUE(language::knows(language, key)) << key;
        }
    }
}

}  // namespace
}  // namespace parlor::zenda
