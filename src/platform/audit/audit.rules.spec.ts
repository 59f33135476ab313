import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordable } from './audit.rules.js';

describe('what the audit trail keeps', () => {
  it('is what changed, without the secrets', () => {
    const shop = {
      name: 'Trattoria Bella',
      opened: new Date('2026-01-01'),
      paypal: { public_key: 'pk', secret_key: 'sk', secret_key_iv: 'iv' },
      ftp: { host: 'ftp.bella.example', password: 'geheim' },
      staff: [{ name: 'Lucia', pin: '1234', passwordHash: '$argon2id$x' }],
      stripe: { secret_key: '' },
    };
    expect(recordable(shop)).toEqual({
      name: 'Trattoria Bella',
      opened: new Date('2026-01-01'),
      paypal: { public_key: 'pk', secret_key: '•••', secret_key_iv: '•••' },
      ftp: { host: 'ftp.bella.example', password: '•••' },
      staff: [{ name: 'Lucia', pin: '•••', passwordHash: '•••' }],
      stripe: { secret_key: null },
    });
  });

  it('is something, even when nothing was given', () => {
    expect(recordable(undefined)).toBeNull();
  });

  it('has only names and sizes that the store takes', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
        const check = (part: unknown): void => {
          if (typeof part === 'string') expect(part.length).toBeLessThanOrEqual(2_000);
          if (typeof part !== 'object' || part === null || part instanceof Date) return;
          for (const [key, inner] of Object.entries(part)) {
            expect(key).not.toMatch(/^\$|\.|\0|^$/);
            check(inner);
          }
        };
        check(recordable(value));
      }),
    );
  });

  it('ends, even where the value does not', () => {
    const endless: { self?: unknown } = {};
    endless.self = endless;
    expect(JSON.stringify(recordable(endless))).toContain('…');
  });
});
