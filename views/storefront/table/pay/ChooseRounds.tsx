import { useState } from 'react';
import type { GuestRound, GuestTableView } from '../../../../src/storefront/table/table.view';
import { LineList } from '../../lib/basket/LineWords';
import { Icon } from '../../lib/Icon';
import { useTablePayWords } from '../../lib/words/sentences.table-pay';
import { useEuro } from '../../lib/words/Voice';
import { roundsOf, sumOf, type Whose } from './bill';

interface Props {
  table: GuestTableView;
  /** Where the table's own page is. */
  back: string;
  choose: (ids: string[]) => void;
}

/** Whose rounds somebody pays: their own, or those of everybody. */
export function ChooseRounds({ table, back, choose }: Props) {
  const words = useTablePayWords();
  const euro = useEuro();
  const mine = roundsOf(table, 'mine');
  const all = roundsOf(table, 'all');
  const [wanted, setWhose] = useState<Whose>('mine');
  const whose = mine.length === 0 ? 'all' : wanted;
  const chosen = whose === 'mine' ? mine : all;
  const offers: [Whose, string, GuestRound[]][] = [
    ['mine', words.mine, mine],
    ['all', words.all, all],
  ];
  if (all.length === 0) return <NothingOpen table={table} back={back} />;
  return (
    <section className="card pay">
      <h1>{words.title(table.label)}</h1>
      {mine.length > 0 && mine.length < all.length && (
        <fieldset className="bill__whose">
          <legend className="field__label">{words.whose}</legend>
          {offers.map(([value, label, rounds]) => (
            <label key={value} className="pick">
              <input type="radio" name="whose" checked={whose === value} onChange={() => setWhose(value)} />
              <span className="pick__text">{label}</span>
              <strong className="price">{euro(sumOf(rounds))}</strong>
            </label>
          ))}
        </fieldset>
      )}
      <ul className="bill__rounds">
        {chosen.map((round) => (
          <Row key={round.id} round={round} isMine={round.guestId === table.me.id} />
        ))}
      </ul>
      <Others table={table} />
      <p className="pay__sum">
        <span>{words.sum}</span>
        <strong className="price">{euro(sumOf(chosen))}</strong>
      </p>
      {chosen.length > 1 && <p className="small">{words.oneByOne(chosen.length)}</p>}
      <button
        type="button"
        className="button button--wide"
        onClick={() => choose(chosen.map(({ id }) => id))}
      >
        {words.go(euro(sumOf(chosen)))}
      </button>
      <p className="small">{words.house}</p>
    </section>
  );
}

function Row({ round: { name, lines, cents }, isMine }: { round: GuestRound; isMine: boolean }) {
  const words = useTablePayWords();
  const euro = useEuro();
  return (
    <li>
      <b>{isMine ? `${name} (${words.me})` : name}</b>
      <span className="price">{euro(cents)}</span>
      <small>
        <LineList lines={lines} />
      </small>
    </li>
  );
}

/** What somebody else at the table is paying just now. */
function Others({ table }: { table: GuestTableView }) {
  const words = useTablePayWords();
  const names = [...new Set(table.rounds.flatMap(({ payer }) => (payer && !payer.isMe ? payer.name : [])))];
  return (
    <div role="status">
      {names.map((name) => (
        <p key={name} className="note">
          <Icon name="clock" />
          <span>{words.pays(name)}</span>
        </p>
      ))}
    </div>
  );
}

function NothingOpen({ table, back }: Pick<Props, 'table' | 'back'>) {
  const words = useTablePayWords();
  const isPaid = table.paidCents > 0 && table.openCents === 0;
  return (
    <section className="card pay">
      <h1>{words.title(table.label)}</h1>
      <p className={isPaid ? 'note note--ok' : 'note'}>
        <Icon name={isPaid ? 'check' : 'info'} />
        <span>{isPaid ? words.allPaid : words.nothing}</span>
      </p>
      <Others table={table} />
      <a className="button button--quiet" href={back}>
        {words.toTable}
      </a>
    </section>
  );
}
