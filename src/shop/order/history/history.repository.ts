import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { COUNTED_SUMS } from '../board/day-figures.types.js';
import type { OrderSearch } from '../contact/contact-search.types.js';
import { type OrderRecord, toOrder } from '../order.schema.js';
import type { Order } from '../order.types.js';
import type { PayState } from '../paying/order-payment.types.js';
import type { HistoryPlace, HistoryQuestion, OrderOutline } from './history.types.js';

const HEAD = [
  'number',
  'businessDay',
  'state',
  'fulfilment',
  'tableCode',
  'wantedAt',
  'placedAt',
  'promisedAt',
  'erasedAt',
  'rejection',
  'cancellation',
  'phoned',
];
/** Of events everything but who it was and their seals, which are most of them. */
const EVENT = [
  'seq',
  'at',
  'note',
  'kind',
  'to',
  'undoes',
  'promisedAt',
  'lines',
  'fromCents',
  'toCents',
  'cents',
  'way',
];
/** What a line of the list is made of. */
const OUTLINE = [
  ...HEAD,
  ...EVENT.map((fact) => `events.${fact}`),
  ...['name', 'address'].map((field) => `contact.${field}`),
  ...['way', 'state', 'note', 'test', 'cashCents', 'refundedCents'].map((field) => `payment.${field}`),
  ...COUNTED_SUMS.map((sum) => `sums.${sum}`),
];
/** What the file and the figures take. */
const WHOLE = [...HEAD, 'events', 'contact', 'payment', 'sums', 'lines'];
const BATCH = 200;

export interface HistoryFilter extends Omit<HistoryQuestion, 'search' | 'only'> {
  /** null: all of them. */
  search: OrderSearch | null;
}

/** Orders of long ago, one after the other: however many there are, a few of them are in memory. */
@Injectable()
export class HistoryRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** The newest business day first, and in it the highest number. Whoever has enough stops. */
  walk(shopId: string, filter: HistoryFilter): AsyncGenerator<Order> {
    return this.read(shopId, filter, { fields: WHOLE, after: null, atOnce: BATCH });
  }

  /** The same from a place on, without what was ordered. */
  outlines(
    shopId: string,
    filter: HistoryFilter,
    after: HistoryPlace | null,
    atOnce = BATCH,
  ): AsyncGenerator<OrderOutline> {
    return this.read(shopId, filter, { fields: OUTLINE, after, atOnce });
  }

  /** Each handful is a question of its own: the embedded store would put together everything a cursor leads to before its first document. */
  private async *read(
    shopId: string,
    filter: HistoryFilter,
    { fields, after, atOnce }: { fields: string[]; after: HistoryPlace | null; atOnce: number },
  ): AsyncGenerator<Order> {
    let place = after;
    for (;;) {
      const records = await this.orders
        .find({ shopId, ...termsOf(filter), ...beyond(filter, place) }, fields)
        .sort({ businessDay: -1, number: -1 })
        .limit(atOnce)
        .lean<OrderRecord[]>();
      for (const record of records) yield toOrder(record);
      const last = records.at(-1);
      if (!last || records.length < atOnce) return;
      place = { day: last.businessDay, number: last.number };
    }
  }
}

const termsOf = ({ states, way, payment, money, by, search }: HistoryFilter) => ({
  ...(states && { state: { $in: [...states] } }),
  ...(way && { fulfilment: way }),
  ...(payment && { 'payment.way': payment }),
  ...(by && { 'events.by': by }),
  ...((money || search) && {
    $and: [...(money ? [moneyTerm(money)] : []), ...(search ? [{ $or: foundBy(search) }] : [])],
  }),
});

/** Orders paid on site say nothing of it: they are open. */
const moneyTerm = (money: PayState) =>
  money === 'open'
    ? { $or: [{ 'payment.state': money }, { 'payment.state': { $exists: false } }] }
    : { 'payment.state': money };

/** Each word may mean the guest or a dish. */
function foundBy({ number, prefixes }: OrderSearch) {
  const words = prefixes.map(($regex) => ({
    $or: [{ 'contact.tokens': { $regex } }, { dishTokens: { $regex } }],
  }));
  return [...(number === null ? [] : [{ number }]), ...(words.length > 0 ? [{ $and: words }] : [])];
}

/** In two terms, so that the store looks up the day and skips no more than the rest of it. */
function beyond({ from, to }: HistoryFilter, after: HistoryPlace | null) {
  if (!after) return { businessDay: { $gte: from, $lte: to } };
  const last = after.day < to ? after.day : to;
  return {
    businessDay: { $gte: from, $lte: last },
    $or: [{ businessDay: { $lt: after.day } }, { number: { $lt: after.number } }],
  };
}
