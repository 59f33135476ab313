import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import type { ProductFilter, ProductQuestion } from '../../../../src/shop/dish/product-input.types';
import classes from './Products.module.css';

type Props = Pick<ProductsPage, 'question' | 'counts'> & { ask: (question: ProductQuestion) => void };

export function ProductFilters({ question, counts, ask }: Props) {
  const { search, filter } = question;

  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        aria-label="Speisen suchen"
        placeholder="Name, Nummer oder Beschreibung"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        maxLength={80}
        className={classes.search}
        onChange={({ currentTarget: { value } }) => ask({ filter, search: value })}
      />
      <SegmentedControl
        aria-label="Anzeigen"
        className={classes.narrow}
        classNames={{ label: classes.filterLabel }}
        value={filter}
        onChange={(next) => ask({ search, filter: next as ProductFilter })}
        data={[
          { value: 'all', label: `Alle (${counts.products})` },
          { value: 'soldOut', label: `Ausverkauft (${counts.soldOut})` },
          { value: 'allergensUnchecked', label: `Ungeprüft (${counts.allergensUnchecked})` },
          ...(counts.warned > 0 || filter === 'warned'
            ? [{ value: 'warned', label: `Mit Hinweis (${counts.warned})` }]
            : []),
        ]}
      />
    </search>
  );
}
