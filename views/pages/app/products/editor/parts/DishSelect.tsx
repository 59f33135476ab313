import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { formatEuro } from '../../../../../../src/shared/money';
import { isFoundBy, searchTokens } from '../../../../../../src/shared/text';
import type { ProductRow } from '../../../../../../src/shop/dish/product-row.view';
import classes from '../Editor.module.css';
import { sizeKey } from './combo-form';

interface Props extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'filter'> {
  rows: readonly ProductRow[];
  categories: readonly { id: string; name: string }[];
  /** Whole dishes, or each size by itself. */
  by: 'dish' | 'size';
  value: string[];
  onChange: (value: string[]) => void;
}

const MAX_SHOWN = 60;

/** Chooses dishes of the menu, found by the beginnings of their words. Comes with the editor, so no key is lost while its code does. */
export function DishSelect({ rows, categories, by, ...select }: Props) {
  const data = useMemo(
    () =>
      categories.flatMap(({ id, name }) => {
        const items = rows
          .filter(({ categoryId }) => categoryId === id)
          .flatMap(by === 'dish' ? dishOf : sizesOf);
        return items.length > 0 ? [{ group: name, items }] : [];
      }),
    [rows, categories, by],
  );

  return (
    <MultiSelect
      searchable
      clearable={false}
      withScrollArea={false}
      classNames={{ options: classes.picks }}
      limit={MAX_SHOWN}
      nothingFoundMessage="Keine Speise heißt so"
      comboboxProps={{ withinPortal: false }}
      data={data}
      filter={({ options, search }) => options.flatMap((option) => foundIn(option, search))}
      {...select}
    />
  );
}

type Found = Parameters<NonNullable<MultiSelectProps['filter']>>[0]['options'][number];

function foundIn(option: Found, search: string): Found[] {
  if (!('group' in option)) return isFoundBy(searchTokens(option.label), search) ? [option] : [];
  const items = option.items.filter(({ label }) => isFoundBy(searchTokens(label), search));
  return items.length > 0 ? [{ ...option, items }] : [];
}

const dishOf = ({ id, number, name }: ProductRow) => [{ value: id, label: `${number} ${name}`.trim() }];

export const sizeName = (dish: string, size: string): string => (size ? `${dish}, ${size}` : dish);

const sizesOf = ({ id: productId, number, name, variants }: ProductRow) =>
  variants.map(({ id: variantId, name: size, priceCents }) => ({
    value: sizeKey({ productId, variantId }),
    label: `${number} ${sizeName(name, size)} (${formatEuro(priceCents)})`.trim(),
  }));
