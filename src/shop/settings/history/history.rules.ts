import { shownPhone } from '../../../shared/phone.js';
import { labelOf, wordsOf } from '../setting-words.rules.js';
import type { HistoryEntry } from './history.view.js';

/** What the audit trail kept of one save; its field names carry a middle dot, because the store refuses full stops in names. */
export function changesIn(before: unknown, after: unknown): HistoryEntry['changes'] {
  const formerly = partsOf(before);
  return Object.entries(partsOf(after)).flatMap(([path, value]) => {
    const label = labelOf(path);
    if (label === null) return [];
    return [{ label, before: described(path, formerly[path]), after: described(path, value) }];
  });
}

const LONGEST = 400;

function partsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([path, part]) => [path.replaceAll('·', '.'), part]));
}

/** Entries are kept for years and shapes change: what can no longer be put into words is still an entry. */
function described(path: string, value: unknown): string {
  try {
    const words = wordsOf(path, path === 'contact.phone' ? shownPhone(String(value)) : value);
    return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
  } catch {
    return 'geändert';
  }
}
