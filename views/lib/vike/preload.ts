import { prefetch } from 'vike/client/router';
import { PRELOADS_AT_ONCE } from './prefetch.rules';
import { createQueue } from './queue';

let running = 0;

/** Loads the code of a page ahead of the click. */
export const preload = createQueue(PRELOADS_AT_ONCE, async (path) => {
  running += 1;
  try {
    await prefetch(path);
  } finally {
    running -= 1;
  }
});

export const isPreloading = (): boolean => running > 0;
