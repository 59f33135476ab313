import type { Language } from '../../../shared/voice.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Menu } from '../menu.types.js';
import { sayingIn, wordsIn } from './size-words.rules.js';
import type { MenuLanguage, MenuText } from './translations.types.js';

type Said = Pick<Shop, 'design' | 'settings'>;
type Words = Pick<Menu, 'sizeWords'>;

/** What stands beside the menu: the headline, and the areas guests order from. */
export function shopTextsOf({ design, settings }: Said, menu: Words, language: MenuLanguage): MenuText[] {
  const words = wordsIn(menu, language);
  const owners = new Map([[design.headline, 'Überschrift des Shops']]);
  // Kept by its German text: what is said twice is asked for once.
  for (const { name } of settings.deliveryAreas) if (!owners.has(name)) owners.set(name, 'Liefergebiete');
  return [...owners]
    .filter(([german]) => /\p{L}/u.test(german))
    .map(([german, owner]) => ({
      subject: 'shop',
      id: german,
      part: 'name',
      owner,
      german,
      translated: words.get(german) ?? null,
    }));
}

/** The shop as it reads in a language; what is not translated stays German. */
export function translatedShop<S extends Said>(shop: S, menu: Words, language: Language): S {
  if (language === 'de') return shop;
  const says = sayingIn(menu, language);
  const { design, settings } = shop;
  return {
    ...shop,
    design: { ...design, headline: says(design.headline) },
    settings: {
      ...settings,
      deliveryAreas: settings.deliveryAreas.map((area) => ({ ...area, name: says(area.name) })),
    },
  };
}

/** Which of these a guest reads in the other language: they are not to be said in German. */
export const translatedTextsOf = (shop: Said, menu: Words, language: Language): string[] =>
  language === 'de'
    ? []
    : shopTextsOf(shop, menu, language).flatMap(({ translated }) =>
        translated === null ? [] : [translated],
      );
