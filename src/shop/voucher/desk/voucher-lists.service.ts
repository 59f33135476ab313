import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/env/env.js';
import { homeOf } from '../../domain/shop-home.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { FEATURES, has } from '../../subscription/plans.js';
import { saleWaysOf } from '../sale/voucher-offer.rules.js';
import { VoucherSaleRepository } from '../sale/voucher-sale.repository.js';
import { type VoucherQuestion, VoucherRepository } from '../voucher.repository.js';
import { termsOf } from '../voucher.rules.js';
import type { VoucherState } from '../voucher.types.js';
import { VoucherBook } from '../voucher-book.service.js';
import { plainCode } from '../voucher-code.rules.js';
import { WithdrawalRepository } from '../withdrawal/withdrawal.repository.js';
import type { Withdrawal } from '../withdrawal/withdrawal.types.js';
import type { VoucherPage, VouchersPage } from './voucher-desk.view.js';
import { entryViewOf, isUnmatched, rowOf, withdrawalViewOf } from './voucher-view.rules.js';

const PER_PAGE = 50;
const MOST_WITHDRAWALS = 50;
const MOST_OF_BUYER = 10;
const TAIL = /^[2-9A-HJKMNP-RT-Y]{4}$/;

export interface ListQuestion {
  search?: string;
  state?: VoucherState;
  page?: number;
}

/** What the restaurant sees of its vouchers. */
@Injectable()
export class VoucherLists {
  constructor(
    private readonly vouchers: VoucherRepository,
    private readonly sales: VoucherSaleRepository,
    private readonly withdrawals: WithdrawalRepository,
    private readonly book: VoucherBook,
    private readonly env: Env,
  ) {}

  async page(
    shop: Shop,
    { search = '', state, page = 1 }: ListQuestion,
  ): Promise<Omit<VouchersPage, 'rights'>> {
    const question = questionOf(search, state);
    const [found, sums, withdrawals] = await Promise.all([
      this.vouchers.list(shop.id, question, (page - 1) * PER_PAGE, PER_PAGE + 1),
      this.vouchers.sumsOf(shop.id),
      this.withdrawals.list(shop.id, MOST_WITHDRAWALS),
    ]);
    return {
      terms: termsOf(shop),
      hint: hintOf(shop),
      needs: has(shop.subscription, 'vouchers') ? null : FEATURES.vouchers,
      link: `${homeOf(shop, this.env)}/gutschein`,
      sums,
      vouchers: found.slice(0, PER_PAGE).map((voucher) => rowOf(voucher, this.book.today)),
      more: found.length > PER_PAGE,
      page,
      question: { search, state: state ?? '' },
      withdrawals: await this.withCandidates(shop.id, withdrawals),
    };
  }

  /** What was sold lately, and whatever those who wrote have ever bought. */
  private async withCandidates(shopId: string, withdrawals: readonly Withdrawal[]) {
    const unmatched = withdrawals.filter(isUnmatched);
    if (unmatched.length === 0) return withdrawals.map((one) => withdrawalViewOf(one, []));
    const words = [...new Set(unmatched.map(({ email }) => email.toLowerCase()))];
    const found = await Promise.all([
      this.vouchers.list(shopId, {}, 0, PER_PAGE),
      ...words.map((word) => this.vouchers.list(shopId, { word }, 0, MOST_OF_BUYER)),
    ]);
    const vouchers = [...new Map(found.flat().map((one) => [one.id, one])).values()];
    return withdrawals.map((one) => withdrawalViewOf(one, vouchers));
  }

  async one(shop: Shop, id: string): Promise<Omit<VoucherPage, 'rights'>> {
    const [voucher, sale] = await Promise.all([this.book.get(shop.id, id), this.sales.find(shop.id, id)]);
    return {
      voucher: rowOf(voucher, this.book.today),
      sale: sale && {
        forName: sale.forName,
        toEmail: sale.toEmail,
        greeting: sale.greeting,
        mailAt: sale.mailAt?.toISOString() ?? null,
      },
      entries: [...voucher.entries].reverse().map(entryViewOf),
    };
  }
}

/** Four letters may be the end of a code or the beginning of a name. */
function questionOf(search: string, state?: VoucherState): VoucherQuestion {
  const text = search.trim();
  const tail = plainCode(text);
  return {
    ...(state && (state === 'usedUp' ? { state: 'active', isUsedUp: true } : { state })),
    ...(state === 'active' && { isUsedUp: false }),
    ...(text && (TAIL.test(tail) && text === text.toUpperCase() ? { tail } : { word: text.toLowerCase() })),
  };
}

function hintOf(shop: Shop): string {
  if (!has(shop.subscription, 'vouchers'))
    return 'Der Verkauf ruht. Was verkauft ist, lässt sich weiter einlösen.';
  if (saleWaysOf(shop).length === 0)
    return 'Gutscheine werden online bezahlt. Der Verkauf beginnt, sobald Stripe oder PayPal verbunden ist.';
  return '';
}
