import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { killUnderWrites } from '../scripts/kill.mjs';
import { FILLER } from '../src/journal/frames.js';
import { HEADER_BYTES } from '../src/journal/header.js';
import { builtMain } from './built.js';
import { usedOf } from './store-files.js';

let main: string;
beforeAll(() => {
  main = builtMain();
});

describe('kill -9 under parallel writes', () => {
  it('loses no acknowledged write in twenty kills', async () => {
    const { kills, acknowledged } = await killUnderWrites({ kills: 20, seed: 7, main });
    expect(kills).toBe(20);
    expect(acknowledged).toBeGreaterThan(100);
  }, 90_000);

  it('would be noticed if it did lose one', async () => {
    const betweenLives = (directory: string) => {
      const [newest] = readdirSync(directory)
        .filter((name) => /^journal-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(8)) - Number(a.slice(8)));
      const path = join(directory, newest as string);
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.fill(FILLER, Math.max(HEADER_BYTES, usedOf(bytes) - 50_000)));
    };
    await expect(killUnderWrites({ kills: 6, seed: 7, main, betweenLives })).rejects.toThrow(/writer \d/);
  }, 60_000);
});
