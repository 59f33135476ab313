import type { Nutrition, Prepacked } from '../../../../../src/shop/menu/menu.types';

type Amounts = Record<keyof Nutrition, number | string>;

export type PrepackedFields = Omit<Prepacked, 'alcoholVol' | 'nutrition'> & {
  alcoholVol: number | string;
  nutrition: Amounts | null;
};

/** In the order of annex XV. */
export const NUTRITION: { key: keyof Nutrition; label: string; unit: string }[] = [
  { key: 'kj', label: 'Energie', unit: 'kJ' },
  { key: 'kcal', label: 'Energie', unit: 'kcal' },
  { key: 'fat', label: 'Fett', unit: 'g' },
  { key: 'saturates', label: 'davon gesättigte Fettsäuren', unit: 'g' },
  { key: 'carbohydrate', label: 'Kohlenhydrate', unit: 'g' },
  { key: 'sugars', label: 'davon Zucker', unit: 'g' },
  { key: 'protein', label: 'Eiweiß', unit: 'g' },
  { key: 'salt', label: 'Salz', unit: 'g' },
];

const each = (value: (key: keyof Nutrition) => number | string): Amounts =>
  Object.fromEntries(NUTRITION.map(({ key }) => [key, value(key)])) as Amounts;

export const emptyNutrition = (): Amounts => each(() => '');

export const newPrepacked = (): PrepackedFields => ({
  legalName: '',
  ingredientsText: '',
  netQuantity: '',
  responsibleBusiness: '',
  alcoholVol: '',
  nutrition: emptyNutrition(),
});

export const prepackedFieldsOf = ({ alcoholVol, nutrition, ...words }: Prepacked): PrepackedFields => ({
  ...words,
  alcoholVol: alcoholVol === 0 ? '' : alcoholVol,
  nutrition: nutrition && each((key) => nutrition[key]),
});

/** A table without a single value counts as missing, so that the warning shows instead of zeros. */
export const prepackedOf = ({ alcoholVol, nutrition, ...words }: PrepackedFields): Prepacked => ({
  ...words,
  alcoholVol: Number(alcoholVol) || 0,
  nutrition: nutrition && NUTRITION.some(({ key }) => nutrition[key] !== '') ? numbersOf(nutrition) : null,
});

const numbersOf = (amounts: Amounts): Nutrition =>
  each((key) => Number(amounts[key]) || 0) as Record<keyof Nutrition, number>;
