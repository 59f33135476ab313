import { Injectable } from '@nestjs/common';
import type { Order } from '../order.types.js';

type Guard = (order: Order) => Promise<string | null>;

/** Whoever has done something with a finished order that cannot be taken back says why it stays finished. */
@Injectable()
export class RecallGuards {
  private readonly guards: Guard[] = [];

  add(guard: Guard): void {
    this.guards.push(guard);
  }

  async refusalFor(order: Order): Promise<string | null> {
    for (const guard of this.guards) {
      const refusal = await guard(order);
      if (refusal) return refusal;
    }
    return null;
  }
}
