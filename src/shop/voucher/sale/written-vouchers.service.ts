import { Injectable } from '@nestjs/common';
import { newToken } from '../../../shared/ids.js';
import type { Cents } from '../../../shared/money.js';
import type { Voucher } from '../voucher.types.js';
import { VoucherBook } from '../voucher-book.service.js';
import { VoucherSaleRepository } from './voucher-sale.repository.js';
import type { VoucherSale } from './voucher-sale.types.js';

export interface WrittenVoucher {
  id: string;
  soldAt: Date;
  cents: Cents;
  buyer: Voucher['buyer'];
  forName: string;
  greeting: string;
  redeemed: Cents[];
  /** Why it is blocked. */
  blocked?: string;
}

/** Adds vouchers of the past as they were written down in advance. Nobody follows them: no mail, no money. */
@Injectable()
export class WrittenVouchers {
  constructor(
    private readonly book: VoucherBook,
    private readonly sales: VoucherSaleRepository,
  ) {}

  /** Run again, it adds nothing twice. */
  async add(shopId: string, written: WrittenVoucher): Promise<void> {
    const { id, cents, soldAt, buyer, redeemed, blocked } = written;
    if (await this.sales.find(shopId, id)) return;
    await this.book.issue({ id, shopId, cents, soldAt, buyer });
    for (const [index, part] of redeemed.entries())
      await this.book.change(shopId, id, ({ entries }) =>
        entries.length === index + 1 ? { entry: { by: 'Gast', kind: 'redeemed', cents: -part } } : null,
      );
    if (blocked)
      await this.book.change(shopId, id, ({ state }) =>
        state === 'active' ? { entry: { by: 'Lucia', kind: 'blocked', cents: 0, note: blocked } } : null,
      );
    await this.sales.add(saleOf(shopId, written));
  }
}

const saleOf = (
  shopId: string,
  { id, soldAt, cents, buyer, forName, greeting }: WrittenVoucher,
): VoucherSale => ({
  id,
  shopId,
  token: newToken(),
  state: 'paid',
  version: 1,
  cents,
  keepCents: cents,
  buyer,
  forName,
  greeting,
  toEmail: '',
  sendOn: null,
  speech: { language: 'de', salutation: 'du' },
  payment: { way: 'stripe', paidCents: cents, refundedCents: 0, state: 'paid', paymentId: null },
  payBy: null,
  createdAt: soldAt,
  paidAt: soldAt,
  toldAt: soldAt,
  mailAt: null,
  idempotencyKey: id,
});
