import type { PageContextClient } from 'vike/types';
import { inTurn } from '../live/in-turn';
import { warnWithoutLogin } from '../session/login-page';
import { startSession } from '../session/session';
import { clearOnEvent } from '../toasts/toasts';
import { isBot } from './bot.rules';
import { keepFirstHtml } from './first-html';
import { guardLeaving } from './leave-guard';
import { shareNonce } from './nonce';
import { pathOfPage } from './page-path.rules';
import { reloadOnMissingChunk } from './reload';
import { watchTyping } from './typed';

/** Before the first page is hydrated. */
export function beforeHydration(root: HTMLElement): void {
  shareNonce();
  if (isBot(navigator.userAgent)) keepFirstHtml(root);
  reloadOnMissingChunk();
  watchTyping();
  clearOnEvent();
}

let started = false;

/** Everything that runs beside the pages, once per document. `data-alive` says that clicks are heard from here on. */
export function afterHydration({ user, globalContext }: PageContextClient): void {
  if (started) return;
  started = true;
  document.documentElement.dataset.alive = 'true';
  const pages = new Set(Object.keys(globalContext.pages).map(pathOfPage));
  warnWithoutLogin(pages);
  inTurn(() => startSession(user));
  guardLeaving();
  // Parts of their own: nothing waits for them.
  inTurn(() => void import('./build-check').then(({ watchBuilds }) => watchBuilds()).catch(() => undefined));
  inTurn(
    () => void import('./prefetch').then(({ prefetchLinks }) => prefetchLinks(pages)).catch(() => undefined),
  );
}
