// SPDX-License-Identifier: MIT
#include "online/server/site.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "support/program.h"

namespace parlor::server {
namespace {

using tests::TemporaryFolder;
using tests::write_text;

TEST(Files, AreReadWithTheCompressedOnesBesideThem) {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.file("assets/deep"));
    write_text(folder.file("index.html"), "<p>");
    write_text(folder.file("assets/deep/a.js"), "let a");
    write_text(folder.file("assets/deep/a.js.br"), "B");
    write_text(folder.file("assets/deep/a.js.gz"), "G");
    const auto files = Files::read(folder.file(""));
    ASSERT_TRUE(files);
    const File* script = files->find("/assets/deep/a.js");
    ASSERT_NE(script, nullptr);
    EXPECT_EQ(script->plain, "let a");
    EXPECT_EQ(script->brotli, "B");
    EXPECT_EQ(script->gzip, "G");
    EXPECT_TRUE(script->is_lasting);
    EXPECT_FALSE(files->index().is_lasting);
    EXPECT_EQ(files->find("/assets/deep/a.js.br"), nullptr);
}

TEST(Files, AreFoundByTheirPathAndInNoOtherWay) {
    const Files files({{"/index.html", "page"}, {"/rules/index.html", "rules"}});
    EXPECT_EQ(files.find("/")->plain, "page");
    EXPECT_EQ(files.find("/index.html")->plain, "page");
    EXPECT_EQ(files.find("/rules/")->plain, "rules");
    EXPECT_EQ(files.find(""), nullptr);
    EXPECT_EQ(files.find("/rules"), nullptr);
    EXPECT_EQ(files.find("//"), nullptr);
    EXPECT_EQ(files.find("/rules/../index.html"), nullptr);
    EXPECT_EQ(files.find("/../index.html"), nullptr);
}

TEST(Files, HaveTagsThatTellContentsApart) {
    const Files files({{"/index.html", "a"}, {"/b", "b"}, {"/same", "a"}, {"/empty", ""}});
    EXPECT_EQ(files.find("/same")->tag, files.index().tag);
    EXPECT_NE(files.find("/b")->tag, files.index().tag);
    EXPECT_EQ(files.find("/empty")->tag.size(), 16U);
}

TEST(Files, WantAPage) {
    const TemporaryFolder folder;
    write_text(folder.file("readme.txt"), "no page");
    const auto files = Files::read(folder.file(""));
    ASSERT_FALSE(files);
    EXPECT_EQ(files.error().fault, FilesError::Fault::NoPage);
    EXPECT_EQ(Files::read("/no/such/folder").error().path, "/no/such/folder");
    EXPECT_EQ(name(files.error().fault), "no_page");
}

}  // namespace
}  // namespace parlor::server
