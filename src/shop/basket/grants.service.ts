import { Injectable } from '@nestjs/common';
import type { Cents } from '../../shared/money.js';
import { RankedList } from '../../shared/ranked-list.js';
import type { Discount } from '../pricing/pricing.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { OrderDraft } from './basket.types.js';
import type { MenuLine } from './basket-line.rules.js';

/** A basket that has been found on the menu and is about to be priced. */
export interface GrantQuestion {
  draft: OrderDraft;
  lines: readonly MenuLine[];
  handoverAt: Date;
  now: Date;
}

/** What is taken off a basket, and what a voucher pays of it. */
export interface Granted {
  discounts: Discount[];
  voucherCents: Cents;
}

export interface Grantor {
  name: string;
  /** Discounts are taken off in this order, each from what the one before has left. */
  rank: number;
  grantsFor(shop: Shop, basket: GrantQuestion): Promise<Partial<Granted>>;
}

/** Everybody who may grant a basket something. With nobody registered it costs what the menu says. */
@Injectable()
export class Grants {
  private readonly grantors = new RankedList<Grantor>('grantor');

  /** Called in a constructor. */
  add(grantor: Grantor): void {
    this.grantors.add(grantor);
  }

  async for(shop: Shop, basket: GrantQuestion): Promise<Granted> {
    const granted = await Promise.all([...this.grantors].map((grantor) => grantor.grantsFor(shop, basket)));
    return {
      discounts: granted.flatMap(({ discounts = [] }) => discounts),
      voucherCents: granted.reduce((sum, { voucherCents = 0 }) => sum + voucherCents, 0),
    };
  }
}
