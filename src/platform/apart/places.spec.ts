import { describe, expect, it } from '@jest/globals';
import { Places } from './places.js';

describe('places', () => {
  it('hold so many of one owner, and nobody else notices', async () => {
    const places = new Places(2);
    let free: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      free = resolve;
    });
    const held = [places.in('bella', () => slow), places.in('bella', () => slow)];
    expect(await places.in('bella', async () => undefined)).toBe(false);
    expect(await places.in('nord', async () => undefined)).toBe(true);
    free();
    expect(await Promise.all(held)).toEqual([true, true]);
    expect(await places.in('bella', async () => undefined)).toBe(true);
  });

  it('are given back by work that fails', async () => {
    const places = new Places(1);
    await expect(places.in('bella', () => Promise.reject(new Error('dead')))).rejects.toThrow('dead');
    expect(await places.in('bella', async () => undefined)).toBe(true);
  });
});
