import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { useSending } from '../../../../../lib/form/sending';
import { api } from '../../../../../lib/http/api';
import { toast } from '../../../../../lib/toasts/toasts';
import classes from './ChangeForm.module.css';

interface Props {
  order: BoardOrder;
  put: (order: BoardOrder) => void;
  close: () => void;
}

/** After a call: fewer of something. More is a new order. */
export function ChangeForm({ order, put, close }: Props) {
  const { busy, send } = useSending();
  const [left, setLeft] = useState<Record<string, number>>({});
  const quantityOf = (id: string, before: number) => left[id] ?? before;
  const changed = order.lines.filter(({ id, quantity }) => quantityOf(id, quantity) !== quantity);
  const nothing = order.lines.every(({ id, quantity }) => quantityOf(id, quantity) === 0);

  const save = async () => {
    const lines = changed.map(({ id, quantity }) => ({ lineId: id, quantity: quantityOf(id, quantity) }));
    const body = { id: order.id, version: order.version, lines };
    const answer = await send(() => api.post<BoardOrder>('/api/order/change', body));
    if (!answer) return;
    put(answer.data);
    toast.success(`Nr. ${order.number} ist geändert. Küche und Gast bekommen Bescheid.`);
    close();
  };

  return (
    <div className={classes.form}>
      <p className={classes.hint}>
        Was fällt weg? Küche und Gast erfahren es, der Betrag sinkt mit.
        {order.paid && ' Was schon bezahlt ist, geht in dieser Höhe von selbst zurück.'}
      </p>
      <ul className={classes.lines}>
        {order.lines.map(({ id, name, variant, quantity }) => {
          const now = quantityOf(id, quantity);
          const title = [name, variant].filter(Boolean).join(' ');
          const set = (to: number) => setLeft({ ...left, [id]: to });
          return (
            <li key={id} data-struck={now === 0 || undefined}>
              <span>{title}</span>
              <button
                type="button"
                disabled={now === 0}
                aria-label={`${title}: eins weniger`}
                onClick={() => set(now - 1)}
              >
                <IconMinus size={20} aria-hidden />
              </button>
              <output aria-label={`${title}: Anzahl`}>{now}</output>
              <button
                type="button"
                disabled={now === quantity}
                aria-label={`${title}: eins mehr`}
                onClick={() => set(now + 1)}
              >
                <IconPlus size={20} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {nothing && <p className={classes.hint}>Soll nichts übrig bleiben, bitte ablehnen oder stornieren.</p>}
      <div className={classes.buttons}>
        <button type="button" onClick={close}>
          Abbrechen
        </button>
        <button
          type="button"
          className={classes.save}
          disabled={busy || nothing || changed.length === 0}
          onClick={() => void save()}
        >
          Änderung speichern
        </button>
      </div>
    </div>
  );
}
