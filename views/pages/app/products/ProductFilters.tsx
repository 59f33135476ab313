import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { ProductsPage } from '../../../../src/shop/catalog/catalog.view';
import type { ProductFilter, ProductQuestion } from '../../../../src/shop/catalog/menu-edit.types';
import classes from './Products.module.css';

const TYPING_MS = 150;

type Props = Pick<ProductsPage, 'question' | 'counts'>;

/** The question stands in the address: the list can be sent to somebody and survives a reload. */
export function ProductFilters({ question, counts }: Props) {
  const [search, setSearch] = useState(question.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function ask(next: ProductQuestion, wait: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void navigate(addressOf(next), { overwriteLastHistoryEntry: true, keepScrollPosition: true });
    }, wait);
  }

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
        onChange={({ currentTarget: { value } }) => {
          setSearch(value);
          ask({ ...question, search: value }, TYPING_MS);
        }}
      />
      <SegmentedControl
        aria-label="Anzeigen"
        className={classes.narrow}
        classNames={{ label: classes.filterLabel }}
        value={question.filter}
        onChange={(filter) => ask({ search, filter: filter as ProductFilter }, 0)}
        data={[
          { value: 'all', label: `Alle (${counts.products})` },
          { value: 'soldOut', label: `Ausverkauft (${counts.soldOut})` },
          { value: 'allergensUnchecked', label: `Ungeprüft (${counts.allergensUnchecked})` },
        ]}
      />
    </search>
  );
}

function addressOf({ search, filter }: ProductQuestion): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (filter !== 'all') query.set('filter', filter);
  return query.size > 0 ? `/app/products?${query}` : '/app/products';
}
