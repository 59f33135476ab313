import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import type { Env } from '../../env/env.js';

type SecurityHeaders = ReadonlyMap<string, string>;

const POLICY = 'content-security-policy';
const OF_ANY_ANSWER = ['connection', 'content-length', 'date'];

/** Nonces are drawn when a page asks for them; every other answer carries the policy without, which allows less. */
export async function addSecurityHeaders(server: FastifyInstance, env: Env): Promise<void> {
  const headers = await headersFor(env);
  const policy = headers.get(POLICY) ?? '';
  server.addHook('onRequest', (_, { raw }, done) => {
    raw.setHeaders(headers as Map<string, string>);
    done();
  });
  const drawn = new WeakMap<ServerResponse, Nonces>();
  server.decorateReply('cspNonce', {
    getter() {
      const nonces = drawn.get(this.raw) ?? { script: newNonce(), style: newNonce() };
      if (!drawn.has(this.raw)) this.raw.setHeader(POLICY, withNonces(policy, nonces));
      drawn.set(this.raw, nonces);
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
async function headersFor(env: Env): Promise<SecurityHeaders> {
  const scout = fastify();
  await scout.register(helmet, {
    frameguard: { action: 'deny' },
    strictTransportSecurity: env.https && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: { useDefaults: false, directives: sources(env.NODE_ENV === 'development') },
  });
  scout.get('/', (_, reply) => reply.send());
  const { headers } = await scout.inject('/');
  await scout.close();
  return new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_ANY_ANSWER.includes(name) ? [] : [[name, String(value)]],
    ),
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
