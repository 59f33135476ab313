import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bytesOf, isAppleTouch } from './push.rules';

test('a key survives its way to the browser', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 65 }), (bytes) => {
      expect([...bytesOf(Buffer.from(bytes).toString('base64url'))]).toEqual([...bytes]);
    }),
  );
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 14)', 5, false],
])('%s with %s fingers calls from the home screen alone: %s', (userAgent, maxTouchPoints, only) => {
  expect(isAppleTouch({ userAgent, maxTouchPoints })).toBe(only);
});
