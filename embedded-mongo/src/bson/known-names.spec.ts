import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameAt } from './known-names.js';

/** Few letters, so that many names share a place in the table. */
const short = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '€', '😀', '\u007f'), maxLength: 6 });
const name = fc.oneof(short, fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('_id', 'shopId'));

describe('a name that is looked up by its bytes', () => {
  it('is the one that stands there, whatever was looked up before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.nat(3)), { maxLength: 50 }), (names) => {
        for (const [text, before] of names) {
          const bytes = Buffer.concat([Buffer.alloc(before, 7), Buffer.from(text), Buffer.from([0, 7])]);
          const end = bytes.length - 2;
          expect(nameAt(bytes, before, end)).toBe(bytes.toString('utf8', before, end));
        }
      }),
    );
  });

  it('is decoded even when its bytes are no text', () => {
    for (const bytes of [Buffer.from([0x80, 0xff]), Buffer.from([0x61, 0xc3])]) {
      for (let again = 0; again < 2; again++) expect(nameAt(bytes, 0, 2)).toBe(bytes.toString('utf8'));
    }
  });
});
