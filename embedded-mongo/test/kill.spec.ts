import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { killUnderWrites } from '../scripts/kill.mjs';
import { builtMain } from './built.js';

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
      const newest = readdirSync(directory)
        .filter((name) => name.startsWith('journal-'))
        .sort((a, b) => Number(a.slice(8)) - Number(b.slice(8)))
        .pop() as string;
      const path = join(directory, newest);
      truncateSync(path, Math.max(20, statSync(path).size - 50_000));
    };
    await expect(killUnderWrites({ kills: 6, seed: 7, main, betweenLives })).rejects.toThrow(/writer \d/);
  }, 60_000);
});
