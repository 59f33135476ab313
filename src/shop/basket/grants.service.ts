import { Injectable } from '@nestjs/common';
import { RankedList } from '../../shared/ranked-list.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { Granted, Grantor, GrantQuestion } from './grant.types.js';

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
      test: granted.some(({ test }) => test),
      codes: granted.flatMap(({ codes = [] }) => codes),
    };
  }
}
