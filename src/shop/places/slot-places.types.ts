import type { Fulfilment } from '../../shared/fulfilment.types.js';

/** What an order has taken of a slot. */
export interface Place {
  orderId: string;
  fulfilment: Fulfilment;
  at: Date;
  items: number;
}
