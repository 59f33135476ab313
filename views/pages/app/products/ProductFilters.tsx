import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import type { ProductFilter, ProductQuestion } from '../../../../src/shop/dish/product-input.types';
import { FilterBar } from '../../../components/tables/FilterBar';
import classes from './Products.module.css';

type Props = Pick<ProductsPage, 'question' | 'counts'> & { ask: (question: ProductQuestion) => void };

export function ProductFilters({ question: { search, filter }, counts, ask }: Props) {
  const choices: { value: ProductFilter; label: string }[] = [
    { value: 'all', label: `Alle (${counts.products})` },
    { value: 'soldOut', label: `Ausverkauft (${counts.soldOut})` },
    { value: 'allergensUnchecked', label: `Ungeprüft (${counts.allergensUnchecked})` },
  ];
  if (counts.warned > 0 || filter === 'warned')
    choices.push({ value: 'warned', label: `Mit Hinweis (${counts.warned})` });

  return (
    <FilterBar
      className={classes.filters}
      search={{
        label: 'Speisen suchen',
        placeholder: 'Name, Nummer oder Beschreibung',
        maxLength: 80,
        value: search,
        onChange: (text) => ask({ filter, search: text }),
      }}
      filter={filter}
      choices={choices}
      onFilter={(next) => ask({ search, filter: next })}
      dense
    />
  );
}
