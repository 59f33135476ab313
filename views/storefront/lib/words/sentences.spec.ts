import { describe, expect, it } from '@jest/globals';
import { checkoutWordsFor } from './sentences.checkout';
import { pageSentencesFor } from './sentences.menu-page';
import { payingWordsFor } from './sentences.paying';
import { trackingWordsFor } from './sentences.tracking';

/** Every sentence, functions called with something to say; null where a language has nothing to say. */
function textsOf(part: unknown, path = ''): [string, string][] {
  if (part === null) return [];
  if (typeof part === 'string') return [[path, part]];
  if (Array.isArray(part)) return part.flatMap((one, i) => textsOf(one, `${path}.${i}`));
  if (typeof part === 'function') return textsOf(part(['X'], 'Y', 'Z'), path);
  return Object.entries(part as object).flatMap(([name, value]) => textsOf(value, `${path}.${name}`));
}
const all = (language: 'de' | 'en', salutation: 'du' | 'sie') =>
  [pageSentencesFor, checkoutWordsFor, payingWordsFor, trackingWordsFor].flatMap((wordsFor) =>
    textsOf(wordsFor({ language, salutation })),
  );

describe('what the shop says', () => {
  it('never calls a guest du who is called Sie', () => {
    const familiar = all('de', 'sie').filter(([, text]) =>
      /\b(du|dir|dich|dein\w*|hast|kannst|bitte (gib|wähle|prüfe|lade|such))\b/i.test(text),
    );
    expect(familiar).toEqual([]);
  });

  it('never calls a guest Sie who is called du', () => {
    const formal = all('de', 'du').filter(([, text]) => /\b(Sie|Ihnen|Ihre?[nmrs]?)\b/.test(text));
    expect(formal).toEqual([]);
  });

  it('has no German left in English', () => {
    const german = all('en', 'du').filter(
      ([path, text]) =>
        !path.endsWith('otherLanguage') && /[äöüß]|\b(der|die|das|und|bitte|nicht)\b/i.test(text),
    );
    expect(german).toEqual([]);
  });

  it('leaves no sentence empty, in no language', () => {
    for (const texts of [all('de', 'du'), all('de', 'sie'), all('en', 'du')]) {
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });
});
