import { Injectable } from '@nestjs/common';
import { KnownShops } from '../../restaurant/known-shops.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { VoucherPapers } from '../paper/voucher-papers.service.js';
import { VoucherSaleRepository } from '../sale/voucher-sale.repository.js';
import { VoucherBook } from '../voucher-book.service.js';
import { VoucherCodes } from '../voucher-codes.service.js';
import { voucherMailFor } from './voucher-mail.rules.js';
import type { QueuedVoucherMail, VoucherMailView } from './voucher-mail.types.js';

/** What stands in such a mail, as it is when it leaves. */
@Injectable()
export class VoucherMailWords {
  constructor(
    private readonly shops: KnownShops,
    private readonly book: VoucherBook,
    private readonly sales: VoucherSaleRepository,
    private readonly codes: VoucherCodes,
    private readonly papers: VoucherPapers,
  ) {}

  shopOf(shopId: string): Promise<Shop> {
    return this.shops.get(shopId);
  }

  async of({ kind, shopId, voucherId }: QueuedVoucherMail): Promise<VoucherMailView> {
    const [shop, voucher, sale] = await Promise.all([
      this.shops.get(shopId),
      this.book.get(shopId, voucherId),
      this.sales.get(shopId, voucherId),
    ]);
    const home = this.papers.homeOf(shop);
    return voucherMailFor(shop, { kind, voucher, sale, code: this.codes.open(voucher), home });
  }

  async filesOf({ paperOf, language }: VoucherMailView) {
    if (!paperOf) return [];
    const { shopId, voucherId } = paperOf;
    const [shop, voucher, sale] = await Promise.all([
      this.shops.get(shopId),
      this.book.get(shopId, voucherId),
      this.sales.get(shopId, voucherId),
    ]);
    const content = await this.papers.pdf(shop, voucher, sale);
    return [
      {
        filename: language === 'en' ? 'Voucher.pdf' : 'Gutschein.pdf',
        contentType: 'application/pdf',
        content,
      },
    ];
  }
}
