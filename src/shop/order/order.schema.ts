import { Schema } from 'mongoose';
import type { Order, OrderEvent, StoredEvent } from './order.types.js';

export type OrderRecord = Omit<Order, 'id' | 'events'> & { _id: string; events: StoredEvent[] };

const { Mixed } = Schema.Types;

/** Written once by `place`, afterwards only its state, events and outbox change, and one day its guest is forgotten. */
export const OrderSchema = new Schema<OrderRecord>(
  {
    _id: String,
    shopId: String,
    number: Number,
    businessDay: String,
    token: String,
    state: String,
    version: Number,
    fulfilment: String,
    tableCode: String,
    table: Mixed,
    wantedAt: Date,
    placedAt: Date,
    promisedAt: Date,
    lines: [Mixed],
    sums: Mixed,
    payment: Mixed,
    payBy: Date,
    contact: Mixed,
    dishTokens: { type: [String], default: undefined },
    phoned: Mixed,
    callFirst: String,
    contactUntil: Date,
    erasedAt: Date,
    speech: Mixed,
    minAge: Number,
    legend: [Mixed],
    zone: Mixed,
    slotAt: Date,
    docketAt: Date,
    rejection: Mixed,
    cancellation: Mixed,
    seen: Mixed,
    undo: Mixed,
    ladder: Mixed,
    bumps: { type: [Mixed], default: undefined },
    legal: Mixed,
    events: [Mixed],
    idempotencyKey: String,
    bodyHash: String,
    outbox: [Mixed],
  },
  { collection: 'orders', versionKey: false, strict: 'throw', minimize: false },
);

// Two orders of a day never share a number.
OrderSchema.index({ shopId: 1, businessDay: 1, number: 1 }, { unique: true, name: 'number' });
// The same tap twice is one order.
OrderSchema.index({ shopId: 1, idempotencyKey: 1 }, { unique: true, name: 'idempotency' });
// The guest's tracking page.
OrderSchema.index({ token: 1 }, { unique: true, name: 'token' });
// The board on the dashboard.
OrderSchema.index({ shopId: 1, state: 1, placedAt: 1 }, { name: 'board' });
// The order history.
OrderSchema.index({ shopId: 1, placedAt: -1 }, { name: 'history' });
// Orders ahead whose docket is due.
OrderSchema.index(
  { docketAt: 1 },
  { name: 'docket', partialFilterExpression: { docketAt: { $gt: new Date(0) } } },
);
// Orders nobody has answered yet.
OrderSchema.index(
  { 'ladder.at': 1 },
  { name: 'ladder', partialFilterExpression: { 'ladder.at': { $gt: new Date(0) } } },
);
// Orders nobody has paid in time.
OrderSchema.index({ payBy: 1 }, { name: 'unpaid', partialFilterExpression: { payBy: { $gt: new Date(0) } } });
// Guests who are to be forgotten.
OrderSchema.index(
  { contactUntil: 1 },
  { name: 'contacts', partialFilterExpression: { contactUntil: { $gt: new Date(0) } } },
);
// Who calls, by the number they call from.
OrderSchema.index(
  { shopId: 1, 'contact.phone': 1, placedAt: -1 },
  { name: 'callers', partialFilterExpression: { 'contact.phone': { $gt: '' } } },
);
// Guests by words of their names and ends of their numbers.
OrderSchema.index({ shopId: 1, 'contact.tokens': 1 }, { name: 'guests' });
// The rounds of a party.
OrderSchema.index(
  { shopId: 1, 'table.tabId': 1 },
  { name: 'tabs', partialFilterExpression: { 'table.tabId': { $gt: '' } } },
);
// The sweep of what was written and never reached the queue.
OrderSchema.index({ 'outbox.at': 1 }, { name: 'outbox' });
// Those among them that the kitchen waits for.
OrderSchema.index(
  { 'outbox.urgent': 1, 'outbox.at': 1 },
  { name: 'kitchen', partialFilterExpression: { 'outbox.urgent': true } },
);

export const toOrder = ({ _id, events, ...order }: OrderRecord): Order => ({
  id: _id,
  ...order,
  events: events.map(eventOf),
});

/** Written before orders did more than move, an event has no kind. */
const eventOf = (stored: StoredEvent): OrderEvent => (stored.kind ? stored : { ...stored, kind: 'moved' });
