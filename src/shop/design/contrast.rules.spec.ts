import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrastOf, inkOf, mix, READABLE, readableOn, vividOn } from './contrast.rules.js';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

describe('the colours of a shop', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#DF9ACE', '#FFFFFF', 2.2],
    ['#F68671', '#FFFFFF', 2.45],
    ['#F68671', '#242424', 6.33],
  ])('%s against %s is %d', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 1);
  });

  it('never carries text that cannot be read, whatever the operator picks', () => {
    fc.assert(
      fc.property(color, color, (wish, ground) => {
        expect(contrastOf(readableOn(ground, wish), ground)).toBeGreaterThanOrEqual(READABLE);
        expect(contrastOf(inkOf(wish, ground), ground)).toBeGreaterThanOrEqual(READABLE);
      }),
    );
  });

  it('makes a dark colour brighter and not paler where that is enough, and always stands out', () => {
    const channels = (of: string) => [1, 3, 5].map((at) => Number.parseInt(of.slice(at, at + 2), 16));
    const spread = (of: string) => 1 - Math.min(...channels(of)) / Math.max(...channels(of));
    expect(spread(vividOn('#8F2D1F', '#2a1a17', 3))).toBeCloseTo(spread('#8F2D1F'), 1);
    fc.assert(
      fc.property(color, color, fc.constantFrom(3, READABLE), (wish, night, ratio) => {
        const ground = mix(night, '#000000', 0.85);
        expect(contrastOf(vividOn(wish, ground, ratio), ground)).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps a colour that can be read already', () => {
    expect(inkOf('#83296C')).toBe('#83296c');
    expect(readableOn('#83296C', '#FFFFFF')).toBe('#FFFFFF');
  });

  it('mixes from one end to the other', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1)]).toEqual(['#000000', '#ffffff']);
  });
});
