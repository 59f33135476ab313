import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
  UnauthorizedException,
} from '@nestjs/common';
import { loginPathFor } from '../../shared/redirect.js';
import { languageOf } from '../../shared/voice.rules.js';
import type { Language } from '../../shared/voice.types.js';
import { AppError } from '../app-error.js';
import { AnsweredBefore } from '../idempotency/answered-before.js';
import type { KeptAnswer } from '../idempotency/answers.js';
import { askedPath, isClientNavigation } from '../pages/client-navigation.js';
import { type PageOutcome, PageRenderer } from '../pages/page.renderer.js';
import { isStoreAway } from '../store/store-away.js';
import { GuestHosts } from './guest-hosts.js';
import { guestRefusedPage, homeFrom } from './guest-refused.page.js';
import { PageRedirect } from './redirect.js';
import type { Reply, Request } from './request.js';
import { isApiRoute, isFile } from './route.js';
import { mostSentOf } from './server/most-sent.decorator.js';
import { refusedWords } from './server/refused.rules.js';

/** A store that is started again is back in less. */
const RETRY_AFTER_SECONDS = '2';

/** The one place where a failure becomes an answer: JSON for calls, the error page for pages. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Error');

  constructor(
    private readonly pages: PageRenderer,
    private readonly hosts: GuestHosts,
  ) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const reply = http.getResponse<Reply>();
    if (error instanceof AnsweredBefore) return sayAgain(reply, error.answer);
    const status = statusOf(error);
    if (status >= 500) this.log.error(error instanceof Error ? error : new Error(String(error)));
    if (reply.sent || reply.raw.headersSent) return;

    forgetAnswer(reply);
    if (error instanceof AppError)
      for (const [name, value] of Object.entries(error.headers ?? {})) reply.header(name, value);
    if (isStoreAway(error)) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (isApiRoute(request)) return void refuse(reply, status, failureOf(error, status, request));
    const isOwnHost = this.hosts.of(request.raw) !== null;
    if (!isOwnHost && (isFile(request.url) || !['GET', 'HEAD'].includes(request.method)))
      return plainly(reply, status, failureOf(error, status, request).message);
    // Guests never see the back office, not even its error page.
    if (isOwnHost || request.url.startsWith('/s/')) {
      const home = status >= 500 ? 'again' : isOwnHost ? 'shop' : homeFrom(request.url);
      const refused = {
        ...failureOf(error, status, request),
        home,
        language: languageOfGuest(request),
      } as const;
      return void reply.code(status).type('text/html; charset=utf-8').send(guestRefusedPage(refused));
    }
    const outcome = outcomeOf(error, status, request);
    // Only Vike's own client needs to be told in Vike's words; a document is simply sent elsewhere.
    if ('redirect' in outcome && !isClientNavigation(request.raw)) {
      return void reply.header('cache-control', 'private, no-store').redirect(outcome.redirect, 302);
    }
    const page = await this.pages.render(request, reply, outcome).catch((broken) => {
      this.log.error(broken);
      return null;
    });
    // Even the error page can fail; the visitor still gets an answer.
    if (page === null) plainly(reply, 500, refusedWords(500, languageOfGuest(request)).message);
    else reply.send(page);
  }
}

function sayAgain(reply: Reply, { status, headers, body }: KeptAnswer): void {
  reply.code(status).headers(headers).header('idempotency-replayed', 'true').send(Buffer.from(body));
}

/** What a handler, or a decorator before it, has said about the answer that was meant to be sent. */
const OF_THE_ANSWER = [
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
];

function forgetAnswer(reply: Reply): void {
  reply.header('cache-control', 'no-store');
  for (const name of OF_THE_ANSWER) reply.removeHeader(name);
}

function refuse(reply: Reply, status: number, failure: object): void {
  reply.code(status).type('application/json; charset=utf-8').send(failure);
}

function plainly(reply: Reply, status: number, message: string): void {
  reply.code(status).type('text/plain; charset=utf-8').send(`${message}\n`);
}

function statusOf(error: unknown): number {
  if (error instanceof PageRedirect) return 302;
  if (error instanceof AppError) return error.status;
  if (error instanceof HttpException) return error.getStatus();
  if (isStoreAway(error)) return 503;
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

function failureOf(error: unknown, status: number, request: Request) {
  if (!(error instanceof AppError)) {
    const mostSent = status === 413 ? mostSentOf(request.routeOptions) : null;
    const words = refusedWords(status, languageOfGuest(request));
    return { success: false, ...words, ...(mostSent !== null && { message: mostSent }) };
  }
  const { code, headline, message, fields, data } = error;
  return {
    success: false,
    code,
    headline,
    message,
    ...(fields && { fields }),
    ...(data !== undefined && { data }),
  };
}

/** The back office speaks German; guests say what they read. */
const languageOfGuest = ({ url, query }: Request): Language =>
  url.startsWith('/app') ? 'de' : languageOf((query as { lang?: unknown } | undefined)?.lang);

function outcomeOf(error: unknown, status: number, request: Request): PageOutcome {
  if (error instanceof PageRedirect) return { redirect: error.to };
  if (error instanceof UnauthorizedException) {
    return { redirect: loginPathFor(askedPath(request.raw)) };
  }
  return { status, path: askedPath(request.raw).split('?', 1)[0] ?? '/' };
}
