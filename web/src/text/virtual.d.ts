// SPDX-License-Identifier: MIT
declare module "virtual:texts" {
  export interface LanguageFile {
    code: string;
    name: string;
    load: () => Promise<{ default: Record<string, string> }>;
    loadRest: () => Promise<{ default: Record<string, string> }>; // for pages beyond home and table
  }
  export const languages: LanguageFile[];
}
declare module "parlor.wasm?url" {
  const address: string;
  export default address;
}
