import { type Build, BY_ITSELF } from '../build.types.js';

/** Nobody was there when it failed, and nobody was told since a site last went out. `history`: the latest first. */
export function isToBeTold(failed: Build, history: readonly Build[]): boolean {
  if (failed.requestedBy !== BY_ITSELF) return false;
  const before = history.slice(history.findIndex(({ id }) => id === failed.id) + 1);
  const last = before.find(
    ({ state, requestedBy }) => state === 'published' || (state === 'failed' && requestedBy === BY_ITSELF),
  );
  return last?.state !== 'failed';
}
