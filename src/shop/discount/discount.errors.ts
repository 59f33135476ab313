import { GuestRefusal } from '../../platform/guest-refusal.js';
import type { DiscountMiss } from './discount.types.js';
import { missWords } from './redeem/miss-words.rules.js';

/** Only now is it known who orders. */
export class DiscountRefused extends GuestRefusal {
  readonly code = 'DISCOUNT_REFUSED';
  readonly status = 422;
  override readonly headline = 'Code gilt nicht';

  constructor(miss: DiscountMiss) {
    super(missWords(miss), 'codes');
  }
}
