import { labelOf, wordsOf } from '../setting-words.rules.js';
import type { HistoryEntry } from './history.view.js';

/** What the audit trail kept of one save; its names have a dot in the middle of the line. */
export function changesIn(before: unknown, after: unknown): HistoryEntry['changes'] {
  const formerly = partsOf(before);
  return Object.entries(partsOf(after)).flatMap(([path, value]) => {
    const label = labelOf(path);
    if (label === null) return [];
    return [{ label, before: told(path, formerly[path]), after: told(path, value) }];
  });
}

const LONGEST = 400;

function partsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([path, part]) => [path.replaceAll('·', '.'), part]));
}

/** Entries are kept for years and shapes change: what can't be told any more is still an entry. */
function told(path: string, value: unknown): string {
  try {
    const words = wordsOf(path, value);
    return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
  } catch {
    return 'geändert';
  }
}
