import { LANGUAGES, type Language, type Voice } from '../../shared/voice.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';

/** The language of `?lang=`; German unless we speak the one it names. */
export const languageOf = (lang: unknown): Language => LANGUAGES.find((known) => known === lang) ?? 'de';

/** The voice of this shop in the language a guest asks for. */
export const voiceFor = ({ design }: Pick<Shop, 'design'>, lang?: unknown): Voice => ({
  language: languageOf(lang),
  salutation: design.salutation ?? 'du',
});
