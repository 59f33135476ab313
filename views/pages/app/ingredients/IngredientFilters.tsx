import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { IngredientFilter, IngredientQuestion } from '../../../../src/shop/ingredient/ingredient.types';
import type { IngredientsPage } from '../../../../src/shop/ingredient/ingredient.view';
import classes from './Ingredients.module.css';

const TYPING_MS = 150;

type Props = Pick<IngredientsPage, 'question' | 'counts'>;

/** The question stands in the address: the list can be sent to somebody and survives a reload. */
export function IngredientFilters({ question, counts }: Props) {
  const [search, setSearch] = useState(question.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function ask(next: IngredientQuestion, wait: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void navigate(addressOf(next), { overwriteLastHistoryEntry: true, keepScrollPosition: true });
    }, wait);
  }

  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        aria-label="Zutaten suchen"
        placeholder="Name der Zutat"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        maxLength={60}
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
        onChange={(filter) => ask({ search, filter: filter as IngredientFilter }, 0)}
        data={[
          { value: 'all', label: `Alle (${counts.ingredients})` },
          { value: 'unchecked', label: `Nicht geprüft (${counts.unchecked})` },
          { value: 'unused', label: `Unbenutzt (${counts.unused})` },
        ]}
      />
    </search>
  );
}

function addressOf({ search, filter }: IngredientQuestion): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (filter !== 'all') query.set('filter', filter);
  return query.size > 0 ? `/app/ingredients?${query}` : '/app/ingredients';
}
