import { expect, it } from '@jest/globals';
import { appleFileUrl } from './apple-file.rules.js';

it('lies at Stripe itself, or at whoever plays its scripts', () => {
  const path = '/files/apple-pay/apple-developer-merchantid-domain-association';
  expect(appleFileUrl('https://js.stripe.com/v3/')).toBe(`https://stripe.com${path}`);
  expect(appleFileUrl('http://127.0.0.1:4242/v3/stripe.js')).toBe(`http://127.0.0.1:4242${path}`);
});
