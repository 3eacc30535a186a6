// SPDX-License-Identifier: MIT
#include "cli/common.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

#include "game/plain.h"

namespace parlor::cli {

using language::Language;
using language::say;
using pollyanna::Defect;
using pollyanna::Defects;

Language language_of_environment() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        return std::string_view(value).starts_with("es") ? Language::Spanish : Language::English;
    }
    return Language::English;
}

void complain(std::string_view sentence) {
    fmt::print(stderr, "parlor: {}\n", game::plain(sentence));
}

void complain_of(std::string_view sentence, std::string_view name) {
    complain(fmt::format("{} ({})", sentence, name));
}

std::string sentence(Language language, const Defect& defect) {
    const auto key = std::string("defect.").append(name(defect.fault));
    return say(language, key, {{"part", defect.part}});
}

void complain(Language language, const Defects& defects) {
    for (const Defect& each : defects) {
        complain_of(sentence(language, each), name(each.fault));
    }
}

std::optional<pollyanna::PositionText> read_position(Language language, std::string_view text) {
    auto read = pollyanna::parse_position(text);
    if (read) return *read;
    complain(language, read.error());
    return std::nullopt;
}

std::optional<ThrownPosition> read_thrown_position(Language language, std::string_view text) {
    const auto read = read_position(language, text);
    if (!read) return std::nullopt;
    if (read->thrown) return ThrownPosition{read->position, *read->thrown};
    const bool over = !winners(read->position).empty();
    complain_of(say(language, over ? "cli.game_over" : "cli.needs_throw"),
                over ? "game_over" : "not_thrown");
    return std::nullopt;
}

std::optional<pollyanna::Position> read_open_position(Language language, std::string_view text) {
    const auto read = read_position(language, text);
    if (!read) return std::nullopt;
    if (!read->thrown) return read->position;
    complain_of(say(language, "cli.already_thrown", {{"thrown", pollyanna::text(*read->thrown)}}),
                "already_thrown");
    return std::nullopt;
}

}  // namespace parlor::cli
