import { describe, expect, it } from '@jest/globals';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import { blockerOf, FINAL, isListed } from './blocker';

const refusedFor = (code: string) => ({
  problem: null,
  quote: { refusal: { code, message: 'So nicht.' } } as QuoteView,
});

describe('what stops an order', () => {
  it.each([
    ['closed', 'wann'],
    ['paused', 'wann'],
    ['slotTooSoon', 'wann'],
    ['slotFull', 'wann'],
    ['areaNotServed', 'wann'],
    ['outsideArea', 'address.postalCode'],
    ['otherPlace', 'address.city'],
    ['paymentNotOffered', 'bezahlen'],
    ['belowMinimum', FINAL],
    ['disabled', FINAL],
  ])('%s is mended at %s', (code, place) => {
    expect(blockerOf(refusedFor(code))).toEqual({ place, text: 'So nicht.' });
  });

  it('is told by the fields where an address is missing, and is nothing otherwise', () => {
    expect(blockerOf(refusedFor('addressMissing'))).toBeNull();
    expect(blockerOf({ problem: null, quote: null })).toBeNull();
    expect(blockerOf({ problem: null, quote: { refusal: null } as QuoteView })).toBeNull();
  });

  it('may be the basket itself', () => {
    expect(blockerOf({ problem: 'Cola ist aus.', quote: null })).toEqual({
      place: 'warenkorb-problem',
      text: 'Cola ist aus.',
    });
  });

  it.each([
    ['wann', 'wann', true],
    ['wann', null, false],
    ['wann', 'bezahlen', false],
    [FINAL, FINAL, false],
  ])('%s is in the list after %s stopped the order: %s', (place, stopped, listed) => {
    expect(isListed({ place, text: 'So nicht.' }, stopped)).toBe(listed);
  });

  it('is not in the list when there is none', () => {
    expect(isListed(null, null)).toBe(false);
  });
});
