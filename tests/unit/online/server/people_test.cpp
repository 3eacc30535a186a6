// SPDX-License-Identifier: MIT
#include "online/server/people.h"

#include <gtest/gtest.h>

#include <chrono>

namespace parlor::server {
namespace {

constexpr std::int64_t seconds_at(std::chrono::sys_seconds time) {
    return time.time_since_epoch().count();
}

constexpr std::int64_t now = 1'800'000'000;
constexpr std::int64_t day = 24 * 3600;
constexpr std::string_view player = "abcdefghjkmnpqrs";
const Session session{std::string(player)};
const std::int64_t shipped = seconds_at(plain_cookie_signed_before);
const std::int64_t migrated = seconds_at(plain_cookie_end);

crypto::Key key_of(std::uint8_t number) {
    crypto::Key key{};
    key.fill(number);
    return key;
}

Cookies cookies(std::int64_t time = now, std::vector<crypto::Key> keys = {key_of(1)}) {
    return {std::move(keys), time};
}

TEST(Cookies, NameWhoeverHasThem) {
    const auto read = cookies().read(cookies().token(session));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->session.player, player);
    EXPECT_FALSE(read->needs_cookie);
    const std::string field = "theme=dark; parlor=" + cookies().token(session) + "; other=1";
    EXPECT_EQ(cookies().visitor(field, false).session.player, player);
    EXPECT_FALSE(cookies().visitor(field, false).needs_cookie);
}

TEST(Cookies, MakeAGuestOfWhoeverHasNone) {
    const Visitor first = cookies().visitor("", false);
    const Visitor second = cookies().visitor("parlor=; xparlor=" + cookies().token(session), false);
    EXPECT_EQ(first.session.player.size(), player.size());
    EXPECT_TRUE(first.needs_cookie);
    EXPECT_TRUE(second.needs_cookie);
    EXPECT_NE(first.session.player, second.session.player);
    EXPECT_NE(second.session.player, player);
}

TEST(Cookies, CannotBeMadeByOthers) {
    const std::string token = cookies().token(session);
    for (std::size_t i = 0; i < token.size(); ++i) {
        std::string forged = token;
        forged[i] = forged[i] == 'b' ? 'c' : 'b';
        EXPECT_FALSE(cookies().read(forged)) << forged;
        EXPECT_FALSE(cookies().read(token.substr(0, i)));
    }
    EXPECT_FALSE(cookies().read(token + "0"));
    EXPECT_FALSE(cookies(now, {key_of(2)}).read(token));
}

TEST(Cookies, OfAnOlderKeyAreSignedAnew) {
    const std::string token = cookies().token(session);
    const auto read = cookies(now, {key_of(2), key_of(1)}).read(token);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->session.player, player);
    EXPECT_TRUE(read->needs_cookie);
    const std::string anew = cookies(now, {key_of(2), key_of(1)}).token(session);
    EXPECT_FALSE(cookies(now, {key_of(2)}).read(anew)->needs_cookie);
}

TEST(Cookies, GrowOldAndAreSignedAnewBefore) {
    const std::string token = cookies().token(session);
    EXPECT_FALSE(cookies(now + day).read(token)->needs_cookie);
    EXPECT_TRUE(cookies(now + day + 1).read(token)->needs_cookie);
    EXPECT_TRUE(cookies(now + 400 * day).read(token));
    EXPECT_FALSE(cookies(now + 400 * day + 1).read(token));
}

// And are not signed again by a clock that may be the wrong one: when it is set right, what it has
// signed could be too old.
TEST(Cookies, AreGoodWhenTheClockIsSetBack) {
    const std::string token = cookies().token(session);
    for (const std::int64_t time : {now - 1, now - 3601, now - 1000 * day, std::int64_t{0}}) {
        const auto read = cookies(time).read(token);
        ASSERT_TRUE(read) << time;
        EXPECT_EQ(read->session.player, player);
        EXPECT_FALSE(read->needs_cookie) << time;
    }
}

TEST(Cookies, ThatAreNoneAreNotRead) {
    const std::string name(player);
    const std::vector<std::string> broken{"",
                                          ".",
                                          "..",
                                          "...",
                                          name,
                                          name + "..",
                                          name + ".1.",
                                          name + ".-1.00",
                                          name + ".9223372036854775808.00",
                                          name + ".18446744073709551615.00",
                                          name + ".99999999999999999999.00",
                                          "a.1.00",
                                          std::string(5000, '.'),
                                          std::string(16, '\0') + ".1.00",
                                          std::string("\xff\xfe=\x80")};
    for (const std::string& each : broken) {
        EXPECT_FALSE(cookies().read(each)) << each;
        EXPECT_TRUE(cookies().visitor("parlor=" + each, false).needs_cookie);
        EXPECT_TRUE(cookies().visitor(each, false).needs_cookie);
    }
}

TEST(Cookies, TellTheEpochOfTheirSession) {
    const Session later{std::string(player), 7};
    const std::string token = cookies().token(later);
    EXPECT_EQ(cookies().read(token)->session.epoch, 7);
    EXPECT_EQ(cookies().read(cookies().token(session))->session.epoch, 0);
    std::string forged = token;
    forged.replace(forged.find(".7."), 3, ".8.");
    EXPECT_FALSE(cookies().read(forged));
    forged.replace(forged.find(".8."), 3, ".");
    EXPECT_FALSE(cookies().read(forged));
}

TEST(Cookies, OfASessionThatHasEndedNameNobody) {
    const auto store = *store::open("memory:");
    const std::string cookie = "parlor=" + cookies().token(session);
    EXPECT_EQ(identify(*store, cookies(), {cookie})->player.id, player);
    ASSERT_TRUE(store->change({.id = std::string(player), .ends_sessions = true}));
    const auto stranger = identify(*store, cookies(), {cookie});
    EXPECT_NE(stranger->player.id, player);
    EXPECT_TRUE(stranger->needs_cookie);
    const std::string newer = "parlor=" + cookies().token({std::string(player), 1});
    EXPECT_EQ(identify(*store, cookies(), {newer})->player.id, player);
}

TEST(Cookies, AreKeptFromScriptsAndOtherSites) {
    const std::string field = cookies().field(session, false);
    EXPECT_TRUE(field.starts_with("parlor=" + cookies().token(session) + ";"));
    for (const std::string_view each : {"; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age="}) {
        EXPECT_NE(field.find(each), std::string::npos) << each;
    }
    EXPECT_EQ(field.find("Secure"), std::string::npos);
    EXPECT_TRUE(cookies().field(session, true).ends_with("; Secure"));
}

TEST(Cookies, BelongToTheHostAloneOverTls) {
    EXPECT_TRUE(cookies().field(session, true).starts_with("__Host-parlor="));
    const std::string token = cookies().token(session);
    const Visitor known = cookies().visitor("__Host-parlor=" + token, true);
    EXPECT_EQ(known.session.player, player);
    EXPECT_FALSE(known.needs_cookie);
    EXPECT_NE(cookies().visitor("__Host-parlor=" + token, false).session.player, player);
}

TEST(Cookies, OfThePlainNameAreAcceptedOverTlsUntilTheMigrationEnds) {
    const std::string old = cookies(shipped - 1).token(session);
    const Visitor before = cookies(migrated - 1).visitor("parlor=" + old, true);
    EXPECT_EQ(before.session.player, player);
    EXPECT_TRUE(before.needs_cookie);
    const Visitor after = cookies(migrated).visitor("parlor=" + old, true);
    EXPECT_NE(after.session.player, player);
    EXPECT_TRUE(after.needs_cookie);
    const Visitor secure = cookies(migrated).visitor("__Host-parlor=" + old, true);
    EXPECT_EQ(secure.session.player, player);
    const std::string fresh = cookies(migrated).token(session);
    const Visitor without_tls = cookies(migrated).visitor("parlor=" + fresh, false);
    EXPECT_EQ(without_tls.session.player, player) << "without TLS nothing changes";
}

// A sibling host can plant a cookie that the attacker has just been given.
TEST(Cookies, OfThePlainNameAreRefusedOverTlsIfSignedSince) {
    const Session attacker{"tttttttttttttttt"};
    const std::string planted = "parlor=" + cookies(shipped).token(attacker);
    EXPECT_NE(cookies().visitor(planted, true).session.player, attacker.player);
    const std::string old = "parlor=" + cookies(shipped - 1).token(session);
    EXPECT_EQ(cookies().visitor(planted + "; " + old, true).session.player, player);
}

TEST(Cookies, OfThePlainNameNeverWinOverOneOfTheHost) {
    const Session attacker{"tttttttttttttttt"};
    const std::string planted = "parlor=" + cookies(shipped - 1).token(attacker);
    const std::string own = "__Host-parlor=" + cookies().token(session);
    EXPECT_EQ(cookies().visitor(planted + "; " + own, true).session.player, player);
    const Visitor broken = cookies().visitor(planted + "; __Host-parlor=broken", true);
    EXPECT_NE(broken.session.player, attacker.player);
}

TEST(CookieKeys, AreMadeOnceAndReadFromThenOn) {
    const auto store = *store::open("memory:");
    const auto made = cookie_keys(*store);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->size(), 1);
    EXPECT_EQ(*cookie_keys(*store), *made);
    const std::string both = crypto::hex(key_of(2)) + ',' + crypto::hex(key_of(1));
    ASSERT_TRUE(store->replace_setting(store::cookie_keys_setting, both));
    EXPECT_EQ(*cookie_keys(*store), (std::vector{key_of(2), key_of(1)}));
    ASSERT_TRUE(store->replace_setting(store::cookie_keys_setting, "nonsense"));
    EXPECT_EQ(cookie_keys(*store).error().fault, store::StoreFault::Damaged);
}

}  // namespace
}  // namespace parlor::server
