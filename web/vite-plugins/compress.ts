// SPDX-License-Identifier: MIT
// Writes FILE.br and FILE.gz beside each compressible file, for the server to send.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const shrinks = /\.(html|js|css|svg|wasm|net|json|webmanifest|txt)$/;

export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "parlor-compress",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!shrinks.test(name)) continue;
        const path = join(folder, name);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
