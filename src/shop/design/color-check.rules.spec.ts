import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newDesign } from '../restaurant/new-shop.rules.js';
import type { Colors } from '../restaurant/shop.types.js';
import { colorWarnings, ratioText } from './color-check.rules.js';
import { contrastOf, inkOf, READABLE, readableOn } from './contrast.rules.js';

const { colors } = newDesign();
const warned = (over: Partial<Colors>) => colorWarnings({ ...colors, ...over }).map(({ color }) => color);

describe('the colours of a shop', () => {
  it.each<[string, Partial<Colors>, (keyof Colors)[]]>([
    ['as they come', {}, []],
    ['pale pink as the main colour', { primaryColor: '#DF9ACE' }, ['lightTextColor', 'primaryColor']],
    ['grey text', { darkTextColor: '#999999' }, ['darkTextColor', 'secondaryColor']],
    ['a dark second colour', { secondaryColor: '#222222' }, ['secondaryColor']],
  ])('%s', (_, over, expected) => {
    expect(warned(over)).toEqual(expected);
  });

  it('are told in words, never rounded up to enough', () => {
    expect(ratioText('#DF9ACE', '#ffffff')).toBe('Kontrast 2,1:1, nötig sind 4,5:1');
    expect(ratioText('#777777', '#ffffff')).toBe('Kontrast 4,4:1, nötig sind 4,5:1');
  });

  it('can be read whatever is picked', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, color, (ground, wish) => {
        expect(contrastOf(readableOn(ground, wish), ground)).toBeGreaterThanOrEqual(READABLE);
        expect(contrastOf(inkOf(wish, ground), ground)).toBeGreaterThanOrEqual(READABLE);
      }),
    );
  });
});
