import { formatCents, formatEuro } from '../../shared/money.js';
import type { Language } from '../../shared/voice.types.js';
import { codesOf, legendOf } from '../allergens/allergens.rules.js';
import { inLanguage } from '../allergens/declared-english.rules.js';
import { byChoiceOf } from '../menu/by-choice.rules.js';
import type { Menu, MenuCategory, Product, Variant } from '../menu/menu.types.js';
import { DIETS } from '../menu/menu.types.js';
import { offeredText } from '../menu/offered.rules.js';
import { priceFor } from '../menu/prices.rules.js';
import { saidBy, saidTextsOf } from '../menu/texts/shop-texts.rules.js';
import { type SizeSaying, sayingIn, sizeSaying } from '../menu/texts/size-words.rules.js';
import { menuTextsOf, translatedMenu } from '../menu/texts/translations.rules.js';
import { weekLines } from '../opening-hours/week.rules.js';
import type { VatScheme } from '../pricing/pricing.types.js';
import { contentText } from '../pricing/unit-price.rules.js';
import { NEW_HEADLINE } from '../restaurant/new-shop.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { WORDS } from './menu-words.rules.js';
import type {
  MenuChoice,
  MenuPaper,
  PaperCategory,
  PaperDiet,
  PaperDish,
  PaperPrice,
} from './printed-menu.types.js';
import { commonSizes, saysContent } from './sizes.rules.js';

/** What a printed menu tells of the restaurant beside its dishes. */
export interface ShopFacts {
  shop: Pick<Shop, 'name' | 'design' | 'address' | 'settings'>;
  phone: string;
  home: string;
  vatScheme: VatScheme;
}

type Wanted = Pick<MenuChoice, 'language' | 'categoryIds' | 'weekday' | 'fulfilment' | 'descriptions'>;

/** Stands for a code where nobody has checked a dish. */
const UNCHECKED = '*';

export function menuPaper(menu: Menu, facts: ShopFacts, wanted: Wanted): MenuPaper {
  const { shop, home, vatScheme } = facts;
  const { language, weekday, fulfilment } = wanted;
  const words = WORDS[language];
  const chosen = chosenCategories(translatedMenu(menu, language), wanted);
  const reading = { menu, wanted, dishes: dishesOf(menu), sizeName: sizeSaying(menu, language) };
  const categories = chosen.map((category) => categoryOf(category, reading));
  const dishes = chosen.flatMap(({ products }) => products);
  const { street, postalCode, city } = shop.address;
  return {
    restaurant: shop.name,
    headline: sayingIn(menu, language)(printedHeadline(shop)),
    title: weekday ? words.ofDay(weekday) : words.menu,
    language,
    categories,
    legend: legendFor(dishes, reading),
    diets: dietsOf(dishes, language),
    notes: [words.vat(vatScheme, fulfilment === 'delivery')],
    contact: [
      street,
      `${postalCode} ${city}`.trim(),
      facts.phone && unbroken(`${words.phone} ${facts.phone}`),
    ].filter(Boolean),
    hours: weekLines(shop.settings.shopTimes, language).map(({ days, hours }) => `${days} ${hours}`),
    link: home,
    address: home.replace(/^https?:\/\//, ''),
    invitation: words.invitation,
    words: words.paper,
    colors: shop.design.colors,
  };
}

/** How many texts would stand in German on an English menu: options and areas are not printed. */
export const untranslatedOf = (menu: Menu, shop: Pick<Shop, 'design' | 'settings'>): number =>
  [
    ...saidTextsOf(
      saidBy(shop).filter(({ german }) => german === printedHeadline(shop)),
      menu,
      'en',
    ),
    ...menuTextsOf(menu, 'en').filter(({ subject }) => subject !== 'optionGroup'),
  ].filter(({ translated }) => translated === null).length;

/** Nobody wrote the greeting of a new shop, and it speaks of the web. */
const printedHeadline = ({ design: { headline } }: Pick<Shop, 'design'>): string =>
  headline === NEW_HEADLINE ? '' : headline;

/** A number is read off a line, not off two. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** What is vegan is vegetarian anyway. */
function dietsOf(products: readonly Product[], language: Language): PaperDiet[] {
  const said = products.flatMap(({ diets }) =>
    diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan')),
  );
  return DIETS.filter((diet) => said.includes(diet)).map((diet) => ({
    diet,
    name: WORDS[language].diets[diet],
  }));
}

interface Reading {
  menu: Menu;
  wanted: Wanted;
  dishes: ReadonlyMap<string, Product>;
  sizeName: SizeSaying;
}

const dishesOf = ({ categories }: Menu): Map<string, Product> =>
  new Map(categories.flatMap(({ products }) => products.map((product) => [product.id, product])));

/** Those that are asked for, offered on the day and in the way of ordering, and not empty. */
function chosenCategories(menu: Menu, { categoryIds, weekday, fulfilment }: Wanted): MenuCategory[] {
  return menu.categories
    .filter(({ id }) => categoryIds === null || categoryIds.includes(id))
    .filter(({ times }) => weekday === null || times === null || !times[weekday].closed)
    .filter(({ fulfilments }) => fulfilment === null || fulfilments.includes(fulfilment))
    .map((category) => ({
      ...category,
      products: category.products.filter(
        ({ fulfilments }) => fulfilment === null || fulfilments.includes(fulfilment),
      ),
    }))
    .filter(({ products }) => products.length > 0);
}

function categoryOf(category: MenuCategory, reading: Reading): PaperCategory {
  const { language, descriptions } = reading.wanted;
  const times = category.times ? offeredText(category.times, language) : '';
  const dishes = category.products.map((product) => dishOf(product, reading));
  const said = descriptions ? category.description : '';
  return {
    id: category.id,
    name: category.name,
    description: [said, times].filter(Boolean).join(' · '),
    sizes: commonSizes(dishes),
    dishes,
  };
}

function dishOf(product: Product, reading: Reading): PaperDish {
  const { menu, wanted, dishes } = reading;
  const { language, fulfilment, descriptions } = wanted;
  const words = WORDS[language];
  const byChoice = byChoiceOf(product, dishes);
  const allergens = [...(product.allergens ?? []), ...(byChoice?.always ?? [])];
  const codes = codesOf({ allergens, additives: product.additives }, menu.codeSet);
  const choice = byChoice ? codesOf(byChoice, menu.codeSet).filter((code) => !codes.includes(code)) : [];
  const isUnchecked = product.allergens === null && !byChoice;
  const prices = product.variants.map((variant) => priceOf(variant, reading));
  const deposit = fulfilment === 'table' ? 0 : product.depositCents;
  const [only] = prices.length === 1 ? prices : [];
  const [size = '', ...rest] = only?.note.split(', ') ?? [];
  return {
    id: product.id,
    number: product.number,
    name: product.name,
    description: descriptions ? product.description.replace(/\s+/g, ' ') : '',
    codes: isUnchecked ? [...codes, UNCHECKED] : codes,
    byChoice: [
      choice.length > 0 ? words.byChoice(choice.join(', ')) : '',
      byChoice && !byChoice.complete ? words.choiceUnchecked : '',
    ]
      .filter(Boolean)
      .join('; '),
    diets: dietsOf([product], language),
    prices: only && only.label === '' ? [{ ...only, label: size, note: '' }] : prices,
    notes: [
      only?.label === '' ? rest.join(', ') : (only?.note ?? ''),
      deposit > 0 ? words.deposit(formatEuro(deposit, language)) : '',
    ].filter(Boolean),
  };
}

/** At the table drinks are part of a service, which needs no price per litre (§ 4 PAngV). */
function priceOf(variant: Variant, { wanted, sizeName }: Reading): PaperPrice {
  const { language, fulfilment } = wanted;
  const cents = fulfilment ? priceFor(variant, fulfilment) : variant.priceCents;
  const { content } = variant;
  const label = sizeName(variant.name);
  const [size, perLitre] = content ? contentText(cents, content, language).split(', ') : [];
  const said = [content && saysContent(label, content) ? '' : size, fulfilment === 'table' ? '' : perLitre];
  return { label, text: formatCents(cents, language), note: said.filter(Boolean).join(', ') };
}

/** What the codes of these dishes mean, those of their choices included. */
function legendFor(products: readonly Product[], { menu, wanted, dishes }: Reading): MenuPaper['legend'] {
  const declared = products.flatMap((product) => {
    const byChoice = byChoiceOf(product, dishes);
    return [
      product,
      ...(byChoice ? [{ ...byChoice, allergens: [...byChoice.always, ...byChoice.allergens] }] : []),
    ];
  });
  const legend = inLanguage(legendOf(declared, menu.codeSet), wanted.language);
  const isUnchecked = products.some((product) => product.allergens === null && !byChoiceOf(product, dishes));
  return isUnchecked ? [...legend, { code: UNCHECKED, name: WORDS[wanted.language].unchecked }] : legend;
}
