import { useEffect, useRef } from 'react';
import type { GuestTableView } from '../../../../src/storefront/table/table.view';
import type { PageConfig } from '../../lib/config';
import { Icon } from '../../lib/Icon';
import { useTablePayWords } from '../../lib/words/sentences.table-pay';
import { useEuro } from '../../lib/words/Voice';
import { roundsOf, sumOf } from './bill';
import { receiptAddress, tableAddress } from './table-address';

interface Props {
  config: PageConfig;
  table: GuestTableView;
  paid: readonly string[];
  more: () => void;
}

/** Thanks, the receipts, and what is still open. */
export function PaidRounds({ config, table, paid, more }: Props) {
  const words = useTablePayWords();
  const euro = useEuro();
  const heading = useRef<HTMLHeadingElement>(null);
  const rounds = table.rounds.filter(({ id }) => paid.includes(id));
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card pay">
      <h1 tabIndex={-1} ref={heading}>
        {words.thanks}
      </h1>
      <p className="note note--ok">
        <Icon name="check" />
        <span>{words.paid(euro(sumOf(rounds)))}</span>
      </p>
      <ul className="bill__rounds">
        {rounds.map((round) => {
          const paper = receiptAddress(config, round);
          return (
            <li key={round.id}>
              <b>{round.name}</b>
              <span className="price">{euro(round.cents)}</span>
              {paper && <a href={paper}>{words.receipt}</a>}
            </li>
          );
        })}
      </ul>
      <p>{table.openCents > 0 ? words.stillOpen(euro(table.openCents)) : words.allPaid}</p>
      {roundsOf(table, 'all').length > 0 && (
        <button type="button" className="button button--quiet" onClick={more}>
          {words.more}
        </button>
      )}
      <a className="button button--quiet" href={tableAddress(config, config.table?.code ?? '')}>
        {words.toTable}
      </a>
    </section>
  );
}
