// SPDX-License-Identifier: MIT
#include "cli/explain.h"

#include <fmt/format.h>

#include "base/words.h"
#include "cli/common.h"
#include "cli/words.h"
#include "match/match.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

void print_row(const Voice& voice, std::string_view key, std::string_view value) {
    fmt::print("{:<10}{}\n", voice.say(key), value);
}

// "P54": in the rules; "Q14": in the rulings.
std::string where_to_read(std::string_view rule) {
    const bool ruling = rule.starts_with('Q');
    std::string anchor(rule);
    anchor.front() = ruling ? 'q' : 'p';
    return fmt::format("docs/rules/{}.md#{}", ruling ? "rulings" : "pollyanna", anchor);
}

void print_rules(const Voice& voice, std::string_view rules) {
    print_row(voice, "explain.rules", rules);
    for (const std::string_view rule : base::words(rules)) {
        print_row(voice, "explain.read", where_to_read(rule));
    }
}

int refuse(const Voice& voice, const StepText& tried, std::string_view step, const WhyNot& why) {
    fmt::print("{}\n", voice.say("explain.no", {{"step", std::string(step)},
                                                {"name", std::string(name(why.reason))}}));
    fmt::print("{}\n", voice.reason(tried, why));
    std::vector<std::string> spaces;
    for (const Space each : why.spaces) spaces.push_back(text(each));
    if (!spaces.empty()) {
        print_row(voice, "explain.spaces", fmt::format("{}", fmt::join(spaces, " ")));
    }
    if (!why.pieces.empty()) print_row(voice, "explain.pieces", voice.pieces(why.pieces));
    print_rules(voice, rule_numbers(why.reason));
    return exit_no;
}

void print_choices(const Voice& voice, std::string_view key, const match::Match& match) {
    std::vector<std::string> next;
    for (const Step& each : match.choices()) next.push_back(text(each));
    if (next.empty()) next.push_back(voice.say("explain.played"));
    print_row(voice, key, fmt::format("{}", fmt::join(next, ", ")));
}

int accept(const Voice& voice, const Hand& before, const match::Match& match) {
    const Step step = match.made().back();
    fmt::print("{}\n", voice.say("explain.yes", {{"step", text(step)}}));
    const bool declines = step.with == Using::DeclinedReward;
    const std::string with = declines ? "" : ", " + voice.what_is_used(before, step);
    print_row(voice, "explain.does", voice.meaning(before, step) + with);
    const auto taken = captured(before.position, step);
    if (!taken.empty()) print_row(voice, "explain.captures", voice.pieces(taken));
    print_choices(voice, "explain.then", match);
    return exit_ok;
}

// `pass`: right when there is nothing to play.
int judge_pass(const Voice& voice, const match::Match& match) {
    if (match.is_played()) {
        fmt::print("{}\n", voice.say("explain.pass"));
        return exit_ok;
    }
    const std::string name(match::name(match::Error::ThrowNotPlayed));
    fmt::print("{}\n", voice.say("explain.no", {{"step", "pass"}, {"name", name}}));
    fmt::print("{}\n", voice.say("refused." + name));
    print_choices(voice, "explain.instead", match);
    print_rules(voice, "P35 P36");
    return exit_no;
}

}  // namespace

int explain(const ExplainOptions& options) {
    const Voice voice{options.language};
    const auto steps = parse_play(options.play);
    const auto read = read_thrown_position(options.language, options.position);
    if (!steps) complain(options.language, steps.error());
    if (!steps || !read) return exit_bad;

    match::Match match(read->position);
    match.throw_dice(read->thrown);
    Hand before(read->position, read->thrown);
    const auto written = base::words(options.play);
    for (std::size_t i = 0; i < steps->size(); ++i) {
        before = hand_after(read->position, read->thrown, match.made());
        const auto made = match.make((*steps)[i]);
        if (!made) return refuse(voice, (*steps)[i], written[i], made.error().why);
    }
    return steps->empty() ? judge_pass(voice, match) : accept(voice, before, match);
}

}  // namespace parlor::cli
