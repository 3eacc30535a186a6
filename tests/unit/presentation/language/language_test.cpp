// SPDX-License-Identifier: MIT
#include "presentation/language/language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/words.h"
#include "games/pollyanna/rules/defects.h"
#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/rules/why.h"
#include "games/zenda/rules/board_defects.h"
#include "games/zenda/rules/defects.h"
#include "games/zenda/rules/division.h"
#include "games/zenda/rules/why.h"
#include "presentation/language/text_files.h"
#include "rules/game/record.h"
#include "rules/match/match.h"
#include "rules/match/resume.h"

namespace parlor::language {
namespace {

constexpr std::string_view zenda_keys = "zenda";

std::string_view content(Language language) {
    return std::ranges::find(text_files(), code(language), &base::EmbeddedFile::name)->content;
}

// The file's sentence, before anything is filled in.
std::string_view sentence(Language language, std::string_view key) {
    const std::string_view all = content(language);
    const std::size_t begin = all.find("\n" + std::string(key) + " = ") + key.size() + 4;
    return all.substr(begin, all.find('\n', begin) - begin);
}

std::set<std::string_view> placeholders(std::string_view sentence) {
    std::set<std::string_view> found;
    for (;;) {
        const std::size_t open = sentence.find('{');
        if (open == std::string_view::npos) return found;
        const std::size_t close = sentence.find('}', open);
        found.insert(sentence.substr(open + 1, close - open - 1));
        sentence.remove_prefix(close == std::string_view::npos ? sentence.size() : close + 1);
    }
}

// The key whose sentence is said where a language has none under a key that belongs to an edition
// or a game; empty for other keys.
std::string common_key(std::string_view key) {
    if (const auto slash = key.find('/'); slash != std::string_view::npos) {
        return std::string(key.substr(slash + 1));
    }
    const auto parts = base::split(key, '.');
    if (parts.front() == "words" && parts.size() == 3) return "words." + std::string(parts[2]);
    if (parts.front() == zenda_keys) return std::string(key.substr(zenda_keys.size() + 1));
    return {};
}

bool is_said(Language language, std::string_view key) {
    return knows(language, key) || knows(language, common_key(key));
}

std::string_view said(Language language, std::string_view key) {
    return sentence(language, knows(language, key) ? std::string(key) : common_key(key));
}

// Every name of an enum whose enumerators run from the first to the last given.
template <class Enum>
void expect_texts(std::string_view prefix, Enum last) {
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const auto key = std::string(prefix).append(name(static_cast<Enum>(i)));
        for (const Language each : all_languages) EXPECT_TRUE(is_said(each, key)) << key;
    }
}

template <class Check>
void for_each_key(Check check) {
    for (const Language language : all_languages) {
        for (const std::string_view key : keys(language)) check(language, key);
    }
}

void expect_edition(std::string_view name) {
    EXPECT_NE(std::ranges::find(pollyanna::editions, name, &pollyanna::Edition::name),
              pollyanna::editions.end())
        << name;
}

TEST(Language, IsNamedByItsCode) {
    EXPECT_EQ(parse_language("en"), Language::English);
    EXPECT_EQ(parse_language("es"), Language::Spanish);
    EXPECT_EQ(parse_language("EN"), std::nullopt);
    EXPECT_EQ(parse_language(""), std::nullopt);
}

TEST(Language, EveryFileOfTextsIsALanguage) {
    EXPECT_EQ(text_files().size(), all_languages.size());
    for (const auto& file : text_files()) EXPECT_TRUE(parse_language(file.name)) << file.name;
}

TEST(Say, FillsInTheWordsInBraces) {
    const Arguments thrown{{"seat", "Red"}, {"high", "6"}, {"low", "3"}, {"unused", "x"}};
    EXPECT_EQ(say(Language::English, "play.throws", thrown), "Red rolls 6 and 3.");
    EXPECT_EQ(say(Language::Spanish, "play.throws", thrown), "Red tira 6 y 3.");
    EXPECT_EQ(say(Language::Spanish, "seat.r"), "Rojo");
}

TEST(Say, LeavesBracesInArgumentsAlone) {
    EXPECT_EQ(say(Language::English, "play.saved", {{"file", "{file}"}}),
              "The game is saved in {file}.");
}

TEST(Say, TakesTheWordsOfTheEdition) {
    const auto home = [](std::string_view edition, Arguments arguments = {}) {
        return say(Language::English, "hint.reaches_home", arguments, edition);
    };
    EXPECT_EQ(home("pollyanna-1916"), "brings a piece to POLLYANNA");
    EXPECT_EQ(home("dixie-1952"), "brings a piece to DIXIE");
    EXPECT_EQ(home("pollyanna-1951"), "brings a piece to the Home Space");
    EXPECT_EQ(home(""), home("pollyanna-1951"));
    EXPECT_EQ(home("dixie-1952", {{"home", "bed"}}), "brings a piece to bed");
    EXPECT_EQ(say(Language::Spanish, "hint.reaches_home", {}, "dixie-1952"),
              "lleva una pieza a DIXIE");
}

TEST(Texts, EveryLineIsReadOnce) {
    for (const Language language : all_languages) {
        std::size_t sentences = 0;
        for (const std::string_view line : base::split(content(language), '\n')) {
            if (!line.empty() && line.front() != '#') ++sentences;
        }
        const auto all = keys(language);
        EXPECT_EQ(all.size(), sentences);
        EXPECT_EQ(std::ranges::adjacent_find(all), all.end()) << "a key stands twice";
    }
}

// The page has them from the same files.
TEST(Texts, AreWithoutThoseOfThePage) {
    for (const std::string_view key : keys(Language::English)) {
        EXPECT_FALSE(key.starts_with("page.") || key.starts_with("lesson.")) << key;
    }
}

// An own sentence of an edition or a game may be missing where the common one will do.
TEST(Texts, AreSaidAndHaveTheSameBracesInEveryLanguage) {
    for (const Language one : all_languages) {
        for (const std::string_view key : keys(one)) {
            const auto braces = placeholders(sentence(one, key));
            EXPECT_FALSE(braces.contains("")) << key;
            for (const Language other : all_languages) {
                ASSERT_TRUE(is_said(other, key)) << code(other) << " lacks " << key;
                EXPECT_EQ(placeholders(said(other, key)), braces) << key;
            }
        }
    }
}

TEST(Texts, RepeatNoCommonSentenceUnderAKeyOfAnEditionOrAGame) {
    for (const Language each : all_languages) {
        for (const std::string_view key : keys(each)) {
            const std::string common = common_key(key);
            if (!knows(each, common)) continue;
            EXPECT_NE(sentence(each, key), sentence(each, common)) << code(each) << ' ' << key;
        }
    }
}

TEST(Texts, AreNeverEmpty) {
    for (const Language language : all_languages) {
        for (const std::string_view key : keys(language)) {
            EXPECT_FALSE(base::trimmed(sentence(language, key)).empty()) << key;
        }
    }
}

TEST(Texts, TellEveryFaultAndEveryReason) {
    expect_texts("defect.", pollyanna::PositionFault::TwoSidesHome);
    expect_texts("why.", pollyanna::StepRefusal::ThrowPlayed);
    expect_texts("record.", game::RecordFault::TurnAfterPending);
    expect_texts("refused.", match::Error::NoDraw);
    expect_texts("damage.", match::DamageFault::ResultDiffers);
    expect_texts("zenda.defect.", zenda::PositionFault::ShownButNotWon);
    expect_texts("zenda.why.", zenda::StepRefusal::ThrowPlayed);
    expect_texts("board.defect.", zenda::BoardFault::TooTangled);
}

TEST(Texts, TellTheWordsOfEveryEdition) {
    for (const pollyanna::Edition& edition : pollyanna::editions) {
        for (const std::string_view word :
             {"name", "title", "home", "path", "entrance", "waiting", "start", "history", "year"}) {
            const auto key = std::string("edition.").append(edition.name) + "." + std::string(word);
            EXPECT_TRUE(is_said(Language::English, key)) << key;
        }
    }
}

// A word that an edition has of its own is the word for something that all have.
TEST(Texts, HaveAUsualWordForEveryOwnWordOfAnEdition) {
    for_each_key([](Language language, std::string_view key) {
        const auto parts = base::split(key, '.');
        if (parts.front() != "words" || parts.size() == 2) return;
        EXPECT_TRUE(knows(language, common_key(key))) << key;
        expect_edition(parts[1]);
    });
}

// So is a sentence.
TEST(Texts, HaveAUsualSentenceForEveryOwnSentenceOfAnEdition) {
    for_each_key([](Language language, std::string_view key) {
        const std::size_t slash = key.find('/');
        if (slash == std::string_view::npos) return;
        EXPECT_TRUE(knows(language, common_key(key))) << key;
        expect_edition(key.substr(0, slash));
    });
}

TEST(Say, AnEditionsOwnSentenceStandsBeforeTheUsualOne) {
    EXPECT_EQ(say(Language::English, "hint.makes_blockade", {}, "poleana"), "makes a tower");
    EXPECT_EQ(say(Language::Spanish, "hint.makes_blockade", {}, "poleana"), "hace una torre");
    EXPECT_EQ(say(Language::English, "hint.makes_blockade", {}, "dixie-1952"), "makes a Blockade");
}

TEST(Texts, NameThePiecesAndSeatsOfZenda) {
    for (const zenda::Seat seat : zenda::all_seats) {
        EXPECT_TRUE(knows(Language::English, std::string("zenda.seat.") + letter(seat)));
    }
    for (const zenda::Role role : zenda::all_roles) {
        for (const char* group : {"piece", "tell.set", "tell.goes", "tell.captures"}) {
            const auto key = std::string("zenda.") + group + "." + letter(role);
            EXPECT_TRUE(knows(Language::English, key)) << key;
        }
    }
}

TEST(Texts, CountThePiecesOfEverySeat) {
    for (const pollyanna::Seat seat : pollyanna::all_seats) {
        const std::string letter(1, pollyanna::letter(seat));
        EXPECT_TRUE(knows(Language::English, "seat." + letter));
        for (const char count : {'1', '2', '3', '4'}) {
            EXPECT_TRUE(knows(Language::English, "pieces." + letter + "." + count));
        }
    }
}

}  // namespace
}  // namespace parlor::language
