// SPDX-License-Identifier: MIT
#include "programs/cli/questions/report.h"

#include <fmt/format.h>

#include "base/words.h"
#include "presentation/drawing/canvas.h"
#include "presentation/drawing/curves.h"
#include "presentation/sentences/reasons_told.h"
#include "programs/cli/admin/data_address.h"
#include "programs/cli/play/game_face.h"
#include "programs/cli/play/places.h"
#include "programs/cli/questions/report_style.h"
#include "programs/cli/table_lines.h"

namespace parlor::cli {
namespace {

using coach::JudgedTurn;
using drawing::escaped;

// A throw as dice; pieces that are set up have none.
std::string dice(const std::string& thrown) {
    if (thrown == match::setting_up) return thrown;
    std::string all;
    for (const std::string_view die : base::split(thrown, '-')) {
        all += fmt::format("<span class=\"die\">{}</span>", die);
    }
    return all;
}

class Report {
public:
    explicit Report(const AnalysedGame& game)
        : game_(game),
          judged_(game.judged),
          face_(game.box.face()),
          look_(face_.page_look(game.record)) {}

    std::string write() {
        open();
        add_cards();
        add_chances();
        add_bars("luck", [](const JudgedTurn& turn) { return turn.luck[turn.side]; });
        add_bars("errors", [](const JudgedTurn& turn) { return turn.error; });
        if (!judged_.worst.empty()) add_heading(say("report.worst"));
        for (std::size_t i = 0; i < judged_.worst.size(); ++i) add_worst(i);
        add_turns();
        close();
        return std::move(page_);
    }

private:
    template <class... Arguments>
    void add(fmt::format_string<Arguments...> form, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(page_), form, std::forward<Arguments>(arguments)...);
    }
    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return escaped(game_.voice.say(key, arguments));
    }
    [[nodiscard]] std::string name(std::size_t side) const {
        return escaped(game_.side_name(side));
    }
    void add_heading(std::string_view title) { add("<h2>{}</h2>\n", title); }

    void open() {
        std::vector<drawing::Colour> colours;
        for (const std::string& side : judged_.sides) {
            colours.push_back(face_.seat_colour(game_.record, side.front()));
        }
        const std::string title = escaped(face_.teller().title(game_.voice, game_.record));
        const std::string style = report_style(look_, colours);
        add("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
            "<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
            language::code(game_.voice.language), title, style);
        add("<header>\n<h1>{}</h1>\n<p class=\"under\">{}</p>\n<p>{}{}</p>\n</header>\n<main>\n",
            title, say("report.subtitle"),
            escaped(face_.teller().standing_told(game_.voice, game_.end)),
            game_.record.date.empty() ? "" : " · " + escaped(game_.record.date));
    }

    void close() {
        const std::string told = say("report.footer", {{"error", percent(coach::least_error)},
                                                       {"blunder", percent(coach::least_blunder)}});
        add("</main>\n<footer><p>{}</p><p>Parlor {}</p></footer>\n</body>\n</html>\n", told,
            PARLOR_VERSION);
    }

    void add_cards() {
        add("<section class=\"cards\">\n");
        for (std::size_t i = 0; i < judged_.sides.size(); ++i) {
            const coach::SideTotals& of = judged_.totals[i];
            add("<div class=\"card side{}\"><h3>{}</h3><dl>\n", i, name(i));
            if (of.result) add_figure("result", percent(*of.result), "most");
            if (of.without_luck) add_figure("without_luck", percent(*of.without_luck), "most");
            add_figure("luck", signed_percent(of.luck), of.luck < 0 ? "bad" : "good");
            add_figure("error", percent(of.error), "");
            add_figure("errors", fmt::to_string(of.errors), "");
            add_figure("blunders", fmt::to_string(of.blunders), "");
            add("</dl></div>\n");
        }
        add("</section>\n");
    }
    void add_figure(std::string_view key, const std::string& figure, std::string_view kind) {
        add("<dt>{}</dt><dd class=\"{}\">{}</dd>\n", say(fmt::format("analyse.{}", key)), kind,
            figure);
    }

    void add_legend() {
        add("<ul class=\"legend\">");
        for (std::size_t i = 0; i < judged_.sides.size(); ++i) {
            add("<li><svg viewBox=\"0 0 34 12\" aria-hidden=\"true\"><path class=\"line side{}\" "
                "d=\"M2 6H32\"/></svg>{}</li>",
                i, name(i));
        }
        add("</ul>\n");
    }

    // In both sizes; the style sheet shows the one that fits.
    template <class Draw>
    void add_plot(Draw draw) {
        add("<figure><div class=\"wide\">{}</div><div class=\"narrow\">{}</div></figure>\n",
            draw(drawing::wide), draw(drawing::narrow));
    }

    void add_chances() {
        drawing::Curves curves{
            game_.voice.say("report.chances"), game_.voice.say("report.turn"), {}, {}};
        for (std::size_t side = 0; side < judged_.sides.size(); ++side) {
            std::vector<double> values;
            for (const JudgedTurn& turn : judged_.turns) values.push_back(turn.before[side]);
            const auto& result = judged_.totals[side].result;
            values.push_back(result ? *result : judged_.turns.back().played[side]);
            curves.lines.push_back({game_.side_name(side), side, std::move(values)});
        }
        for (std::size_t i = 0; i < judged_.worst.size(); ++i) {
            const std::size_t turn = judged_.worst[i];
            curves.marks.push_back({turn, judged_.turns[turn].side, fmt::to_string(i + 1)});
        }
        add_heading(say("report.chances"));
        add("<p class=\"told\">{}</p>\n", say("report.chances_told"));
        add_legend();
        add_plot([&](drawing::PlotSize size) { return curves_svg(curves, size); });
    }

    template <class Value>
    void add_bars(std::string_view key, Value value) {
        const std::string title = fmt::format("report.{}", key);
        drawing::Bars bars{game_.voice.say(title), game_.voice.say("report.turn"), {}};
        for (std::size_t i = 0; i < judged_.turns.size(); ++i) {
            const JudgedTurn& turn = judged_.turns[i];
            bars.bars.push_back(
                {turn.side, value(turn),
                 fmt::format("{} {}, {} {}: {}", bars.across, i + 1, game_.side_name(turn.side),
                             turn.thrown, signed_percent(value(turn)))});
        }
        add_heading(say(title));
        add("<p class=\"told\">{}</p>\n", say(title + "_told"));
        add_plot([&](drawing::PlotSize size) { return bars_svg(bars, size); });
    }

    void add_worst(std::size_t rank) {
        const std::size_t index = judged_.worst[rank];
        const JudgedTurn& turn = judged_.turns[index];
        add("<article class=\"worst{}\">\n<img src=\"{}\" alt=\"{}\"/>\n<div>",
            look_.wide_picture ? " map" : "", picture(turn), escaped(turn.position));
        const std::string title = say("analyse.worst_turn", {{"turn", fmt::to_string(index + 1)},
                                                             {"player", game_.side_name(turn.side)},
                                                             {"error", percent(turn.error)}});
        add("<h3><span class=\"number\">{}</span>{}</h3>\n<p>{}</p>\n", rank + 1, title,
            dice(turn.thrown));
        const auto chance = [&](const std::vector<double>& of) { return percent(of[turn.side]); };
        add_way("", "played", turn.play, chance(turn.played), turn.reasons);
        add_way(" best", "better", turn.best_play, chance(turn.best), turn.best_reasons);
        add("<p class=\"place\"><code>{}</code></p>\n</div>\n</article>\n", escaped(turn.position));
    }
    void add_way(std::string_view kind, std::string_view key, const std::string& play,
                 const std::string& chance, const std::vector<coach::Reason>& reasons) {
        add("<p class=\"way{}\"><b>{}: <code>{}</code> <span>{}</span></b>{}</p>\n", kind,
            say(fmt::format("analyse.{}", key)), escaped(play), chance,
            escaped(reasons_told(game_.voice, reasons)));
    }

    // The position, with the places marked that the better play leads to.
    [[nodiscard]] std::string picture(const JudgedTurn& turn) const {
        const auto table = game_.box.game().open(turn.position);
        PictureOptions options;
        for (const std::string_view step : base::words(turn.best_play)) {
            if (const auto place = target_of(step)) options.marked.push_back(*place);
        }
        return svg_address(face_.picture(game_.voice, **table, options));
    }

    void add_turns() {
        add_heading(say("report.turns"));
        add("<div class=\"scroll\"><table>\n<thead><tr><th></th><th class=\"l who\">{}</th>"
            "<th class=\"l\">{}</th><th class=\"l\">{}</th><th class=\"chance\">{}</th>"
            "<th>{}</th><th>{}</th></tr>"
            "</thead>\n<tbody>\n",
            say("analyse.player"), say("analyse.thrown"), say("report.play"), say("report.chance"),
            say("analyse.luck"), say("analyse.error"));
        for (std::size_t i = 0; i < judged_.turns.size(); ++i) add_turn(i);
        add("</tbody></table></div>\n");
    }

    void add_turn(std::size_t index) {
        const JudgedTurn& turn = judged_.turns[index];
        const bool is_error = turn.error >= coach::least_error;
        const double luck = turn.luck[turn.side];
        add("<tr{}><td>{}</td><td class=\"l who\"><span class=\"dot side{}\"></span>{}</td>"
            "<td class=\"l\">{}</td><td class=\"l play\"><code>{}</code>",
            is_error ? " class=\"error\"" : "", index + 1, turn.side, name(turn.side),
            dice(turn.thrown), escaped(turn.play));
        if (is_error) {
            add("<small>{}: <code>{}</code></small>", say("analyse.better"),
                escaped(turn.best_play));
        }
        add("</td><td class=\"chance\">{}</td><td class=\"{}\">{}</td><td>{}</td></tr>\n",
            percent(turn.played[turn.side]), luck < 0 ? "bad" : "good", signed_percent(luck),
            turn.forced ? "" : percent(turn.error));
    }

    const AnalysedGame& game_;
    const coach::JudgedGame& judged_;
    const GameFace& face_;
    PageLook look_;
    std::string page_;
};

}  // namespace

std::string report_html(const AnalysedGame& game) { return Report(game).write(); }

}  // namespace parlor::cli
