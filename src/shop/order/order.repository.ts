import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { Gathering } from '../../platform/queue/gathering.js';
import type { SentEntries } from '../../platform/queue/outbox.js';
import { Inserts } from '../../platform/store/inserts.js';
import { OrderNotFound, OrderNumbersExhausted } from './order.errors.js';
import { type OrderRecord, toOrder } from './order.schema.js';
import { type Order, type OrderEvent, type OrderNotice, type OrderState, type Seen } from './order.types.js';

const TRIES = 25;
const MAX_HINTS = 5_000;

export type NewOrder = Omit<Order, 'number'>;

/** What a move writes. */
export interface OrderMove {
  to: OrderState;
  event: OrderEvent;
  notice: OrderNotice;
  set: OrderSets;
}

interface Asked {
  id: string;
  found: OrderRecord | null;
}

export type OrderSets = Partial<
  Pick<Order, 'promisedAt' | 'rejection' | 'cancellation' | 'undo' | 'bumps' | 'lines' | 'sums' | 'minAge'>
>;

@Injectable()
export class OrderRepository {
  /** The last number seen of a shop's day; wrong after another process took one, and then read anew. */
  private readonly lastNumbers = new Map<string, number>();

  private readonly asking = new Gathering<Asked>((all) => this.readAll(all));

  private readonly inserts: Inserts<OrderRecord>;

  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {
    this.inserts = new Inserts(orders);
  }

  /** Inserted as last + 1 under a unique index. `isDuplicate` when the same key has placed an order before. */
  async add(order: NewOrder): Promise<{ order: Order; isDuplicate: boolean }> {
    for (let tried = 0; tried < TRIES; tried++) {
      const number = await this.takeNumber(order, tried > 0);
      const { id, ...rest } = order;
      const record: OrderRecord = { _id: id, ...rest, number };
      try {
        await this.inserts.add(record);
        return { order: toOrder(record), isDuplicate: false };
      } catch (error) {
        const index = duplicateIn(error);
        if (index === 'number') continue;
        this.giveBack(order, number);
        if (index !== 'idempotencyKey') throw error;
        return { order: await this.getByKey(order), isDuplicate: true };
      }
    }
    throw new OrderNumbersExhausted();
  }

  async findByKey(shopId: string, idempotencyKey: string): Promise<Order | null> {
    const record = await this.orders.findOne({ shopId, idempotencyKey }).lean();
    return record && toOrder(record);
  }

  async get(shopId: string, id: string): Promise<Order> {
    const record = await this.orders.findOne({ shopId, _id: id }).lean();
    if (!record) throw new OrderNotFound();
    return toOrder(record);
  }

  /** The same, for many who ask side by side: whoever asks while the store is being asked goes with the next. */
  async getTogether(shopId: string, id: string): Promise<Order> {
    const asked: Asked = { id, found: null };
    await this.asking.add(asked);
    if (asked.found?.shopId !== shopId) throw new OrderNotFound();
    return toOrder(asked.found);
  }

  async exists(shopId: string, id: string): Promise<boolean> {
    return (await this.orders.findOne({ shopId, _id: id }, { _id: 1 }).lean()) !== null;
  }

  async findByToken(shopId: string, token: string): Promise<Order | null> {
    const record = await this.orders.findOne({ shopId, token }).lean();
    return record && toOrder(record);
  }

  async listRecent(shopId: string, limit: number): Promise<Order[]> {
    return (await this.orders.find({ shopId }).sort({ placedAt: -1 }).limit(limit).lean()).map(toOrder);
  }

  /** Compare-and-set: false when another request moved the order first. */
  async move(
    shopId: string,
    id: string,
    version: number,
    { to, event, notice, set }: OrderMove,
  ): Promise<boolean> {
    const { modifiedCount } = await this.orders.updateOne(
      { shopId, _id: id, version },
      { $set: { state: to, ...set }, $inc: { version: 1 }, $push: { events: event, outbox: notice } },
    );
    return modifiedCount === 1;
  }

  /** Only as long as nothing has followed from the move. */
  async undo(
    shopId: string,
    id: string,
    version: number,
    { to, event, noticeId, set }: { to: OrderState; event: OrderEvent; noticeId: string; set: OrderSets },
  ): Promise<boolean> {
    const { modifiedCount } = await this.orders.updateOne(
      { shopId, _id: id, version, 'outbox.id': noticeId },
      {
        $set: { state: to, ...set },
        $inc: { version: 1 },
        $push: { events: event },
        $pull: { outbox: { id: noticeId } },
      },
    );
    return modifiedCount === 1;
  }

  /** null when it was seen before, or is answered. */
  async markSeen(shopId: string, id: string, seen: Seen): Promise<Order | null> {
    const record = await this.orders
      .findOneAndUpdate(
        { shopId, _id: id, state: 'placed', seen: null },
        { $set: { seen }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toOrder(record);
  }

  /** Orders ahead whose docket is due, of every restaurant: the worker asks once for all. */
  async listDocketsDue(now: Date, limit: number): Promise<Order[]> {
    const records = await this.orders
      .find({ docketAt: { $gt: new Date(0), $lte: now } })
      .sort({ docketAt: 1 })
      .limit(limit)
      .lean();
    return records.map(toOrder);
  }

  async clearDocket(shopId: string, id: string): Promise<void> {
    await this.orders.updateOne({ shopId, _id: id }, { $set: { docketAt: null } });
  }

  /**
   * Of every restaurant: with something in their outbox that is due, what the kitchen waits for first, then what waits longest.
   * The index runs that way by itself; asked to sort by what is in a list, the store reads everything that waits.
   */
  async listUnsent(now: Date, limit: number): Promise<Order[]> {
    const isDue = { 'outbox.at': { $gt: new Date(0), $lte: now } };
    const list = (which: object) =>
      this.orders.collection
        .find<OrderRecord>({ ...isDue, ...which })
        .limit(limit)
        .toArray();
    const longest = await list({});
    // What the kitchen waits for may stand behind them.
    const urgent = longest.length < limit ? longest.filter(isUrgent) : await list({ 'outbox.urgent': true });
    const once = new Map([...urgent, ...longest].map((record) => [record._id, record]));
    return [...once.values()].slice(0, limit).map(toOrder);
  }

  /** Of every restaurant, in one write. */
  async pullSent(sent: readonly SentEntries[]): Promise<void> {
    if (sent.length === 0) return;
    const updates = sent.map(({ shopId, ownerId, entryIds }) => ({
      updateOne: {
        filter: { shopId, _id: ownerId },
        update: { $pull: { outbox: { id: { $in: entryIds } } } },
      },
    }));
    // The driver itself: there is nothing to cast.
    await this.orders.collection.bulkWrite(updates as never, { ordered: false });
  }

  /** The driver itself: these records are only read. */
  private async readAll(all: Asked[]): Promise<void> {
    const ids = all.map(({ id }) => id);
    const cursor = this.orders.collection.find<OrderRecord>({ _id: { $in: ids } } as never);
    const found = new Map((await cursor.toArray()).map((record) => [record._id, record]));
    for (const asked of all) asked.found = found.get(asked.id) ?? null;
  }

  private async getByKey({ shopId, idempotencyKey }: NewOrder): Promise<Order> {
    const order = await this.findByKey(shopId, idempotencyKey);
    if (!order) throw new OrderNotFound();
    return order;
  }

  /** Between looking and taking nothing is waited for: orders that arrive together must not all try the same number. */
  private async takeNumber(order: NewOrder, lookAgain: boolean): Promise<number> {
    const day = dayOf(order);
    if (lookAgain || !this.lastNumbers.has(day)) {
      const stored = await this.storedNumber(order);
      if (this.lastNumbers.size >= MAX_HINTS) this.lastNumbers.clear();
      this.lastNumbers.set(day, Math.max(stored, this.lastNumbers.get(day) ?? 0));
    }
    const number = (this.lastNumbers.get(day) ?? 0) + 1;
    this.lastNumbers.set(day, number);
    return number;
  }

  /** As long as nobody has taken a later one, the number is not missing in the day's row. */
  private giveBack(order: NewOrder, number: number): void {
    const day = dayOf(order);
    if (this.lastNumbers.get(day) === number) this.lastNumbers.set(day, number - 1);
  }

  private async storedNumber({ shopId, businessDay }: NewOrder): Promise<number> {
    const last = await this.orders
      .findOne({ shopId, businessDay }, { number: 1 })
      .sort({ number: -1 })
      .lean();
    return last?.number ?? 0;
  }
}

const dayOf = ({ shopId, businessDay }: NewOrder): string => `${shopId} ${businessDay}`;

/** The last field of the unique index that refused the record. */
function duplicateIn(error: unknown): string | null {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return null;
  return Object.keys(error.keyPattern ?? {}).at(-1) ?? null;
}

const isUrgent = ({ outbox }: OrderRecord): boolean => outbox.some(({ urgent }) => urgent);
