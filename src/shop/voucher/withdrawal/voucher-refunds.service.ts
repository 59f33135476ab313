import { Injectable } from '@nestjs/common';
import { SalePayments } from '../../payment/begin/sale-payments.service.js';
import { VoucherLosses } from '../sale/voucher-losses.service.js';
import { returnedSum } from '../sale/voucher-money.rules.js';
import { VoucherSaleRepository } from '../sale/voucher-sale.repository.js';
import { VoucherBook } from '../voucher-book.service.js';

const TRIES = 20;

/** The money of a voucher that has ended. */
@Injectable()
export class VoucherRefunds {
  constructor(
    private readonly sales: VoucherSaleRepository,
    private readonly payments: SalePayments,
    private readonly book: VoucherBook,
    private readonly losses: VoucherLosses,
  ) {}

  /** All that its entries say. From here on the payment itself sees to it, however long its service is away. */
  async payBack(shopId: string, saleId: string): Promise<void> {
    const { entries } = await this.book.get(shopId, saleId);
    const cents = returnedSum(entries);
    for (let tried = 0; tried < TRIES; tried++) {
      const sale = await this.sales.find(shopId, saleId);
      if (!sale || sale.keepCents <= sale.cents - cents) break;
      if (await this.sales.write(sale, { keepCents: sale.cents - cents })) break;
    }
    await this.payments.look(shopId, saleId);
    await this.losses.tell(shopId, saleId);
  }
}
