import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { FastPaths } from '../../platform/http/fast-paths.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { Language } from '../../shared/voice.types.js';
import { answerAgain } from './kept-page.js';
import { MenuPages } from './menu-pages.service.js';

const MENU = /^\/s\/([a-z0-9-]{1,80})(?:\?lang=(de|en))?$/;

/** The page every guest begins with, most of them with the same bytes as the guest before. */
@Injectable()
export class MenuFastPath {
  constructor(
    private readonly pages: MenuPages,
    private readonly metrics: Metrics,
    fastPaths: FastPaths,
  ) {
    fastPaths.add((request, response) => this.take(request, response));
  }

  private take(request: IncomingMessage, response: ServerResponse): boolean {
    const from = performance.now();
    const page = this.pageFor(request);
    const answer = page && answerAgain(request.headers, page);
    if (!answer) return false;

    const { status, headers, body } = answer;
    response.writeHead(status, { ...headers, 'x-request-id': randomUUID() });
    response.end(body);
    this.metrics.answered({ method: 'GET', route: '/s/:slug', status }, (performance.now() - from) / 1_000);
    return true;
  }

  private pageFor({ method, url = '' }: IncomingMessage) {
    const [, slug, language = 'de'] = (method === 'GET' && MENU.exec(url)) || [];
    return slug === undefined ? null : this.pages.keptMenu(slug, language as Language);
  }
}
