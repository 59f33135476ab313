import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './encoding.rules.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shorter ones are packed sooner than another thread has been told of them. */
const AT_ONCE_BYTES = 8 * 1024;
/** Most answers fit into one piece: for each further one the other thread is told once more. */
const PIECE_BYTES = 64 * 1024;
const NARROWEST = 16;

export async function pack(plain: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> {
  const isShort = plain.length < AT_ONCE_BYTES;
  if (encoding === 'gzip') return isShort ? gzipSync(plain) : zip(plain, { chunkSize: PIECE_BYTES });
  const params = paramsOf(plain.length, brotliQuality);
  return isShort ? brotliCompressSync(plain, { params }) : brotli(plain, { params, chunkSize: PIECE_BYTES });
}

/** A window that is wider than the text takes memory and time, and packs it no smaller. */
function paramsOf(bytes: number, quality: number): BrotliOptions['params'] {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN, BROTLI_DEFAULT_WINDOW } =
    constants;
  // Of each window sixteen bytes are not of use.
  const fitting = Math.max(NARROWEST, Math.ceil(Math.log2(bytes + 16)));
  return {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: bytes,
    [BROTLI_PARAM_LGWIN]: Math.min(fitting, BROTLI_DEFAULT_WINDOW),
  };
}
