import { NO_ADDRESS } from '../basket/address-line.rules.js';
import type { OrderDraft, PostalAddress } from '../basket/basket.types.js';
import { draftLinesOf, type SentLine } from '../basket/draft-lines.rules.js';
import { MOST_CALL_LIMITS, type Shop } from '../restaurant/shop.types.js';
import type { PhonePayment, PhoneWay } from './phone-order.view.js';

export interface PhoneBasket {
  fulfilment: PhoneWay;
  when: string;
  lines: SentLine[];
  payment: PhonePayment;
  address?: Partial<PostalAddress> & Pick<PostalAddress, 'postalCode'>;
}

export function phoneDraftOf({ design }: Pick<Shop, 'design'>, basket: PhoneBasket): OrderDraft {
  const { fulfilment, when, lines, payment, address } = basket;
  const draft = {
    when: when === 'asap' ? ('asap' as const) : new Date(when),
    lines: draftLinesOf(lines),
    payment,
    tipCents: 0,
    speech: { language: 'de' as const, salutation: design.salutation ?? ('du' as const) },
  };
  if (fulfilment === 'pickup') return { ...draft, fulfilment };
  return { ...draft, fulfilment, address: address ? { ...NO_ADDRESS, ...address } : null };
}

/** Whoever orders a lot is asked to call, and this guest has. */
export const onThePhone = (shop: Shop): Shop => ({
  ...shop,
  settings: { ...shop.settings, callLimits: { ...MOST_CALL_LIMITS } },
});

export type MissingField = 'phone' | 'address.street' | 'address.houseNo' | 'address.city';

/** What whoever drives has to know before they leave. */
export function missingFor({ fulfilment, address }: PhoneBasket, phone: string): MissingField | null {
  if (fulfilment === 'pickup') return null;
  if (!phone) return 'phone';
  if (!address?.street) return 'address.street';
  if (!address.houseNo) return 'address.houseNo';
  return address.city ? null : 'address.city';
}
