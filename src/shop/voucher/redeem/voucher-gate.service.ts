import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../../../platform/http/rate-limit.rules.js';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { VoucherRepository } from '../voucher.repository.js';
import { isWorthless, stateOn } from '../voucher.rules.js';
import type { Voucher } from '../voucher.types.js';
import { VoucherBook } from '../voucher-book.service.js';
import { isCode, isLikeCode, plainCode } from '../voucher-code.rules.js';
import { VoucherCodes } from '../voucher-codes.service.js';
import type { Judged } from './redeem.types.js';

/** A household may mistype; whoever guesses needs a billion times as many. */
const PER_ADDRESS = { points: 20, seconds: 600 };
const PER_SHOP = { points: 600, seconds: 3_600 };
const KNOWN = { max: 5_000, ttl: 600_000 };

type PayingShop = Pick<Shop, 'id' | 'paypal' | 'stripe'>;

/** What becomes of a code that a guest typed. Each new one counts as a try before anybody looks it up. */
@Injectable()
export class VoucherGate {
  /** Codes that were right a moment ago: asking for a price again is no guess. */
  private readonly known = new LRUCache<string, true>(KNOWN);

  constructor(
    private readonly vouchers: VoucherRepository,
    private readonly codes: VoucherCodes,
    private readonly book: VoucherBook,
    private readonly limits: RateLimits,
  ) {}

  /** Each code once; what cannot pay says why, and the same for codes nobody has and those of other restaurants. */
  async judge(shop: PayingShop, typed: readonly string[], address: string): Promise<Judged[]> {
    const codes = [...new Set(typed.map(plainCode))].filter(Boolean);
    const judged: Judged[] = [];
    for (const code of codes) judged.push(await this.judgeOne(shop, code, address));
    return judged;
  }

  private async judgeOne(shop: PayingShop, code: string, address: string): Promise<Judged> {
    const { id: shopId } = shop;
    if (!isCode(code)) return { code, voucher: null, refusal: isLikeCode(code) ? 'typo' : 'noCode' };
    if (!(await this.mayAsk(shopId, code, address))) return { code, voucher: null, refusal: 'tooMany' };
    const voucher = await this.find(shopId, code);
    if (!voucher) return { code, voucher: null, refusal: 'unknown' };
    this.known.set(`${shopId} ${code}`, true);
    const state = stateOn(voucher, this.book.today);
    if (state !== 'active') return { code, voucher: null, refusal: state };
    return isWorthless(voucher, shop)
      ? { code, voucher: null, refusal: 'test' }
      : { code, voucher, refusal: null };
  }

  /** Which one a whole code is about, whatever has become of it. */
  async proven(shopId: string, typed: string, address: string): Promise<Voucher | null> {
    const code = plainCode(typed);
    return isCode(code) && (await this.mayAsk(shopId, code, address)) ? this.find(shopId, code) : null;
  }

  find(shopId: string, code: string): Promise<Voucher | null> {
    return this.vouchers.findByCode(shopId, this.codes.hashesOf(shopId, code));
  }

  private async mayAsk(shopId: string, code: string, address: string): Promise<boolean> {
    if (this.known.has(`${shopId} ${code}`)) return true;
    const own = await this.limits.allows('voucher-address', addressKey(address), PER_ADDRESS);
    return own && (await this.limits.allows('voucher-shop', shopId, PER_SHOP));
  }
}
