import { post } from '../../lib/api';
import { type Basket, clearBasket } from '../../lib/basket/basket';
import { orderOf } from '../../lib/basket/quote-question';
import { type PageConfig, trackingOf } from '../../lib/config';
import { keepChosen } from './chosen';
import { keepCodes } from './codes';
import { type Draft, settleDraft } from './draft';

export interface Order {
  basket: Basket;
  when: string;
  payment: string;
  tipCents: number;
  codes: readonly string[];
  /** What the guest wants to hand over; null where nothing is said. */
  cashCents: number | null;
  draft: Draft;
  /** What the guest saw above the button; the server stops when it has changed. */
  expectedCents: number;
  expectedLines: number[];
  ageConfirmed: boolean;
}

export interface Refused {
  code: string;
  message: string;
  fields: Record<string, string>;
  data?: unknown;
}

const KEY = 'tresen:order-key';
/** Another tap of the same guest is being answered right now; its answer is ours as well. */
const TWIN = 409;
const TWIN_TRIES = 8;
const TWIN_WAIT_MS = 700;

/** Goes on to the tracking page, or answers why not. The same order sent again carries the same key. */
export async function placeOrder(config: PageConfig, order: Order): Promise<Refused | null> {
  const answer = await send(`${config.links.api}/order`, bodyOf(order));
  if (!answer.ok) return answer;

  sessionStorage.removeItem(KEY);
  settleDraft(config.slug, order.draft, order.basket.fulfilment === 'delivery');
  clearBasket(config.slug);
  keepCodes(config.slug, []);
  keepChosen(config.slug, null);
  // Back leads to the menu and not to an empty checkout.
  location.replace(trackingOf(config, answer.data.token));
  return null;
}

const bodyOf = ({ basket, when, payment, tipCents, codes, cashCents, draft, ...said }: Order) => ({
  ...orderOf(basket, { when, payment, tipCents, codes }),
  ...(basket.fulfilment === 'delivery' && { address: draft.address }),
  ...(cashCents !== null && { cashCents }),
  contact: draft.contact,
  expectedCents: said.expectedCents,
  expectedLines: said.expectedLines,
  ...(said.ageConfirmed && { ageConfirmed: true }),
});

async function send(url: string, body: object) {
  const headers = { 'idempotency-key': keyFor(body) };
  for (let tried = 1; ; tried++) {
    const answer = await post<{ id: string; number: number; token: string }>(url, body, headers);
    if (answer.ok || answer.status !== TWIN || tried === TWIN_TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, TWIN_WAIT_MS));
  }
}

/** Kept with the order it was made for, so that a lost answer and a second tap meet the same order. */
function keyFor(body: object): string {
  const text = JSON.stringify(body);
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { key: string; text: string } | null;
  if (kept?.text === text) return kept.key;

  const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  sessionStorage.setItem(KEY, JSON.stringify({ key, text }));
  return key;
}
