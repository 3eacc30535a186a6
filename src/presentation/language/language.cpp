// SPDX-License-Identifier: MIT
#include "presentation/language/language.h"

#include <algorithm>
#include <cassert>

#include "base/words.h"
#include "presentation/language/text_files.h"

namespace parlor::language {
namespace {

struct Entry {
    std::string_view key;
    std::string_view sentence;
};
using Table = std::vector<Entry>;  // sorted by key

Table parse(std::string_view content) {
    Table table;
    for (const std::string_view each : base::split(content, '\n')) {
        const std::string_view line = base::trimmed(each);
        if (line.empty() || line.front() == '#') continue;
        const std::size_t sign = line.find(" = ");
        assert(sign != std::string_view::npos);
        table.push_back({line.substr(0, sign), line.substr(sign + 3)});
    }
    std::ranges::sort(table, {}, &Entry::key);
    return table;
}

Table load(Language language) {
    const auto files = text_files();
    const auto file = std::ranges::find(files, code(language), &base::EmbeddedFile::name);
    assert(file != files.end());
    return parse(file->content);
}

const Table& table(Language language) {
    static const std::array<Table, all_languages.size()> tables = [] {
        std::array<Table, all_languages.size()> all;
        std::ranges::transform(all_languages, all.begin(), load);
        return all;
    }();
    return tables[static_cast<std::size_t>(language)];
}

const Entry* find(Language language, std::string_view key) {
    const Table& entries = table(language);
    const auto found = std::ranges::lower_bound(entries, key, {}, &Entry::key);
    return found != entries.end() && found->key == key ? &*found : nullptr;
}

std::string_view word(Language language, std::string_view edition, std::string_view name) {
    const std::string usual = "words.";
    const Entry* own = find(language, (usual + std::string(edition)).append(".").append(name));
    const Entry* found = own != nullptr ? own : find(language, usual + std::string(name));
    assert(found != nullptr && "every word in braces is an argument or a word of the edition");
    return found == nullptr ? std::string_view() : found->sentence;
}

// One pass from left to right: braces in an argument stay as they are.
template <class Value>
std::string filled(std::string_view sentence, Value value) {
    std::string all;
    for (;;) {
        const std::size_t open = sentence.find('{');
        const std::size_t close = sentence.find('}', open);
        all += sentence.substr(0, open);
        if (close == std::string_view::npos) return all;
        all += value(sentence.substr(open + 1, close - open - 1));
        sentence.remove_prefix(close + 1);
    }
}

}  // namespace

std::optional<Language> parse_language(std::string_view code) {
    for (const Language each : all_languages) {
        if (language::code(each) == code) return each;
    }
    return std::nullopt;
}

std::string say(Language language, std::string_view key, Arguments arguments,
                std::string_view edition) {
    const Entry* own =
        edition.empty() ? nullptr : find(language, std::string(edition).append("/").append(key));
    const Entry* entry = own != nullptr ? own : find(language, key);
    assert(entry != nullptr);
    if (entry == nullptr) return std::string(key);
    return filled(entry->sentence, [&](std::string_view name) -> std::string_view {
        for (const auto& [each, text] : arguments) {
            if (each == name) return text;
        }
        return word(language, edition, name);
    });
}

bool knows(Language language, std::string_view key) { return find(language, key) != nullptr; }

std::vector<std::string_view> keys(Language language) {
    std::vector<std::string_view> all;
    for (const Entry& each : table(language)) all.push_back(each.key);
    return all;
}

}  // namespace parlor::language
