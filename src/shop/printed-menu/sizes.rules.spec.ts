import { describe, expect, it } from '@jest/globals';
import type { PaperPrice } from './printed-menu.types.js';
import { commonSizes, saysContent } from './sizes.rules.js';

const dish = (...labels: string[]) => ({
  prices: labels.map((label): PaperPrice => ({ label, text: '9,50', note: '' })),
});
const pizza = dish('Klein', 'Groß');

describe('sizes above the prices of a category', () => {
  it.each<[string, ReturnType<typeof dish>[], string[]]>([
    ['stand there where all dishes come in them', [pizza, pizza], ['Klein', 'Groß']],
    ['not for a single dish', [pizza], []],
    ['not where a dish comes in others', [pizza, pizza, dish('Glas', 'Flasche')], []],
    ['not where a price would not say what it is for', [pizza, pizza, dish('')], []],
    ['but where it does', [pizza, pizza, dish('0,33 l')], ['Klein', 'Groß']],
    [
      'not where their names are too long',
      [dish('Familienpizzablech', 'b'), dish('Familienpizzablech', 'b')],
      [],
    ],
  ])('%s', (_, dishes, sizes) => {
    expect(commonSizes(dishes)).toEqual(sizes);
  });
});

describe('a size that says itself how much it is', () => {
  it.each<[string, number, 'ml' | 'g', boolean]>([
    ['0,2 l', 200, 'ml', true],
    ['0,20l', 200, 'ml', true],
    ['Flasche 0,75 l', 750, 'ml', true],
    ['50 cl', 500, 'ml', true],
    ['Bottle 0.33 l', 330, 'ml', true],
    ['10,2 l', 200, 'ml', false],
    ['Glas', 250, 'ml', false],
    ['250 g', 250, 'ml', false],
    ['4 große', 4, 'g', false],
  ])('%s of %i %s: %s', (label, amount, unit, expected) => {
    expect(saysContent(label, { amount, unit })).toBe(expected);
  });
});
