import { Injectable } from '@nestjs/common';
import type { Shop } from '../shop.types.js';
import type { ShopSets } from '../shop-changes.types.js';

/** Refuses by throwing what the operator is told. */
export type PayKeyGuard = (before: Shop, sets: ShopSets) => Promise<void>;

/** Whoever still needs the keys of a payment service has a say before others are written. */
@Injectable()
export class PayKeyGuards {
  private readonly guards: PayKeyGuard[] = [];

  add(guard: PayKeyGuard): void {
    this.guards.push(guard);
  }

  async allow(before: Shop, sets: ShopSets): Promise<void> {
    for (const guard of this.guards) await guard(before, sets);
  }
}
