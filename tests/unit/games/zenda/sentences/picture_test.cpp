// SPDX-License-Identifier: MIT
#include "games/zenda/sentences/words.h"

#include <gtest/gtest.h>

namespace parlor::sentences {
namespace {

using language::Language;
using zenda::City;
using zenda::Phase;
using zenda::picture_description;
using zenda::Position;
using zenda::Spot;

const Voice english{Language::English, "zenda.", {{'s', "Ana"}}};
const Voice spanish{Language::Spanish, "zenda.", {{'s', "Ana"}}};

Position some_way_on() {
    Position position;
    position.king = Spot::at(4);
    position.yellows = {Spot::at(3), Spot::at(5)};
    for (const int number : {91, 92}) position.army.add(Spot::at(number));
    position.phase = Phase::Throwing;
    return position;
}

TEST(ZendaPictureInWords, TellsWherePiecesStandAndWhoIsToThrow) {
    EXPECT_EQ(zenda::picture_description(english, some_way_on()),
              "King: 4. Rudolph and Colonel Sapt: 3, 5. Black Michael: off the board. "
              "Army: 91, 92. Streslau is to roll.");
    EXPECT_EQ(zenda::picture_description(spanish, some_way_on()),
              "Rey: 4. Rodolfo y el coronel Sapt: 3, 5. Miguel el Negro: fuera del tablero. "
              "Ejército: 91, 92. Le toca tirar a Streslau.");
}

TEST(ZendaPictureInWords, TellsWhoSetsUpAndWhoHasWon) {
    Position position = some_way_on();
    position.phase = Phase::Won;
    position.city = City::Zenda;
    EXPECT_TRUE(zenda::picture_description(english, position).ends_with(". Zenda has won."));
    EXPECT_TRUE(zenda::picture_description(spanish, position).ends_with(". Ganó Zenda."));
    EXPECT_TRUE(zenda::picture_description(english, {}).ends_with(". Streslau is setting up."));
    EXPECT_TRUE(
        zenda::picture_description(spanish, {}).ends_with(". Streslau está colocando sus piezas."));
}

}  // namespace
}  // namespace parlor::sentences
