import { expect, it } from '@jest/globals';
import { phrase } from '../../shared/voice.rules.js';
import { changesOf } from '../order/change/change.rules.js';
import type { Order } from '../order/order.types.js';
import { changedWords } from './changed-words.rules.js';

const guestWords = { name: 'Red wine', variantName: 'Glass', options: [] };
const wine = {
  id: '1',
  name: 'Rotwein',
  variantName: 'Glas',
  options: [],
  categoryId: 'c',
  combo: null,
  quantity: 3,
};
const order = { lines: [{ ...wine, guestWords }], sums: { payableCents: 690 } } as unknown as Order;
const older = { ...order, lines: [wine] } as unknown as Order;

it.each([
  ['de', order, 1, '1 statt 3 × Rotwein Glas.'],
  ['en', order, 1, '1 instead of 3 × Red wine Glass.'],
  ['en', order, 0, 'without 3 × Red wine Glass.'],
  ['en', older, 1, '1 instead of 3 × Rotwein Glas.'],
] as const)('a smaller order reads in %s (%#)', (language, of, quantity, said) => {
  const lines = changesOf(of, [{ lineId: '1', quantity }]);
  const { sentences } = changedWords(of, lines, { german: '', english: '' });
  expect(sentences[0] && phrase({ language, salutation: 'du' }, sentences[0])).toBe(said);
});
