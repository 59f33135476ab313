import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../shared/money.js';
import { OtherPurse, type Purse, type PurseState } from '../../payment/refund/other-purse.js';
import { VoucherRepository } from '../voucher.repository.js';
import { backFor, reasonBack, returnsOf, usedBy } from '../voucher.rules.js';
import { VoucherBook } from '../voucher-book.service.js';

/** Money of an order that goes back goes onto its vouchers first. */
@Injectable()
export class VoucherReturns implements Purse {
  constructor(
    purse: OtherPurse,
    private readonly vouchers: VoucherRepository,
    private readonly book: VoucherBook,
  ) {
    purse.set(this);
  }

  async of(shopId: string, orderId: string): Promise<PurseState> {
    const vouchers = await this.vouchers.listByOrder(shopId, orderId);
    const sum = (of: typeof usedBy) => vouchers.reduce((all, { entries }) => all + of(entries, orderId), 0);
    const reason = reasonBack(
      vouchers.flatMap(({ entries }) => entries),
      orderId,
    );
    return { leftCents: sum(usedBy), backCents: sum(backFor), reason };
  }

  async giveBack(
    shopId: string,
    orderId: string,
    { cents, backCents, by, reason }: { cents: Cents; backCents: Cents; by: string; reason: string },
  ): Promise<boolean> {
    const vouchers = await this.vouchers.listByOrder(shopId, orderId);
    const before = vouchers.reduce((sum, { entries }) => sum + backFor(entries, orderId), 0);
    if (before !== backCents) return false;
    const used = vouchers.map(({ id, entries }) => ({ id, cents: usedBy(entries, orderId) }));
    const kept = used.reduce((sum, one) => sum + one.cents, 0) - cents;
    for (const [id, part] of returnsOf(used, kept)) {
      const had = used.find((one) => one.id === id)?.cents;
      const changed = await this.book.change(shopId, id, ({ entries }) =>
        usedBy(entries, orderId) === had
          ? { entry: { by, kind: 'givenBack', cents: part, orderId, note: reason } }
          : null,
      );
      if (!changed) return false;
    }
    return true;
  }
}
