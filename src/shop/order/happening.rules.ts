import type { OrderEvent, OrderHappened, OrderHappening, OrderMoved, OrderState } from './order.types.js';

/** A job of an older version says no kind: orders only moved, and to each state once. */
export const happenedOf = (data: OrderHappened | OrderMoved): OrderHappened =>
  data.kind ? data : { ...data, kind: 'moved', id: `${data.orderId}-${data.to}` };

/** The move that brought an order into a state; null when it never was there. */
export const moveTo = (events: readonly OrderEvent[], state: OrderState): OrderEvent | null =>
  events.find((event) => event.kind === 'moved' && event.to === state) ?? null;

/** Paper is printed or taken back. */
export const isForKitchen = (happening: OrderHappening): boolean =>
  happening.kind === 'moved' && (happening.to === 'accepted' || happening.to === 'cancelled');
