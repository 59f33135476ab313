import { describe, expect, it } from '@jest/globals';
import { figuresNeed } from './figure-window.rules.js';

describe('figures', () => {
  it.each<[number | null, string, number | null]>([
    [1, '2026-11-20', null],
    [1, '2026-11-13', null],
    [1, '2026-11-12', 2],
    [1, '2025-11-20', 2],
    [1, '2025-11-19', 3],
    [2, '2025-11-20', null],
    [2, '2025-11-19', 3],
    [3, '2019-01-01', null],
    [null, '2026-11-13', null],
    [null, '2026-11-12', 2],
    [7, '2026-11-12', 2],
  ])('on level %p from %s on need level %p', (level, from, needs) => {
    expect(figuresNeed(level === null ? null : { level }, from, '2026-11-20')).toBe(needs);
  });
});
