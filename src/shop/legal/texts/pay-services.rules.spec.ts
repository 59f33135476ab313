import { expect, it } from '@jest/globals';
import { payServicesOf } from './pay-services.rules.js';

const keys = (public_key: string, secret_key: string) => ({ public_key, secret_key, secret_key_iv: '' });
const none = keys('', '');
const both = keys('id', 'sealed');

it.each([
  [none, none, []],
  [both, none, ['PayPal']],
  [none, both, ['Stripe']],
  [both, both, ['PayPal', 'Stripe']],
  [keys('', 'sealed'), keys('pk_test_1', ''), []],
])('whoever takes the money of guests is who has both keys: %j, %j', (paypal, stripe, services) => {
  expect(payServicesOf({ paypal, stripe })).toEqual(services);
});
