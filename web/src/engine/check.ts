// SPDX-License-Identifier: MIT
// Small checkers that turn unknown values into types. A checker returns its value or throws
// Misfit, which names the place: "choices.2.at.x is no number".
export class Misfit extends Error {
  constructor(path: string, what: string) {
    super(`${path || "the answer"} is no ${what}`);
    this.name = "Misfit";
  }
}

export type Check<T> = (value: unknown, path: string) => T;

export const text: Check<string> = (value, path) => {
  if (typeof value !== "string") throw new Misfit(path, "text");
  return value;
};

export const number: Check<number> = (value, path) => {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Misfit(path, "number");
  return value;
};

export const flag: Check<boolean> = (value, path) => {
  if (typeof value !== "boolean") throw new Misfit(path, "yes or no");
  return value;
};

export function only<const T extends string | boolean>(...words: T[]): Check<T> {
  return (value, path) => {
    const word = words.find((each) => each === value);
    if (word === undefined) throw new Misfit(path, words.join(" or "));
    return word;
  };
}

export function list<T>(of: Check<T>): Check<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new Misfit(path, "list");
    return value.map((each: unknown, index) => of(each, below(path, String(index))));
  };
}

export type Fields<T> = { [K in keyof T]: Check<T[K]> };

// Exactly these fields are taken; others are left behind.
export function shape<T extends object>(fields: Fields<T>): Check<T> {
  return (value, path) => {
    if (typeof value !== "object" || value === null) throw new Misfit(path, "object");
    const given = new Map<string, unknown>(Object.entries(value));
    const taken: Partial<T> = {};
    for (const key in fields) taken[key] = fields[key](given.get(key), below(path, key));
    return taken as T; // every key of T has been checked
  };
}

function below(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
