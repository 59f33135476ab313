import { Injectable } from '@nestjs/common';
import { OrderCannotMove } from '../order.errors.js';
import type { Ladder, Order } from '../order.types.js';
import { OrderMoves } from '../order-moves.service.js';
import { OrderNews } from '../order-news.js';
import { isSameLadder, isSameTime } from './ladder.rules.js';
import { WaitingOrdersRepository } from './waiting-orders.repository.js';

const BY = 'system';
const AFTER_UNDO_MS = 1_000;

type Which = Pick<Order, 'shopId' | 'id'>;

/** Where an order stands now. */
export interface NotedOrder {
  order: Order;
  ladder: Ladder;
}

/** What the clock does with an order that waits for an answer. Whoever wrote first has decided. */
@Injectable()
export class WaitingOrders {
  constructor(
    private readonly orders: WaitingOrdersRepository,
    private readonly moves: OrderMoves,
    private readonly news: OrderNews,
  ) {}

  listDue(now: Date, limit: number): Promise<Order[]> {
    return this.orders.listDue(now, limit);
  }

  /** In one write, but for those whose guest and desk see another time then. */
  async note(all: readonly NotedOrder[]): Promise<void> {
    const changed = all.flatMap(({ order, ladder }) => {
      const { ladder: before } = order;
      return before && !isSameLadder(before, ladder) ? [{ order, before, after: ladder }] : [];
    });
    const news = changed.filter(({ before, after }) => !isSameTime(before.rejectAt, after.rejectAt));
    await this.orders.noteMany(changed.filter((one) => !news.includes(one)));
    for (const { order, before, after } of news) {
      const noted = await this.orders.note(order.shopId, order.id, before, after);
      if (noted) this.news.changed(noted);
    }
  }

  /** Answered: it waits no more, unless the answer can still be taken back. */
  leave({ shopId, id, undo }: Order, now: Date): Promise<void> {
    const mayComeBack = undo && undo.until >= now ? new Date(undo.until.getTime() + AFTER_UNDO_MS) : null;
    return this.orders.leave(shopId, id, mayComeBack);
  }

  /** False when somebody has answered it first. */
  reject({ shopId, id }: Which): Promise<boolean> {
    const rejection = { reason: 'unanswered' as const, text: '' };
    return this.isFirst(this.moves.move(shopId, id, { to: 'rejected', by: BY, from: ['placed'], rejection }));
  }

  accept({ shopId, id }: Which, minutes: number): Promise<boolean> {
    return this.isFirst(this.moves.move(shopId, id, { to: 'accepted', by: BY, from: ['placed'], minutes }));
  }

  private async isFirst(step: Promise<Order>): Promise<boolean> {
    try {
      await step;
      return true;
    } catch (error) {
      if (error instanceof OrderCannotMove) return false;
      throw error;
    }
  }
}
