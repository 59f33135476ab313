import { type FormEvent, useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import { Check } from '../../checkout/Check';
import { post } from '../../lib/api';
import { type Basket, clearBasket } from '../../lib/basket/basket';
import { orderOf } from '../../lib/basket/quote-question';
import { trackingOf } from '../../lib/config';
import { Field } from '../../lib/Field';
import { Icon } from '../../lib/Icon';
import { useTableWords } from '../../lib/words/sentences.table';
import { useEuro } from '../../lib/words/Voice';
import { joinTable, keptAt, tellTable } from '../../table/table-calls';
import { announce } from '../announce';
import { useRestaurant } from '../Restaurant';

interface Props {
  basket: Basket;
  quote: QuoteView;
  close?: () => void;
}

interface Sent {
  token: string;
  payment: object | null;
}

/** A round goes to kitchen and bar with a first name and nothing else. */
export function TableSend({ basket, quote, close }: Props) {
  const words = useTableWords();
  const euro = useEuro();
  const { config } = useRestaurant();
  const [name, setName] = useState(() => keptAt(config)?.name ?? staffName());
  const [shared, setShared] = useState(false);
  const [isOld, setOld] = useState(false);
  const [paysNow, setPaysNow] = useState(false);
  const online = config.table?.online ?? null;
  const [key, setKey] = useState(newKey);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  function missing(): string {
    if (name.trim() === '') return words.nameMissing;
    return quote.minAge > 0 && !isOld ? words.ageMissing(quote.minAge) : '';
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setProblem(missing());
    if (missing() !== '') return;
    setSending(true);
    const problem = await sendRound();
    setSending(false);
    setProblem(problem);
  }

  async function sendRound(): Promise<string> {
    const joined = await joinTable(config, name.trim());
    if (!joined.ok) return joined.message;
    const { guest } = joined.data;
    const payment = paysNow ? (online ?? undefined) : undefined;
    const body = {
      ...orderOf(basket, { payment }),
      tableGuest: guest,
      shared,
      contact: { name: name.trim() },
      expectedCents: quote.payableCents,
      expectedLines: quote.lines.map(({ totalCents }) => totalCents),
      ...(isOld && { ageConfirmed: true }),
    };
    const answer = await post<Sent>(`${config.links.api}/order`, body, { 'idempotency-key': key });
    if (!answer.ok) return answer.message;
    setKey(newKey());
    clearBasket(config.slug);
    tellTable();
    announce(words.sent);
    if (answer.data.payment) location.assign(trackingOf(config, answer.data.token));
    close?.();
    return '';
  }

  return (
    <form className="send" noValidate onSubmit={(event) => void send(event)}>
      <Field
        name="vorname"
        label={words.name}
        hint={words.nameWhy}
        autoComplete="given-name"
        maxLength={30}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Check name="shared" value={shared} change={setShared}>
        {words.shared}
      </Check>
      {online && (
        <Check name="paysNow" value={paysNow} change={setPaysNow}>
          {words.payNow}
        </Check>
      )}
      {quote.minAge > 0 && (
        <Check name="ageConfirmed" required value={isOld} change={setOld}>
          {words.age(quote.minAge)}
        </Check>
      )}
      {problem && (
        <p className="note note--bad" role="alert">
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      )}
      <button type="submit" className="button button--wide button--split" aria-busy={sending}>
        <span>{sending ? words.sending : words.order}</span>
        <span className="price">{euro(quote.payableCents)}</span>
      </button>
    </form>
  );
}

/** Staff come from the desk and order for the table. */
const staffName = (): string => (location.hash === '#service' ? 'Service' : '');

const newKey = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
