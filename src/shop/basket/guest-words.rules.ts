import type { Language } from '../../shared/voice.types.js';
import type { ComboChoice, Menu, Product } from '../menu/menu.types.js';
import { partSizeOf } from '../menu/size-name.rules.js';
import {
  type SizeSaying,
  saysMoreThanMeasures,
  sizeSaying,
  wordsIn,
} from '../menu/texts/size-words.rules.js';
import { alikeIn, translatedMenu } from '../menu/texts/translations.rules.js';
import type { PricedBasket } from '../pricing/pricing.types.js';
import { measuresInEnglish } from '../pricing/unit-price.rules.js';
import type { OrderLine, OrderOption } from './basket.types.js';

/** Lines that also know what the guest calls them. */
export function withGuestWords(lines: OrderLine[], menu: Menu, language: Language): OrderLine[] {
  if (language === 'de') return lines;
  const dictionary = dictionaryOf(menu, language);
  const alike = alikeIn(menu, language);
  return lines.map((line) => ({
    ...line,
    guestWords: {
      name: dictionary.dishes.get(line.productId) ?? line.name,
      variantName: dictionary.sizeName(line.variantName),
      options: line.options.map((option) => wordFor(option, line.productId, dictionary)),
      ...alikeOf(line, alike),
    },
  }));
}

function alikeOf({ name, variantName, options }: OrderLine, alike: ReadonlySet<string>) {
  const words = [name, variantName, ...options.map((option) => option.name)];
  const found = words.filter((word) => isAlike(word, alike));
  return found.length > 0 && { alike: [...new Set(found)] };
}

/** A half and a choice of a combo are called after a dish, with its size behind it. */
function isAlike(word: string, alike: ReadonlySet<string>): boolean {
  const dish = word.startsWith(HALF) ? word.slice(HALF.length) : word;
  if (alike.has(dish)) return true;
  const at = dish.lastIndexOf(', ');
  const size = dish.slice(at + 2);
  return at > 0 && alike.has(dish.slice(0, at)) && (alike.has(size) || !saysMoreThanMeasures(size));
}

/** Discounts that also know what the guest calls them; one that nobody has translated has its German name alone. */
export function withGuestLabels(
  discounts: PricedBasket['discounts'],
  menu: Menu,
  language: Language,
): PricedBasket['discounts'] {
  const words = wordsIn(menu, language);
  return discounts.map((discount) => {
    const guestLabel = words.get(discount.label);
    return guestLabel === undefined ? discount : { ...discount, guestLabel };
  });
}

/** The line as its guest reads it. */
export function inGuestWords(line: OrderLine): OrderLine {
  const { guestWords } = line;
  if (!guestWords) return line;
  const options = line.options.map((option, at) => ({
    ...option,
    name: measuresInEnglish(guestWords.options[at] ?? option.name),
  }));
  const variantName = guestWords.variantName ?? measuresInEnglish(line.variantName);
  return { ...line, name: guestWords.name, variantName, options };
}

interface Dictionary {
  /** By the id of the dish. */
  dishes: Map<string, string>;
  options: Map<string, string>;
  /** Of the courses of combos, whose ids are unique only within their dish. */
  choices: Map<string, string>;
  sizeName: SizeSaying;
}

function dictionaryOf(german: Menu, language: Language): Dictionary {
  const translated = translatedMenu(german, language);
  const sizeName = sizeSaying(german, language);
  const shown = translated.categories.flatMap(({ products }) => products);
  const byId = new Map(shown.map((product) => [product.id, product]));
  const groups = translated.optionGroups.flatMap(({ id: groupId, options }) =>
    options.map(({ id, name }): [string, string] => [keyOf(groupId, id), name]),
  );
  const choices = shown.flatMap(({ id: dishId, combo }) =>
    (combo?.courses ?? []).flatMap((course) =>
      course.choices.map((choice): [string, string] => [
        keyOf(dishId, course.id, choice.id),
        choiceWord(choice, byId.get(choice.productId), { language, sizeName }),
      ]),
    ),
  );
  return {
    dishes: new Map(shown.map(({ id, name }) => [id, name])),
    options: new Map(groups),
    choices: new Map(choices),
    sizeName,
  };
}

/** A dish and its size, as partOption says it in German; '' where it is gone. */
function choiceWord(
  { variantId }: ComboChoice,
  product: Product | undefined,
  { language, sizeName }: { language: Language; sizeName: SizeSaying },
): string {
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product || !variant) return '';
  const size = partSizeOf(product, { ...variant, name: sizeName(variant.name) }, language);
  return [product.name, size].filter(Boolean).join(', ');
}

const wordFor = (
  { groupId, id, name }: OrderOption,
  dishId: string,
  { dishes, options, choices }: Dictionary,
): string =>
  choices.get(keyOf(dishId, groupId, id)) ||
  options.get(keyOf(groupId, id)) ||
  (name.startsWith(HALF) && halfWord(dishes.get(id))) ||
  name;

const HALF = '½ ';

/** Of two halves each goes by the id of its dish. */
const halfWord = (dish?: string): string => (dish ? `${HALF}${dish}` : '');

const keyOf = (...ids: (string | null)[]): string => ids.join('/');
