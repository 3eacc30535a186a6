// SPDX-License-Identifier: MIT
// Gives the service worker the list of all files to cache: replaces `__FILES__` in sw.js by the list and `__VERSION__` by
// its hash.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

// Files for messengers and first visits only.
const forOthers = /^(play|t|cards)[/\\]/;

export function precache(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "parlor-precache",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      const hash = createHash("sha256");
      const files: string[] = [];
      for (const item of Object.values(bundle)) {
        if (["sw.js", "index.html"].includes(item.fileName)) continue; // the latter is "./"
        if (forOthers.test(item.fileName)) continue;
        files.push(item.fileName);
        hash.update(item.fileName).update(item.type === "chunk" ? item.code : item.source);
      }
      for (const name of readdirSync(config.publicDir, { recursive: true, encoding: "utf8" })) {
        if (forOthers.test(name) || name === "cards") continue;
        files.push(name);
        hash.update(name).update(readFileSync(join(config.publicDir, name)));
      }
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") return this.error("there is no sw.js");
      hash.update(worker.code);
      worker.code = worker.code
        .replace("__FILES__", JSON.stringify(files.sort()))
        .replace("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 12)));
    },
  };
}
