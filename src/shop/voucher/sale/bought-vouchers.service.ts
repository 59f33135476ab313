import { Injectable } from '@nestjs/common';
import type { Shop } from '../../restaurant/shop.types.js';
import { VoucherPapers } from '../paper/voucher-papers.service.js';
import { VoucherNotFound } from '../voucher.errors.js';
import { VoucherRepository } from '../voucher.repository.js';
import type { Voucher } from '../voucher.types.js';
import { VoucherCodes } from '../voucher-codes.service.js';
import { WithdrawalRepository } from '../withdrawal/withdrawal.repository.js';
import type { VoucherSale } from './voucher-sale.types.js';

/** What somebody has bought, for the page only they know. */
@Injectable()
export class BoughtVouchers {
  constructor(
    private readonly vouchers: VoucherRepository,
    private readonly codes: VoucherCodes,
    private readonly papers: VoucherPapers,
    private readonly withdrawals: WithdrawalRepository,
  ) {}

  async of({ shopId, id, state }: VoucherSale): Promise<{ voucher: Voucher | null; code: string }> {
    const voucher = state === 'paid' ? await this.vouchers.find(shopId, id) : null;
    return { voucher, code: voucher ? this.codes.open(voucher) : '' };
  }

  /** Since when the buyer waits for the restaurant to decide about a withdrawal; null when nobody does. */
  async withdrawnFrom({ shopId, id, state }: VoucherSale): Promise<Date | null> {
    const [first] = state === 'paid' ? await this.withdrawals.listWaiting(shopId, id) : [];
    return first?.receivedAt ?? null;
  }

  async pdf(shop: Shop, sale: VoucherSale): Promise<Buffer> {
    const { voucher } = await this.of(sale);
    if (!voucher || (voucher.state !== 'active' && voucher.state !== 'blocked')) throw new VoucherNotFound();
    return this.papers.pdf(shop, voucher, sale);
  }
}
