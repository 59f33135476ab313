import { LANGUAGES, type Language, type Voice } from './voice.types.js';

/** One thought in the three ways a guest may want to hear it. */
export interface Phrase {
  du: string;
  sie: string;
  en: string;
}

export const phrase = ({ language, salutation }: Voice, words: Phrase): string =>
  language === 'en' ? words.en : words[salutation];

/** For sentences that address nobody. */
export const neutral = (german: string, en: string): Phrase => ({ du: german, sie: german, en });

/** What stands behind the address of a page for guests who do not read it in German. */
export const langQuery = (language: Language): string => (language === 'de' ? '' : `?lang=${language}`);

/** The language of `?lang=`, which may name a country too, as browsers do; German unless we speak it. */
export function languageOf(lang: unknown): Language {
  const [asked] = typeof lang === 'string' ? lang.toLowerCase().split(/[-_]/) : [];
  return LANGUAGES.find((known) => known === asked) ?? 'de';
}
