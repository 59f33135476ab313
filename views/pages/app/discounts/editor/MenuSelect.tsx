import { useMemo } from 'react';
import type { OfferCategory } from '../../../../../src/shop/discount/desk/discount-desk.view';
import { MultiSelect } from '../../../../components/fields/Tags';

export interface Chosen {
  categoryIds: string[];
  productIds: string[];
}

interface Props extends Chosen {
  label: string;
  description?: string;
  placeholder: string;
  error?: string;
  categories: readonly OfferCategory[];
  onChosen: (chosen: Chosen) => void;
}

const MOST_SHOWN = 80;
const CATEGORY = 'c:';
const DISH = 'p:';

/** Whole categories and single dishes in one field. */
export function MenuSelect({ categories, categoryIds, productIds, onChosen, ...field }: Props) {
  const data = useMemo(() => groupsOf(categories), [categories]);
  const known = new Set(data.flatMap(({ items }) => items.map(({ value }) => value)));
  const value = [...categoryIds.map((id) => CATEGORY + id), ...productIds.map((id) => DISH + id)];
  return (
    <MultiSelect
      {...field}
      searchable
      limit={MOST_SHOWN}
      nothingFoundMessage="So heißt nichts auf der Karte"
      data={data}
      value={value.filter((one) => known.has(one))}
      onChange={(chosen) =>
        onChosen({ categoryIds: idsOf(chosen, CATEGORY), productIds: idsOf(chosen, DISH) })
      }
    />
  );
}

const idsOf = (chosen: readonly string[], kind: string): string[] =>
  chosen.filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length));

const groupsOf = (categories: readonly OfferCategory[]) => [
  {
    group: 'Kategorien',
    items: categories.map(({ id, name }) => ({ value: CATEGORY + id, label: name })),
  },
  ...categories
    .filter(({ products }) => products.length > 0)
    .map(({ name, products }) => ({
      group: name,
      items: products.map((dish) => ({
        value: DISH + dish.id,
        label: `${dish.number} ${dish.name}`.trim(),
      })),
    })),
];
