import { type Address, keepAddress } from '../lib/address';
import { post } from '../lib/api';
import { type Basket, clearBasket } from '../lib/basket';
import { type PageConfig, trackingOf } from '../lib/config';
import { orderOf } from '../lib/useQuote';
import { type Contact, keepContact } from './ContactFields';

export interface Draft {
  basket: Basket;
  when: string;
  address: Address;
  payment: string;
  tipCents: number;
  contact: Contact;
  /** What the guest saw above the button; the server stops when it has changed. */
  expectedCents: number;
}

export interface Refused {
  message: string;
  fields: Record<string, string>;
}

const KEY = 'tresen:order-key';

/** Goes on to the tracking page, or answers why not. The same order sent again carries the same key. */
export async function placeOrder(config: PageConfig, draft: Draft): Promise<Refused | null> {
  const { basket, when, address, payment, tipCents, contact, expectedCents } = draft;
  const isDelivery = basket.fulfilment === 'delivery';
  const body = {
    ...orderOf(basket, { when, payment, tipCents }),
    ...(isDelivery && { address }),
    contact,
    expectedCents,
  };
  if (isDelivery) keepAddress(address);
  keepContact(contact);
  const answer = await post<{ id: string; number: number; token: string }>(
    `${config.links.api}/order`,
    body,
    {
      'idempotency-key': keyFor(body),
    },
  );
  if (!answer.ok) return answer;

  sessionStorage.removeItem(KEY);
  clearBasket(config.slug);
  location.assign(trackingOf(config, answer.data.token));
  return null;
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
