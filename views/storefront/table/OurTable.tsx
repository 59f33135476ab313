import type { GuestRound, GuestTableView } from '../../../src/storefront/table/table.view';
import { useTableWords } from '../lib/words/sentences.table';
import { useEuro } from '../lib/words/Voice';

/** Everybody's rounds by first name, and what is open: together, and for each. */
export function OurTable({ table }: { table: GuestTableView }) {
  const words = useTableWords();
  const euro = useEuro();
  const { rounds, totalCents, paidCents, openCents, shares, me } = table;
  return (
    <details className="table__ours">
      <summary>
        <b>{words.ourTable}</b>
        <span className="price">{euro(openCents)}</span>
      </summary>
      <ol className="table__rounds">
        {rounds.map((round) => (
          <Round key={round.id} round={round} isMine={round.guestId === me.id} />
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
      <p className="small">{words.payHere}</p>
    </details>
  );
}

function Round({ round, isMine }: { round: GuestRound; isMine: boolean }) {
  const words = useTableWords();
  const euro = useEuro();
  const { name, shared, state, lines, cents } = round;
  return (
    <li data-state={state}>
      <p className="table__who">
        <b>
          {name}
          {isMine && ` (${words.me})`}
        </b>
        {shared && <span className="tag">{words.forAll}</span>}
        <em>{words.states[state]}</em>
      </p>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a round never change their places
          <li key={index}>
            {line.quantity} × <span lang="de">{[line.name, line.variant].filter(Boolean).join(' ')}</span>
            {line.options.length > 0 && (
              <small lang="de">{line.options.map((option) => option.name).join(', ')}</small>
            )}
          </li>
        ))}
      </ul>
      <span className="price">{euro(cents)}</span>
    </li>
  );
}
