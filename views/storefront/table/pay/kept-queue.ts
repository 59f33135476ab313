import type { PageConfig } from '../../lib/config';
import { comeBackOf } from '../../paying/pay-problem';

/** What somebody is about to pay: some banks lead away from this page and back. */
export interface Queue {
  chosen: string[];
  done: string[];
}

const STORED = 'tresen:tisch-zahlt:';

/** null unless somebody comes back from a bank or from PayPal. */
export function queueOnReturn({ slug }: PageConfig): Queue | null {
  if (!comeBackOf(location.search)) return null;
  try {
    return JSON.parse(sessionStorage.getItem(STORED + slug) ?? 'null') as Queue | null;
  } catch {
    return null;
  }
}

export function keepQueue({ slug }: PageConfig, queue: Queue): void {
  try {
    sessionStorage.setItem(STORED + slug, JSON.stringify(queue));
  } catch {
    // Private windows may refuse: whoever comes back then finds what is still open.
  }
}
