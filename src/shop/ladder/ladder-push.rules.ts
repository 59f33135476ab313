import { FULFILMENT_LABEL } from '../../shared/fulfilment.types.js';
import type { Order } from '../order/order.types.js';
import type { PushMessage } from '../push/push.types.js';

/** Number and way only: who ordered stands behind the sign-in. */
export const waitingPush = ({ id, number, fulfilment }: Order, shopName: string): PushMessage => ({
  title: `Nr. ${number} wartet auf Annahme`,
  body: `${FULFILMENT_LABEL[fulfilment]} · ${shopName}`,
  tag: `waiting ${id}`,
  path: '/app/dashboard',
});
