import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { isFoundBy, searchTokens } from '../../../src/shared/text';
import type { Additive, Allergen } from '../../../src/shop/allergens/allergens.types';
import type { IngredientForm } from '../../../src/shop/ingredient/ingredient.view';
import { sameName } from '../../../src/shop/menu/menu-edit.rules';
import { api } from '../../lib/http/api';
import { IngredientsBring } from '../tables/IngredientsBring';
import classes from './IngredientPicker.module.css';

export interface PickedIngredient {
  id: string;
  name: string;
  allergens: Allergen[] | null;
  additives: Additive[];
  /** The name of its group; empty when it is in none. */
  category: string;
}

interface Props {
  value: string[];
  onChange: (value: string[]) => void;
  ingredients: readonly PickedIngredient[];
}

const NEW = 'new:';
const MAX_SHOWN = 50;

/** Which ingredients a dish is made of. A name that is not there yet becomes an ingredient when it is chosen. */
export function IngredientPicker({ value, onChange, ingredients }: Props) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [search, setSearch] = useState('');
  const [created, setCreated] = useState<PickedIngredient[]>([]);
  const all = [...ingredients, ...created.filter(({ id }) => !ingredients.some((one) => one.id === id))];
  const typed = search.trim();
  const offered = all
    .filter(({ id, name }) => !value.includes(id) && isFoundBy(searchTokens(name), typed))
    .slice(0, MAX_SHOWN);
  const isNew = typed !== '' && !all.some(({ name }) => sameName(name, typed));

  async function choose(option: string): Promise<void> {
    setSearch('');
    if (!option.startsWith(NEW)) return onChange([...value, option]);
    const answer = await api.post<IngredientForm>('/api/ingredient/create', {
      name: option.slice(NEW.length),
    });
    if (!answer.success) return;
    const { id, name, allergens, additives } = answer.data;
    setCreated((before) => [...before, { id, name, allergens, additives, category: '' }]);
    onChange([...value, id]);
  }

  function keyed(event: KeyboardEvent): void {
    if (event.key !== 'Backspace' || search !== '') return;
    event.preventDefault();
    onChange(value.slice(0, -1));
  }

  return (
    <div className={classes.picker}>
      <Combobox store={combobox} onOptionSubmit={(option) => void choose(option)} withinPortal={false}>
        <Combobox.DropdownTarget>
          <PillsInput
            label="Zutaten"
            description="Was sie enthalten, steht von selbst beim Gericht."
            onClick={() => combobox.openDropdown()}
          >
            <Pill.Group>
              {value.map((id) => {
                const name = all.find((one) => one.id === id)?.name ?? 'Gelöschte Zutat';
                return (
                  <Pill
                    key={id}
                    withRemoveButton
                    onRemove={() => onChange(value.filter((one) => one !== id))}
                    removeButtonProps={{
                      'aria-label': `${name} entfernen`,
                      'aria-hidden': false,
                      tabIndex: 0,
                    }}
                  >
                    {name}
                  </Pill>
                );
              })}
              <Combobox.EventsTarget>
                <PillsInput.Field
                  value={search}
                  maxLength={60}
                  placeholder={value.length === 0 ? 'Zum Beispiel Mozzarella' : ''}
                  onFocus={() => combobox.openDropdown()}
                  onBlur={() => combobox.closeDropdown()}
                  onChange={({ currentTarget }) => {
                    setSearch(currentTarget.value);
                    combobox.openDropdown();
                    combobox.updateSelectedOptionIndex();
                  }}
                  onKeyDown={keyed}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown>
          <Combobox.Options mah={280} className={classes.options}>
            {offered.map(({ id, name, category, allergens }) => (
              <Combobox.Option key={id} value={id}>
                {name}
                <span className={classes.facts}>
                  {[category, allergens === null && 'nicht geprüft'].filter(Boolean).join(' · ')}
                </span>
              </Combobox.Option>
            ))}
            {isNew && (
              <Combobox.Option value={`${NEW}${typed}`}>„{typed}“ als neue Zutat anlegen</Combobox.Option>
            )}
            {offered.length === 0 && !isNew && (
              <Combobox.Empty>
                {all.length === 0 ? 'Tippe den Namen der ersten Zutat.' : 'Alle Zutaten sind gewählt.'}
              </Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <IngredientsBring chosen={all.filter(({ id }) => value.includes(id))} />
    </div>
  );
}
