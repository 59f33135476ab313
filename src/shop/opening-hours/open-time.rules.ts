import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { nextOpening, windowAt } from './opening-hours.rules.js';
import type { OpeningSettings } from './opening-hours.types.js';

const MOST_WINDOWS = 100;

/** The moment until which the hours have been open for so long; null when they never will be. */
export function openFor(
  settings: OpeningSettings,
  ms: number,
  from: Date,
  fulfilment: Fulfilment | null = null,
): Date | null {
  let at: Date | null = from;
  let left = ms;
  for (let count = 0; at !== null && count < MOST_WINDOWS; count++) {
    at = nextOpening(settings, at, fulfilment);
    const window = at && windowAt(settings, at, fulfilment);
    if (!at || !window) return null;
    const open = window.closes.getTime() - at.getTime();
    if (left < open) return new Date(at.getTime() + left);
    left -= open;
    at = window.closes;
  }
  return null;
}
