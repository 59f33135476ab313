import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { clientNameIn } from './client-name.js';

const folder = mkdtempSync(path.join(tmpdir(), 'tresen-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is drawn once for a data directory, by whoever comes first', async () => {
  const place = path.join(folder, 'one');
  const names = await Promise.all([clientNameIn(place), clientNameIn(place)]);
  expect(await clientNameIn(place)).toMatch(/^tresen-[0-9a-f]{14}$/);
  expect(names).toContain(await clientNameIn(place));
  expect(await clientNameIn(path.join(folder, 'two'))).not.toBe(names[0]);
});

it('is drawn anew where the file says something else', async () => {
  writeFileSync(path.join(folder, 'mqtt-client'), 'x');
  expect(await clientNameIn(folder)).toMatch(/^tresen-/);
});
