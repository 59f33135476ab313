import { Injectable } from '@nestjs/common';
import { type Booked, OrderPaying, type Placing } from '../order/paying/order-paying.service.js';
import type { PaidThing, Payable } from './payment.types.js';

/** Whoever has things that are paid for online. Each call may come twice. */
export interface PaidSource {
  get(shopId: string, id: string): Promise<Payable>;
  /** The money is there or held: what waited for it goes on. */
  place(shopId: string, id: string, placing: Placing): Promise<unknown>;
  /** What the payment that counts says of itself. */
  book(shopId: string, id: string, paymentId: string, booked: Booked): Promise<unknown>;
}

/** What can be paid for. Orders are; others register. */
@Injectable()
export class PaidThings {
  private readonly sources = new Map<PaidThing['kind'], PaidSource>();

  constructor(orders: OrderPaying) {
    this.sources.set('order', orders);
  }

  /** Called in a constructor. */
  add(kind: PaidThing['kind'], source: PaidSource): void {
    this.sources.set(kind, source);
  }

  of({ kind }: PaidThing): PaidSource {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`Nobody sells a ${kind}.`);
    return source;
  }

  get(shopId: string, thing: PaidThing): Promise<Payable> {
    return this.of(thing).get(shopId, thing.id);
  }
}
