import { createHash } from 'node:crypto';
import type { Order } from '../../shop/order/order.types.js';

/** Opens the receipt of an order; the token of its page cannot be read from it. */
export const receiptKeyOf = ({ token }: Pick<Order, 'token'>): string =>
  createHash('sha256').update(`receipt ${token}`).digest('base64url');

/** Below the pages of the tables. */
export const receiptPathOf = (order: Pick<Order, 'id' | 'token'>): string =>
  `beleg/${order.id}/${receiptKeyOf(order)}`;
