import type { Language } from '../../shared/voice.types.js';
import { additiveEntry, allergenEntry } from './allergens.rules.js';
import { ADDITIVES, type Additive, ALLERGENS, type Allergen, type LegendEntry } from './allergens.types.js';

/** The English wording of Regulation (EU) 1169/2011. */
export const ENGLISH_ALLERGENS: Record<Allergen, string> = {
  gluten: 'Gluten',
  wheat: 'Wheat',
  rye: 'Rye',
  barley: 'Barley',
  oats: 'Oats',
  spelt: 'Spelt',
  kamut: 'Khorasan wheat',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soybeans',
  milk: 'Milk',
  nuts: 'Nuts',
  almonds: 'Almonds',
  hazelnuts: 'Hazelnuts',
  walnuts: 'Walnuts',
  cashews: 'Cashews',
  pecans: 'Pecan nuts',
  brazilNuts: 'Brazil nuts',
  pistachios: 'Pistachio nuts',
  macadamias: 'Macadamia nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame seeds',
  sulphites: 'Sulphur dioxide and sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
};

const ENGLISH_ADDITIVES: Record<Additive, string> = {
  colour: 'with colouring',
  preservative: 'with preservative',
  nitrite: 'with nitrite curing salt',
  nitrate: 'with nitrate',
  nitriteNitrate: 'with nitrite curing salt and nitrate',
  antioxidant: 'with antioxidant',
  flavourEnhancer: 'with flavour enhancer',
  sulphured: 'sulphured',
  blackened: 'blackened',
  waxed: 'waxed',
  phosphate: 'with phosphate',
  sweetener: 'with sweeteners',
  phenylalanine: 'contains a source of phenylalanine',
  laxative: 'excessive consumption may have a laxative effect',
  caffeine: 'contains caffeine',
  quinine: 'contains quinine',
  gmo: 'genetically modified',
  taurine: 'with taurine',
};

/** Every German wording and its English one; both are the law's, so no two are alike. */
const PAIRS: readonly (readonly [german: string, english: string])[] = [
  ...ALLERGENS.map((key) => [allergenEntry(key).name, ENGLISH_ALLERGENS[key]] as const),
  ...ADDITIVES.map((key) => [additiveEntry(key).name, ENGLISH_ADDITIVES[key]] as const),
];

const WORDS: Record<Language, ReadonlyMap<string, string>> = {
  de: new Map(PAIRS.map(([german, english]) => [english, german])),
  en: new Map(PAIRS),
};

/** The same codes with the words of a language behind them, whatever language they were written down in. */
export const inLanguage = (legend: readonly LegendEntry[], language: Language): LegendEntry[] =>
  legend.map(({ code, name }) => ({ code, name: WORDS[language].get(name) ?? name }));
