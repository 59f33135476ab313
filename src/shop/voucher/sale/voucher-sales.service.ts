import { Injectable, Logger } from '@nestjs/common';
import { RankedList } from '../../../shared/ranked-list.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { ReturnedVoucher, SoldVoucher } from './voucher-sale.types.js';

export interface SaleFollower {
  name: string;
  rank: number;
  /** Told twice of the same sale it has one effect. */
  follow(shop: Shop, sold: SoldVoucher): Promise<void>;
  /** After a withdrawal; told twice it has one effect as well. */
  returned?(shop: Shop, back: ReturnedVoucher): Promise<void>;
}

/** Everybody who wants to know of each voucher that was paid for. */
@Injectable()
export class VoucherSales {
  private readonly log = new Logger('Voucher');
  private readonly followers = new RankedList<SaleFollower>('follower of voucher sales');

  constructor(private readonly shops: KnownShops) {}

  /** Called in a constructor. */
  add(follower: SaleFollower): void {
    this.followers.add(follower);
  }

  /** Who fails holds up nobody; false: somebody is to be told again. */
  async tell(shopId: string, sold: SoldVoucher): Promise<boolean> {
    const shop = await this.shops.get(shopId);
    const told = await Promise.allSettled([...this.followers].map((one) => one.follow(shop, sold)));
    const failed = told.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    if (failed.length > 0) this.log.error(`sale ${sold.id} of shop ${shopId}: ${failed.join(', ')}`);
    return failed.length === 0;
  }

  async tellReturned(shopId: string, back: ReturnedVoucher): Promise<void> {
    const shop = await this.shops.get(shopId);
    for (const one of this.followers) await one.returned?.(shop, back);
  }
}
