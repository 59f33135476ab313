import type { Order } from '../../order/order.types.js';
import { coveredCents } from '../../order/paying/round-paying.rules.js';
import type { TabOrder } from './tab.rules.js';

const DRINKS: readonly string[] = ['drink', 'milkDrink75', 'tapWater'];

/** What a tab needs to know of a round. */
export const tabOrderOf = ({
  id,
  state,
  table,
  contact,
  sums,
  payment,
  lines,
  placedAt,
}: Order): TabOrder => ({
  id,
  state,
  tabId: table?.tabId ?? '',
  guestId: table?.guestId ?? '',
  guestName: contact.name,
  shared: table?.shared ?? false,
  payableCents: sums.payableCents,
  paidCents: coveredCents({ payment, sums }),
  drinks: lines.some(({ taxClass }) => DRINKS.includes(taxClass)),
  placedAt,
});
