// SPDX-License-Identifier: MIT
// `parlor explain`: whether a step is allowed and, if not, which rule forbids it.

#include <fmt/format.h>

#include <string>

#include "base/words.h"
#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::cli {
namespace {

struct ExplainOptions : PositionOptions {
    std::string play;  // the last step is judged, those before it are made
};

class Explainer {
public:
    Explainer(const TerminalGame& game, language::Language language, std::string_view position)
        : game_(game), voice_(game.teller().voice(language, position)) {}

    [[nodiscard]] int refuse(const match::Refused& refused) const {
        fmt::print("{}\n",
                   voice_.say("explain.no", {{"step", refused.part}, {"name", refused.reason}}));
        fmt::print("{}\n", game_.teller().reason(voice_, refused));
        if (!refused.places.empty()) {
            print_row(voice_.own("explain.spaces"),
                      fmt::format("{}", fmt::join(refused.places, " ")));
        }
        const std::string pieces = game_.teller().pieces(voice_, refused);
        if (!pieces.empty()) print_row(voice_.say("explain.pieces"), pieces);
        print_rules(refused.rules);
        return exit_no;
    }

    [[nodiscard]] int accept(const match::Match& before, const match::Match& after) const {
        const std::string step = after.made_texts().back();
        const sentences::StepTold told = game_.teller().step_told(voice_, before, step);
        fmt::print("{}\n", voice_.say("explain.yes", {{"step", step}}));
        print_row(voice_.say("explain.does"), told.does);
        if (!told.captures.empty()) print_row(voice_.say("explain.captures"), told.captures);
        print_choices("explain.then", after);
        return exit_ok;
    }

    // `pass` is right if there is nothing to play.
    [[nodiscard]] int judge_pass(const match::Match& match) const {
        if (match.due() == match::Due::Confirm) {
            fmt::print("{}\n", voice_.say("explain.pass"));
            return exit_ok;
        }
        const std::string name(match::name(match::Error::ThrowNotPlayed));
        fmt::print("{}\n", voice_.say("explain.no", {{"step", "pass"}, {"name", name}}));
        fmt::print("{}\n", voice_.say("refused." + name));
        print_choices("explain.instead", match);
        print_rules(game_.duty_to_play());
        return exit_no;
    }

private:
    static void print_row(std::string_view label, std::string_view value) {
        fmt::print("{:<10}{}\n", label, value);
    }
    void print_rules(std::string_view rules) const {
        print_row(voice_.say("explain.rules"), rules);
        for (const std::string_view rule : base::words(rules)) {
            print_row(voice_.say("explain.read"), game_.where_to_read(voice_.language, rule));
        }
    }
    void print_choices(std::string_view key, const match::Match& match) const {
        auto next = match.choice_texts();
        const bool won = match.standing_text().find('=') != std::string::npos;
        if (next.empty()) next.push_back(voice_.say(won ? "explain.won" : "explain.played"));
        print_row(voice_.say(key), fmt::format("{}", fmt::join(next, ", ")));
    }

    const TerminalGame& game_;
    sentences::Voice voice_;
};

// exit_ok: the step may be made; exit_no: it may not.
int explain(const ExplainOptions& options) {
    const auto game = find_game({options.position, options.board, options.language});
    if (!game) return exit_bad;
    const auto table = read_playing_table(options.language, game->game(), options.position);
    if (!table) return exit_bad;
    const Explainer explainer(*game, options.language, options.position);
    const auto steps = base::words(options.play);
    if (steps.size() == 1 && steps.front() == "pass") return explainer.judge_pass(*table);

    auto before = table->copy();
    for (const std::string_view step : steps) {
        before = table->copy();
        const auto made = table->make(step);
        if (made) continue;
        if (made.error().error == match::Error::IllegalStep) {
            return explainer.refuse(made.error());
        }
        const bool read = made.error().error != match::Error::Unreadable;
        complain(options.language, game->game(),
                 {{read ? "unknown_step" : made.error().reason, std::string(step)}});
        return exit_bad;
    }
    if (steps.empty()) {
        complain(options.language, game->game(), {{"unknown_step", options.play}});
        return exit_bad;
    }
    return explainer.accept(*before, *table);
}

}  // namespace

void add_explain(CommandLine& line) {
    auto [command, options] = line.add("explain", explain);
    command.option("position", options.position, "thrown_position")->required();
    command.option("step", options.play, "step")->required();
    command.board(options.board);
    command.example("parlor explain \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3\" 24/27");
}

}  // namespace parlor::cli
