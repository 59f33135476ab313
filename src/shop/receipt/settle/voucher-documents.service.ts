import { Injectable } from '@nestjs/common';
import type { Shop } from '../../restaurant/shop.types.js';
import type { ReturnedVoucher, SoldVoucher } from '../../voucher/sale/voucher-sale.types.js';
import { VoucherSales } from '../../voucher/sale/voucher-sales.service.js';
import { paymentWordsOf } from '../receipt.rules.js';
import { ReceiptService } from '../receipt.service.js';

/** Every voucher that is sold has a document, and so has the money that goes back for one. */
@Injectable()
export class VoucherDocuments {
  constructor(
    private readonly receipts: ReceiptService,
    sales: VoucherSales,
  ) {
    sales.add({
      name: 'documents',
      rank: 20,
      follow: (shop, sold) => this.sold(shop, sold),
      returned: (shop, back) => this.returned(shop, back),
    });
  }

  private async sold(shop: Shop, { id, cents, soldAt, way, test }: SoldVoucher): Promise<void> {
    await this.receipts.issueVoucherSale(shop, { id, cents, soldAt, payment: paymentWordsOf(way), test });
  }

  private async returned(shop: Shop, back: ReturnedVoucher): Promise<void> {
    await this.receipts.returnVoucherSale(shop, back);
  }
}
