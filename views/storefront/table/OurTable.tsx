import type { GuestRound, GuestTableView } from '../../../src/storefront/table/table.view';
import { Chosen, LineName } from '../lib/basket/LineWords';
import type { PageConfig } from '../lib/config';
import { useTableWords } from '../lib/words/sentences.table';
import { useEuro } from '../lib/words/Voice';
import { payAddress, receiptAddress } from './pay/table-address';

/** Everybody's rounds by first name, and what is open: together, and for each. */
export function OurTable({ table, config }: { table: GuestTableView; config: PageConfig }) {
  const words = useTableWords();
  const euro = useEuro();
  const { rounds, totalCents, paidCents, openCents, shares, me } = table;
  const isPaid = paidCents > 0 && openCents === 0;
  const payable = rounds.some((round) => round.payable);
  return (
    <details className="table__ours">
      <summary>
        <b>{words.ourTable}</b>
        {isPaid ? (
          <span className="tag">{words.allPaid}</span>
        ) : (
          <span className="price">{euro(openCents)}</span>
        )}
      </summary>
      <ol className="table__rounds">
        {rounds.map((round) => (
          <Round key={round.id} round={round} isMine={round.guestId === me.id} config={config} />
        ))}
      </ol>
      <dl className="table__sums">
        <div>
          <dt>{words.total}</dt>
          <dd className="price">{euro(totalCents)}</dd>
        </div>
        {paidCents > 0 && (
          <div>
            <dt>{words.paid}</dt>
            <dd className="price">{euro(paidCents)}</dd>
          </div>
        )}
        <div className="table__open">
          <dt>{words.open}</dt>
          <dd className="price">{euro(openCents)}</dd>
        </div>
      </dl>
      {shares.length > 1 && (
        <>
          <h3>{words.each}</h3>
          <dl className="table__sums">
            {shares.map(({ guestId, name, cents }) => (
              <div key={guestId}>
                <dt>{guestId === me.id ? `${name} (${words.me})` : name}</dt>
                <dd className="price">{euro(cents)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {payable && (
        <a className="button button--wide table__online" href={payAddress(config, config.table?.code ?? '')}>
          {words.payOnline}
        </a>
      )}
      {openCents > 0 && <p className="small">{payable ? words.payOnlineOr : words.payHere}</p>}
    </details>
  );
}

interface RoundProps {
  round: GuestRound;
  isMine: boolean;
  config: PageConfig;
}

function Round({ round, isMine, config }: RoundProps) {
  const words = useTableWords();
  const euro = useEuro();
  const { name, shared, state, lines, cents, paid, payer, why } = round;
  const paper = receiptAddress(config, round);
  return (
    <li data-state={state}>
      <p className="table__who">
        <b>
          {name}
          {isMine && ` (${words.me})`}
        </b>
        {shared && <span className="tag">{words.forAll}</span>}
        {payer && <span className="tag">{words.payer(payer.name)}</span>}
        {paid && <span className="tag">{words.roundPaid}</span>}
        {paid && paper && <a href={paper}>{words.receipt}</a>}
        <em>{words.states[state]}</em>
      </p>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a round never change their places
          <li key={index}>
            {line.quantity} × <LineName line={line} />
            {line.options.length > 0 && (
              <small>
                <Chosen line={{ options: line.options }} />
              </small>
            )}
          </li>
        ))}
      </ul>
      <span className="price">{euro(cents)}</span>
      {isMine && why && <p className="small table__why">{why}</p>}
    </li>
  );
}
