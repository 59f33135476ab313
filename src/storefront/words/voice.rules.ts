import { LANGUAGES, type Language, type Voice } from '../../shared/voice.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';

/** The language of `?lang=`, which may name a country too, as browsers do; German unless we speak it. */
export function languageOf(lang: unknown): Language {
  const [asked] = typeof lang === 'string' ? lang.toLowerCase().split(/[-_]/) : [];
  return LANGUAGES.find((known) => known === asked) ?? 'de';
}

/** The voice of this shop in the language a guest asks for. */
export const voiceFor = ({ design }: Pick<Shop, 'design'>, lang?: unknown): Voice => ({
  language: languageOf(lang),
  salutation: design.salutation ?? 'du',
});
