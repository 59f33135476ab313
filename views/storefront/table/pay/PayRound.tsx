import { useCallback, useEffect, useState } from 'react';
import type { PayScripts } from '../../../../src/storefront/order/quote.view';
import type { GuestRound, PayRoundView } from '../../../../src/storefront/table/table.view';
import { get, post } from '../../lib/api';
import { LineList } from '../../lib/basket/LineWords';
import type { PageConfig } from '../../lib/config';
import { Icon } from '../../lib/Icon';
import { useTablePayWords } from '../../lib/words/sentences.table-pay';
import { useEuro } from '../../lib/words/Voice';
import { OtherWays } from '../../paying/OtherWays';
import { PayForm } from '../../paying/PayForm';
import { PayTrouble } from '../../paying/PayTrouble';
import { comeBackOf, plainAddress } from '../../paying/pay-problem';
import { usePaying } from '../../paying/usePaying';
import { Waiting } from '../../paying/Waiting';

interface Props {
  config: PageConfig;
  scripts: PayScripts | null;
  guest: string;
  round: GuestRound;
  /** Which of how many. */
  place: { at: number; of: number };
  paid: () => void;
  back: () => void;
}

/** One round and the form to pay it; what somebody else was quicker with is said. */
export function PayRound(props: Props) {
  const { config, guest, round, paid } = props;
  const words = useTablePayWords();
  const call = `${config.links.api}/table/${config.table?.code}/${guest}/round/${round.id}`;
  const [order, setOrder] = useState<PayRoundView | null>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    void get<PayRoundView>(call).then((answer) =>
      answer.ok ? setOrder(answer.data) : setProblem(answer.message),
    );
  }, [call]);
  const isSettled = order !== null && order.state !== 'awaitPayment';
  const isMine = isSettled && !order.byOther && isPaid(order);
  useEffect(() => {
    if (!isMine) return;
    // The next one is begun afresh, wherever somebody came back from.
    if (comeBackOf(location.search)) history.replaceState(null, '', plainAddress(location.href));
    paid();
  }, [isMine, paid]);

  if (problem) return <Stopped {...props} why={problem} />;
  if (!order || isMine)
    return (
      <section className="card pay">
        <Waiting text={words.loading} />
      </section>
    );
  if (isSettled) return <Stopped {...props} why={isPaid(order) ? words.others : words.noLonger} />;
  return <Form {...props} call={call} order={order} changed={setOrder} />;
}

/** Held is as good as paid: it is taken right away. */
const isPaid = ({ money }: PayRoundView): boolean =>
  money.state === 'paid' || money.state === 'authorised' || money.state === 'pending';

function Stopped({ why, back }: Props & { why: string }) {
  const words = useTablePayWords();
  return (
    <section className="card pay">
      <h1 tabIndex={-1}>{words.stopped}</h1>
      <p className="note" role="alert">
        <Icon name="info" />
        <span>{why}</span>
      </p>
      <button type="button" className="button button--wide" onClick={back}>
        {words.goOn}
      </button>
    </section>
  );
}

interface FormProps extends Props {
  call: string;
  order: PayRoundView;
  changed: (order: PayRoundView) => void;
}

function Form({ scripts, round, place, call, order, changed, back }: FormProps) {
  const words = useTablePayWords();
  const euro = useEuro();
  const paying = usePaying<PayRoundView>({ call, order, changed });
  const { phase, trouble, method, choose } = paying;
  const isAlone = phase === 'asking' && trouble !== 'notThere';
  const leave = useCallback(() => {
    void post(`${call}/release`, {});
    back();
  }, [call, back]);
  return (
    <section className="card pay">
      <h1>{place.of > 1 ? words.roundOf(place.at, place.of) : words.round}</h1>
      <p className="pay__sum">
        <span>
          {round.name}
          <small>
            <LineList lines={round.lines} />
          </small>
        </span>
        <strong className="price">{euro(order.payableCents)}</strong>
      </p>
      <div className="pay__way">
        <PayTrouble trouble={trouble} />
        <PayForm paying={paying} scripts={scripts} payableCents={order.payableCents} />
        {!isAlone && (
          <OtherWays
            order={order}
            ways={order.money.due?.ways ?? []}
            method={method}
            again={phase === 'choosing' || phase === 'asking'}
            choose={choose}
          />
        )}
      </div>
      <button type="button" className="link" onClick={leave}>
        {words.notNow}
      </button>
    </section>
  );
}
