import type { PullProtocol } from '../protocol.types.js';

/** A page that stays open at the counter and prints with what its computer has. */
export const BROWSER: PullProtocol = {
  way: 'pull',
  path: null,
  media: ['application/vnd.tresen.paper+json'],
  offerMs: 30_000,
  // Somebody may have to press a button in a dialog.
  confirmMs: 180_000,
};
