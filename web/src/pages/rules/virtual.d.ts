// SPDX-License-Identifier: MIT
declare module "virtual:rules" {
  export const files: import("./types.ts").RulesFiles;
  export const pageOfNumbers: Record<string, string>; // { p: "name of the page that has P1, P2 …" }
}
