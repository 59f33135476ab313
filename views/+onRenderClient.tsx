import type { ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { Root } from './components/frame/Root';
import { awake } from './lib/vike/hydration';
import { documentNonce } from './lib/vike/nonce';
import { afterHydration, beforeHydration } from './lib/vike/start';
import { titleOf } from './lib/vike/title';

let root: ReactRoot | undefined;

/** Somebody quick may have clicked on before the first page is awake: the next one waits, or React would mix the two. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  const page = <Root pageContext={pageContext} styleNonce={documentNonce} />;
  if (root) {
    await awake;
    document.title = titleOf(pageContext.config.title);
    root.render(page);
    return;
  }
  const element = document.getElementById('root')!;
  beforeHydration(element);
  root = pageContext.isHydration ? hydrateRoot(element, page) : drawAnew(element, page, pageContext);
}

/** Somebody quicker still: the first page was left before it began to wake, so the document holds another one. */
function drawAnew(element: HTMLElement, page: ReactElement, pageContext: PageContextClient): ReactRoot {
  document.title = titleOf(pageContext.config.title);
  const fresh = createRoot(element);
  fresh.render(page);
  afterHydration(pageContext);
  return fresh;
}
