import { useEffect, useState } from 'react';
import type { ChainView } from '../../../../src/shop/fiscal-export/page/receipts.view';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { api } from '../../../lib/http/api';
import classes from './Receipts.module.css';

/** Whether every document of the month is as it was issued; looked at when the page is there. */
export function ChainState({ month }: { month: string }) {
  const [chain, setChain] = useState<ChainView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const options = { signal: leaving.signal, silent: true };
    void api.get<ChainView>(`/api/receipts/chain?month=${month}`, options).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.success) setChain(answer.data);
      else setProblem(answer.message);
    });
    return () => leaving.abort();
  }, [month]);

  return (
    <p className={classes.chain} role="status">
      <State chain={chain} problem={problem} />
      {chain && !chain.fault && (
        <small>
          Prüfsumme <code>{chain.checksum.slice(0, 16)}</code>
        </small>
      )}
      {chain?.fault && <small>{`${chain.fault}: ${chain.faultText}`}</small>}
      {problem && <small>{problem}</small>}
    </p>
  );
}

function State({ chain, problem }: { chain: ChainView | null; problem: string | null }) {
  if (problem) return <StatusBadge tone="warn">nicht geprüft</StatusBadge>;
  if (!chain) return <StatusBadge>wird geprüft …</StatusBadge>;
  if (chain.fault) return <StatusBadge tone="bad">nicht in Ordnung</StatusBadge>;
  return <StatusBadge tone="good">lückenlos</StatusBadge>;
}
