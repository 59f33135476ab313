import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Reply, Request } from '../http/request.js';
import { isApiRoute } from '../http/route.js';
import { AnsweredBefore } from './answered-before.js';
import { Answers, type Ask, type Claim, digest, type KeptAnswer } from './answers.js';
import { BadIdempotencyKey } from './idempotency.errors.js';
import { isKey, isLasting, isMutating } from './idempotency.rules.js';
import { OWN_IDEMPOTENCY } from './own-idempotency.decorator.js';

const HEADERS = ['content-type', 'location', 'set-cookie', 'retry-after'];

/**
 * Same key and same body get the same answer. Stands behind the guards that know who is asking; what goes out is caught
 * at the very end, refusals included.
 */
@Injectable()
export class IdempotencyGuard implements CanActivate {
  private readonly claims = new WeakMap<object, Claim>();

  constructor(
    private readonly reflector: Reflector,
    private readonly answers: Answers,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const key = keyOf(request);
    if (key === null) return true;
    const own = this.reflector.getAllAndOverride(OWN_IDEMPOTENCY, [context.getHandler(), context.getClass()]);
    return own ? true : this.claim(request, key);
  }

  /** Whether the answer to this request is to be kept. */
  holds(request: Request): boolean {
    return this.claims.has(request);
  }

  /** The last hook before an answer leaves. */
  async send(request: Request, reply: Reply, payload: unknown): Promise<void> {
    const claim = this.claims.get(request);
    if (!claim) return;
    this.claims.delete(request);
    const body = textOf(payload);
    if (body === null || !isLasting(reply.statusCode)) await this.answers.release(claim.lock);
    else await this.answers.keep(claim, { status: reply.statusCode, headers: headersOf(reply), body });
  }

  /** What was answered past the framework cannot be kept. */
  leave(request: Request): void {
    const claim = this.claims.get(request);
    if (claim && this.claims.delete(request)) void this.answers.release(claim.lock);
  }

  private async claim(request: Request, key: string): Promise<boolean> {
    if (!isKey(key)) throw new BadIdempotencyKey();
    const claim = await this.answers.claim(askOf(request, key));
    if (!('lock' in claim)) throw new AnsweredBefore(claim);
    this.claims.set(request, claim);
    return true;
  }
}

function keyOf(request: Request): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && isMutating(request.method) && isApiRoute(request) ? key : null;
}

/** A signed-in person has a space of their own. Guests share one per address, and the key is theirs alone. */
function askOf(request: Request & { rawBody?: Buffer }, key: string): Ask {
  const who = request.user ? `user ${request.user.userId}` : 'guest';
  const body = request.rawBody ?? JSON.stringify(request.body ?? request.headers['content-length'] ?? null);
  return {
    scope: [who, request.method, request.url, key].join('\n'),
    fingerprint: digest(body),
  };
}

const headersOf = (reply: Reply): KeptAnswer['headers'] =>
  Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]];
    }),
  );

function textOf(payload: unknown): string | null {
  if (payload === undefined || payload === null) return '';
  if (typeof payload === 'string') return payload;
  return Buffer.isBuffer(payload) ? payload.toString('utf8') : null;
}
