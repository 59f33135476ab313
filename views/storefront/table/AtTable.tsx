import { useState } from 'react';
import type { PageConfig } from '../lib/config';
import { Icon } from '../lib/Icon';
import { useTableWords } from '../lib/words/sentences.table';
import { OurTable } from './OurTable';
import { callTable, leaveTable } from './table-calls';
import { useTable } from './useTable';

/** Above the menu: calling, and what the table has ordered so far. */
export function AtTable({ config }: { config: PageConfig }) {
  const words = useTableWords();
  const { table, isOver, setTable } = useTable(config);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function call(kind: 'waiter' | 'pay', how: 'cash' | 'card' | null = null): Promise<void> {
    setBusy(true);
    setAsks(false);
    const answer = await callTable(config, kind, how);
    setBusy(false);
    setProblem(answer.ok ? '' : answer.message);
    if (answer.ok) setTable(answer.data);
  }

  if (isOver)
    return (
      <div className="card table__over" role="status">
        <p>{words.over}</p>
        <button type="button" className="button button--quiet" onClick={() => leaveTable(config)}>
          {words.again}
        </button>
      </div>
    );
  return (
    <>
      <div className="table__calls">
        <button
          type="button"
          className="button button--quiet button--small"
          disabled={busy}
          onClick={() => void call('waiter')}
        >
          <Icon name="info" small />
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
      {asks && (
        <fieldset className="table__how">
          <legend>{words.payHow}</legend>
          <button type="button" className="button button--small" onClick={() => void call('pay', 'cash')}>
            <Icon name="cash" small />
            {words.cash}
          </button>
          <button type="button" className="button button--small" onClick={() => void call('pay', 'card')}>
            <Icon name="card" small />
            {words.card}
          </button>
          <button type="button" className="link" onClick={() => setAsks(false)}>
            {words.back}
          </button>
        </fieldset>
      )}
      <div role="status">
        {table?.calls.slice(-2).map(({ at, kind, answered }) => (
          <p key={at} className={answered ? 'note note--ok' : 'note'}>
            <Icon name={answered ? 'check' : 'clock'} />
            <span>
              {kind === 'pay' ? words.calledToPay : words.called} {answered && <b>{words.coming}</b>}
            </span>
          </p>
        ))}
        {problem && (
          <p className="note note--bad">
            <Icon name="alert" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {table && table.rounds.length > 0 && <OurTable table={table} config={config} />}
    </>
  );
}
