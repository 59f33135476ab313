import { IconAlertTriangle } from '@tabler/icons-react';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { useSending } from '../../../../../lib/form/sending';
import { api } from '../../../../../lib/http/api';
import actions from '../card/Actions.module.css';
import classes from './BrokenPayment.module.css';

interface Props {
  order: BoardOrder;
  put: (order: BoardOrder) => void;
  /** Asks why, as with a new order. */
  reject: () => void;
}

/** The bank has said no after all: somebody decides, and as a rule nothing is cooked before. */
export function BrokenPayment({ order: { id, number, state, money }, put, reject }: Props) {
  const { busy, send } = useSending();
  if (money.state !== 'failed') return null;
  const call = async (path: string, body: object) => {
    const answer = await send(() => api.post<BoardOrder>(`/api/payment/${path}`, { orderId: id, ...body }));
    if (answer) put(answer.data);
  };
  const choices = [
    { words: 'Neu abbuchen', choose: () => void call('retry', {}) },
    { words: 'Ablehnen', choose: reject },
    { words: 'Zahlt bar', choose: () => void call('atDoor', { way: 'cash' }) },
    { words: 'Zahlt mit Karte', choose: () => void call('atDoor', { way: 'cardOnSite' }) },
  ];

  return (
    <section className={classes.broken} aria-label={`Zahlung von Bestellung ${number}`}>
      <p>
        <IconAlertTriangle size={18} aria-hidden />
        <span>
          <b>{money.words}</b>
          {state === 'accepted'
            ? 'Noch nicht kochen: Wie geht es weiter?'
            : 'Vor der Übergabe klären: Wie geht es weiter?'}
        </span>
      </p>
      <div>
        {choices.map(({ words, choose }) => (
          <button key={words} type="button" className={actions.quiet} disabled={busy} onClick={choose}>
            {words}
          </button>
        ))}
      </div>
    </section>
  );
}
