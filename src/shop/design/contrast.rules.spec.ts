import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrastOf, inkOf, mix, READABLE, readableOn } from './contrast.rules.js';

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

  it('keeps a colour that can be read already', () => {
    expect(inkOf('#83296C')).toBe('#83296c');
    expect(readableOn('#83296C', '#FFFFFF')).toBe('#FFFFFF');
  });

  it('mixes from one end to the other', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1)]).toEqual(['#000000', '#ffffff']);
  });
});
