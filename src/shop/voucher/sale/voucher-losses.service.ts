import { Injectable } from '@nestjs/common';
import type { Booked } from '../../order/paying/order-paying.service.js';
import { SalePayments } from '../../payment/begin/sale-payments.service.js';
import type { Voucher } from '../voucher.types.js';
import { VoucherBook } from '../voucher-book.service.js';
import { lossOf, returnsIn } from './voucher-money.rules.js';
import type { VoucherSale } from './voucher-sale.types.js';
import { VoucherSales } from './voucher-sales.service.js';

const BY = 'System';

/** Money that is called back at the payment service takes the voucher with it: nobody eats for it as well. */
@Injectable()
export class VoucherLosses {
  constructor(
    private readonly vouchers: VoucherBook,
    private readonly followers: VoucherSales,
    private readonly payments: SalePayments,
  ) {}

  /** Told twice it has one effect. */
  async follow({ shopId, id }: VoucherSale, { refundedCents, note }: Booked): Promise<void> {
    if (refundedCents > 0) await this.refunded(shopId, id, refundedCents);
    if (note && (await this.payments.isDisputed(shopId, id))) await this.disputed(shopId, id);
  }

  /** Every return of the voucher, in case nobody was told of the last one. */
  async tell(shopId: string, id: string): Promise<void> {
    const { entries } = await this.vouchers.get(shopId, id);
    for (const back of returnsIn(entries)) await this.followers.tellReturned(shopId, { id, ...back });
  }

  private async refunded(shopId: string, id: string, refundedCents: number): Promise<void> {
    await this.vouchers.change(shopId, id, (voucher) => {
      const cents = isOpen(voucher) ? lossOf(voucher, refundedCents) : null;
      return cents === null ? null : { entry: { by: BY, kind: 'refunded', cents: 0 - cents } };
    });
    await this.tell(shopId, id);
  }

  /** Somebody of the restaurant opens it again when the bank has decided for them. */
  private async disputed(shopId: string, id: string): Promise<void> {
    await this.vouchers.change(shopId, id, (voucher) =>
      isOpen(voucher) && !voucher.entries.some(({ kind }) => kind === 'disputed')
        ? { entry: { by: BY, kind: 'disputed', cents: 0 } }
        : null,
    );
  }
}

const isOpen = ({ state }: Voucher): boolean => state === 'active' || state === 'blocked';
