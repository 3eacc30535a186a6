// SPDX-License-Identifier: MIT
#include "protocols/engine_lines/session.h"

#include <cassert>
#include <cmath>

#include "base/numbers.h"
#include "base/words.h"
#include "computers/players/player.h"

namespace parlor::engine_lines {
namespace {

constexpr std::string_view level_option = "level";
constexpr std::string_view seed_option = "seed";

SessionAnswer refused(const MessageFault& fault) { return {.replies = {shortened(fault)}}; }
SessionAnswer refused(Problem problem, std::string_view part) {
    return refused(fault(problem, part));
}

// 0.4120: four digits behind the point.
std::string decimal(double chance) {
    constexpr long parts = 10000;
    const long rounded = std::lround(chance * static_cast<double>(parts));
    return std::to_string(rounded / parts) + '.' +
           std::to_string(parts + rounded % parts).substr(1);
}

// b=0.4120 r=0.5880
std::string chances_text(const Thought& thought) {
    std::string all;
    for (std::size_t i = 0; i < thought.chances.size(); ++i) {
        if (i > 0) all += ' ';
        all += thought.sides[i] + '=' + decimal(thought.chances[i]);
    }
    return all;
}

}  // namespace

Session::Session(const Setup& setup)
    : computers_(setup.games), version_(setup.version), level_(computers_.level_name(setup.level)) {
    assert(setup.level.empty() || !level_.empty());
    if (level_.empty()) level_ = computers_.levels().back();
}

SessionAnswer Session::answer(std::string_view line) {
    if (base::trimmed(line).empty()) return {};
    const auto command = parse_command(line);
    if (!command) return refused(command.error());
    return std::visit([this](const auto& each) { return this->take(each); }, *command);
}

SessionAnswer Session::take(const Hello& hello) const {
    if (hello.version != protocol_version) {
        return refused(Problem::UnknownVersion, std::to_string(hello.version));
    }
    return {.replies = introduction()};
}

std::vector<Reply> Session::introduction() const {
    Replies all{Identity{"name", "Parlor"}};
    if (!version_.empty()) all.emplace_back(Identity{"version", version_});
    for (const games::Game* game : computers_.games()) {
        for (const games::EditionCard& each : game->editions()) {
            all.emplace_back(
                PlayedGame{std::string(each.name), {each.switches.begin(), each.switches.end()}});
        }
    }
    for (const games::Game* game : computers_.games()) {
        if (const std::string board = game->board(); !board.empty()) {
            all.emplace_back(PlayedBoard{board});
        }
    }
    all.emplace_back(OfferedOption{std::string(level_option), level_, computers_.levels()});
    all.emplace_back(OfferedOption{std::string(seed_option), std::to_string(seed_), {}});
    all.emplace_back(Ready{});
    return all;
}

SessionAnswer Session::take(const SetOption& option) {
    if (option.name == level_option) {
        const std::string named = computers_.level_name(option.value);
        if (named.empty()) return refused(Problem::UnknownLevel, option.value);
        level_ = named;
    } else if (option.name == seed_option) {
        const auto seed = base::parse_unsigned(option.value);
        if (!seed) return refused(Problem::UnknownNumber, option.value);
        seed_ = *seed;
        thoughts_ = 0;
    } else {
        return refused(Problem::UnknownOption, option.name);
    }
    return {};
}

SessionAnswer Session::take(const NewGame&) {
    table_ = nullptr;
    thoughts_ = 0;
    return {};
}

SessionAnswer Session::take(const SetPosition& position) {
    auto opened = computers_.open(position.position);
    if (!opened) return refused(opened.error().front());
    table_ = std::move(*opened);
    return {};
}

SessionAnswer Session::take(const SetThrow& thrown) {
    if (!table_) return refused(Problem::NoPosition, "throw");
    const auto done = table_->throw_dice(thrown.thrown);
    if (done) return {};
    const match::Refused& why = done.error();
    const std::string named = why.reason.empty() ? std::string(name(why.error)) : why.reason;
    return refused({named, thrown.thrown});
}

SessionAnswer Session::take(const Go& go) const {
    if (!table_) return refused(Problem::NoPosition, "go");
    if (const auto why = Consultant::why_not(*table_)) return refused(*why);
    Go settled = go;
    settled.level = go.level.empty() ? level_ : computers_.level_name(go.level);
    if (settled.level.empty()) return refused(Problem::UnknownLevel, go.level);
    return {.thinking = settled};
}

std::vector<Reply> Session::think(const Go& go, const base::Stop& stop) {
    assert(table_);
    const base::Random random(seed_, players::choices_stream + thoughts_++);
    const Thought thought = computers_.best_play(*table_, {go.level, random}, stop);
    Replies all{Info{"after", thought.after}};
    if (!thought.chances.empty()) all.emplace_back(Info{"chances", chances_text(thought)});
    all.emplace_back(BestPlay{thought.play});
    return all;
}

}  // namespace parlor::engine_lines
