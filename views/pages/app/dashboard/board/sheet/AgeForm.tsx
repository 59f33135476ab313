import { useState } from 'react';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { useSending } from '../../../../../lib/form/sending';
import { api } from '../../../../../lib/http/api';
import type { Step } from '../useBoard';
import classes from './ChangeForm.module.css';

interface Props {
  order: BoardOrder;
  put: (order: BoardOrder) => void;
  answer: (step: Step) => Promise<void>;
}

/** § 9 JuSchG: without papers what has an age limit stays here. */
export function AgeForm({ order, put, answer }: Props) {
  const { busy, send } = useSending();
  const [without, setWithout] = useState(false);
  const aged = order.lines.filter(({ minAge }) => minAge > 0);
  const handOver = (ageChecked: boolean) => answer({ to: 'completed', ageChecked });
  const keepBack = async () => {
    const body = { id: order.id, lines: [], tooYoung: true };
    const changed = await send(() => api.post<BoardOrder>('/api/order/change', body));
    if (!changed) return;
    put(changed.data);
    setWithout(true);
    await handOver(false);
  };

  return (
    <div className={classes.form}>
      <p className={classes.question}>
        <strong>Ausweis geprüft?</strong> Ab {order.minAge} Jahren
        {aged.length > 0 && `: ${aged.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}`}.
      </p>
      <div className={classes.buttons}>
        <button type="button" disabled={busy || without} onClick={() => void keepBack()}>
          Nein, ohne diese Positionen
        </button>
        <button type="button" className={classes.save} disabled={busy} onClick={() => void handOver(true)}>
          Ja, übergeben
        </button>
      </div>
    </div>
  );
}
