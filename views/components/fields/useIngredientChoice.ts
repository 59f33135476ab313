import { useState } from 'react';
import { isFoundBy, sameName, searchTokens } from '../../../src/shared/text';
import type { Additive, Allergen } from '../../../src/shop/allergens/allergens.types';
import type { IngredientForm } from '../../../src/shop/ingredient/ingredient.view';
import { type Once, useSendingOnce } from '../../lib/form/sending-once';
import { api } from '../../lib/http/api';

export interface PickedIngredient {
  id: string;
  name: string;
  allergens: Allergen[] | null;
  additives: Additive[];
  /** The name of its group; empty when it is in none. */
  category: string;
}

export type IngredientChoice = ReturnType<typeof useIngredientChoice>;

/** Marks an option that is a name and not yet an ingredient. */
const NEW = 'new:';
const MAX_SHOWN = 50;

/** What is chosen, what is typed and what is offered for it. */
export function useIngredientChoice(
  value: string[],
  onChange: (value: string[]) => void,
  ingredients: readonly PickedIngredient[],
) {
  const [search, setSearch] = useState('');
  const [created, setCreated] = useState<PickedIngredient[]>([]);
  const { send } = useSendingOnce();
  const all = [...ingredients, ...created.filter(({ id }) => !ingredients.some((one) => one.id === id))];
  const typed = search.trim();
  const isOffered = ({ id, name }: PickedIngredient) =>
    !value.includes(id) && isFoundBy(searchTokens(name), typed);

  async function create(name: string): Promise<void> {
    const call = (once: Once) =>
      api.post<IngredientForm>('/api/ingredient/create', { name }, { ...once, silent: false });
    const answer = await send(call, undefined, name);
    if (!answer) return;
    const { id, allergens, additives } = answer.data;
    setCreated((before) => [...before, { id, name: answer.data.name, allergens, additives, category: '' }]);
    onChange([...value, id]);
  }

  return {
    all,
    search,
    setSearch,
    offered: all.filter(isOffered).slice(0, MAX_SHOWN),
    /** The option for a name that no ingredient has yet. */
    fresh: typed !== '' && !all.some(({ name }) => sameName(name, typed)) ? `${NEW}${typed}` : null,
    choose: (option: string): void => {
      setSearch('');
      if (option.startsWith(NEW)) void create(option.slice(NEW.length));
      else onChange([...value, option]);
    },
    remove: (id: string): void => onChange(value.filter((one) => one !== id)),
    removeLast: (): void => onChange(value.slice(0, -1)),
  };
}
