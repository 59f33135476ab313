import { LANGUAGES, type Language, type Voice } from '../../shared/voice.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';

/** What stands as `?lang=` in an address; German unless it says a language we speak. */
export const languageOf = (lang: unknown): Language => LANGUAGES.find((known) => known === lang) ?? 'de';

/** How this shop speaks to a guest who asks for a language. */
export const voiceFor = ({ design }: Pick<Shop, 'design'>, lang?: unknown): Voice => ({
  language: languageOf(lang),
  salutation: design.salutation ?? 'du',
});
