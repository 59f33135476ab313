import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { OrderDraft } from '../../basket/basket.types.js';
import { bodyHashOf } from './body-hash.js';

const contact = { name: 'Jonas', phone: '', email: 'jonas@example.org', note: '' };
const address = {
  street: 'Weg',
  houseNo: '1',
  postalCode: '10115',
  city: 'Berlin',
  floor: '',
  company: '',
  note: '',
};
const lines = [{ productId: 'p', variantId: null, options: [], quantity: 1, note: '' }];
const draft = {
  when: 'asap',
  lines,
  payment: 'cash',
  tipCents: 0,
  speech: { language: 'de', salutation: 'du' },
} as const;
const hashOf = (over: object) =>
  bodyHashOf({
    draft: { ...draft, ...over } as unknown as OrderDraft,
    contact,
    expectedCents: 890,
    expectedLines: null,
    ageConfirmed: false,
    idempotencyKey: 'k',
  });
/** As orders of older versions were hashed, which have to be found again. */
const oldHash = (fulfilment: string, place: object | null) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        { fulfilment, when: 'asap', address: place, lines, payment: 'cash', tipCents: 0 },
        { ...contact, address: place },
        890,
      ]),
    )
    .digest('base64url');

it('knows an order again that an older version has written', () => {
  expect(hashOf({ fulfilment: 'pickup' })).toBe(oldHash('pickup', null));
  expect(hashOf({ fulfilment: 'delivery', address })).toBe(oldHash('delivery', address));
});

it('is another for another table, and the same in another language', () => {
  const first = hashOf({ fulfilment: 'table', tableCode: 'a' });
  expect(hashOf({ fulfilment: 'table', tableCode: 'b' })).not.toBe(first);
  const english = { language: 'en', salutation: 'du' };
  expect(hashOf({ fulfilment: 'table', tableCode: 'a', speech: english })).toBe(first);
});
