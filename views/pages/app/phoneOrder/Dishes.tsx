import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Section } from '../../../components/frame/Section';
import { Basket } from './Basket';
import { Before } from './Before';
import { DishChoice } from './choice/DishChoice';
import { FoundDishes, LIST, optionId } from './FoundDishes';
import { fieldId } from './focus';
import classes from './PhoneOrder.module.css';
import { useDishSearch } from './useDishSearch';
import type { PhoneOrderState } from './usePhoneOrder';

export function Dishes({ order }: { order: PhoneOrderState }) {
  const { typed, type, onKey, found, active, take, asked, answer, close } = useDishSearch(order);
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
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKey}
      />
      <FoundDishes found={found} active={active} way={order.way} take={(dish) => take(dish, false)} />
      {typed.trim() !== '' && found.length === 0 && (
        <p className={classes.nothing} role="status">
          Kein Gericht passt dazu.
        </p>
      )}
      {asked && <DishChoice key={asked.dish.id} {...asked} way={order.way} add={answer} close={close} />}
      <Before order={order} />
      <Basket order={order} />
    </Section>
  );
}
