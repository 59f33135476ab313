import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { Root } from './components/Root';
import { awake } from './lib/awake';
import { documentNonce } from './lib/nonce';
import { beforeHydration } from './lib/start';
import { titleOf } from './lib/title';

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
  root = hydrateRoot(element, page);
}
