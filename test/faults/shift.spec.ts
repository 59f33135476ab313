import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, jest } from '@jest/globals';
import { seedFrom } from '../../scripts/faults/random.mjs';
import { shiftRun } from '../../scripts/faults/shift-run.mjs';

jest.setTimeout(300_000);

/** Two hundred of them are in `npm run soak shift`. */
const KILLS = 3;
/** Guests who order less often leave a slow machine fewer orders to bring to an end. */
const QUIET = { pauseMs: 750, reprintEach: 3 };
const dataDir = mkdtempSync(path.join(tmpdir(), 'tresen-shift-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('brings every order from the tap to the paper while web and worker are killed again and again', async () => {
  const seed = seedFrom();
  const { settled, problems, acknowledged, accepted, papers, reprinted } = await shiftRun({
    seed,
    kills: KILLS,
    habits: QUIET,
    dataDir,
  });
  expect({ seed, settled, problems }).toEqual({ seed, settled: true, problems: [] });
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
  expect(accepted).toBeGreaterThanOrEqual(KILLS);
  expect(reprinted).toBeGreaterThan(0);
  expect(papers).toBeGreaterThan(accepted);
});
