// SPDX-License-Identifier: MIT
// What one store keeps, moved into another of another kind.
#include "protocols/online_json/export_json.h"

#include "base/words.h"
#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using store::Phase;

std::string exported(store::Store& store) {
    std::string lines;
    EXPECT_TRUE(online_json::export_lines(store, [&](std::string_view line) { lines += line; }));
    return lines;
}

base::Expected<online_json::Imported, online_json::ImportError> imported(store::Store& store,
                                                                         std::string_view lines) {
    online_json::Importer importer(store);
    if (lines.ends_with('\n')) lines.remove_suffix(1);
    for (const std::string_view line : base::split(lines, '\n')) {
        if (auto taken = importer.take(line); !taken) return base::unexpected(taken.error());
    }
    return importer.finish();
}

void fill(store::Store& store) {
    EXPECT_TRUE(store
                    .keep({.id = "p1",
                           .name = "Ana ñ \"\\",
                           .account = "Ana",
                           .passphrase = "$argon2id$",
                           .link = "d19e57",
                           .made = 1790000000123,
                           .seen = -1})
                    .value());
    EXPECT_TRUE(store.keep({.id = "p2", .name = "guest"}).value());
    EXPECT_TRUE(store.replace_setting(store::cookie_keys_setting, "abc,def"));
    EXPECT_EQ(store
                  .enter({.day = "2026-11-20",
                          .edition = "poleana",
                          .player = "p2",
                          .digest = "d1",
                          .points = 2,
                          .turns = 81,
                          .accuracy = -1,
                          .luck = -40,
                          .at = 1790000000123})
                  .value(),
              store::DuelOutcome::Entered);
    EXPECT_TRUE(store
                    .keep(store::PuzzleRating{.puzzle = "ca8fz",
                                              .rating = 1'463'100,
                                              .deviation = 92'500,
                                              .volatility = 9'998,
                                              .attempts = 1})
                    .value());
    EXPECT_TRUE(
        store.keep(store::PuzzleAttempt{.player = "p2", .puzzle = "ca8fz", .at = 1790000000123})
            .value());
    store::Write write = events("k3f9", 1, {R"({"seq":1,"text":"a\nb"})", "{}"});
    write.secret = "5ec2e7";
    write.record = "[game \"zenda\"]\nline\n";
    write.listing = store::Listing{.phase = Phase::Over,
                                   .is_public = true,
                                   .changed = 1790000000123,
                                   .players = {"p1", "p2"},
                                   .awaited = "p2",
                                   .card = R"({"card":1})"};
    std::vector<store::Write> writes{write};
    for (int i = 0; i < 300; ++i) {
        writes.push_back(events("m" + std::to_string(i), 1, std::vector<std::string>(50, "{}")));
    }
    written(store, writes);
}

class Export : public AnyStore {};

TEST_P(Export, IsTheSameInEveryKindOfStore) {
    const TemporaryFolder folder;
    const auto from = store::open(folder.file("from.db")).value();
    fill(*from);
    const std::string lines = exported(*from);
    const auto into = opened();
    const auto done = imported(*into, lines);
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(done->tables, 301U);
    EXPECT_EQ(done->players, 2U);
    EXPECT_EQ(done->skipped, 0U);
    EXPECT_EQ(exported(*into), lines);
    EXPECT_EQ(into->player_of_account("ana").value()->name, "Ana ñ \"\\");
    EXPECT_EQ(into->setting(store::cookie_keys_setting).value(), "abc,def");
    const auto back = store::open(folder.file("back.db")).value();
    ASSERT_TRUE(imported(*back, exported(*into)).has_value());
    EXPECT_EQ(exported(*back), lines);
}

TEST_P(Export, LeavesWhatIsThereAlone) {
    const TemporaryFolder folder;
    const auto from = store::open(folder.file("from.db")).value();
    fill(*from);
    const auto into = opened();
    written(*into, {events("k3f9", 1, {"another table"})});
    EXPECT_TRUE(into->keep({.id = "p9", .account = "ANA"}).value());
    EXPECT_TRUE(into->replace_setting(store::cookie_keys_setting, "own"));
    const auto done = imported(*into, exported(*from));
    ASSERT_TRUE(done.has_value());
    EXPECT_EQ(done->skipped, 2U);
    EXPECT_EQ(log_of(*into, "k3f9"), std::vector<std::string>{"another table"});
    EXPECT_EQ(into->player_of_account("ana").value()->id, "p9");
    EXPECT_EQ(into->setting(store::cookie_keys_setting).value(), "own");
}

INSTANTIATE_TEST_SUITE_P(Stores, Export, every_store, named);

TEST(BadExport, IsRefusedWithTheLine) {
    const auto store = store::open("memory:").value();
    const std::string head = "{\"parlor_export\":1}\n";
    const std::vector<std::pair<std::string, std::uint64_t>> cases{
        {"", 1},
        {"{}", 1},
        {"{\"parlor_export\":2}", 1},
        {head + "no json", 2},
        {head + "[]", 2},
        {head + "{\"player\":\"p1\"}", 2},
        {head + "{\"cookie_keys\":\"a\"}\n{\"table\":7}", 3},
        {head + "{\"unknown\":7}", 2}};
    for (const auto& [lines, number] : cases) {
        const auto done = imported(*store, lines);
        ASSERT_FALSE(done.has_value()) << lines;
        ASSERT_TRUE(std::holds_alternative<online_json::BadLine>(done.error())) << lines;
        EXPECT_EQ(std::get<online_json::BadLine>(done.error()).number, number) << lines;
    }
    EXPECT_EQ(store->counts().value().tables, 0U);
}

}  // namespace
}  // namespace parlor::tests
