import { TextInput } from '@mantine/core';
import { IconBan, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskDish } from '../../../../../src/shop/dashboard/desk.view';
import { Modal } from '../../../../components/dialogs/Dialog';
import { Key } from '../../../../components/frame/Key';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import classes from './SoldOut.module.css';
import strip from './Strip.module.css';

interface Props {
  count: number;
  changed: () => void;
}

/** What is gone goes off the menu before the next guest orders it. */
export function SoldOut({ count, changed }: Props) {
  const [dishes, setDishes] = useState<DeskDish[] | null>(null);
  const [opened, setOpened] = useState(false);
  const load = async () => {
    const answer = await api.get<DeskDish[]>('/api/desk/dishes');
    if (answer.success) setDishes(answer.data);
  };
  const open = () => {
    setOpened(true);
    void load();
  };

  return (
    <>
      <button data-hotkey="a" type="button" className={strip.button} onClick={open}>
        <IconBan size={20} aria-hidden />
        <span className={strip.roomy}>Ausverkauft</span>
        {count > 0 && <b className={classes.number}>{count}</b>}
        <Key>A</Key>
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Ausverkauft">
        {opened && (
          <Dishes
            dishes={dishes}
            changed={() => {
              changed();
              void load();
            }}
          />
        )}
      </Modal>
    </>
  );
}

const MOST = 40;

/** The field is there at once, for whoever opened it by key and goes on typing. */
function Dishes({ dishes, changed }: { dishes: DeskDish[] | null; changed: () => void }) {
  const [text, setText] = useState('');
  const { busy, send } = useSending();
  const wanted = text.trim().toLowerCase();
  const found = (dishes ?? []).filter(({ name, soldOut }) =>
    wanted ? name.toLowerCase().includes(wanted) : soldOut,
  );
  const set = async ({ id }: DeskDish, span: 'tomorrow' | 'further' | 'available') => {
    if (await send(() => api.post('/api/product/soldOut', { ids: [id], span }))) changed();
  };

  return (
    <>
      <TextInput
        label="Gericht suchen"
        value={text}
        leftSection={<IconSearch size={18} aria-hidden />}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <ul className={classes.dishes}>
        {dishes && found.length === 0 && (
          <li className={classes.none}>
            {wanted ? `Nichts gefunden zu „${text.trim()}“.` : 'Gerade ist alles da.'}
          </li>
        )}
        {found.slice(0, MOST).map((dish) => (
          <li key={dish.id}>
            <span className={classes.dish}>
              {dish.name}
              <small>{dish.category}</small>
            </span>
            {dish.soldOut ? (
              <button type="button" disabled={busy} onClick={() => void set(dish, 'available')}>
                Wieder im Verkauf
              </button>
            ) : (
              <>
                <button type="button" disabled={busy} onClick={() => void set(dish, 'tomorrow')}>
                  Bis morgen
                </button>
                <button type="button" disabled={busy} onClick={() => void set(dish, 'further')}>
                  Bis auf Weiteres
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
