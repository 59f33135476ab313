import { Injectable } from '@nestjs/common';
import { DiscountGate } from '../../shop/discount/redeem/discount-gate.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { has } from '../../shop/subscription/plans.js';
import type { Judged } from '../../shop/voucher/redeem/redeem.types.js';
import { VoucherGate } from '../../shop/voucher/redeem/voucher-gate.service.js';
import { isCode, plainCode } from '../../shop/voucher/voucher-code.rules.js';

export interface JudgedCodes {
  vouchers: Judged[];
  /** Those behind which a discount stands. */
  discountCodes: string[];
}

/** Guests have one field for everything that makes an order cheaper. */
@Injectable()
export class GuestCodes {
  constructor(
    private readonly discounts: DiscountGate,
    private readonly vouchers: VoucherGate,
  ) {}

  /** What has the shape of a voucher is one; of the rest what is no discount is told about like a voucher. */
  async judge(shop: Shop, typed: readonly string[], address: string): Promise<JudgedCodes> {
    const discountCodes = new Set<string>();
    const rest: string[] = [];
    const late: Judged[] = [];
    const hasDiscounts = has(shop.subscription, 'discountCodes');
    for (const code of typed) {
      const isVoucher = isCode(plainCode(code)) || !hasDiscounts;
      const found = isVoucher ? null : await this.discounts.judge(shop.id, code, address);
      if (found === null) rest.push(code);
      else if (found === 'tooMany') late.push({ code, voucher: null, refusal: 'tooMany' });
      else discountCodes.add(found);
    }
    const vouchers = await this.vouchers.judge(shop, rest, address);
    return { vouchers: [...vouchers, ...late], discountCodes: [...discountCodes] };
  }
}
