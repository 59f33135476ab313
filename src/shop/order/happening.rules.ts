import {
  KITCHEN_STATES,
  type Order,
  type OrderEvent,
  type OrderHappened,
  type OrderHappening,
  type OrderMoved,
  type OrderState,
} from './order.types.js';

/** A job of an older version says no kind: orders only moved, and to each state once. */
export const happenedOf = (data: OrderHappened | OrderMoved): OrderHappened =>
  data.kind ? data : { ...data, kind: 'moved', id: `${data.orderId}-${data.to}` };

type Step = OrderHappening & Pick<OrderEvent, 'seq' | 'note'>;
type Move = Extract<OrderHappening, { kind: 'moved' }>;

/** The move that brought an order into a state; null when it never was there, or that was taken back. */
export const moveTo = <Event extends Step>(events: readonly Event[], state: OrderState): Event | null =>
  standingMoves(events).find(({ to }) => to === state) ?? null;

/** Stands beside a move that takes a finished order back to work. */
export const RECALLED = 'recalled';

/** The moves that led to where the order is: without those that were undone, and those before a recall that finished it. */
function standingMoves<Event extends Step>(events: readonly Event[]): (Event & Move)[] {
  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])));
  const moves: (Event & Move)[] = [];
  for (const event of events) {
    if (!isMove(event) || undone.has(event.seq)) continue;
    if (event.note === RECALLED) moves.pop();
    if (moves.at(-1)?.to !== event.to) moves.push(event);
  }
  return moves;
}

const isMove = <Event extends Step>(event: Event): event is Event & Move => event.kind === 'moved';

/** An order without its last step, as long as that can be taken back. */
export function settledOrder(order: Order, now: Date): Order {
  const { undo, events } = order;
  if (!undo || now > undo.until || events.at(-1)?.seq !== undo.seq) return order;
  return { ...order, state: undo.from, promisedAt: undo.promisedAt, events: events.slice(0, -1) };
}

/** A notice may outlive its step where clocks differ: nothing follows from what was taken back. */
export const wasTakenBack = ({ id, events }: Order, happened: OrderHappened): boolean =>
  events.some((event) => event.kind === 'undone' && `${id}-${event.undoes}` === happened.id);

/** So much of an order went back onto the vouchers that had paid; orders of older versions know no events. */
export const voucherBackOf = ({ events = [] }: Partial<Pick<Order, 'events'>>): number =>
  events.reduce((sum, event) => (event.kind === 'voucherFilled' ? sum + event.cents : sum), 0);

/** It has just come in. */
export const isPlaced = (happening: OrderHappening): boolean =>
  happening.kind === 'moved' && happening.to === 'placed';

/** Paper is printed, corrected or taken back. */
export const isForKitchen = (happening: OrderHappening): boolean =>
  happening.kind === 'changed' || (happening.kind === 'moved' && KITCHEN_STATES.includes(happening.to));
