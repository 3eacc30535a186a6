// SPDX-License-Identifier: MIT
#include "protocol/conversation.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <stdexcept>

#include "base/words.h"
#include "laboratory/subprocess.h"
#include "support/corpus.h"

namespace parlor::tests {
namespace {

namespace fs = std::filesystem;
using console::Clock;
using console::LineFault;
using laboratory::Subprocess;

constexpr auto longest_silence = std::chrono::seconds(120);  // far more than anything takes
constexpr std::size_t longest_line = 1 << 20;
constexpr std::array<std::string_view, 5> signs{"$", ">", "<", "<~", "<."};

void read_line(const std::string& file, int number, std::string_view line,
               std::vector<Conversation>& all) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string sign(line.substr(0, end));
    const std::string text(line.substr(std::min(end + 1, line.size())));
    const bool begins = sign == "$";
    const bool known = std::ranges::find(signs, sign) != signs.end();
    if (!known || (!begins && (all.empty() || all.back().file != file))) {
        throw std::runtime_error(file + ":" + std::to_string(number) + ": not of a conversation");
    }
    if (begins) {
        all.push_back({.file = file, .line = number, .program = text, .lines = {}});
    } else {
        all.back().lines.push_back({number, sign, text});
    }
}

// Words that name a file of the project become its path.
std::string command(std::string_view program) {
    std::string all;
    for (const std::string_view word : base::words(program)) {
        if (!all.empty()) all += ' ';
        const bool ours = word.starts_with("docs/") || word.starts_with("tests/");
        all +=
            word == "parlor" ? PARLOR_PROGRAM : (ours ? PARLOR_SOURCE "/" : "") + std::string(word);
    }
    return all;
}

std::string told(const base::Expected<std::string, LineFault>& line) {
    if (line) return "\"" + *line + "\"";
    switch (line.error()) {
        case LineFault::Slow: return "nothing";
        case LineFault::Ended: return "the end";
        case LineFault::TooLong: break;
    }
    return "a line without end";
}

// What is wrong with the program's next line; empty: nothing.
std::string judged(Subprocess& program, const Conversation::Line& expected) {
    const auto line = program.read(Clock::now() + longest_silence);
    const bool ended = !line && line.error() == LineFault::Ended;
    const bool good = expected.sign == "<." ? ended
                      : expected.sign == "<"
                          ? line && *line == expected.text
                          : line && std::regex_match(*line, std::regex(expected.text));
    return good ? "" : "came " + told(line) + " in place of " + expected.text;
}

}  // namespace

std::vector<Conversation> read_conversations() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(PARLOR_SOURCE "/tests/protocol")) {
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    std::vector<Conversation> all;
    for (const fs::path& path : files) {
        const std::string file = path.filename().string();
        const std::string text = read_project_file("tests/protocol/" + file);
        int number = 0;
        for (const std::string_view line : base::split(text, '\n')) {
            ++number;
            if (!line.empty() && !line.starts_with('#')) read_line(file, number, line, all);
        }
    }
    return all;
}

std::string difference(const Conversation& conversation) {
    setenv("PARLOR", PARLOR_PROGRAM, 1);  // for the examples
    const auto program = Subprocess::start(command(conversation.program), longest_line);
    if (!program) return program.error();
    for (const Conversation::Line& each : conversation.lines) {
        std::string wrong;
        if (each.sign != ">") {
            wrong = judged(**program, each);
        } else if (!(*program)->write(each.text, Clock::now() + longest_silence)) {
            wrong = "it does not listen";
        }
        if (!wrong.empty()) return std::to_string(each.number) + ": " + wrong;
    }
    const auto ending = (*program)->end(Clock::now() + longest_silence);
    if (!ending) return "it does not end";
    if (ending->by_signal || ending->number != 0) return "it ended badly";
    const auto more = (*program)->read(Clock::now() + longest_silence);
    return more ? "after the last line came " + told(more) : "";
}

}  // namespace parlor::tests
