// SPDX-License-Identifier: MIT
// Who one is, over HTTP. A guest is made by the first question; the cookie that proves it is out of
// reach of scripts.
//
//   const answer = await callMe("Ana");
//   if (!answer.ok) … answer.error …
import type { Check } from "../engine/check.ts";
import * as shapes from "./decode.ts";

// `unreachable`: nobody answers now. `absent`: whoever serves this page has no tables.
export type Reply<T> = { ok: true; value: T } | { ok: false; error: string; part: string };

export const whoAmI = () => ask("me", undefined, shapes.me);
export const callMe = (name: string) => ask("name", { name }, shapes.me);
export const keepAccount = (account: string, passphrase: string) =>
  ask("account", { account, passphrase }, shapes.me);
export const logIn = (account: string, passphrase: string) =>
  ask("login", { account, passphrase }, shapes.me);
export const logOut = () => ask("logout", {}, shapes.me);
export const newLink = () => ask("link", {}, shapes.privateLink);
export const comeBack = (link: string) => ask("return", { link }, shapes.me);

export async function recordOf(table: string): Promise<Reply<string>> {
  try {
    const response = await fetch(`./api/tables/${encodeURIComponent(table)}/record`);
    const value = await response.text();
    return response.ok ? { ok: true, value } : refused(value);
  } catch {
    return unreachable;
  }
}

async function ask<T>(what: string, sent: object | undefined, as: Check<T>): Promise<Reply<T>> {
  const headers = { "content-type": "application/json" };
  const request = sent ? { method: "POST", body: JSON.stringify(sent), headers } : {};
  let response: Response;
  let body: string;
  try {
    response = await fetch(`./api/${what}`, { ...request, cache: "no-store" });
    body = await response.text();
  } catch {
    return unreachable;
  }
  if (!response.ok) return refused(body);
  try {
    return { ok: true, value: as(JSON.parse(body), "") };
  } catch {
    return { ok: false, error: "absent", part: "" };
  }
}

const unreachable = { ok: false, error: "unreachable", part: "" } as const;

function refused(body: string): { ok: false; error: string; part: string } {
  try {
    return { ok: false, ...shapes.problem(JSON.parse(body), "") };
  } catch {
    return { ok: false, error: "absent", part: "" };
  }
}
