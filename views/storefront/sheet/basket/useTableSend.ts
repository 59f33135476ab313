import { type FormEvent, useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import { post } from '../../lib/api';
import { type Basket, clearBasket } from '../../lib/basket/basket';
import { orderOf } from '../../lib/basket/quote-question';
import { trackingOf } from '../../lib/config';
import { useTableWords } from '../../lib/words/sentences.table';
import { joinTable, keptAt, tellTable } from '../../table/table-calls';
import { announce } from '../announce';
import { useRestaurant } from '../Restaurant';

export interface TableRound {
  basket: Basket;
  quote: QuoteView;
  close?: () => void;
}

export const NAME_FIELD = 'vorname';

interface Sent {
  token: string;
  payment: object | null;
}

/** Sits down, sends the round and clears the basket; sent again without an answer it is the same round. */
export function useTableSend({ basket, quote, close }: TableRound) {
  const words = useTableWords();
  const { config } = useRestaurant();
  const [name, setName] = useState(() => keptAt(config)?.name ?? staffName());
  const [shared, setShared] = useState(false);
  const [isOld, setOld] = useState(false);
  const [paysNow, setPaysNow] = useState(false);
  const [key, setKey] = useState(newKey);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const [isNameless, setNameless] = useState(false);
  const online = config.table?.online ?? null;

  /** The age is asked right above the message; a name stands further up, and says it itself. */
  function isComplete(): boolean {
    const nameless = name.trim() === '';
    const isTooYoung = quote.minAge > 0 && !isOld;
    setNameless(nameless);
    setProblem(isTooYoung && !nameless ? words.ageMissing(quote.minAge) : '');
    if (nameless) document.getElementById(NAME_FIELD)?.focus();
    return !nameless && !isTooYoung;
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending || !isComplete()) return;
    setSending(true);
    const refused = await sendRound();
    setSending(false);
    setProblem(refused);
  }

  async function sendRound(): Promise<string> {
    const joined = await joinTable(config, name.trim());
    if (!joined.ok) return joined.message;
    const payment = paysNow ? (online ?? undefined) : undefined;
    const body = {
      ...orderOf(basket, { payment }),
      tableGuest: joined.data.guest,
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

  const nameError = isNameless && name.trim() === '' ? words.nameMissing : undefined;
  const fields = { name, setName, nameError, shared, setShared, isOld, setOld, paysNow, setPaysNow };
  return { ...fields, paysOnline: online !== null, sending, problem, send };
}

/** Staff come from the desk and order for the table. */
const staffName = (): string => (location.hash === '#service' ? 'Service' : '');

const newKey = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
