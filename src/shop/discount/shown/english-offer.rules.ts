import type { Menu } from '../../menu/menu.types.js';
import { menuTextsOf, translatedMenu } from '../../menu/texts/translations.rules.js';
import type { Offer } from '../offer/offer.types.js';
import { ENGLISH } from '../words/offer-english.rules.js';
import { namesOf, offerSentenceOf } from '../words/offer-words.rules.js';
import { scopesOf } from './shown.rules.js';

/** What it does; '' where it would name a category or a dish in German. */
export function englishSentenceOf(offer: Offer, menu: Menu): string {
  const german = new Set(
    menuTextsOf(menu, 'en').flatMap(({ id, part, translated }) =>
      part === 'name' && translated === null ? [id] : [],
    ),
  );
  const named = scopesOf(offer).flatMap((scope) => Object.values(scope).flat());
  if (named.some((id) => german.has(id))) return '';
  return offerSentenceOf(offer, namesOf(translatedMenu(menu, 'en').categories), ENGLISH);
}
