import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { renderPage } from 'vike/server';
import { Env } from '../env/env.js';
import type { Reply, Request } from '../http/request.js';
import { publicViewer } from '../http/viewer.js';
import { askedUrl, isClientNavigation, urlForVike } from './client-navigation.js';
import { withMarkup } from './markup.rules.js';
import { isPlainPath, MARKS, withMarks } from './not-found.rules.js';

export type PageOutcome =
  | { props: object; heardUntil: string | null; frame: object | null }
  | { redirect: string }
  | { status: number; path: string };

const BUILT = path.resolve('dist/server/entry.mjs');

/** Nest decides, Vike obeys: the outcome is settled before the view is rendered. */
@Injectable()
export class PageRenderer implements OnModuleInit {
  private readonly log = new Logger('Pages');
  private lostPage: Promise<string> | undefined;

  private readonly site: { baseUrl: string; tokenType: string; signUp: boolean };

  constructor(private readonly env: Env) {
    const { baseUrl, AUTH_TOKEN_TYPE: tokenType, SIGN_UP } = env;
    this.site = { baseUrl, tokenType, signUp: SIGN_UP === 'on' };
  }

  async onModuleInit(): Promise<void> {
    if (this.env.NODE_ENV === 'development' || !this.env.runsWeb) return;
    if (!existsSync(BUILT)) throw new Error('The views are not built: run `npm run build` first.');
    await import(pathToFileURL(BUILT).href);
  }

  render(request: Request, reply: Reply, outcome: PageOutcome): Promise<string> {
    return isLost(request, outcome) && this.env.NODE_ENV !== 'development'
      ? this.lost(reply, outcome.path)
      : this.draw(request, reply, outcome);
  }

  /** For a stranger at an address that never was: rendered once, then only the address is put in. */
  private async lost(reply: Reply, path: string): Promise<string> {
    this.lostPage ??= renderPage({
      urlOriginal: `/${MARKS.path}`,
      outcome: { status: NOT_FOUND, path: `/${MARKS.path}` },
      user: null,
      props: null,
      ...this.site,
      cspNonce: MARKS.script,
      styleNonce: MARKS.style,
    }).then((answer) => {
      // What went wrong once is not kept.
      if (answer.errorWhileRendering) this.lostPage = undefined;
      return bodyOf(answer);
    });
    const page = await this.lostPage;
    reply.code(NOT_FOUND).type('text/html; charset=utf-8').header('cache-control', 'private, no-store');
    return withMarks(page, { path, ...reply.cspNonce });
  }

  private async draw(request: Request, reply: Reply, outcome: PageOutcome): Promise<string> {
    const answer = await renderPage({
      urlOriginal: urlForVike(request.raw),
      headersOriginal: request.headers,
      outcome,
      user: request.user ? publicViewer(request.user) : null,
      // Vike's client decides by seeing the key once whether to ask the server: null, never left out.
      props: 'props' in outcome ? outcome.props : null,
      heardUntil: 'props' in outcome ? outcome.heardUntil : null,
      frame: 'props' in outcome ? outcome.frame : null,
      ...this.site,
      cspNonce: reply.cspNonce?.script,
      styleNonce: reply.cspNonce?.style,
    });
    const { httpResponse, errorWhileRendering } = answer;
    if (errorWhileRendering && !isMeant(outcome, httpResponse.statusCode))
      this.log.error(errorWhileRendering);

    reply.code(statusOf(outcome, httpResponse.statusCode));
    for (const [name, value] of httpResponse.headers) {
      if (name.toLowerCase() !== 'content-security-policy') reply.header(name, value);
    }
    reply.header('cache-control', 'private, no-store');
    return bodyOf(answer);
  }
}

interface Drawn {
  httpResponse: { getBody: () => Promise<string> };
  /** From `+onRenderHtml.tsx`; a page asked for as JSON has none. */
  markup?: string;
}

const bodyOf = async ({ httpResponse, markup }: Drawn): Promise<string> =>
  withMarkup(await httpResponse.getBody(), markup);

/** Vike turns a page away by throwing. Where that was decided before, nothing has gone wrong; what it has no page for shows as not found. */
const isMeant = (outcome: PageOutcome, rendered: number): boolean =>
  'status' in outcome && (outcome.status === rendered || (outcome.status < BROKEN && rendered === NOT_FOUND));

const NOT_FOUND = 404;
const BROKEN = 500;
const TOO_MANY = 429;

const isLost = (request: Request, outcome: PageOutcome): outcome is { status: number; path: string } =>
  'status' in outcome &&
  outcome.status === NOT_FOUND &&
  !request.user &&
  !isClientNavigation(request.raw) &&
  isPlainPath(askedUrl(request.raw));

/** Vike has no page at a guest's address, and would call a shop not found that is only out of reach for a moment. */
const statusOf = (outcome: PageOutcome, rendered: number): number =>
  'status' in outcome && outcome.status >= TOO_MANY && rendered === 404 ? outcome.status : rendered;
