import { describe, expect, it } from '@jest/globals';
import { isAboutTime, isFinal } from './refusals';

describe('a refusal', () => {
  it.each(['closed', 'paused', 'lastOrderOver', 'slotTooSoon', 'slotFull'])(
    '%s leaves the way to the checkout open: another time may do',
    (code) => {
      expect(isAboutTime(code)).toBe(true);
      expect(isFinal(code)).toBe(false);
    },
  );

  it.each(['belowMinimum', 'menuOnly', 'disabled', 'tooLarge'])('%s ends in the basket', (code) => {
    expect(isAboutTime(code)).toBe(false);
    expect(isFinal(code)).toBe(true);
  });

  it.each(['addressMissing', 'otherPlace', 'paymentNotOffered', undefined])(
    '%s is mended at the checkout',
    (code) => {
      expect(isFinal(code)).toBe(false);
    },
  );
});
