// SPDX-License-Identifier: MIT
#include "programs/cli/common.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <exception>

#include "base/plain.h"

namespace parlor::cli {

using language::Language;
using match::Due;

std::optional<int> run_guarded(int (*program)(int count, char** arguments), int count,
                               char** arguments) {
    try {
        const int code = program(count, arguments);
        if (std::fflush(stdout) == 0) return code;
        complain("the standard output cannot be written");
    } catch (const std::exception& failure) {
        complain(failure.what());
    }
    return std::nullopt;
}

Language language_of_environment() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        return std::string_view(value).starts_with("es") ? Language::Spanish : Language::English;
    }
    return Language::English;
}

void complain(std::string_view sentence) {
    fmt::print(stderr, "parlor: {}\n", base::plain(sentence));
}

void complain_of(std::string_view sentence, std::string_view name) {
    complain(fmt::format("{} ({})", sentence, name));
}

void complain(Language language, const games::Game& game, const match::TextFaults& faults) {
    const sentences::Voice voice = game.teller().voice(language);
    for (const match::TextFault& each : faults) complain_of(voice.fault(each), each.name);
}

Table read_table(Language language, const games::Game& game, std::string_view text) {
    auto opened = game.open(text);
    if (opened) return std::move(*opened);
    complain(language, game, opened.error());
    return nullptr;
}

Table read_playing_table(Language language, const games::Game& game, std::string_view text) {
    Table table = read_table(language, game, text);
    if (!table) return nullptr;
    const sentences::Voice voice = game.teller().voice(language);
    if (table->due() == Due::Over) {
        complain_of(voice.say("cli.game_over"), "game_over");
    } else if (table->due() == Due::Throw) {
        complain_of(voice.own("cli.needs_throw"), "not_thrown");
    } else {
        return table;
    }
    return nullptr;
}

Table read_open_table(Language language, const games::Game& game, std::string_view text) {
    Table table = read_table(language, game, text);
    if (!table || table->due() == Due::Throw || table->due() == Due::Over) return table;
    const sentences::Voice voice = game.teller().voice(language);
    if (table->due() == Due::Set) {
        complain_of(voice.say("refused.not_set_up"), "not_set_up");
    } else {
        complain_of(voice.own("cli.already_thrown", {{"thrown", table->thrown_text()}}),
                    "already_thrown");
    }
    return nullptr;
}

}  // namespace parlor::cli
