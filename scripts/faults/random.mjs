/** The same numbers for the same seed (mulberry32), so that a failure can be run again. */
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from, to) => from + Math.floor(next() * (to - from + 1));
  return { between, pick: (list) => list[between(0, list.length - 1)] };
}

export const seedFrom = (env = process.env) => Number(env.SEED ?? Date.now() % 1_000_000);
