import type { Language } from '../../shared/voice.types.js';
import type { Menu } from '../menu/menu.types.js';
import { translatedMenu } from '../menu/texts/translations.rules.js';
import { measuresInEnglish } from '../pricing/unit-price.rules.js';
import type { OrderLine, OrderOption } from './basket.types.js';

/** Lines that also know what the guest calls them. */
export function withGuestWords(lines: OrderLine[], menu: Menu, language: Language): OrderLine[] {
  if (language === 'de') return lines;
  const dictionary = dictionaryOf(menu, translatedMenu(menu, language));
  return lines.map((line) => ({
    ...line,
    guestWords: {
      name: dictionary.dishes.get(line.name) ?? line.name,
      options: line.options.map((option) => wordFor(option, dictionary)),
    },
  }));
}

/** The line as its guest reads it. */
export function inGuestWords(line: OrderLine): OrderLine {
  const { guestWords } = line;
  if (!guestWords) return line;
  const options = line.options.map((option, at) => ({
    ...option,
    name: measuresInEnglish(guestWords.options[at] ?? option.name),
  }));
  return { ...line, name: guestWords.name, variantName: measuresInEnglish(line.variantName), options };
}

interface Dictionary {
  /** By the German name: what a combo or two halves are made of carries names, too. */
  dishes: Map<string, string>;
  options: Map<string, string>;
}

function dictionaryOf(german: Menu, translated: Menu): Dictionary {
  const dishesOf = (menu: Menu) => menu.categories.flatMap(({ products }) => products);
  const shown = dishesOf(translated);
  const shownGroups = translated.optionGroups;
  return {
    dishes: new Map(dishesOf(german).map(({ name }, at) => [name, shown[at]?.name ?? name])),
    options: new Map(
      german.optionGroups.flatMap(({ id: groupId, options }, group) =>
        options.map(({ id, name }, at): [string, string] => [
          keyOf(groupId, id),
          shownGroups[group]?.options[at]?.name ?? name,
        ]),
      ),
    ),
  };
}

const wordFor = ({ groupId, id, name }: OrderOption, { dishes, options }: Dictionary): string =>
  options.get(keyOf(groupId, id)) ?? dishes.get(name) ?? partWord(name, dishes);

/** '½ Bella' and 'Cola, 0,33 l' are a dish with something before or behind it. */
function partWord(name: string, dishes: Dictionary['dishes']): string {
  const [, half = '', dish = '', size = ''] = /^(½ )?(.+?)(, .+)?$/.exec(name) ?? [];
  const word = dishes.get(dish);
  return word ? `${half}${word}${size}` : name;
}

const keyOf = (groupId: string | null, id: string): string => `${groupId}/${id}`;
