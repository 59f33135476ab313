import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pack } from './pack.js';

const words = ['Pizza', ' ', 'Margherita', '<li>', '8,90 €', '\n', 'class="dish"'];
const texts = fc
  .tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 400 }), fc.constantFrom(1, 9, 120))
  .map(([parts, times]) => Buffer.from(parts.join('').repeat(times)));

it('whoever unpacks an answer has all of it, however long it is', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (plain) => {
      expect(brotliDecompressSync(await pack(plain, 'br', 4)).equals(plain)).toBe(true);
      expect(gunzipSync(await pack(plain, 'gzip', 4)).equals(plain)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it.each([1, 8_191, 8_192, 65_520, 65_521, 131_056, 131_057, 5_000_000])(
  '%d bytes travel in as few as with the widest window, but for the few of its name',
  async (bytes) => {
    // Its second half says what stands in the first, as far away as can be.
    const half = createHash('shake256', { outputLength: Math.ceil(bytes / 2) })
      .update('half')
      .digest();
    const plain = Buffer.concat([half, half]).subarray(0, bytes);
    const widest = brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
    });
    const packed = await pack(plain, 'br', 4);
    expect(brotliDecompressSync(packed).equals(plain)).toBe(true);
    expect(packed.length).toBeLessThanOrEqual(widest.length + 2);
  },
);
