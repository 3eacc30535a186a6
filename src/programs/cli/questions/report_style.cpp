// SPDX-License-Identifier: MIT
#include "programs/cli/questions/report_style.h"

#include <fmt/format.h>

namespace parlor::cli {
namespace {

using drawing::Colour;
using drawing::hex;
using drawing::mix;

constexpr double least_contrast = 40;  // of lightness, 0 … 100

// Towards black or white until it stands out from what is behind it.
Colour seen_on(Colour colour, Colour behind) {
    const bool dark = drawing::lightness(behind) < 50;
    const Colour towards = dark ? drawing::white : drawing::black;
    for (double share = 0; share < 1; share += 0.05) {
        const Colour mixed = mix(colour, towards, share);
        const double contrast = drawing::lightness(mixed) - drawing::lightness(behind);
        if ((dark ? contrast : -contrast) >= least_contrast) return mixed;
    }
    return towards;
}

struct Light {
    Colour paper;
    Colour panel;
    Colour ink;
    Colour good;
    Colour bad;
};

std::string variables(const Light& light, const PageLook& page, std::span<const Colour> sides) {
    std::string all = fmt::format(
        "--paper:{};--panel:{};--ink:{};--muted:{};--rule:{};--good:{};--bad:{};--accent:{};",
        hex(light.paper), hex(light.panel), hex(light.ink), hex(mix(light.ink, light.paper, 0.3)),
        hex(mix(light.ink, light.panel, 0.82)), hex(light.good), hex(light.bad),
        hex(seen_on(page.accent, light.panel)));
    for (std::size_t i = 0; i < sides.size(); ++i) {
        all += fmt::format("--side{}:{};", i, hex(seen_on(sides[i], light.panel)));
    }
    return all;
}

// One rule a side: its lines, its bars, its marks, its dot, its card.
std::string side_rules(std::size_t sides) {
    constexpr std::array dashes{"none", "9 4", "3 3", "12 3 3 3"};
    std::string all;
    for (std::size_t i = 0; i < sides; ++i) {
        all += fmt::format(
            ".line.side{0}{{stroke:var(--side{0});stroke-dasharray:{1}}}"
            ".bar.side{0}{{fill:var(--side{0})}}.mark.side{0}{{stroke:var(--side{0})}}"
            ".dot.side{0}{{background:var(--side{0})}}"
            ".card.side{0}{{border-top-color:var(--side{0})}}\n",
            i, dashes[i % dashes.size()]);
    }
    return all;
}

constexpr std::string_view rules = R"(
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
  font:16px/1.5 "Iowan Old Style",Palatino,"Palatino Linotype",Georgia,serif}
header{background:var(--frame);color:var(--title);text-align:center;padding:2.2rem 1rem 1.6rem;
  border-bottom:6px double var(--inlay)}
h1{margin:0;font-size:clamp(1.5rem,5vw,2.5rem);font-weight:600;letter-spacing:.04em;line-height:1.2}
header p{margin:.5rem auto 0;max-width:46rem;opacity:.92}
header .under{font-style:italic}
main{max-width:1040px;margin:0 auto;padding:1rem}
h2{margin:2.2rem 0 .2rem;font-size:1.35rem;font-weight:600;letter-spacing:.02em}
h2::after{content:"";display:block;width:3.5rem;margin-top:.25rem;border-bottom:3px double var(--accent)}
.told{margin:.4rem 0 .8rem;color:var(--muted)}
.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));margin-top:1rem}
.card,figure,.worst,.scroll{background:var(--panel);border:1px solid var(--rule);border-radius:10px}
.card{border-top:6px solid;padding:.8rem 1.1rem 1rem}
.card h3{margin:0 0 .5rem;font-size:1.15rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.2rem 1rem;margin:0}
dt{color:var(--muted);white-space:nowrap}
dd{margin:0;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums lining-nums}
dl .most{font-size:1.25rem;font-weight:600}
figure{margin:0;padding:.7rem .6rem .3rem}
figure svg{display:block;width:100%;height:auto;font:13px system-ui,sans-serif;fill:var(--muted)}
.narrow{display:none}
.rule,.axis{stroke:var(--rule);fill:none}
.axis{stroke:var(--muted)}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.mark{fill:var(--panel);stroke-width:2.5}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.4rem;margin:0 0 .5rem;padding:0;list-style:none}
.legend svg{width:34px;height:12px;vertical-align:middle;margin-right:.45rem}
.dot{display:inline-block;width:.75em;height:.75em;border-radius:50%;margin-right:.45em}
.worst{display:grid;grid-template-columns:minmax(0,26rem) minmax(0,1fr);gap:1.3rem;padding:1rem;
  margin-top:1rem;align-items:center}
.worst.map{grid-template-columns:minmax(0,1fr)}
.worst img{display:block;width:100%;height:auto;border-radius:6px}
.worst h3{margin:0 0 .6rem;font-size:1.15rem}
.number{display:inline-block;min-width:1.65em;line-height:1.65em;margin-right:.5em;text-align:center;
  border-radius:50%;background:var(--frame);color:var(--title);font-size:.95em}
.way{margin:.7rem 0 0;padding-left:.9rem;border-left:4px solid var(--bad)}
.way.best{border-color:var(--good)}
.way b{display:block;font-weight:600}
.way span{float:right}
code{font:.92em ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere}
.place{margin:.9rem 0 0;color:var(--muted);font-size:.85rem}
.die{display:inline-block;min-width:1.45em;line-height:1.45em;margin-right:.2em;text-align:center;
  border:1px solid var(--muted);border-radius:.3em;font:600 .85em/1.5 system-ui,sans-serif}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:.35rem .7rem;text-align:right;vertical-align:top;white-space:nowrap}
th{font-weight:600;color:var(--muted);border-bottom:2px solid var(--rule)}
tbody tr+tr td{border-top:1px solid var(--rule)}
th.l,td.l{text-align:left}
td.play{white-space:normal;min-width:11rem}
td.play small{display:block;color:var(--muted)}
tr.error{background:color-mix(in srgb,var(--bad) 9%,transparent)}
.good{color:var(--good)}.bad{color:var(--bad)}
footer{max-width:1040px;margin:2rem auto 0;padding:0 1rem 2.5rem;color:var(--muted);font-size:.88rem}
@media (max-width:640px){
  .wide{display:none}.narrow{display:block}
  .worst{grid-template-columns:minmax(0,1fr)}
  main{padding:.6rem}figure{padding:.5rem .2rem .2rem}
  th,td{padding:.35rem .45rem}
  .cards{grid-template-columns:repeat(2,minmax(0,1fr));gap:.6rem}
  .card{padding:.5rem .7rem .7rem}.card h3{font-size:1rem}dl{gap:.1rem .4rem;font-size:.85rem}
  dl .most{font-size:1.05rem}
  table{font-size:.85rem}td.play{min-width:6.5rem}.chance{display:none}
  .who{font-size:0}.who .dot{font-size:1rem}
}
@media print{header{-webkit-print-color-adjust:exact;print-color-adjust:exact}.worst{break-inside:avoid}}
)";

}  // namespace

std::string report_style(const PageLook& page, std::span<const Colour> sides) {
    const Light day{mix(page.paper, page.ink, 0.04), mix(page.paper, drawing::white, 0.5), page.ink,
                    drawing::rgb(0x2c6e3f), drawing::rgb(0xa63a2c)};
    const Colour night_paper =
        mix(mix(page.frame, drawing::black, 0.8), drawing::rgb(0x141414), 0.5);
    const Light night{night_paper, mix(night_paper, drawing::white, 0.06),
                      mix(page.paper, drawing::white, 0.1), drawing::rgb(0x86c793),
                      drawing::rgb(0xf0998a)};
    return fmt::format(
        ":root{{color-scheme:light dark;--frame:{};--inlay:{};--title:{};{}}}\n"
        "@media (prefers-color-scheme:dark){{:root{{{}}}}}\n{}{}",
        hex(page.frame), hex(page.accent), hex(mix(page.paper, drawing::white, 0.3)),
        variables(day, page, sides), variables(night, page, sides), rules,
        side_rules(sides.size()));
}

}  // namespace parlor::cli
