// SPDX-License-Identifier: MIT
// Builds report.html as one self-contained file: the view of a review, styles, fonts and all languages. The page and the
// program replace `__REVIEW__` by the data.
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type Rolldown } from "vite";
import { texts } from "./texts.ts";

export function report(root: string, folder: string): Plugin {
  return {
    name: "parlor-report",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "report.html", source: await made(root, folder) });
    },
  };
}

async function made(root: string, folder: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [texts(folder), svelte()],
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: {
        input: join(root, "report.html"),
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return inlined(outputs.flatMap(({ output }) => output));
}

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

// Inlines scripts and styles.
export function inlined(files: File[]): string {
  const source = (end: string): string => {
    const found = files.filter(({ fileName }) => fileName.endsWith(end));
    return found.map((file) => (file.type === "chunk" ? file.code : String(file.source))).join("\n");
  };
  const style = `<style>${source(".css")}</style>`;
  // Inside a script, "</script" would end it and "<!--" would start a comment.
  const script = source(".js").replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
  return source(".html")
    .replace(/<script type="module"[^>]*><\/script>/, "")
    .replace(/<link rel="stylesheet"[^>]*>/, () => style)
    .replace("</body>", () => `<script type="module">${script}</script></body>`);
}
