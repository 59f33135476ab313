import type { PageContextClient } from 'vike/types';
import { isOutdated } from './lib/build-check';
import { setNavigating } from './lib/reload';

export async function onPageTransitionStart({ urlOriginal }: PageContextClient): Promise<void> {
  setNavigating(true);
  if (!isOutdated()) return;
  location.assign(urlOriginal);
  await new Promise(() => undefined);
}
