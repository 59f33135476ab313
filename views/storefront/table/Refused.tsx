import { useState } from 'react';
import type { GuestTableView } from '../../../src/storefront/table/table.view';
import { LineName } from '../lib/basket/LineWords';
import type { PageConfig } from '../lib/config';
import { Icon } from '../lib/Icon';
import { useTableWords } from '../lib/words/sentences.table';
import { Reorder } from '../tracking/Reorder';
import { closedRounds, closeRounds } from './closed-rounds';
import { refusedRounds } from './refused';

interface Props {
  table: GuestTableView;
  config: PageConfig;
  busy: boolean;
  callWaiter: () => void;
}

/** What somebody ordered and does not get, with the reason and what they can do; until they order again or close it. */
export function Refused({ table, config, busy, callWaiter }: Props) {
  const words = useTableWords();
  const [closed, setClosed] = useState(() => closedRounds(config.slug));
  const rounds = refusedRounds(table).filter(({ id }) => !closed.includes(id));
  if (rounds.length === 0) return null;
  const close = () => setClosed(closeRounds(config.slug, rounds));
  const lines = rounds.flatMap((round) => round.lines);
  const reasons = [...new Set(rounds.map(({ why }) => why))];
  return (
    <section className="card table__refused" aria-labelledby="nicht-gekommen">
      <div className="table__refused-head">
        <h2 id="nicht-gekommen">{words.refused}</h2>
        <button type="button" className="round round--plain" onClick={close} aria-label={words.refusedClose}>
          <Icon name="close" />
        </button>
      </div>
      <div role="status">
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a round never change their places
            <li key={index}>
              {line.quantity} × <LineName line={line} />
            </li>
          ))}
        </ul>
        {reasons.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
      <div className="table__refused-ways">
        {table.ordering && <Reorder config={config} lines={lines} openBasket={openBasket} />}
        <button
          type="button"
          className="button button--quiet button--small"
          disabled={busy}
          onClick={callWaiter}
        >
          <Icon name="bell" small />
          {words.waiter}
        </button>
      </div>
    </section>
  );
}

/** The bar of the basket belongs to the menu below. */
const openBasket = (): void => document.getElementById('warenkorb')?.click();
