// SPDX-License-Identifier: MIT
// The files of art/: what an editor can open, what the program can place, and no more than that.
#include "presentation/drawing/art.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "unit/presentation/drawing/drawn.h"

namespace parlor::drawing {
namespace {

using Attributes = std::map<std::string, std::string>;

struct Tag {
    std::string name;  // "/g" where it closes
    Attributes attributes;
};

const std::set<std::string> known_elements{"svg",  "g",       "path",     "circle", "ellipse",
                                           "rect", "polygon", "polyline", "line",   "text"};
// No id, no style: a drawing stands on one page with others. Classes: see `moved_by_the_page`.
const std::set<std::string> known_attributes{"d",
                                             "cx",
                                             "cy",
                                             "r",
                                             "rx",
                                             "ry",
                                             "x",
                                             "y",
                                             "x1",
                                             "y1",
                                             "x2",
                                             "y2",
                                             "width",
                                             "height",
                                             "points",
                                             "fill",
                                             "transform",
                                             "stroke",
                                             "fill-rule",
                                             "font-family",
                                             "stroke-width",
                                             "opacity",
                                             "font-size",
                                             "stroke-linejoin",
                                             "font-style",
                                             "font-weight",
                                             "stroke-linecap",
                                             "letter-spacing",
                                             "text-anchor"};

// The parts of a portrait that the page moves, each once in every face.
const std::set<std::string> moved_by_the_page{"brows", "eyes", "mouth"};

bool is_face(const std::filesystem::path& file) { return file.parent_path().filename() == "faces"; }

std::vector<std::filesystem::path> art_files() {
    std::vector<std::filesystem::path> all;
    for (const auto& each : std::filesystem::recursive_directory_iterator(PARLOR_SOURCE "/art")) {
        if (each.is_regular_file()) all.push_back(each.path());
    }
    return all;
}

std::string content(const std::filesystem::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator(stream), {}};
}

// Every tag in order; a failure for one that is not XML as we write it.
std::vector<Tag> tags(const std::string& markup) {
    static const std::regex tag(R"re(<(/?[a-z]+)((?: [a-z0-9A-Z-]+="[^"<>&]*")*)/?>)re");
    static const std::regex attribute(R"re( ([a-z0-9A-Z-]+)="([^"]*)")re");
    std::vector<Tag> all;
    for (auto at = markup.find('<'); at != std::string::npos; at = markup.find('<', at + 1)) {
        const std::string whole = markup.substr(at, markup.find('>', at) + 1 - at);
        std::smatch parts;
        if (!std::regex_match(whole, parts, tag)) {
            ADD_FAILURE() << "not a tag as we write them: " << whole;
            continue;
        }
        Tag found{.name = parts[1], .attributes = {}};
        const std::string given = parts[2];
        for (std::sregex_iterator each(given.begin(), given.end(), attribute), end; each != end;
             ++each) {
            EXPECT_TRUE(found.attributes.emplace((*each)[1], (*each)[2]).second) << whole;
        }
        all.push_back(std::move(found));
    }
    return all;
}

void expect_view_box(Attributes& root) {
    EXPECT_EQ(root["xmlns"], "http://www.w3.org/2000/svg");
    std::istringstream numbers(root["viewBox"]);
    std::array<double, 4> box{};
    for (double& each : box) numbers >> each;
    EXPECT_TRUE(numbers && numbers.eof()) << "viewBox: " << root["viewBox"];
    EXPECT_TRUE(box[2] > 0 && box[3] > 0) << "viewBox: " << root["viewBox"];
    root.erase("xmlns");
    root.erase("viewBox");
}

void expect_face(std::vector<Tag>& all) {
    std::multiset<std::string> classes;
    for (Tag& tag : all) {
        if (const auto found = tag.attributes.extract("class")) classes.insert(found.mapped());
    }
    EXPECT_TRUE(std::ranges::equal(classes, moved_by_the_page));
}

void expect_known(const Tag& tag) {
    static const std::regex colour("none|#[0-9a-f]{3}|#[0-9a-f]{6}");
    EXPECT_TRUE(known_elements.contains(tag.name)) << tag.name;
    for (const auto& [name, value] : tag.attributes) {
        EXPECT_TRUE(known_attributes.contains(name)) << tag.name << ' ' << name;
        if (name == "fill" || name == "stroke") {
            EXPECT_TRUE(std::regex_match(value, colour)) << value;
        }
    }
}

TEST(ArtFiles, AreWellFormedAndUseOnlyWhatTheProgramKnows) {
    const auto files = art_files();
    EXPECT_GE(files.size(), 29U);
    for (const auto& file : files) {
        SCOPED_TRACE(file.string());
        EXPECT_EQ(file.extension(), ".svg");
        const std::string markup = content(file);
        EXPECT_TRUE(is_balanced(markup));
        EXPECT_TRUE(markup.starts_with("<svg ") && markup.ends_with("</svg>\n"));
        EXPECT_EQ(count_of("<svg", markup), 1);
        EXPECT_EQ(markup.find(")embedded\""), std::string::npos);
        std::vector<Tag> all = tags(markup);
        ASSERT_FALSE(all.empty());
        expect_view_box(all.front().attributes);
        if (is_face(file)) expect_face(all);
        for (const Tag& each : all) {
            if (!each.name.starts_with('/')) expect_known(each);
        }
    }
}

TEST(Artwork, IsWhatIsWithinTheFile) {
    constexpr std::array<base::EmbeddedFile, 2> files{{
        {"dot",
         "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 2 2\">\n<circle "
         "r=\"1\"/>\n</svg>\n"},
        {"line", "<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 1 1\"><path d=\"M0 0H1\"/></svg>"},
    }};
    EXPECT_EQ(artwork(files, "dot"), "<circle r=\"1\"/>\n");
    EXPECT_EQ(artwork(files, "line"), "<path d=\"M0 0H1\"/>");
}

TEST(Artwork, IsRepaintedAllAtOnce) {
    constexpr Colour red = rgb(0xaa0000);
    constexpr Colour blue = rgb(0x0000aa);
    constexpr std::array<Repaint, 2> swap{{{red, blue}, {blue, red}}};
    EXPECT_EQ(repainted(R"(<g fill="#aa0000" stroke="#0000aa"><path fill="#000"/></g>)", swap),
              R"(<g fill="#0000aa" stroke="#aa0000"><path fill="#000"/></g>)");
    EXPECT_EQ(repainted("#00aa00 #aa00", swap), "#00aa00 #aa00");
}

}  // namespace
}  // namespace parlor::drawing
