import type { Followed } from './follow-all.js';
import { KeptWaiting, type Patience } from './patience.js';

/** Why it came to nothing, for those it came to nothing for. */
export type Failures<T> = ReadonlyMap<T, unknown>;

export interface Together<T> {
  name: string;
  follow(one: T): Promise<void>;
  /** The same for many in few writes. When it fails as a whole, each is followed by itself. */
  followMany?(many: readonly T[]): Promise<Failures<T>>;
}

/**
 * Asks everybody, one after the other, about all of them. Whoever fails with one, or hangs, holds up neither the others nor
 * the rest.
 */
export async function followTogether<T>(
  followers: Iterable<Together<T>>,
  all: readonly T[],
  patience: Patience,
): Promise<Map<T, Followed>> {
  const outcomes = new Map<T, Followed>(all.map((one) => [one, { done: [], failures: [] }]));
  for (const follower of followers) {
    const failures = await asked(follower, all, patience);
    for (const [one, { done, failures: before }] of outcomes) {
      if (failures.has(one)) before.push(failures.get(one));
      else done.push(follower.name);
    }
  }
  return outcomes;
}

async function asked<T>(follower: Together<T>, all: readonly T[], patience: Patience): Promise<Failures<T>> {
  const { name, followMany } = follower;
  if (followMany && all.length > 1) {
    try {
      return await patience.waitFor(name, () => followMany(all));
    } catch (error) {
      if (error instanceof KeptWaiting) return new Map(all.map((one) => [one, error]));
      // Which of them it was shows when each is asked for alone.
    }
  }
  return eachInTime(follower, all, patience);
}

/** Each alone and all under one deadline: a timer for each costs more than most followers do. */
async function eachInTime<T>(
  { name, follow }: Together<T>,
  all: readonly T[],
  patience: Patience,
): Promise<Failures<T>> {
  const done = new Set<T>();
  const failures = new Map<T, unknown>();
  const run = async (one: T) => {
    await follow(one);
    done.add(one);
  };
  try {
    return await patience.waitFor(name, () => eachAlone(all, run, failures));
  } catch (error) {
    // What ends later than this has been given to the queue by then.
    const late = all.filter((one) => !done.has(one) && !failures.has(one));
    return new Map([...failures, ...late.map((one) => [one, error] as const)]);
  }
}

/** Side by side; one that fails keeps none of the others from what is done with it. `failures` grow as they come. */
export async function eachAlone<T>(
  all: readonly T[],
  run: (one: T) => Promise<void>,
  failures = new Map<T, unknown>(),
): Promise<Failures<T>> {
  await Promise.all(
    all.map(async (one) => {
      try {
        await run(one);
      } catch (error) {
        failures.set(one, error);
      }
    }),
  );
  return failures;
}

/** What happened to one order goes one after the other: each round has at most one of it. */
export function roundsOf<T>(all: readonly T[], ownerOf: (one: T) => string): T[][] {
  const rounds: T[][] = [];
  const next = new Map<string, number>();
  for (const one of all) {
    const round = next.get(ownerOf(one)) ?? 0;
    next.set(ownerOf(one), round + 1);
    rounds[round] = [...(rounds[round] ?? []), one];
  }
  return rounds;
}
