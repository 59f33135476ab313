import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { Root } from './components/frame/Root';
import { keepOwner } from './lib/session/again';
import { hydrated } from './lib/vike/hydration';
import { documentNonce } from './lib/vike/nonce';
import { afterHydration, beforeHydration } from './lib/vike/start';
import { titleOf } from './lib/vike/title';

let root: ReactRoot | undefined;

/** A click before the first page is hydrated waits for it, or React would mix the two pages. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  keepOwner(pageContext.user);
  const page = <Root pageContext={pageContext} styleNonce={documentNonce} />;
  if (root) {
    await hydrated;
    document.title = titleOf(pageContext.config.title);
    root.render(page);
    return;
  }
  const element = document.getElementById('root')!;
  beforeHydration(element);
  if (!pageContext.isHydration) root = drawAnew(element, page, pageContext);
  else await takeOver(element, page);
}

/** As a transition React stops every few milliseconds for what somebody does meanwhile; a click makes it finish at once. */
async function takeOver(element: HTMLElement, page: ReactElement): Promise<void> {
  startTransition(() => {
    root = hydrateRoot(element, page);
  });
  await hydrated;
}

/** The first page was left before its hydration began: the document still holds its markup, so the next page is drawn anew. */
function drawAnew(element: HTMLElement, page: ReactElement, pageContext: PageContextClient): ReactRoot {
  document.title = titleOf(pageContext.config.title);
  const fresh = createRoot(element);
  fresh.render(page);
  afterHydration(pageContext);
  return fresh;
}
