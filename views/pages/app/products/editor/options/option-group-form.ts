import type { Additive, Allergen } from '../../../../../../src/shop/allergens/allergens.types';
import type { OptionGroupForm } from '../../../../../../src/shop/menu/menu.view';
import type { TaxClass } from '../../../../../../src/shop/pricing/pricing.types';

export interface OptionValues {
  key: string;
  id: string;
  name: string;
  priceCents: number | null;
  /** By the name of the size; a size that is missing costs what all cost. */
  variantPrices: Record<string, number>;
  taxClass: TaxClass | null;
  allergens: Allergen[] | null;
  additives: Additive[];
}

export interface GroupValues {
  name: string;
  min: number;
  max: number;
  freeQuantity: number;
  options: OptionValues[];
}

let keys = 0;

export const newOption = (): OptionValues => ({
  key: `neu-${++keys}`,
  id: '',
  name: '',
  priceCents: 0,
  variantPrices: {},
  taxClass: null,
  allergens: null,
  additives: [],
});

export const groupFieldsOf = ({ name, min, max, freeQuantity, options }: OptionGroupForm): GroupValues => ({
  name,
  min,
  max,
  freeQuantity,
  options:
    options.length === 0
      ? [newOption()]
      : options.map(({ id, name, priceCents, variantPrices, taxClass, allergens, additives }) => ({
          key: id,
          id,
          name,
          priceCents,
          variantPrices: Object.fromEntries(variantPrices.map((one) => [one.variantName, one.priceCents])),
          taxClass,
          allergens,
          additives,
        })),
});

export const groupInputOf = ({ options, ...fields }: GroupValues) => ({
  ...fields,
  options: options.map(({ key: _key, priceCents, variantPrices, ...option }) => ({
    ...option,
    priceCents: priceCents ?? 0,
    variantPrices: Object.entries(variantPrices).map(([variantName, cents]) => ({
      variantName,
      priceCents: cents,
    })),
  })),
});

/** What stands beside the price fields of a question: the sizes that dishes asking it really have. */
export const emptyGroup = (): OptionGroupForm => ({
  id: '',
  version: 0,
  name: '',
  min: 0,
  max: 1,
  freeQuantity: 0,
  options: [],
});
