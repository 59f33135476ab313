import type { PageContextClient } from 'vike/types';
import { isOutdated } from './lib/vike/build-check';
import { setNavigating } from './lib/vike/reload';

export async function onPageTransitionStart({ urlOriginal }: PageContextClient): Promise<void> {
  setNavigating(true);
  if (!isOutdated()) return;
  location.assign(urlOriginal);
  await new Promise(() => undefined);
}
