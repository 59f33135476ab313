import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { STATE_LABEL } from '../../../../../src/shop/order/order.view';
import { DateTime } from '../../../../components/tables/DateTime';
import { Euro } from '../../../../components/tables/Euro';
import { AcceptModal } from './AcceptModal';
import classes from './OrderCard.module.css';
import { RejectModal } from './RejectModal';

const WAY = { pickup: 'Abholung', delivery: 'Lieferung', table: 'Am Tisch' };
const PAYMENT: Record<string, string> = {
  cash: 'bar',
  cardOnSite: 'Karte vor Ort',
  stripe: 'online',
  paypal: 'PayPal',
};

interface Step {
  to: string;
  minutes?: number;
  reason?: string;
  text?: string;
}

interface Props {
  order: BoardOrder;
  move: (step: Step) => Promise<boolean>;
}

export function OrderCard({ order, move }: Props) {
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null);
  const [busy, setBusy] = useState(false);
  const go = async (step: Step) => {
    setBusy(true);
    await move(step);
    setBusy(false);
    setAsking(null);
  };

  return (
    <article className={classes.card} data-column={order.column} aria-label={`Bestellung ${order.number}`}>
      <header className={classes.head}>
        <strong className={classes.number}>Nr. {order.number}</strong>
        <span className={classes.way}>{WAY[order.fulfilment]}</span>
        <span className={classes.time}>
          {order.promisedAt ? (
            <>
              bis <DateTime at={order.promisedAt} show="time" />
            </>
          ) : (
            <>
              seit <DateTime at={order.placedAt} show="time" />
            </>
          )}
        </span>
      </header>
      {order.wantedAt && (
        <p className={classes.note}>
          Vorbestellung für <DateTime at={order.wantedAt} />
        </p>
      )}
      <ul className={classes.lines}>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order never change places
          <li key={index}>
            <strong>{line.quantity} ×</strong> {line.name} {line.variant}
            {line.options.map((option) => (
              <div key={option} className={classes.quiet}>
                + {option}
              </div>
            ))}
            {line.note && <div className={classes.note}>„{line.note}“</div>}
          </li>
        ))}
      </ul>
      {order.note && <p className={classes.note}>„{order.note}“</p>}
      <p className={classes.guest}>
        {order.name}
        {order.phone && (
          <>
            {' · '}
            <a href={`tel:${order.phone.replace(/[^+\d]/g, '')}`}>{order.phone}</a>
          </>
        )}
      </p>
      {order.address && (
        <p className={classes.guest}>
          {order.address.line}
          {order.address.details && <span className={classes.quiet}> · {order.address.details}</span>}
          {order.address.zone && <span className={classes.quiet}> · {order.address.zone}</span>}
        </p>
      )}
      <p className={classes.sum}>
        <Euro cents={order.payableCents} />
        <span className={classes.quiet}>{order.paid ? 'bezahlt' : PAYMENT[order.payment]}</span>
        {order.column !== 'new' && <span className={classes.state}>{STATE_LABEL[order.state]}</span>}
      </p>
      <div className={classes.actions}>
        {order.column === 'new' && (
          <>
            <Button size="md" onClick={() => setAsking('accept')} disabled={busy}>
              Annehmen
            </Button>
            <Button size="md" variant="default" onClick={() => setAsking('reject')} disabled={busy}>
              Ablehnen
            </Button>
          </>
        )}
        {order.column === 'working' && (
          <Button size="md" onClick={() => void go({ to: 'ready' })} loading={busy}>
            Fertig
          </Button>
        )}
        {order.column === 'done' && (
          <Button size="md" onClick={() => void go({ to: 'completed' })} loading={busy}>
            {order.fulfilment === 'pickup' ? 'Abgeholt' : 'Abgeschlossen'}
          </Button>
        )}
      </div>
      <AcceptModal
        opened={asking === 'accept'}
        number={order.number}
        busy={busy}
        accept={(minutes) => void go({ to: 'accepted', minutes })}
        close={() => setAsking(null)}
      />
      <RejectModal
        opened={asking === 'reject'}
        number={order.number}
        busy={busy}
        reject={(reason, text) => void go({ to: 'rejected', reason, text })}
        close={() => setAsking(null)}
      />
    </article>
  );
}
