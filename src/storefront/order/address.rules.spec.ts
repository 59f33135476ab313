import { describe, expect, it } from '@jest/globals';
import { Z2 } from '../../shop/delivery/delivery.vectors.js';
import { addressAnswerOf } from './address.rules.js';

describe('what a guest reads about an area', () => {
  it.each([
    ['de', '1,90\u00a0€, ab 30,00\u00a0€ kostenlos'],
    ['en', '€1.90, free from €30.00'],
  ] as const)('is in their language: %s', (language, fee) => {
    const { area, message } = addressAnswerOf(Z2, [], { language, salutation: 'du' });
    expect(area?.feeText).toBe(fee);
    expect(message).toContain(fee);
  });
});
