import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { PhoneDish } from '../../../../src/shop/phone-order/phone-menu.view';
import { Section } from '../../../components/frame/Section';
import { Euro } from '../../../components/tables/Euro';
import { Basket } from './Basket';
import { Before } from './Before';
import { DishChoice } from './DishChoice';
import { dishesFor, isPlain, variantCents, wantedIn } from './dish-search.rules';
import { fieldId, focusOn } from './focus';
import classes from './PhoneOrder.module.css';
import type { PhoneOrderState } from './usePhoneOrder';

const LIST = 'telefon-gefunden';

export function Dishes({ order }: { order: PhoneOrderState }) {
  const { basket, way } = order;
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [asked, ask] = useState<{ dish: PhoneDish; quantity: number } | null>(null);
  const found = dishesFor(order.page.dishes, typed, way);
  const active = found[Math.min(at, found.length - 1)];

  function type(text: string): void {
    setTyped(text);
    setAt(0);
  }

  /** With Shift, or where the dish asks something, what belongs to it comes first. */
  function take(dish: PhoneDish, details: boolean): void {
    if (dish.soldOut) return;
    const { quantity } = wantedIn(typed);
    type('');
    if (details || !isPlain(dish)) ask({ dish, quantity });
    else basket.add(dish, { variantId: dish.variants[0]?.id ?? null, options: [], quantity, note: '' });
  }

  function onKey(event: KeyboardEvent): void {
    const last = basket.lines.at(-1);
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Escape') type('');
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      if (active) take(active, event.shiftKey);
      else if (typed.trim() === '' && basket.lines.length > 0) focusOn('when');
    } else if (typed === '' && last && (event.key === '+' || event.key === '-'))
      basket.count(last.key, event.key === '+' ? 1 : -1);
    else return;
    event.preventDefault();
  }

  return (
    <Section title="Was darf es sein?">
      <TextInput
        id={fieldId('dish')}
        label="Gericht suchen"
        description="Name oder Nummer, mit Anzahl davor: 2 14. Enter legt es dazu, Umschalt+Enter fragt nach Extras."
        leftSection={<IconSearch size={18} aria-hidden />}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={LIST}
        aria-activedescendant={active && `${LIST}-${active.id}`}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKey}
      />
      <div
        id={LIST}
        role="listbox"
        aria-label="Gefundene Gerichte"
        className={classes.found}
        hidden={found.length === 0}
      >
        {found.map((dish) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search field moves through the list
          <div
            key={dish.id}
            id={`${LIST}-${dish.id}`}
            role="option"
            aria-selected={dish === active}
            aria-disabled={dish.soldOut || undefined}
            className={classes.dish}
            onClick={() => take(dish, false)}
          >
            {dish.number && <b className={classes.dishNumber}>{dish.number}</b>}
            <span className={classes.dishName}>
              {dish.name}
              <small>{dish.soldOut ? 'ausverkauft' : dish.category}</small>
            </span>
            <span className={classes.dishPrice}>
              {dish.variants.length > 1 && 'ab '}
              <Euro cents={Math.min(...dish.variants.map((variant) => variantCents(variant, way)))} />
            </span>
          </div>
        ))}
      </div>
      {typed.trim() !== '' && found.length === 0 && (
        <p className={classes.nothing} role="status">
          Kein Gericht passt dazu.
        </p>
      )}
      {asked && (
        <DishChoice
          key={asked.dish.id}
          {...asked}
          way={way}
          add={(line) => {
            basket.add(asked.dish, line);
            ask(null);
            focusOn('dish');
          }}
          close={() => {
            ask(null);
            focusOn('dish');
          }}
        />
      )}
      <Before order={order} />
      <Basket order={order} />
    </Section>
  );
}
