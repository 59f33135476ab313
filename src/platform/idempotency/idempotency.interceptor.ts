import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { finalize, type Observable, of } from 'rxjs';
import type { Reply, Request } from '../http/request.js';
import { isApiRoute } from '../http/route.js';
import { Answers, type Ask, type Claim, digest, type KeptAnswer } from './answers.js';
import { BadIdempotencyKey } from './idempotency.errors.js';
import { isKey, isLasting, isMutating } from './idempotency.rules.js';
import { OWN_IDEMPOTENCY } from './own-idempotency.decorator.js';

const HEADERS = ['content-type', 'location', 'set-cookie', 'retry-after'];

/** Same key and same body get the same answer. What goes out is caught at the very end, refusals included. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly claims = new WeakMap<object, Claim>();
  private readonly repeats = new WeakMap<object, KeptAnswer>();

  constructor(
    private readonly reflector: Reflector,
    private readonly answers: Answers,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const key = keyOf(request);
    const own = this.reflector.getAllAndOverride(OWN_IDEMPOTENCY, [context.getHandler(), context.getClass()]);
    if (key === null || own) return next.handle();
    if (!isKey(key)) throw new BadIdempotencyKey();

    const claim = await this.answers.claim(askOf(request, key));
    if ('lock' in claim) return this.watch(context, claim, next);

    this.repeats.set(request, claim);
    return of(Buffer.from(claim.body));
  }

  /** The last hook before an answer leaves. */
  async send(request: Request, reply: Reply, payload: unknown): Promise<void> {
    const repeat = this.repeats.get(request);
    if (repeat) reply.code(repeat.status).headers(repeat.headers).header('idempotency-replayed', 'true');

    const claim = this.claims.get(request);
    if (!claim) return;
    this.claims.delete(request);
    const body = textOf(payload);
    if (body === null || !isLasting(reply.statusCode)) await this.answers.release(claim.lock);
    else await this.answers.keep(claim, { status: reply.statusCode, headers: headersOf(reply), body });
  }

  private watch(context: ExecutionContext, claim: Claim, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const reply = context.switchToHttp().getResponse<Reply>();
    this.claims.set(request, claim);
    const freeWhenStreamed = () => {
      if (!reply.raw.headersSent || !this.claims.delete(request)) return;
      void this.answers.release(claim.lock);
    };
    return next.handle().pipe(finalize(freeWhenStreamed));
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
