import type { SaidPart, SaidView } from '../../shared/said.types.js';
import type { Language } from '../../shared/voice.types.js';
import type { Translations } from '../../shop/menu/texts/translations.types.js';

type Said = [as: SaidPart, part: string, shown: string];

/** Which of its words a guest reads in German though the page is not: a screen reader says them in the right language. */
export function saidViewOf(
  { translations }: { translations?: Translations },
  language: Language,
  said: readonly Said[],
): SaidView {
  if (language === 'de') return {};
  const kept = translations?.[language] ?? {};
  const inGerman = said.flatMap(([as, part, shown]) => (kept[part]?.text === shown ? [] : [as]));
  return inGerman.length > 0 ? { inGerman } : {};
}

export const wordsOf = ({ name, description }: { name: string; description: string }): Said[] => [
  ['name', 'name', name],
  ...(description === '' ? [] : [['description', 'description', description] satisfies Said]),
];
