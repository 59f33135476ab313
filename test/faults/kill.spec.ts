import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, jest } from '@jest/globals';
import { killRun } from '../../scripts/faults/kill-run.mjs';
import { productSystem } from '../../scripts/faults/product-system.mjs';
import { seedFrom } from '../../scripts/faults/random.mjs';
import { guestOrders } from '../../scripts/faults/subjects/guest-orders.mjs';
import { queueJobs } from '../../scripts/faults/subjects/queue-jobs.mjs';
import { storeInserts } from '../../scripts/faults/subjects/store-inserts.mjs';

jest.setTimeout(300_000);

/** The app, each store, and all at once. Two hundred of them are in `npm run soak product`. */
const KILLS = 4;

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tresen-kill-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('keeps every acknowledged order, document and job while app and stores are killed again and again', async () => {
  const seed = seedFrom();
  const start = productSystem(aFolder());
  const subjects = [guestOrders(), storeInserts, queueJobs];
  const results = await killRun({ seed, kills: KILLS, start, subjects });
  for (const { name, acknowledged, lost, damaged } of results) {
    expect({ seed, name, lost, damaged }).toEqual({ seed, name, lost: [], damaged: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(20);
  }
});

it('sees a write that was acknowledged and is not there, and one that came back changed', async () => {
  const memory = new Map<string, boolean>();
  const careless = {
    name: 'careless',
    open: async () => ({
      write: async (id: string) => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (!id.endsWith('.3')) memory.set(id, !id.endsWith('.4'));
      },
      stored: async () => memory,
      close: async () => {},
    }),
  };
  const nothing = async () => ({ parts: {}, kill: async () => {}, stop: async () => {} });
  const [result] = await killRun({ seed: 1, kills: 2, start: nothing, subjects: [careless] });
  expect(result?.lost).toContain('1.0.3');
  expect(result?.damaged).toContain('2.0.4');
});
