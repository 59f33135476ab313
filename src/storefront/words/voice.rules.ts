import { languageOf } from '../../shared/voice.rules.js';
import type { Voice } from '../../shared/voice.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';

/** The voice of this shop in the language a guest asks for. */
export const voiceFor = ({ design }: Pick<Shop, 'design'>, lang?: unknown): Voice => ({
  language: languageOf(lang),
  salutation: design.salutation ?? 'du',
});
