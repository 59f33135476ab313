import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { IngredientQuestion } from '../../../../src/shop/ingredient/ingredient.types';
import type { IngredientsPage } from '../../../../src/shop/ingredient/ingredient.view';
import { FilterBar } from '../../../components/tables/FilterBar';
import classes from './Ingredients.module.css';

const TYPING_MS = 150;

type Props = Pick<IngredientsPage, 'question' | 'counts'>;

/** The question stands in the address: the list can be sent to somebody and survives a reload. */
export function IngredientFilters({ question, counts }: Props) {
  const [search, setSearch] = useState(question.search);
  const ask = useAsking();

  function type(text: string): void {
    setSearch(text);
    ask({ ...question, search: text }, TYPING_MS);
  }

  return (
    <FilterBar
      className={classes.filters}
      search={{
        label: 'Zutaten suchen',
        placeholder: 'Name der Zutat',
        maxLength: 60,
        value: search,
        onChange: type,
      }}
      filter={question.filter}
      choices={[
        { value: 'all', label: `Alle (${counts.ingredients})` },
        { value: 'unchecked', label: `Nicht geprüft (${counts.unchecked})` },
        { value: 'unused', label: `Unbenutzt (${counts.unused})` },
      ]}
      onFilter={(filter) => ask({ search, filter }, 0)}
    />
  );
}

function useAsking() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  return (next: IngredientQuestion, wait: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void navigate(addressOf(next), { overwriteLastHistoryEntry: true, keepScrollPosition: true });
    }, wait);
  };
}

function addressOf({ search, filter }: IngredientQuestion): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (filter !== 'all') query.set('filter', filter);
  return query.size > 0 ? `/app/ingredients?${query}` : '/app/ingredients';
}
