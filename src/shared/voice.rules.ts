import type { Speech } from './voice.types.js';

/** One thought in the three ways a guest may want to hear it. */
export interface Said {
  du: string;
  sie: string;
  en: string;
}

export const said = ({ language, salutation }: Speech, words: Said): string =>
  language === 'en' ? words.en : words[salutation];

/** For sentences that address nobody. */
export const neutral = (german: string, en: string): Said => ({ du: german, sie: german, en });
