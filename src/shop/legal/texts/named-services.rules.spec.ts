import { describe, expect, it } from '@jest/globals';
import { theFacts } from '../legal.fixture.js';
import { unnamedIn } from './named-services.rules.js';
import { startText } from './start-text.rules.js';

describe('services that take the money of guests', () => {
  it.each([
    [false, false, ['PayPal', 'Stripe']],
    [true, false, ['Stripe']],
    [false, true, ['PayPal']],
    [true, true, []],
  ])(
    'are missing where the text was written before they came: paypal %p, stripe %p',
    (paypal, stripe, missing) => {
      const text = startText('privacy', theFacts({ paypal, stripe }));
      expect(unnamedIn(text, ['PayPal', 'Stripe'])).toEqual(missing);
    },
  );

  it('are named in whichever letters somebody writes them', () => {
    expect(unnamedIn('Zahlungen nimmt STRIPE entgegen, oder Paypal.', ['PayPal', 'Stripe'])).toEqual([]);
  });
});
