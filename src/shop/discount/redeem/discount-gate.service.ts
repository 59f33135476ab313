import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../../../platform/http/rate-limit.rules.js';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import { isTypable, plainDiscountCode } from '../offer/code.rules.js';
import { OfferRepository } from '../offer/offer.repository.js';

/** A household may mistype; whoever guesses is stopped long before the first word of a menu is tried. */
const PER_ADDRESS = { points: 30, seconds: 600 };
const PER_SHOP = { points: 1_000, seconds: 3_600 };
const KNOWN = { max: 5_000, ttl: 600_000 };

/** Whether a typed code is one of a discount. Each new word counts as a try before anybody looks it up. */
@Injectable()
export class DiscountGate {
  /** Codes that were right a moment ago: asking for a price again is no guess. */
  private readonly known = new LRUCache<string, true>(KNOWN);

  constructor(
    private readonly offers: OfferRepository,
    private readonly limits: RateLimits,
  ) {}

  /** The plain code where an offer stands behind it; null where none does; 'tooMany' where nobody looks any more. */
  async judge(shopId: string, typed: string, address: string): Promise<string | null | 'tooMany'> {
    const code = plainDiscountCode(typed);
    if (!isTypable(code)) return null;
    const key = `${shopId} ${code}`;
    if (!this.known.has(key) && !(await this.mayAsk(shopId, address))) return 'tooMany';
    const offer = await this.offers.findByCode(shopId, code);
    if (!offer?.enabled) return null;
    this.known.set(key, true);
    return code;
  }

  private async mayAsk(shopId: string, address: string): Promise<boolean> {
    const own = await this.limits.allows('discount-address', addressKey(address), PER_ADDRESS);
    return own && (await this.limits.allows('discount-shop', shopId, PER_SHOP));
  }
}
