import { PARTS, type PartKey } from '../../../../src/shop/settings/parts.rules';
import { SETTING_LABELS } from '../../../../src/shop/settings/setting-labels.rules';
import type { SettingsEntry, SettingsGroup } from '../../../layouts/settings-index';

export interface FoundEntry extends SettingsEntry {
  /** The field that was meant, when its name says more than the page's. */
  field: string | null;
}

/** The pages on which something of that name is set; all of them while nothing is typed. */
export function searched(groups: readonly SettingsGroup[], typed: string): FoundGroup[] {
  const words = plain(typed).split(' ').filter(Boolean);
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.flatMap((entry) => {
        const field = fieldsOf(entry.path).find((name) => hasAll(name, words)) ?? null;
        const own = hasAll([entry.label, entry.about, entry.words ?? ''].join(' '), words);
        if (!own && !field) return [];
        return [{ ...entry, field: words.length > 0 && !hasAll(entry.label, words) ? field : null }];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export interface FoundGroup {
  label: string;
  entries: FoundEntry[];
}

const hasAll = (text: string, words: readonly string[]): boolean => {
  const known = plain(text);
  return words.every((word) => known.includes(word));
};

/** Umlauts as people type them on a foreign keyboard, or not at all. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function fieldsOf(path: string): string[] {
  const part = PARTS[path.split('/').at(-1) as PartKey];
  if (!part) return [];
  const places = [...part.fields, ...part.settings.map((setting) => `settings.${setting}`)];
  return Object.entries(SETTING_LABELS)
    .filter(([at]) => places.some((place) => at === place || at.startsWith(`${place}.`)))
    .map(([, label]) => label);
}
