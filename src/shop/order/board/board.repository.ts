import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type OrderRecord, toOrder } from '../order.schema.js';
import type { Order, OrderState } from '../order.types.js';
import { COUNTED_SUMS } from './day-figures.types.js';

/** What of an order its card is made of. */
const CARD_FIELDS = [
  'number',
  'version',
  'state',
  'fulfilment',
  'tableCode',
  'table',
  'wantedAt',
  'placedAt',
  'businessDay',
  'promisedAt',
  'docketAt',
  'events',
  'seen',
  'undo',
  'ladder.rejectAt',
  'bumps',
  'lines',
  'sums.payableCents',
  'payment',
  'contact',
  'minAge',
  'phoned',
  'callFirst',
  'zone.name',
] as const;

const CARD = Object.fromEntries(CARD_FIELDS.map((field) => [field, 1]));
const DAY_FIELDS = [
  'state',
  'placedAt',
  'wantedAt',
  'payment.test',
  'events',
  ...COUNTED_SUMS.map((sum) => `sums.${sum}`),
];

/** Where a sweep over many orders has come to. */
interface Bounds {
  before: Date;
  after: Date;
  limit: number;
}

interface Found {
  limit: number;
  /** Of this business day or in one of these states; null: any. */
  only: { day: string; states: readonly OrderState[] } | null;
}

const within = (only: Found['only']) =>
  only ? { $or: [{ businessDay: only.day }, { state: { $in: [...only.states] } }] } : {};

/** Orders as the desk reads them: only what stands on a card, and never more than it can show. */
@Injectable()
export class BoardRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** Those that have waited longest first. */
  async list(shopId: string, states: readonly OrderState[], limit: number): Promise<Order[]> {
    const found = this.orders.find({ shopId, state: { $in: [...states] } }, CARD);
    return (await found.sort({ placedAt: 1 }).limit(limit).lean<OrderRecord[]>()).map(toOrder);
  }

  count(shopId: string, states: readonly OrderState[]): Promise<number> {
    return this.orders.countDocuments({ shopId, state: { $in: [...states] } });
  }

  /** Placed since then and now in this state, the latest first. */
  async listSince(shopId: string, state: OrderState, since: Date, limit: number): Promise<Order[]> {
    const found = this.orders.find({ shopId, state, placedAt: { $gte: since } }, CARD);
    return (await found.sort({ placedAt: -1 }).limit(limit).lean<OrderRecord[]>()).map(toOrder);
  }

  /** The latest under this number, no further back than that day. */
  async listByNumber(
    shopId: string,
    { number, from, only, limit }: Found & { number: number; from: string },
  ): Promise<Order[]> {
    const found = this.orders.find({ shopId, businessDay: { $gte: from }, number, ...within(only) }, CARD);
    return (await found.sort({ businessDay: -1 }).limit(limit).lean<OrderRecord[]>()).map(toOrder);
  }

  /** The latest whose guest each of the patterns finds. */
  async listByGuest(
    shopId: string,
    { prefixes, only, limit }: Found & { prefixes: readonly string[] },
  ): Promise<Order[]> {
    const $and = prefixes.map((prefix) => ({ 'contact.tokens': { $regex: prefix } }));
    const found = this.orders.find({ shopId, $and, ...within(only) }, CARD);
    return (await found.sort({ placedAt: -1 }).limit(limit).lean<OrderRecord[]>()).map(toOrder);
  }

  /** What the figures of a business day are made of. */
  async listOfDay(shopId: string, businessDay: string, limit: number): Promise<Order[]> {
    const found = this.orders.find({ shopId, businessDay }, DAY_FIELDS).sort({ number: -1 }).limit(limit);
    return (await found.lean<OrderRecord[]>()).map(toOrder);
  }

  /** Orders in these states that were placed in between, the oldest first. */
  async listPlaced(
    shopId: string,
    states: readonly OrderState[],
    { before, after, limit }: Bounds,
  ): Promise<Order[]> {
    const found = this.orders.find(
      { shopId, state: { $in: [...states] }, placedAt: { $gt: after, $lte: before } },
      { state: 1, placedAt: 1, wantedAt: 1, promisedAt: 1, events: 1 },
    );
    return (await found.sort({ placedAt: 1 }).limit(limit).lean<OrderRecord[]>()).map(toOrder);
  }
}
