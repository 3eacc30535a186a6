// SPDX-License-Identifier: MIT
// `virtual:texts` lists the languages found in the folder of texts; each is two chunks, the second one for pages beyond home and table.
import type { Plugin } from "vite";
import { chunkOf, readTexts } from "./text-files.ts";
import { writeKeys } from "./write-keys.ts";

const list = "virtual:texts";

export function texts(folder: string): Plugin {
  return {
    name: "parlor-texts",
    buildStart() {
      writeKeys(folder);
      for (const file of readTexts(folder)) this.addWatchFile(file.path);
    },
    resolveId(id) {
      return id === list || id.startsWith(`${list}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${list}`)) return undefined;
      const files = readTexts(folder);
      if (id === `\0${list}`) {
        const rows = files.map(
          ({ code, name }) =>
            `{code:${JSON.stringify(code)},name:${JSON.stringify(name)},` +
            `load:()=>import("${list}/${code}"),loadRest:()=>import("${list}/${code}/rest")}`,
        );
        return `export const languages = [${rows.join(",")}];`;
      }
      const [code, rest] = id.slice(`\0${list}/`.length).split("/");
      const file = files.find((each) => each.code === code);
      if (!file) throw new Error(`no language ${id}`);
      return `export default ${JSON.stringify(chunkOf(file, rest !== undefined))};`;
    },
  };
}
