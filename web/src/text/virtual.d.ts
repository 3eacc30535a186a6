// SPDX-License-Identifier: MIT
declare module "virtual:texts" {
  export interface LanguageFile {
    code: string;
    name: string;
    load: () => Promise<{ default: Record<string, string> }>;
  }
  export const languages: LanguageFile[];
}
declare module "parlor.wasm?url" {
  const address: string;
  export default address;
}
