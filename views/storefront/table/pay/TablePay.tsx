import { useState } from 'react';
import type { TablePayPage } from '../../../../src/storefront/pages/page.view';
import type { PageConfig } from '../../lib/config';
import { Icon } from '../../lib/Icon';
import { useTablePayWords } from '../../lib/words/sentences.table-pay';
import { comeBackOf } from '../../paying/pay-problem';
import { Waiting } from '../../paying/Waiting';
import { keptAt } from '../table-calls';
import { useTable } from '../useTable';
import { nextOf } from './bill';
import { ChooseRounds } from './ChooseRounds';
import { keepQueue, type Queue, queueOnReturn } from './kept-queue';
import { PaidRounds } from './PaidRounds';
import { PayRound } from './PayRound';
import { tableAddress } from './table-address';

interface Props {
  config: PageConfig;
  page: TablePayPage;
}

/** First whose rounds, then one after the other, then what was paid. */
export function TablePay({ config, page }: Props) {
  const { table, isOver } = useTable(config);
  const [queue, setQueue] = useState<Queue>(() => queueOnReturn(config) ?? { chosen: [], done: [] });
  const guest = keptAt(config)?.guest ?? '';
  const go = (now: Queue) => {
    keepQueue(config, now);
    setQueue(now);
  };
  const words = useTablePayWords();
  const problem = useProblem({ guest, isOver, page });
  if (problem) return <Nothing config={config} label={page.table?.label ?? words.ownTable} why={problem} />;
  if (!table) return <Loading />;
  const id = nextOf(queue.chosen, queue.done);
  const round = table.rounds.find((one) => one.id === id);
  if (round)
    return (
      <PayRound
        key={round.id}
        config={config}
        scripts={page.scripts}
        guest={guest}
        round={round}
        place={{ at: queue.done.length + 1, of: queue.chosen.length }}
        paid={() => go({ ...queue, done: [...queue.done, round.id] })}
        back={() => go({ chosen: queue.done, done: queue.done })}
      />
    );
  if (queue.done.length > 0)
    return (
      <PaidRounds config={config} table={table} paid={queue.done} more={() => go({ chosen: [], done: [] })} />
    );
  const back = tableAddress(config, page.code);
  return <ChooseRounds table={table} back={back} choose={(chosen) => go({ chosen, done: [] })} />;
}

interface Asked {
  guest: string;
  isOver: boolean;
  page: TablePayPage;
}

/** Why nothing can be paid from here; null where it can. */
function useProblem({ guest, isOver, page: { table, scripts } }: Asked): string | null {
  const words = useTablePayWords();
  if (isOver) return words.over;
  if (!scripts) return words.notOnline;
  if (guest !== '') return null;
  if (comeBackOf(location.search)) return words.otherBrowser;
  return table ? words.nobody : words.renewed;
}

function Loading() {
  const words = useTablePayWords();
  return (
    <section className="card pay">
      <Waiting text={words.loading} />
    </section>
  );
}

function Nothing({ config, label, why }: { config: PageConfig; label: string; why: string }) {
  const words = useTablePayWords();
  return (
    <section className="card pay">
      <h1>{words.title(label)}</h1>
      <p className="note">
        <Icon name="info" />
        <span>{why}</span>
      </p>
      <a className="button button--quiet" href={tableAddress(config, config.table?.code ?? '')}>
        {words.toTable}
      </a>
    </section>
  );
}
