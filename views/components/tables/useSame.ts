import { useLayoutEffect, useRef, useState } from 'react';

type Acts = Record<string, unknown>;

/**
 * The same object for as long as nothing but functions changes in it, and its functions do what the newest would: so that a row
 * which is drawn once need not be drawn again for them. Not to be called while something is drawn.
 */
export function useSame<T extends object>(newest: T): T {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [same, setSame] = useState(() => lasting(newest, latest));
  if (!isSame(same as Acts, newest as Acts)) {
    const next = lasting(newest, latest);
    setSame(next);
    return next;
  }
  return same;
}

function lasting<T extends object>(acts: T, latest: { current: T }): T {
  const call =
    (name: string) =>
    (...given: unknown[]) =>
      ((latest.current as Acts)[name] as (...given: unknown[]) => unknown)(...given);
  return Object.fromEntries(
    Object.entries(acts).map(([name, value]) => [name, typeof value === 'function' ? call(name) : value]),
  ) as T;
}

const isSame = (before: Acts, now: Acts): boolean =>
  Object.entries(now).every(([name, value]) => typeof value === 'function' || before[name] === value);
