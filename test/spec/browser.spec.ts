import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type RunningApp, startApp } from '../support/app.js';
import { startChromium } from '../support/chromium.js';
import { MUTANTS, mutationOf } from './mutants.js';
import { NotStarted, type Rewriting, Stage, type Wire } from './stage.js';
import { AHEAD_WIRES } from './wires/ahead.js';
import { BUILD_WIRES } from './wires/builds.js';
import { CALL_WIRES } from './wires/calls.js';
import { SESSION_WIRES } from './wires/session.js';
import { SIGN_IN_WIRES } from './wires/signing-in.js';
import { TOAST_WIRES } from './wires/toasts.js';

const SECTIONS: Record<string, Wire[]> = {
  'the session (sections 4, 6, 9)': SESSION_WIRES,
  'signing in and out (sections 4, 5, 8)': SIGN_IN_WIRES,
  'builds and missing chunks (sections 4, 7, 9)': BUILD_WIRES,
  'what is loaded ahead (section 9)': AHEAD_WIRES,
  'toasts (sections 4, 8, 9)': TOAST_WIRES,
  'calls (sections 7, 8)': CALL_WIRES,
};
const WIRES = Object.values(SECTIONS).flat();
/** About code that is fetched before somebody asks for it; all others are played without. */
const LOAD_AHEAD = [...AHEAD_WIRES, ...BUILD_WIRES];

let running: RunningApp;
let chromium: Browser;

beforeAll(async () => {
  running = await startApp({ SEED_DEMO: '1' });
  chromium = await startChromium();
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await running?.close();
});

async function prove(wire: Wire, rewritten: Rewriting[] = []): Promise<void> {
  const stage = await Stage.open(running, chromium, { rewritten, loadsAhead: LOAD_AHEAD.includes(wire) });
  try {
    await wire.proof(stage);
  } finally {
    await stage.close();
  }
}

/** `SPEC_MUTANTS=10-20`: these mutants instead of the proofs themselves. */
const [from, to] = (process.env.SPEC_MUTANTS ?? '0-1').split('-').map(Number);
const ofSpecification = process.env.SPEC_MUTANTS ? describe.skip : describe;
const ofMutants = process.env.SPEC_MUTANTS ? describe : describe.skip;

ofSpecification.each(Object.entries(SECTIONS))('%s', (_, wires) => {
  test.each(wires)('$says', (wire) => prove(wire), 90_000);
});

ofSpecification('the cuts of the soak', () => {
  test.each(MUTANTS)('$name fits one place, and a proof is named for it', (mutant) => {
    expect(mutationOf(mutant)).toBeDefined();
    expect(WIRES.filter(({ says }) => says.includes(mutant.dies))).not.toEqual([]);
  });
});

/**
 * `npm run soak spec`: each wire is cut once in the built scripts, and its proof has to notice. A page that does not come
 * notices nothing, and the whole wire holds right after: a slow machine is no reason for a cut to count as found.
 */
ofMutants('a wire that is cut', () => {
  test.each(MUTANTS.slice(from, to))(
    'is noticed: $name',
    async (mutant) => {
      const wire = WIRES.find(({ says }) => says.includes(mutant.dies));
      if (!wire) throw new Error(`No proof says "${mutant.dies}".`);
      const noticed = await prove(wire, [mutationOf(mutant)]).catch((error: unknown) => error);
      expect(noticed).toBeInstanceOf(Error);
      expect(noticed).not.toBeInstanceOf(NotStarted);
      await prove(wire);
    },
    180_000,
  );
});
