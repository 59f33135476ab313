import { Injectable } from '@nestjs/common';
import type { Order } from '../order.types.js';
import { OrderNews } from '../order-news.js';
import { PayingChanges, writeNothing } from './paying-changes.js';
import { RoundBeingPaid } from './round-paying.errors.js';
import { isSettledByClosing, isUnpaidRound, PAYING_MS, payerNow } from './round-paying.rules.js';

/** Who at a table pays a round online that was to be paid in the house. */
@Injectable()
export class RoundPaying {
  constructor(
    private readonly changes: PayingChanges,
    private readonly news: OrderNews,
  ) {}

  /** One guest at a time; null when there is nothing left to pay. */
  async reserve(shopId: string, id: string, guestId: string): Promise<Order | null> {
    const reserved = await this.changes.apply(shopId, id, (order, now) => {
      if (!isUnpaidRound(order, now)) return null;
      const payer = payerNow(order.payment, now);
      if (payer && payer !== guestId) throw new RoundBeingPaid();
      const paying = { guestId, until: new Date(now.getTime() + PAYING_MS) };
      return writeNothing(order, { payment: { ...order.payment, paying } });
    });
    if (reserved) this.news.moved(reserved);
    return reserved;
  }

  /** They have changed their mind: somebody else may. */
  async release(shopId: string, id: string, guestId: string): Promise<void> {
    const released = await this.changes.apply(shopId, id, (order) =>
      order.payment.paying?.guestId === guestId
        ? writeNothing(order, { payment: { ...order.payment, paying: null } })
        : null,
    );
    if (released) this.news.moved(released);
  }

  /** Whoever was first has it: a payment that is there stays, and one that comes later is let go. Answers which it took. */
  async handToTill(shopId: string, ids: readonly string[]): Promise<string[]> {
    const taken: string[] = [];
    for (const id of ids) {
      const order = await this.changes.apply(shopId, id, (order, now) =>
        isSettledByClosing(order, now)
          ? writeNothing(order, { payment: { ...order.payment, paying: null, atTill: true } })
          : null,
      );
      if (order) taken.push(id);
    }
    return taken;
  }

  /** The table was not closed after all: its guests may go on paying. */
  async takeBack(shopId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await this.changes.apply(shopId, id, (order) => {
        const { atTill, ...payment } = order.payment;
        return atTill ? writeNothing(order, { payment }) : null;
      });
  }
}
