import { Button } from '@mantine/core';
import { STATE_LABEL } from '../../../../src/shop/order/order.view';
import type { FloorTabView } from '../../../../src/shop/table/serve/floor.view';
import { Euro } from '../../../components/tables/Euro';
import classes from './Panel.module.css';
import type { Serving } from './useFloor';

/** What they have ordered, the latest first; a round that asks is answered here as on the board. */
export function Rounds({ serving: { answerRound, busy }, tab }: { serving: Serving; tab: FloorTabView }) {
  if (tab.rounds.length === 0) return <p className={classes.hint}>Noch nichts bestellt.</p>;
  return (
    <ol className={classes.rounds}>
      {[...tab.rounds]
        .reverse()
        .map(({ orderId, number, state, guest, shared, lines, cents, paid, payer }) => (
          <li key={orderId} data-state={state}>
            <p>
              <b>Nr. {number}</b> {guest}
              {shared && ' · für alle'}
              <em>{STATE_LABEL[state]}</em>
            </p>
            <ul>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a round never change their places
                <li key={index}>
                  <b>{line.quantity}</b> {line.name}
                </li>
              ))}
            </ul>
            <p className={classes.cents}>
              {paid && <span>online bezahlt</span>}
              {payer && <span>{payer} zahlt gerade online</span>} <Euro cents={cents} />
            </p>
            {state === 'placed' && (
              <div className={classes.answer}>
                <Button loading={busy} onClick={() => void answerRound(orderId, 'accepted')}>
                  Annehmen
                </Button>
                <Button
                  variant="default"
                  disabled={busy}
                  onClick={() => void answerRound(orderId, 'rejected')}
                >
                  Ablehnen
                </Button>
              </div>
            )}
          </li>
        ))}
    </ol>
  );
}
