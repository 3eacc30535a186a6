// SPDX-License-Identifier: MIT
#include "online/server/site.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace parlor::server {
namespace {

const Site& site() {
    static const Site made(
        Files({{"/index.html", "<html>"},
               {"/sw.js", "worker"},
               {"/assets/a-1.js", "script"},
               {"/assets/a-1.js.br", "BR"},
               {"/assets/a-1.js.gz", "GZ"},
               {"/play/zenda/index.html", "{origin}/z.jpg {origin}"},
               {"/t/zenda/index.html", "{open}come{over}{names} won{end}: {origin}/z.jpg"},
               {"/assets/b-2.js", "other"},
               {"/assets/b-2.js.gz", "ZG"}}),
        R"({"status":"ok"})");
    return made;
}

HttpResponse ask(const HttpRequest& request) { return site().answer(request); }

// Empty: the answer has no such field.
std::string field(const HttpResponse& answer, std::string_view name) {
    const auto found = std::ranges::find(answer.fields, name, &Field::name);
    return found == answer.fields.end() ? "" : found->value;
}

TEST(Site, AnswersWithAFile) {
    const HttpResponse answer = ask({.target = "/"});
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.content(), "<html>");
    EXPECT_EQ(field(answer, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(field(answer, "Content-Encoding"), "");
    EXPECT_EQ(field(answer, "Vary"), "");
}

TEST(Site, OpensADoorForLinksThatAreSentToOthers) {
    const auto invitation = [](std::string_view target, std::string_view host,
                               bool is_secure = false) {
        const HttpResponse answer = ask({.target = target, .host = host, .is_secure = is_secure});
        EXPECT_EQ(field(answer, "Content-Type"), "text/html; charset=utf-8");
        return std::string(answer.content());
    };
    EXPECT_EQ(invitation("/play/zenda", "a.example"), "http://a.example/z.jpg http://a.example");
    EXPECT_EQ(invitation("/play/zenda/", "a.example:81", true),
              "https://a.example:81/z.jpg https://a.example:81");
    EXPECT_EQ(invitation("/t/zenda/k3f9x2m7qa4c", "[::1]"), "come: http://[::1]/z.jpg");
    EXPECT_EQ(invitation("/t/zenda/k3f9", R"("><script>)"), "come: /z.jpg");
    EXPECT_EQ(ask({.target = "/t/chess/k3f9"}).status, 404);
    EXPECT_EQ(ask({.target = "/t/k3f9"}).status, 404);
}

TEST(Site, NamesTheWinnersOfALinkedTable) {
    const auto invitation = [](std::string_view winners) {
        const HttpResponse answer =
            ask({.target = "/t/zenda/k3f9", .host = "a.example", .winners = winners});
        return std::string(answer.content());
    };
    EXPECT_EQ(invitation(""), "come: http://a.example/z.jpg");
    EXPECT_EQ(invitation("Ana"), "Ana won: http://a.example/z.jpg");
    EXPECT_EQ(invitation(R"(A & <b> ")"), "A &amp; &lt;b> &quot; won: http://a.example/z.jpg");
    EXPECT_EQ(linked_table("/t/zenda/k3f9"), "k3f9");
    for (const std::string_view other : {"/", "/t/zenda", "/play/zenda/k3f9", "/t/zenda/k3f9/x"})
        EXPECT_EQ(linked_table(other), "");
}

TEST(Site, ReadsWinnersFromARecord) {
    const std::string seats = "parlor record 1\nseat b: Ana\nseat g: Ben\nseat r:\nseat y: -\n";
    const auto winners = [&](std::string_view result) {
        return winners_in(seats + std::string(result) + "\n\n  1 b 5-1 pass\nresult: =b\n");
    };
    EXPECT_EQ(winners("result: =b"), "Ana");
    EXPECT_EQ(winners("result: =bg"), "Ana & Ben");
    EXPECT_EQ(winners("result: =r"), "");
    EXPECT_EQ(winners("result: =by"), "");
    EXPECT_EQ(winners("result: draw"), "");
    EXPECT_EQ(winners("result: unfinished"), "");
    EXPECT_EQ(winners_in(""), "");
}

TEST(Site, LetsBrowsersKeepWhatIsNamedByItsContentAndAskAboutTheRest) {
    EXPECT_EQ(field(ask({.target = "/assets/a-1.js"}), "Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(field(ask({.target = "/"}), "Cache-Control"), "no-cache");
    EXPECT_EQ(field(ask({.target = "/sw.js"}), "Cache-Control"), "no-cache");
    EXPECT_EQ(field(ask({.target = "/none.js"}), "Cache-Control"), "no-store");
}

TEST(Site, SendsTheSmallestFormThatTheBrowserReads) {
    const auto form = [](std::string_view target, std::string_view encodings) {
        const HttpResponse answer = ask({.target = target, .accept_encoding = encodings});
        EXPECT_EQ(field(answer, "Vary"), "Accept-Encoding");
        EXPECT_EQ(field(answer, "Content-Type"), "text/javascript; charset=utf-8");
        return field(answer, "Content-Encoding") + ":" + std::string(answer.content());
    };
    EXPECT_EQ(form("/assets/a-1.js", "gzip, deflate, br"), "br:BR");
    EXPECT_EQ(form("/assets/a-1.js", "gzip, br;q=0"), "gzip:GZ");
    EXPECT_EQ(form("/assets/a-1.js", ""), ":script");
    EXPECT_EQ(form("/assets/b-2.js", "br"), ":other");
    EXPECT_EQ(form("/assets/b-2.js", "br, gzip"), "gzip:ZG");
}

TEST(Site, SaysThatNothingChanged) {
    const std::string tag = field(ask({.target = "/"}), "ETag");
    ASSERT_FALSE(tag.empty());
    const HttpResponse answer = ask({.target = "/", .if_none_match = tag});
    EXPECT_EQ(answer.status, 304);
    EXPECT_EQ(answer.content(), "");
    EXPECT_EQ(field(answer, "ETag"), tag);
    EXPECT_EQ(field(answer, "Cache-Control"), "no-cache");
    EXPECT_EQ(ask({.target = "/", .if_none_match = R"("other")"}).status, 200);
}

TEST(Site, GivesEachFormItsOwnTag) {
    const std::string_view target = "/assets/a-1.js";
    const std::string plain = field(ask({.target = target}), "ETag");
    const std::string brotli = field(ask({.target = target, .accept_encoding = "br"}), "ETag");
    EXPECT_NE(plain, brotli);
    EXPECT_EQ(ask({.target = target, .accept_encoding = "br", .if_none_match = plain}).status, 200);
    EXPECT_EQ(ask({.target = target, .accept_encoding = "br", .if_none_match = brotli}).status,
              304);
}

TEST(Site, AnswersTheAddressOfAScreenWithThePage) {
    const std::string_view browser = "text/html,application/xhtml+xml,*/*;q=0.8";
    EXPECT_EQ(ask({.target = "/rules/pollyanna?lang=es", .accept = browser}).content(), "<html>");
    EXPECT_EQ(ask({.target = "/rules/pollyanna", .accept = "*/*"}).status, 404);
    EXPECT_EQ(ask({.target = "/rules/board.svg", .accept = browser}).status, 404);
    EXPECT_EQ(ask({.target = "/version.1/rules", .accept = browser}).status, 200);
}

TEST(Site, KnowsNoPathThatLeadsOut) {
    for (const std::string_view target :
         {"/../etc/passwd", "/assets/../../etc/passwd", "//etc/passwd", "/%2e%2e/etc/passwd",
          "/assets/..%2f..%2fetc/passwd", "/index.html/", "/assets/a-1.js.br"}) {
        EXPECT_EQ(ask({.target = target}).status, 404) << target;
    }
}

TEST(Site, TellsThatItIsWell) {
    const HttpResponse answer = ask({.target = "/health?now"});
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.content(), R"({"status":"ok"})");
    EXPECT_EQ(field(answer, "Content-Type"), "application/json");
    EXPECT_EQ(field(answer, "Cache-Control"), "no-store");
}

TEST(Site, IsOnlyRead) {
    for (const std::string_view method : {"POST", "PUT", "DELETE", "OPTIONS", "get", "BREW"}) {
        const HttpResponse answer = ask({.method = method, .target = "/"});
        EXPECT_EQ(answer.status, 405) << method;
        EXPECT_EQ(field(answer, "Allow"), "GET, HEAD");
    }
    EXPECT_EQ(ask({.method = "HEAD", .target = "/"}).content(), "<html>");
    EXPECT_EQ(ask({.target = "*"}).status, 400);
}

TEST(PlainAnswer, SaysWhatItsNumberMeans) {
    EXPECT_EQ(plain_response(404).content(), "404 Not Found\n");
    EXPECT_EQ(plain_response(431).content(), "431 Request Header Fields Too Large\n");
}

TEST(SecurityFields, AllowNoScriptFromElsewhereAndNoneWithinThePage) {
    const auto& fields = security_fields();
    const auto policy =
        std::ranges::find(fields, "Content-Security-Policy", &FixedField::name)->value;
    EXPECT_NE(policy.find("script-src 'self' 'wasm-unsafe-eval';"), std::string_view::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string_view::npos);
    EXPECT_EQ(policy.find('*'), std::string_view::npos);
}

}  // namespace
}  // namespace parlor::server
