import type { SaidView } from '../../shared/said.types.js';
import { hasLetters } from '../../shop/menu/texts/shop-texts.rules.js';
import type { Words } from '../../shop/menu/texts/size-words.rules.js';
import type { StorefrontShop } from './shop.view.js';

/** The shop in a language that is not its own: headline and areas as somebody has translated them, the others marked as German. */
export function saidShop(shop: StorefrontShop, words: Words): StorefrontShop {
  const { headline, start } = shop;
  return {
    ...shop,
    headline: words.get(headline) ?? headline,
    ...markOf(headline, 'headline', words),
    start: {
      ...start,
      areas: start.areas.map((area) => ({
        ...area,
        name: words.get(area.name) ?? area.name,
        ...markOf(area.name, 'name', words),
      })),
    },
  };
}

const markOf = (german: string, part: 'headline' | 'name', words: Words): SaidView =>
  words.has(german) || !hasLetters(german) ? {} : { inGerman: [part] };
