import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { useSending } from '../../../../../lib/form/sending';
import { useUnsaved } from '../../../../../lib/form/unsaved';
import { api } from '../../../../../lib/http/api';
import { toast } from '../../../../../lib/toasts/toasts';
import classes from './ChangeForm.module.css';
import { SHEET } from './sheet';

interface Props {
  order: BoardOrder;
  put: (order: BoardOrder) => void;
  close: () => void;
  /** Closes after asking what is to become of what was struck. */
  cancel: () => void;
}

/** After a call: fewer of something. More is a new order. */
export function ChangeForm({ order, put, close, cancel }: Props) {
  const { busy, send } = useSending();
  const [left, setLeft] = useState<Record<string, number>>({});
  const quantityOf = (id: string, before: number) => left[id] ?? before;
  const changed = order.lines.filter(({ id, quantity }) => quantityOf(id, quantity) !== quantity);
  const nothing = order.lines.every(({ id, quantity }) => quantityOf(id, quantity) === 0);

  const save = async (): Promise<boolean> => {
    const lines = changed.map(({ id, quantity }) => ({ lineId: id, quantity: quantityOf(id, quantity) }));
    const body = { id: order.id, version: order.version, lines };
    const answer = await send(() => api.post<BoardOrder>('/api/order/change', body));
    if (!answer) return false;
    put(answer.data);
    toast.success(`Nr. ${order.number} ist geändert. Küche und Gast bekommen Bescheid.`);
    close();
    return true;
  };
  const changes = changed.map(({ name }) => name);
  useUnsaved(
    changed.length > 0 ? { what: `Nr. ${order.number}`, changes, save: nothing ? undefined : save } : null,
    SHEET,
  );

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
        <button type="button" onClick={cancel}>
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
