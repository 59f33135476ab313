import { Button } from '@mantine/core';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { formatEuro } from '../../../src/shared/money';
import type { OrderMoneyView, PaymentView } from '../../../src/shop/payment/payment.view';
import { api } from '../../lib/http/api';
import { useLive } from '../../lib/live/live';
import { LoadingState } from '../states/LoadingState';
import { Problem } from '../states/Problem';
import { DateTime } from '../tables/DateTime';
import { StatusBadge, type Tone } from '../tables/StatusBadge';
import { VatTable } from '../tables/VatTable';
import { moneyRows } from './money-rows.rules';
import classes from './OrderMoney.module.css';

const RefundModal = lazy(() => import('./RefundModal'));

const TONE: Record<OrderMoneyView['money']['state'], Tone> = {
  open: 'quiet',
  authorised: 'primary',
  pending: 'warn',
  paid: 'good',
  failed: 'bad',
  refunded: 'quiet',
  partly: 'warn',
};

const DISPUTE: Record<PaymentView['disputes'][number]['state'], (sum: string) => string> = {
  inquiry: (sum) =>
    `Rückfrage der Bank über ${sum}: Noch ist nichts zurückgebucht. Eine ganze Erstattung beendet sie.`,
  answered: (sum) => `Rückfrage der Bank über ${sum}: beendet`,
  open: (sum) => `Zahlung bestritten: ${sum}, wird geprüft`,
  won: (sum) => `Zahlung bestritten: ${sum}, gewonnen`,
  lost: (sum) => `Zahlung bestritten: ${sum}, verloren`,
};

/** What was paid online for one order, what went back, and everything a service has said about it. */
export function OrderMoney({ orderId }: { orderId: string }) {
  const { money, problem, put } = useOrderMoney(orderId);
  const [refunding, setRefunding] = useState(false);
  if (problem) return <Problem>{problem}</Problem>;
  if (!money) return <LoadingState label="Zahlung wird geladen …" />;

  return (
    <div className={classes.money}>
      <p className={classes.state}>
        <StatusBadge tone={money.money.unsettled ? 'warn' : TONE[money.money.state]}>
          {money.money.words}
        </StatusBadge>
        {money.money.test && <strong className={classes.test}>*** TEST ***</strong>}
      </p>
      {money.refundedCents > 0 && <Sums money={money} />}
      {money.payments.map((payment) => (
        <OnePayment key={payment.id} payment={payment} />
      ))}
      {money.refundableCents > 0 && (
        <Button variant="default" size="sm" onClick={() => setRefunding(true)}>
          Geld zurückgeben
        </Button>
      )}
      {refunding && (
        <Suspense fallback={null}>
          <RefundModal money={money} put={put} close={() => setRefunding(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** After something went back: what was taken, what of it is gone, and what is left. */
const Sums = ({ money }: { money: OrderMoneyView }) => (
  <dl className={classes.sums}>
    {moneyRows(money).map(([label, cents]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{formatEuro(cents)}</dd>
      </Fragment>
    ))}
  </dl>
);

function useOrderMoney(orderId: string) {
  const [money, setMoney] = useState<OrderMoneyView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const lookAgain = ({ data }: { data: { id: string } }) => data.id === orderId && setRound(round + 1);
  useLive<{ id: string }>('order.paid', lookAgain);
  useLive<{ id: string }>('order.refunded', lookAgain);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const leaving = new AbortController();
    const path = `/api/payment/order?orderId=${encodeURIComponent(orderId)}`;
    void api.get<OrderMoneyView>(path, { signal: leaving.signal, silent: true }).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.success) setMoney(answer.data);
      else setProblem(answer.message);
    });
    return () => leaving.abort();
  }, [orderId, round]);
  return { money, problem, put: setMoney };
}

function OnePayment({ payment }: { payment: PaymentView }) {
  const { serviceLabel, means, amountCents, stateText, counts, chargeId, disputes, refunds, log } = payment;

  return (
    <section className={classes.payment} data-counts={counts || undefined}>
      <p>
        <b>{means && means !== serviceLabel ? `${serviceLabel}, ${means}` : serviceLabel}</b>
        <small>
          {formatEuro(amountCents)}, {stateText}
          {!counts && ', zählt nicht'}
        </small>
      </p>
      {payment.elsewhere && <p className={classes.dispute}>{payment.elsewhere}</p>}
      {disputes.map(({ id, cents, state }) => (
        <p key={id} className={classes.dispute}>
          {DISPUTE[state](formatEuro(cents))}
        </p>
      ))}
      {refunds.map((refund) => (
        <details key={refund.id}>
          <summary>
            {formatEuro(refund.cents)} {refund.stateText}, <DateTime at={refund.at} />
          </summary>
          <p>
            {refund.reason && <small>{refund.reason}</small>}
            <small>{refund.by}</small>
          </p>
          <VatTable caption="Mehrwertsteuer, die mit zurückgeht" groups={taxed(refund.split)} />
        </details>
      ))}
      <details>
        <summary>Protokoll</summary>
        {chargeId && <small className={classes.charge}>{chargeId}</small>}
        <ol>
          {log.map(({ at, by, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added at the end
            <li key={index}>
              <DateTime at={at} /> {text} <small>{by}</small>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** A tip to the staff is no turnover and has no rate. */
const taxed = (split: PaymentView['refunds'][number]['split']) =>
  split.flatMap(({ rate, ...sums }) => (rate === null ? [] : [{ rate, ...sums }]));
