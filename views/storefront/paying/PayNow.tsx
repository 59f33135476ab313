import { type ReactNode, useEffect } from 'react';
import type { PayScripts } from '../../../src/storefront/order/quote.view';
import { Icon } from '../lib/Icon';
import { usePayingWords } from '../lib/words/sentences.paying';
import { useEuro } from '../lib/words/Voice';
import { OtherWays } from './OtherWays';
import { PayForm } from './PayForm';
import { PayTrouble } from './PayTrouble';
import type { Paid } from './pay-calls';
import { TimeLeft, useCountdown } from './TimeLeft';
import { usePaying } from './usePaying';
import { Waiting } from './Waiting';

interface Props<T extends Paid> {
  order: T;
  due: NonNullable<Paid['money']['due']>;
  /** What waits for the money, where it is no order. */
  lead?: string;
  /** When and where, so that it is not lost from sight. */
  about?: ReactNode;
  call: string;
  scripts: PayScripts | null;
  changed: (order: T) => void;
}

/** An order that waits for its money: what it costs, how long there is, and every way on. */
export function PayNow<T extends Paid>({ order, due, lead, about, call, scripts, changed }: Props<T>) {
  const words = usePayingWords();
  const euro = useEuro();
  const paying = usePaying({ call, order, changed });
  const isUp = useCountdown(due.leftMs) <= 0;
  const { phase, trouble, method, ask } = paying;
  useEffect(() => {
    if (isUp) ask();
  }, [isUp, ask]);
  const isAlone = phase === 'asking' && trouble !== 'notThere';
  return (
    <section className="card pay" aria-labelledby="offen">
      <h1 id="offen" tabIndex={-1}>
        {words.now.title}
      </h1>
      <p>{lead ?? words.now.lead}</p>
      {about}
      <p className="pay__sum">
        <span>{words.ways[method]?.(order.fulfilment)}</span>
        <strong className="price">{euro(order.payableCents)}</strong>
      </p>
      {isUp ? <Waiting text={words.now.timeUp} /> : <TimeLeft leftMs={due.leftMs} />}
      {!isUp && (
        <div className="pay__way scripted">
          <PayTrouble trouble={trouble} />
          <PayForm paying={paying} scripts={scripts} payableCents={order.payableCents} />
          {!isAlone && (
            <OtherWays
              order={order}
              ways={due.ways}
              method={method}
              again={phase === 'choosing' || phase === 'asking'}
              choose={paying.choose}
            />
          )}
        </div>
      )}
      <noscript>
        <p className="note note--warn">
          <Icon name="alert" />
          <span>{words.now.needsScript}</span>
        </p>
      </noscript>
    </section>
  );
}
