// SPDX-License-Identifier: MIT
#include "online/server/http_text.h"

#include <gtest/gtest.h>

namespace parlor::server {
namespace {

TEST(ContentType, IsKnownByTheEnding) {
    EXPECT_EQ(content_type("/index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(content_type("/assets/parlor-1a2b.wasm"), "application/wasm");
    EXPECT_EQ(content_type("/sw.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("/icon.svg"), "image/svg+xml");
    EXPECT_EQ(content_type("/manifest.webmanifest"), "application/manifest+json");
    EXPECT_EQ(content_type("/html"), "application/octet-stream");
}

TEST(PathOf, LeavesOutWhatIsNoPath) {
    EXPECT_EQ(path_of("/"), "/");
    EXPECT_EQ(path_of("/rules?edition=1916"), "/rules");
    EXPECT_EQ(path_of("/?"), "/");
    EXPECT_EQ(path_of("http://localhost:8080/rules?x"), "/rules");
    EXPECT_EQ(path_of("http://localhost"), "/");
    EXPECT_EQ(path_of("*"), std::nullopt);
    EXPECT_EQ(path_of("rules"), std::nullopt);
    EXPECT_EQ(path_of(""), std::nullopt);
}

TEST(HostName, LeavesOutThePort) {
    EXPECT_EQ(host_name("Games.local:8080"), "games.local");
    EXPECT_EQ(host_name("localhost"), "localhost");
    EXPECT_EQ(host_name("192.168.1.7:80"), "192.168.1.7");
    EXPECT_EQ(host_name("[::1]:8080"), "::1");
    EXPECT_EQ(host_name("[::1"), "::1");
    EXPECT_EQ(host_name("["), "");
    EXPECT_EQ(host_name(":8080"), "");
}

TEST(Accepts, ReadsAListWithItsWeights) {
    EXPECT_TRUE(accepts("gzip, deflate, br", "br"));
    EXPECT_TRUE(accepts("br;q=0.1", "br"));
    EXPECT_TRUE(accepts("GZIP", "gzip"));
    EXPECT_TRUE(accepts(" gzip ; q=1.000 ,x", "gzip"));
    EXPECT_TRUE(accepts("text/html,application/xhtml+xml;q=0.9,*/*;q=0.8", "text/html"));
}

TEST(Accepts, NeitherPartsOfWordsNorWhatIsRefused) {
    EXPECT_FALSE(accepts("", "br"));
    EXPECT_FALSE(accepts("brx", "br"));
    EXPECT_FALSE(accepts("x-br", "br"));
    EXPECT_FALSE(accepts("br;q=0", "br"));
    EXPECT_FALSE(accepts("gzip, br; q=0.000", "br"));
    EXPECT_FALSE(accepts("*/*", "text/html"));
}

TEST(KnowsTag, ComparesWholeTagsOfAList) {
    EXPECT_TRUE(knows_tag(R"("a")", R"("a")"));
    EXPECT_TRUE(knows_tag(R"("b", W/"a")", R"("a")"));
    EXPECT_TRUE(knows_tag("*", R"("a")"));
    EXPECT_FALSE(knows_tag("", R"("a")"));
    EXPECT_FALSE(knows_tag("a", R"("a")"));
    EXPECT_FALSE(knows_tag(R"("a-br")", R"("a")"));
}

}  // namespace
}  // namespace parlor::server
