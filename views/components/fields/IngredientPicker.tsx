import { Combobox, type ComboboxStore, Pill, PillsInput, useCombobox } from '@mantine/core';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { IngredientsBring } from '../tables/IngredientsBring';
import classes from './IngredientPicker.module.css';
import { type IngredientChoice, type PickedIngredient, useIngredientChoice } from './useIngredientChoice';

interface Props {
  value: string[];
  onChange: (value: string[]) => void;
  ingredients: readonly PickedIngredient[];
}

/** Which ingredients a dish is made of. A name that is not there yet becomes an ingredient when it is chosen. */
export function IngredientPicker({ value, onChange, ingredients }: Props) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const choice = useIngredientChoice(value, onChange, ingredients);
  const { all, choose, remove } = choice;

  return (
    <div className={classes.picker}>
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
        <Combobox.DropdownTarget>
          <PillsInput
            label="Zutaten"
            description="Was sie enthalten, steht von selbst beim Gericht."
            onClick={() => combobox.openDropdown()}
          >
            <Pill.Group>
              {value.map((id) => (
                <Chosen key={id} name={nameOf(all, id)} remove={() => remove(id)} />
              ))}
              <Combobox.EventsTarget>
                <PillsInput.Field
                  {...searchField(combobox, choice)}
                  placeholder={value.length === 0 ? 'Zum Beispiel Mozzarella' : ''}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown>
          <Offers {...choice} />
        </Combobox.Dropdown>
      </Combobox>
      <IngredientsBring chosen={all.filter(({ id }) => value.includes(id))} />
    </div>
  );
}

const Chosen = ({ name, remove }: { name: string; remove: () => void }) => (
  <Pill
    withRemoveButton
    onRemove={remove}
    removeButtonProps={{ 'aria-label': `${name} entfernen`, 'aria-hidden': false, tabIndex: 0 }}
  >
    {name}
  </Pill>
);

const nameOf = (all: readonly PickedIngredient[], id: string): string =>
  all.find((one) => one.id === id)?.name ?? 'Gelöschte Zutat';

/** Typing opens the list, Backspace in the empty field takes away what was chosen last. */
const searchField = (combobox: ComboboxStore, { search, setSearch, removeLast }: IngredientChoice) => ({
  value: search,
  maxLength: 60,
  onFocus: () => combobox.openDropdown(),
  onBlur: () => combobox.closeDropdown(),
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setSearch(currentTarget.value);
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || search !== '') return;
    event.preventDefault();
    removeLast();
  },
});

const Offers = ({ all, offered, fresh, search }: IngredientChoice) => (
  <Combobox.Options mah={280} className={classes.options}>
    {offered.map(({ id, name, category, allergens }) => (
      <Combobox.Option key={id} value={id}>
        {name}
        <span className={classes.facts}>
          {[category, allergens === null && 'nicht geprüft'].filter(Boolean).join(' · ')}
        </span>
      </Combobox.Option>
    ))}
    {fresh && <Combobox.Option value={fresh}>„{search.trim()}“ als neue Zutat anlegen</Combobox.Option>}
    {offered.length === 0 && !fresh && (
      <Combobox.Empty>
        {all.length === 0 ? 'Tippe den Namen der ersten Zutat.' : 'Alle Zutaten sind gewählt.'}
      </Combobox.Empty>
    )}
  </Combobox.Options>
);
