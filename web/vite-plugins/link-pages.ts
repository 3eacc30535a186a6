// SPDX-License-Identifier: MIT
// Landing pages of shared links, two for each edition: `play/EDITION` for a new game, `t/EDITION/TABLE` for a table. They
// have the preview for messengers and redirect into the page. The server replaces {origin} by its own address, and sends
// the latter for every table: of "{open}A{over}B{end}" only A, or once a player has won only B, with {names} in it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parseTexts } from "./text-files.ts";

export function linkPages(texts: string): Plugin {
  return {
    name: "parlor-link-pages",
    apply: "build",
    generateBundle() {
      const sentences = parseTexts(readFileSync(join(texts, "en.txt"), "utf8"));
      for (const { id, title, history } of editions(sentences)) {
        const [open = "", over = ""] = ["page.door.table", "page.door.won"].map((key) => sentences.get(key));
        const pages = { play: history, t: `{open}${open}{over}${over}{end}` };
        for (const [kind, description] of Object.entries(pages)) {
          const source = linkPage({ id, title, description });
          this.emitFile({ type: "asset", fileName: `${kind}/${id}/index.html`, source });
        }
      }
    },
  };
}

interface Edition {
  id: string;
  title: string;
  history: string;
}

// The editions with a history. The title of a game's only edition is the game's.
export function editions(sentences: Map<string, string>): Edition[] {
  return [...sentences].flatMap(([key, history]) => {
    const id = /^edition\.([\w-]+)\.history$/.exec(key)?.[1];
    const title = sentences.get(`edition.${id}.title`) ?? sentences.get(`${id}.title`);
    return id && title ? [{ id, title, history }] : [];
  });
}

export function linkPage({ id, title, description }: { id: string; title: string; description: string }): string {
  const card = `{origin}/cards/${id}.jpg`;
  const tags = [
    ["og:type", "website"],
    ["og:site_name", "Parlor"],
    ["og:title", title],
    ["og:description", description],
    ["og:image", card],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ].map(([name, content]) => `<meta property="${name}" content="${escaped(content ?? "")}" />`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<title>${escaped(title)} · Parlor</title>
<meta name="description" content="${escaped(description)}" />
<meta name="twitter:card" content="summary_large_image" />
${tags.join("\n")}
<script src="../../door.js"></script>
</head>
<body><p><a href="../../">Parlor</a></p></body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
