import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { paperRun } from '../../scripts/faults/paper-run.mjs';
import { productSystem } from '../../scripts/faults/product-system.mjs';
import { seedFrom } from '../../scripts/faults/random.mjs';

jest.setTimeout(600_000);

/** Between any two of its steps once. Two hundred of them are in `npm run soak paper`. */
const KILLS = 5;

it('prints every docket, and none twice unmarked, while the server is killed between offer and confirmation', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tresen-paper-'));
  const seed = seedFrom();
  try {
    const { acknowledged, problems } = await paperRun({
      seed,
      kills: KILLS,
      start: productSystem(dataDir),
      dataDir,
    });
    expect({ seed, acknowledged, problems }).toEqual({ seed, acknowledged: KILLS, problems: [] });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
