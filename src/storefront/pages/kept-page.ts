import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Encoding, encodingFor } from '../../platform/http/encoding/encoding.rules.js';
import { pack } from '../../platform/http/encoding/pack.js';
import type { Reply, Request } from '../../platform/http/request.js';

/** Some steps below the best: a menu that has just changed is compressed while a guest waits for it. */
const QUALITY = 4;

/** A page that is rendered once, and compressed once for each encoding that is asked for. */
export interface KeptPage {
  etag: string;
  policy: string;
  plain: Buffer;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** The framework's whole answers, headers included; the menu's fast path repeats them. */
  answers: Partial<Record<Encoding | 'plain' | 'unchanged', Answer>>;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** The page and what is packed of it so far or later: both encodings together stay below the plain text. */
export const bytesOf = ({ plain }: KeptPage): number => 2 * plain.length;

/** The whole text, or its bytes in pieces. */
export function keepPage(html: string | readonly Uint8Array[], policy: string): KeptPage {
  const plain = typeof html === 'string' ? Buffer.from(html) : Buffer.concat(html);
  // Weak: the same page stands behind it in whichever encoding it travels.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, policy, plain, packed: {}, answers: {} };
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
  const wanted = wantedOf(request.headers, page);
  if (wanted === 'unchanged') reply.code(304);
  const body = await bodyOf(page, wanted);
  if (wanted === 'br' || wanted === 'gzip') reply.header('content-encoding', wanted);
  page.answers[wanted] ??= { status: reply.statusCode, headers: headersOf(reply, body), body };
  reply.send(wanted === 'unchanged' ? undefined : body);
}

/** The address of an order is its key: nobody keeps its pages, and nobody learns where the guest came from. */
export function sendOrderPage(
  request: Request,
  reply: Reply,
  page: KeptPage,
  unlock?: (reply: Reply) => void,
): Promise<void> {
  reply.header('referrer-policy', 'no-referrer');
  unlock?.(reply);
  return sendPage(request, reply, page, 'private, no-store');
}

const headersOf = (reply: Reply, { length }: Buffer): OutgoingHttpHeaders => ({
  ...(reply.getHeaders() as OutgoingHttpHeaders),
  ...(reply.statusCode === 200 && { 'content-length': length }),
});

/** The same answer once more, without asking anybody; null when nobody has had it yet. */
export const answerAgain = (headers: IncomingHttpHeaders, page: KeptPage): Answer | null =>
  page.answers[wantedOf(headers, page)] ?? null;

const wantedOf = (headers: IncomingHttpHeaders, { etag }: KeptPage): Encoding | 'plain' | 'unchanged' =>
  headers['if-none-match']?.includes(etag)
    ? 'unchanged'
    : (encodingFor(headers['accept-encoding']) ?? 'plain');

async function bodyOf(page: KeptPage, wanted: ReturnType<typeof wantedOf>): Promise<Buffer> {
  if (wanted === 'unchanged') return NOTHING;
  if (wanted === 'plain') return page.plain;
  page.packed[wanted] ??= pack(page.plain, wanted, QUALITY);
  return page.packed[wanted];
}
