// SPDX-License-Identifier: MIT
// Checkers of unknown values. A checker returns the typed value or throws Misfit, which names the place: "choices.2.at.x is
// no number". Types are derived from checkers, so that each field is written once; an interface keeps its name in editors
// and messages.
//
//   const point = shape({ x: number, y: number });
//   export interface Point extends Checked<typeof point> {}
export class Misfit extends Error {
  constructor(path: string, what: string) {
    super(`${path || "the answer"} is no ${what}`);
    this.name = "Misfit";
  }
}

export type Check<T> = (value: unknown, path: string) => T;
export type Checked<C> = C extends Check<infer T> ? T : never;

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

export function orNull<T>(of: Check<T>): Check<T | null> {
  return (value, path) => (value === null ? null : of(value, path));
}

export function list<T>(of: Check<T>): Check<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new Misfit(path, "list");
    return value.map((each: unknown, index) => of(each, below(path, String(index))));
  };
}

type Fields = Record<string, Check<unknown>>;
// Expanded, so that editors show the fields instead of the type expression.
type Flat<T> = T extends infer O ? { [K in keyof O]: O[K] } : never;
type Taken<F> = { [K in keyof F]: Checked<F[K]> };
type Shaped<F, M> = Flat<Taken<F> & Partial<Taken<M>>>;

// Takes exactly these fields and drops others. Those of `maybe` are optional.
export function shape<F extends Fields, M extends Fields = Record<never, never>>(
  fields: F,
  maybe?: M,
): Check<Shaped<F, M>> {
  return (value, path) => {
    if (typeof value !== "object" || value === null) throw new Misfit(path, "object");
    const given = new Map<string, unknown>(Object.entries(value));
    const taken: Record<string, unknown> = {};
    for (const [key, check] of Object.entries(fields))
      taken[key] = check(given.get(key), below(path, key));
    for (const [key, check] of Object.entries(maybe ?? {}))
      if (given.has(key)) taken[key] = check(given.get(key), below(path, key));
    return taken as Shaped<F, M>; // every field has been checked
  };
}

type Kinds<C, K> = { [N in keyof K]: Check<Flat<{ kind: N } & Taken<C> & Taken<K[N]>>> };

// A union by `kind`: each shape has `kind`, the common fields and its own.
export function kinds<C extends Fields, K extends Record<string, Fields>>(
  common: C,
  own: K,
): Kinds<C, K> {
  const shapes = Object.entries(own).map(([kind, fields]) => [
    kind,
    shape({ kind: only(kind), ...common, ...fields }),
  ]);
  return Object.fromEntries(shapes) as Kinds<C, K>;
}

// A value of the union, by its `kind`.
export function byKind<S extends Fields>(shapes: S, what: string): Check<Checked<S[keyof S]>> {
  const named = shape({ kind: text });
  return (value, path) => {
    const { kind } = named(value, path);
    const check = Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    if (!check) throw new Misfit(path, what);
    return check(value, path) as Checked<S[keyof S]>;
  };
}

// A union of two, by `ok`.
export function byOk<D, R>(done: Check<D>, refused: Check<R>): Check<D | R> {
  const judged = shape({ ok: flag });
  return (value, path) => (judged(value, path).ok ? done(value, path) : refused(value, path));
}

// For stored or foreign values: null if they do not fit.
export function fitting<T>(check: Check<T>, value: unknown): T | null {
  try {
    return check(value, "");
  } catch {
    return null;
  }
}

export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Misfit("", "JSON");
  }
}

function below(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
