import { expect, it } from '@jest/globals';
import { hasOwnSandbox, hostFor } from './paypal-host.rules.js';

it.each([
  ['https://api-m.paypal.com', false, 'https://api-m.paypal.com', true],
  ['https://api-m.paypal.com/', true, 'https://api-m.sandbox.paypal.com', true],
  ['http://127.0.0.1:4242/', true, 'http://127.0.0.1:4242', false],
  ['http://127.0.0.1:4242', false, 'http://127.0.0.1:4242', false],
])('keys at %s with the sandbox %s are taken to %s', (base, sandbox, host, own) => {
  expect(hostFor(base, sandbox)).toBe(host);
  expect(hasOwnSandbox(base)).toBe(own);
});
