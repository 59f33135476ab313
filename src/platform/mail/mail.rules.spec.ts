import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, headerLine, isFinalRefusal, isMailAddress, maskedAddress } from './mail.rules.js';

describe('a mail address', () => {
  it.each(['lucia@bella.example', 'l.u+shop@bella.example', 'küche@bella.example', "o'neil@bella.example"])(
    '%s is one',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    'lucia',
    'lucia@',
    '@bella.example',
    'a@b@c',
    'a@x.example,b@x.example',
    'a@x.example; b@x.example',
    'Lucia <a@x.example>',
    'a@x.example\nBcc: b@x.example',
    'a@x.example\r',
    'a\0@x.example',
    'a b@x.example',
    `${'a'.repeat(65)}@x.example`,
  ])('%j is none', (address) => {
    expect(isMailAddress(address)).toBe(false);
  });
});

describe('a header', () => {
  it('stays one line whatever a guest types', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(headerLine(`Neu${text}\r\nBcc: x@x.example`)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });

  it('keeps umlauts and signs', () => {
    expect(headerLine('Bestellung Nr. 7 – Käse & mehr')).toBe('Bestellung Nr. 7 – Käse & mehr');
  });
});

describe('the sender', () => {
  it.each([
    ['Tresen <a@x.example>', 'Tresen', 'a@x.example'],
    ['"Bella, Trattoria" <a@x.example>', 'Bella, Trattoria', 'a@x.example'],
    ['a@x.example', '', 'a@x.example'],
  ])('%s', (from, name, address) => {
    expect(addressOf(from)).toEqual({ name, address });
  });
});

describe('a refusal', () => {
  it.each([
    [550, true],
    [554, true],
    [530, false],
    [535, false],
    [451, false],
    [421, false],
    [undefined, false],
  ])('%s is final: %s', (code, final) => {
    expect(isFinalRefusal(code)).toBe(final);
  });
});

it('a log names a guest only by halves', () => {
  expect(maskedAddress('lucia@bella.example')).toBe('lu***@bella.example');
});
