import { lazy, Suspense, useState } from 'react';
import type { GuestTableView } from '../../../src/storefront/table/table.view';
import type { PageConfig } from '../lib/config';
import { Icon } from '../lib/Icon';
import { useTableWords } from '../lib/words/sentences.table';
import { OurTable } from './OurTable';
import { refusedRounds } from './refused';
import { callTable, leaveTable } from './table-calls';
import { useTable } from './useTable';

/** Comes where it is needed: most tables get what they order. */
const Refused = lazy(async () => ({ default: (await import('./Refused')).Refused }));

type Call = (kind: 'waiter' | 'pay', how?: 'cash' | 'card') => Promise<void>;

/** Above the menu: calling, and what the table has ordered so far. */
export function AtTable({ config }: { config: PageConfig }) {
  const { table, isOver, setTable } = useTable(config);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const call: Call = async (kind, how) => {
    setBusy(true);
    const answer = await callTable(config, kind, how ?? null);
    setBusy(false);
    setProblem(answer.ok ? '' : answer.message);
    if (answer.ok) setTable(answer.data);
  };

  if (isOver) return <Over leave={() => leaveTable(config)} />;
  return (
    <>
      <Calling busy={busy} call={call} />
      <div role="status">
        {table?.calls.slice(-2).map((one) => (
          <Called key={one.at} call={one} />
        ))}
        {problem && (
          <p className="note note--bad">
            <Icon name="alert" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {table && refusedRounds(table).length > 0 && (
        <Suspense>
          <Refused table={table} config={config} busy={busy} callWaiter={() => void call('waiter')} />
        </Suspense>
      )}
      {table && table.rounds.length > 0 && <OurTable table={table} config={config} />}
    </>
  );
}

function Over({ leave }: { leave: () => void }) {
  const words = useTableWords();
  return (
    <div className="card table__over" role="status">
      <p>{words.over}</p>
      <button type="button" className="button button--quiet" onClick={leave}>
        {words.again}
      </button>
    </div>
  );
}

/** The bill is asked for with how it is paid, so that whoever comes brings the right thing. */
function Calling({ busy, call }: { busy: boolean; call: Call }) {
  const words = useTableWords();
  const [asks, setAsks] = useState(false);
  const send: Call = (kind, how) => {
    setAsks(false);
    return call(kind, how);
  };
  return (
    <>
      <div className="table__calls">
        <button
          type="button"
          className="button button--quiet button--small"
          disabled={busy}
          onClick={() => void send('waiter')}
        >
          <Icon name="bell" small />
          {words.waiter}
        </button>
        <button
          type="button"
          className="button button--quiet button--small"
          disabled={busy}
          aria-expanded={asks}
          onClick={() => setAsks(!asks)}
        >
          <Icon name="wallet" small />
          {words.pay}
        </button>
      </div>
      {asks && <HowToPay pay={(how) => void send('pay', how)} back={() => setAsks(false)} />}
    </>
  );
}

function HowToPay({ pay, back }: { pay: (how: 'cash' | 'card') => void; back: () => void }) {
  const words = useTableWords();
  return (
    <fieldset className="table__how">
      <legend>{words.payHow}</legend>
      <button type="button" className="button button--small" onClick={() => pay('cash')}>
        <Icon name="cash" small />
        {words.cash}
      </button>
      <button type="button" className="button button--small" onClick={() => pay('card')}>
        <Icon name="card" small />
        {words.card}
      </button>
      <button type="button" className="link" onClick={back}>
        {words.back}
      </button>
    </fieldset>
  );
}

function Called({ call: { kind, answered } }: { call: GuestTableView['calls'][number] }) {
  const words = useTableWords();
  const [waits, comes] =
    kind === 'pay' ? [words.calledToPay, words.billComing] : [words.called, words.coming];
  return (
    <p className={answered ? 'note note--ok' : 'note'}>
      <Icon name={answered ? 'check' : 'clock'} />
      <span>{answered ? <b>{comes}</b> : waits}</span>
    </p>
  );
}
