import { describe, expect, it } from '@jest/globals';
import { payPermissionsOf, payPolicyOf } from './pay-policy.rules.js';

const POLICY = "default-src 'self';style-src 'sha256-a';img-src 'self' data:;frame-ancestors 'none'";
const LIVE = {
  stripeScript: 'https://js.stripe.com/v3/',
  stripeApi: 'https://api.stripe.com',
  paypalScript: 'https://www.paypal.com/sdk/js',
  paypalApi: 'https://api-m.paypal.com',
};
const SIM = {
  stripeScript: 'http://127.0.0.1:4242/v3/stripe.js',
  stripeApi: 'http://127.0.0.1:4242',
  paypalScript: 'http://127.0.0.1:4243/sdk/js',
  paypalApi: 'http://127.0.0.1:4243',
};
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  );
const policyFor = (ways: Parameters<typeof payPolicyOf>[1]['ways'], places = LIVE) =>
  payPolicyOf(POLICY, { ways, places, nonce: 'n' });

describe('the policy of a page on which somebody pays', () => {
  it('lets nobody in where nothing is paid online', () => {
    expect(policyFor(['cash', 'cardOnSite'])).toBe(POLICY);
  });

  it('lets in Stripe alone where only cards are taken', () => {
    const policy = policyFor(['cash', 'stripe']);
    expect(policy).not.toMatch(/paypal|nonce/);
    expect(directivesOf(policy)['script-src']).toMatch(/^'self' https:\/\/js\.stripe\.com /);
    expect(directivesOf(policy)['style-src']).toBe("'sha256-a'");
  });

  it('lets in PayPal alone, with a nonce for what it writes', () => {
    const policy = policyFor(['paypal']);
    expect(policy).not.toMatch(/stripe|google/);
    expect(directivesOf(policy)['style-src']).toBe("'sha256-a' 'nonce-n'");
    expect(directivesOf(policy)['script-src']).toMatch(/'nonce-n'$/);
  });

  it('never allows scripts written into the page, or scripts from anywhere', () => {
    for (const places of [LIVE, SIM])
      expect(directivesOf(policyFor(['stripe', 'paypal'], places))['script-src']).not.toMatch(
        /unsafe|\*(?!\.)|strict-dynamic/,
      );
  });

  it('knows services that stand somewhere else, and then not the usual ones', () => {
    const policy = policyFor(['stripe', 'paypal'], SIM);
    expect(policy).not.toMatch(/stripe\.com|paypal\.com/);
    expect(directivesOf(policy)['frame-src']).toBe('http://127.0.0.1:4242 http://127.0.0.1:4243');
    expect(payPermissionsOf(SIM)).toBe('payment=(self "http://127.0.0.1:4242" "https://pay.google.com")');
  });

  it('names each directive once', () => {
    const names = policyFor(['stripe', 'paypal'])
      .split(';')
      .map((one) => one.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});
