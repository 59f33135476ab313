import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply, Request } from '../platform/http/request.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A step below the best: a menu that has just changed is compressed while a guest waits for it. */
const QUALITY = 5;

/** A page that is rendered once, and compressed once for each way that somebody has asked for. */
export interface KeptPage {
  etag: string;
  policy: string;
  plain: Buffer;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

type Encoding = 'br' | 'gzip';

export function keepPage(html: string, policy: string): KeptPage {
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, policy, plain, packed: {} };
}

export async function sendPage(
  request: Request,
  reply: Reply,
  page: KeptPage,
  cacheControl = 'public, no-cache',
): Promise<void> {
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return void reply.code(304).send();

  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === null) return void reply.send(page.plain);
  page.packed[encoding] ??= pack(page.plain, encoding);
  reply.header('content-encoding', encoding).send(await page.packed[encoding]);
}

function encodingFor(accepted: string | string[] = ''): Encoding | null {
  if (/\bbr\b/.test(String(accepted))) return 'br';
  return /\bgzip\b/.test(String(accepted)) ? 'gzip' : null;
}

function pack(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(plain);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(plain, {
    params: { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}
