import { describe, expect, it } from '@jest/globals';
import { type Done, pageRule, withDone } from './print-turn.rules';

describe('a paper from the browser', () => {
  it.each([
    [48, 378, '@page { size: 80mm 107mm; margin: 0 }'],
    [42, 10, '@page { size: 80mm 40mm; margin: 0 }'],
    [32, 378, '@page { size: 58mm 107mm; margin: 0 }'],
  ])('of %d columns and %d pixels has a page of its own size', (columns, height, rule) => {
    expect(pageRule(columns, height)).toBe(rule);
  });

  it('is remembered for a while, the newest first', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ token: String(at) }) as Done);
    const kept = many.reduce((done, one) => withDone(done, one), [] as Done[]);
    expect(kept.map(({ token }) => token).slice(0, 2)).toEqual(['19', '18']);
    expect(kept).toHaveLength(12);
  });
});
