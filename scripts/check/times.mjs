import { cpuTimesOf } from '../bench/cpu.mjs';

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
  #cpu;

  constructor(cpu = cpuOfChildren) {
    this.#cpu = cpu;
  }

  async measure(part, run) {
    const [from, worked] = [Date.now(), this.#cpu()];
    try {
      return await run();
    } finally {
      const { seconds, cpu } = this.#spent.get(part) ?? { seconds: 0, cpu: 0 };
      const took = (Date.now() - from) / 1000;
      this.#spent.set(part, { seconds: seconds + took, cpu: cpu + this.#cpu() - worked });
    }
  }

  lines() {
    const parts = [...this.#spent].map(([part, spent]) => lineOf(part, spent, BUDGETS[part]));
    const whole = { seconds: 0, cpu: 0 };
    for (const { seconds, cpu } of this.#spent.values()) {
      whole.seconds += seconds;
      whole.cpu += cpu;
    }
    return [...parts, lineOf('everything', whole, WHOLE_S)];
  }
}

/** What a part works tells whether it waits or needs the cores: only the one is helped by more lanes. */
function lineOf(part, { seconds, cpu }, budget) {
  const line = `${part.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s of ${budget} s, ${cpu.toFixed(0)} s of work`;
  return seconds > budget ? `${line}, over its budget` : line;
}

/** Of all that was started from here, and has ended; only Linux tells. */
function cpuOfChildren() {
  try {
    return cpuTimesOf('self').childrenMs / 1000;
  } catch {
    return 0;
  }
}
