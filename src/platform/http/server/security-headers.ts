import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Env } from '../../env/env.js';

declare module 'fastify' {
  interface FastifyReply {
    cspNonce: Nonces;
  }
}

const POLICY = 'content-security-policy';

/** Nonces are drawn when a page asks for them; every other answer carries the policy without, which allows less. */
export function addSecurityHeaders(server: FastifyInstance, env: Env): void {
  const headers = headersFor(env);
  const policy = headers[POLICY] ?? '';
  // Not on the raw answer: what is set there and here is looked at twice by node.
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
  const drawn = new WeakMap<ServerResponse, Nonces>();
  server.decorateReply('cspNonce', {
    getter() {
      const known = drawn.get(this.raw);
      if (known) return known;
      const nonces = { script: newNonce(), style: newNonce() };
      drawn.set(this.raw, nonces);
      this.header(POLICY, withNonces(policy, nonces));
      return nonces;
    },
  });
}

interface Nonces {
  script: string;
  style: string;
}

const newNonce = (): string => randomBytes(16).toString('hex');

const withNonces = (policy: string, { script, style }: Nonces): string =>
  policy
    .replace(/(?<=script-src )[^;]*/, (sources) => `${sources} 'nonce-${script}'`)
    .replace(/(?<=style-src )[^;]*/, (sources) => `${sources} 'nonce-${style}'`);

/** Helmet works its headers out anew for every request, and they are always the same: it is asked once. */
function headersFor(env: Env): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet({
    frameguard: { action: 'deny' },
    strictTransportSecurity: env.https && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: { useDefaults: false, directives: sources(env.NODE_ENV === 'development') },
  })(request, answer, () => undefined);
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function sources(developing: boolean) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    // Mantine writes style attributes, which no nonce can cover.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(developing ? ['ws:'] : [])],
    workerSrc: ["'self'", ...(developing ? ['blob:'] : [])],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
