import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../shared/money.js';
import { SalePayments } from '../../payment/begin/sale-payments.service.js';
import { VoucherSaleRepository } from '../sale/voucher-sale.repository.js';
import { VoucherSales } from '../sale/voucher-sales.service.js';

const TRIES = 20;

/** The money of a voucher that has ended. */
@Injectable()
export class VoucherRefunds {
  constructor(
    private readonly sales: VoucherSaleRepository,
    private readonly payments: SalePayments,
    private readonly followers: VoucherSales,
  ) {}

  /** From here on the payment itself sees to it, however long its service is away. */
  async payBack(shopId: string, saleId: string, cents: Cents): Promise<void> {
    for (let tried = 0; tried < TRIES; tried++) {
      const sale = await this.sales.find(shopId, saleId);
      if (!sale || sale.keepCents <= sale.cents - cents) break;
      if (await this.sales.write(sale, { keepCents: sale.cents - cents })) break;
    }
    await this.payments.look(shopId, saleId);
    await this.followers.tellReturned(shopId, { id: saleId, cents });
  }
}
