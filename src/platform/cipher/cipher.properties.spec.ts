import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Env } from '../env/env.js';
import { CannotOpen, Cipher } from './cipher.js';

const OLD = `old:${'1'.repeat(64)}`;
const NEW = `new:${'2'.repeat(64)}`;
const cipher = (keys: string) => new Cipher({ SECRET_KEYS: keys } as Env);
const now = cipher(`${NEW},${OLD}`);
const secret = fc.string({ unit: 'grapheme' });

describe('a sealed secret', () => {
  it('opens to what was sealed', () => {
    fc.assert(
      fc.property(secret, secret, (plain, aad) => {
        expect(now.open(now.seal(plain, aad), aad)).toBe(plain);
      }),
    );
  });

  it('does not open in another place', () => {
    fc.assert(
      fc.property(secret, secret, secret, (plain, aad, other) => {
        fc.pre(aad !== other);
        expect(() => now.open(now.seal(plain, aad), other)).toThrow(CannotOpen);
      }),
    );
  });

  it('does not open when a single bit was changed', () => {
    fc.assert(
      fc.property(secret, fc.nat(), fc.nat(7), (plain, at, bit) => {
        const { value, iv } = now.seal(plain, 'aad');
        const bytes = Buffer.from(value.slice(4), 'base64');
        const index = at % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(index) ^ (1 << bit), index);
        expect(() => now.open({ value: `new:${bytes.toString('base64')}`, iv }, 'aad')).toThrow(CannotOpen);
      }),
    );
  });

  it('does not open with a tag cut short', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'a', 'sk_live_1'), fc.integer({ min: 1, max: 16 }), (plain, cut) => {
        const { value, iv } = now.seal(plain, 'aad');
        const bytes = Buffer.from(value.slice(4), 'base64').subarray(0, -cut);
        expect(() => now.open({ value: `new:${bytes.toString('base64')}`, iv }, 'aad')).toThrow(CannotOpen);
      }),
    );
  });

  it('still opens after the keys were changed, and says that it is old', () => {
    const sealed = cipher(OLD).seal('sk_live_1', 'shop1paypal');
    expect(now.open(sealed, 'shop1paypal')).toBe('sk_live_1');
    expect(now.isStale(sealed)).toBe(true);
    expect(now.isStale(now.seal('sk_live_1', 'shop1paypal'))).toBe(false);
  });

  it('does not open once its key is gone', () => {
    const sealed = cipher(OLD).seal('sk_live_1', 'shop1paypal');
    expect(() => cipher(NEW).open(sealed, 'shop1paypal')).toThrow(CannotOpen);
  });

  it.each([
    { value: '', iv: '' },
    { value: 'new:', iv: '' },
    { value: 'new:AAAA', iv: 'AAAA' },
    { value: 'nobody:AAAA', iv: 'AAAA' },
    { value: 'not sealed at all', iv: 'x' },
  ])('is not whatever stands in the store: %j', (sealed) => {
    expect(() => now.open(sealed, 'aad')).toThrow(CannotOpen);
  });

  it('never looks the same twice', () => {
    expect(now.seal('same', 'aad').value).not.toBe(now.seal('same', 'aad').value);
  });
});
