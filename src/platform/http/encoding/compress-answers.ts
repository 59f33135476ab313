import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, isPackable, mayTellItsLength, varyOnEncoding } from './encoding.rules.js';
import { pack } from './pack.js';

/** What fits into one packet gains nothing. */
const MIN_BYTES = 1_200;
/** A person waits for it, and nobody asks for the same bytes again. */
const BROTLI_QUALITY = 4;

/** Packs pages and calls as they leave. Everything behind the first hook reads one encoding in the request, already decided. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { headers } }, _, done) => {
    // A part of a packed file would be of no use to whoever has parts of the plain one.
    const encoding = headers.range === undefined ? encodingFor(headers['accept-encoding']) : null;
    headers['accept-encoding'] = encoding ?? 'identity';
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isWholeText(reply, payload)) return done(null, payload);
    reply.header('vary', varyOnEncoding(reply.getHeader('vary')));
    const encoding = mayPack(request, payload) ? encodingFor(request.headers['accept-encoding']) : null;
    if (!encoding) return done(null, payload);
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    pack(bytes, encoding, BROTLI_QUALITY).then((packed) => done(null, packed), done);
  });
}

function isWholeText(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  const isBytes = typeof payload === 'string' || Buffer.isBuffer(payload);
  const isFinished = reply.hasHeader('content-encoding') || reply.hasHeader('content-disposition');
  return isBytes && !isFinished && isPackable(reply.getHeader('content-type'));
}

const mayPack = ({ method, headers }: FastifyRequest, payload: string | Buffer): boolean =>
  method !== 'HEAD' && isLong(payload) && mayTellItsLength(headers);

/** No letter is less than a byte, so a long text need not be counted through. */
const isLong = (payload: string | Buffer): boolean =>
  payload.length >= MIN_BYTES || Buffer.byteLength(payload) >= MIN_BYTES;
