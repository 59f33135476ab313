/** What each part may take on two quiet cores, in seconds. */
export const BUDGETS = {
  install: 60,
  static: 60,
  rules: 30,
  'views and store': 30,
  build: 60,
  pages: 60,
  journeys: 240,
  slices: 240,
  'commands and faults': 120,
};
export const WHOLE_S = 15 * 60;
/** Where the whole may end once every part of the product is built; until then the sum stays at `WHOLE_S`. */
export const WHOLE_WHEN_BUILT_S = 20 * 60;

/** How long each part took, against its budget. A part that goes over is named; a busy machine is no failure. */
export class Times {
  #spent = new Map();

  async measure(part, run) {
    const from = Date.now();
    try {
      return await run();
    } finally {
      const seconds = (Date.now() - from) / 1000;
      this.#spent.set(part, (this.#spent.get(part) ?? 0) + seconds);
    }
  }

  lines() {
    const parts = [...this.#spent].map(([part, seconds]) => lineOf(part, seconds, BUDGETS[part]));
    const whole = [...this.#spent.values()].reduce((sum, seconds) => sum + seconds, 0);
    return [...parts, lineOf('everything', whole, WHOLE_S)];
  }
}

function lineOf(part, seconds, budget) {
  const line = `${part.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s of ${budget} s`;
  return seconds > budget ? `${line}, over its budget` : line;
}
