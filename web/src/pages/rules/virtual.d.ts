// SPDX-License-Identifier: MIT
declare module "virtual:rules" {
  export const files: import("./types.ts").RulesFiles;
}
