import {
  ADDITIVES,
  type Additive,
  ALLERGENS,
  type Allergen,
  type CodeSet,
  type LegendEntry,
  type ShippedSet,
} from './allergens.types.js';

interface AllergenFacts {
  name: string;
  codes: Record<ShippedSet, string>;
}

const allergen = (name: string, AT: string, AN: string, NUM: string): AllergenFacts => ({
  name,
  codes: { AT, AN, NUM },
});
/** The code of a cereal or a nut is that of its family with a number added. */
const kind = (name: string, family: 'A' | 'H', n: number): AllergenFacts =>
  allergen(name, `${family}${n}`, `${family}${n}`, `${family === 'A' ? 1 : 8}.${n}`);

const ALLERGEN_FACTS: Record<Allergen, AllergenFacts> = {
  gluten: allergen('Glutenhaltiges Getreide', 'A', 'A', '1'),
  wheat: kind('Weizen', 'A', 1),
  rye: kind('Roggen', 'A', 2),
  barley: kind('Gerste', 'A', 3),
  oats: kind('Hafer', 'A', 4),
  spelt: kind('Dinkel', 'A', 5),
  kamut: kind('Kamut', 'A', 6),
  crustaceans: allergen('Krebstiere', 'B', 'B', '2'),
  eggs: allergen('Eier', 'C', 'C', '3'),
  fish: allergen('Fisch', 'D', 'D', '4'),
  peanuts: allergen('Erdnüsse', 'E', 'E', '5'),
  soy: allergen('Sojabohnen', 'F', 'F', '6'),
  milk: allergen('Milch (einschließlich Laktose)', 'G', 'G', '7'),
  nuts: allergen('Schalenfrüchte', 'H', 'H', '8'),
  almonds: kind('Mandeln', 'H', 1),
  hazelnuts: kind('Haselnüsse', 'H', 2),
  walnuts: kind('Walnüsse', 'H', 3),
  cashews: kind('Kaschunüsse', 'H', 4),
  pecans: kind('Pecannüsse', 'H', 5),
  brazilNuts: kind('Paranüsse', 'H', 6),
  pistachios: kind('Pistazien', 'H', 7),
  macadamias: kind('Macadamianüsse', 'H', 8),
  celery: allergen('Sellerie', 'L', 'I', '9'),
  mustard: allergen('Senf', 'M', 'J', '10'),
  sesame: allergen('Sesamsamen', 'N', 'K', '11'),
  sulphites: allergen('Schwefeldioxid und Sulfite (> 10 mg/kg oder 10 mg/l)', 'O', 'L', '12'),
  lupin: allergen('Lupinen', 'P', 'M', '13'),
  molluscs: allergen('Weichtiere', 'R', 'N', '14'),
};

const ADDITIVE_FACTS: Record<Additive, LegendEntry> = {
  colour: { code: '1', name: 'mit Farbstoff' },
  preservative: { code: '2', name: 'mit Konservierungsstoff' },
  nitrite: { code: '2a', name: 'mit Nitritpökelsalz' },
  nitrate: { code: '2b', name: 'mit Nitrat' },
  nitriteNitrate: { code: '2c', name: 'mit Nitritpökelsalz und Nitrat' },
  antioxidant: { code: '3', name: 'mit Antioxidationsmittel' },
  flavourEnhancer: { code: '4', name: 'mit Geschmacksverstärker' },
  sulphured: { code: '5', name: 'geschwefelt' },
  blackened: { code: '6', name: 'geschwärzt' },
  waxed: { code: '7', name: 'gewachst' },
  phosphate: { code: '8', name: 'mit Phosphat' },
  sweetener: { code: '9', name: 'mit Süßungsmitteln' },
  phenylalanine: { code: '10', name: 'enthält eine Phenylalaninquelle' },
  laxative: { code: '11', name: 'kann bei übermäßigem Verzehr abführend wirken' },
  caffeine: { code: '12', name: 'koffeinhaltig' },
  quinine: { code: '13', name: 'chininhaltig' },
  gmo: { code: '14', name: 'genetisch verändert' },
  taurine: { code: '15', name: 'mit Taurin' },
};

export const allergenEntry = (key: Allergen, set: CodeSet = 'AT'): LegendEntry => ({
  code: typeof set === 'string' ? ALLERGEN_FACTS[key].codes[set] : set[key],
  name: ALLERGEN_FACTS[key].name,
});

/** Where allergens are numbers, additives become letters, so that no code means two things. */
export const additiveEntry = (key: Additive, set: CodeSet = 'AT'): LegendEntry => {
  const { code, name } = ADDITIVE_FACTS[key];
  if (typeof set !== 'string') return { code: set[key], name };
  return { code: set === 'NUM' ? letterOf(code) : code, name };
};

interface Declared {
  allergens: readonly Allergen[] | null;
  additives: readonly Additive[];
}

/** The codes in brackets behind a dish: allergens first, each once, in the order of the legend. */
export const codesOf = (dish: Declared, set: CodeSet = 'AT'): string[] =>
  legendOf([dish], set).map(({ code }) => code);

/** Every code these dishes use, with its wording. */
export function legendOf(dishes: readonly Declared[], set: CodeSet = 'AT'): LegendEntry[] {
  const allergens = new Set(dishes.flatMap((dish) => dish.allergens ?? []));
  const additives = new Set(dishes.flatMap((dish) => dish.additives));
  return [
    ...ALLERGENS.filter((key) => allergens.has(key)).map((key) => allergenEntry(key, set)),
    ...ADDITIVES.filter((key) => additives.has(key)).map((key) => additiveEntry(key, set)),
  ];
}

/** '1' is 'a', '12' is 'l', '2a' is 'b1'. */
function letterOf(code: string): string {
  const letter = String.fromCharCode(96 + Number.parseInt(code, 10));
  const kindOf = code.match(/[a-z]$/)?.[0];
  return kindOf ? `${letter}${kindOf.charCodeAt(0) - 96}` : letter;
}
