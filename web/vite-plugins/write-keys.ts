// SPDX-License-Identifier: MIT
// Writes src/text/keys.d.ts, which makes an unknown key a type error.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defects, keyTypes, readTexts } from "./text-files.ts";

const web = join(import.meta.dirname, "..");

export function writeKeys(folder: string): void {
  const files = readTexts(folder);
  const wrong = defects(files);
  if (wrong.length > 0) throw new Error(`texts are not complete:\n${wrong.join("\n")}`);
  const english = files.find((file) => file.code === "en");
  if (!english) throw new Error("texts/en.txt is missing");
  const path = join(web, "src/text/keys.d.ts");
  const types = keyTypes(english);
  if (read(path) !== types) writeFileSync(path, types);
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

if (process.argv[1] === import.meta.filename) writeKeys(join(web, "../texts"));
