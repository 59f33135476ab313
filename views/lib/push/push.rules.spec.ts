import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bytesOf } from './push.rules';

test('a key survives its way to the browser', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 65 }), (bytes) => {
      expect([...bytesOf(Buffer.from(bytes).toString('base64url'))]).toEqual([...bytes]);
    }),
  );
});
