import type { Shop } from '../../restaurant/shop.types.js';
import type { Menu } from '../menu.types.js';
import { wordsIn } from './size-words.rules.js';
import type { MenuLanguage, MenuText, SaidText } from './translations.types.js';

/** What stands beside the menu: the headline, and the areas guests order from. */
export const saidBy = ({ design, settings }: Pick<Shop, 'design' | 'settings'>): SaidText[] => [
  { subject: 'shop', german: design.headline, owner: 'Überschrift des Shops' },
  ...settings.deliveryAreas.map(
    ({ name: german }): SaidText => ({ subject: 'shop', german, owner: 'Liefergebiete' }),
  ),
];

/** Kept by its German text: what is said twice is asked for once. */
export function saidTextsOf(
  said: readonly SaidText[],
  menu: Pick<Menu, 'sizeWords'>,
  language: MenuLanguage,
): MenuText[] {
  const words = wordsIn(menu, language);
  const first = new Map([...said].reverse().map((text) => [text.german, text]));
  return said
    .filter((text) => first.get(text.german) === text && hasLetters(text.german))
    .map(({ subject, german, owner }) => ({
      subject,
      id: german,
      part: 'name',
      owner,
      german,
      translated: words.get(german) ?? null,
    }));
}

/** A postal code is read in every language. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
