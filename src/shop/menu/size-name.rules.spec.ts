import { expect, it } from '@jest/globals';
import { partSizeOf, sizeNameOf } from './size-name.rules.js';

const SMALL = { amount: 330, unit: 'ml' as const };

it.each([
  ['Cola', '', SMALL, '0,33 l', '0,33 l', '0.33 l'],
  ['Cola 0,33 l', '', SMALL, '', '', ''],
  [
    'Acqua Minerale',
    'Kleine Flasche',
    SMALL,
    'Kleine Flasche',
    'Kleine Flasche 0,33 l',
    'Kleine Flasche 0.33 l',
  ],
  ['Acqua Minerale', '0,33 l', SMALL, '0,33 l', '0,33 l', '0,33 l'],
  ['Margherita', 'Normal (32 cm)', null, 'Normal (32 cm)', 'Normal (32 cm)', 'Normal (32 cm)'],
  ['Focaccia', '', null, '', '', ''],
])(
  '%p in the size %p holds %p: %p, in a menu %p, in English %p',
  (dish, name, content, alone, inMenu, english) => {
    expect(sizeNameOf({ name: dish }, { name, content })).toBe(alone);
    expect(partSizeOf({ name: dish }, { name, content })).toBe(inMenu);
    expect(partSizeOf({ name: dish }, { name, content }, 'en')).toBe(english);
  },
);
